"""The description of Skeleton Game."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from cardtable_gui.core.dealing import Dealer
from cardtable_gui.core.game import Game, View
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.options import Options
from cardtable_gui.games.skeleton import actions
from cardtable_gui.games.skeleton.actions import FACES, SkeletonAction

if TYPE_CHECKING:
    from cardtable_gui.core.events import Event
    from cardtable_gui.games.skeleton.state import SkeletonState


class Skeleton(Game[SkeletonAction]):
    """Everybody plays a card, the highest takes the trick."""

    id = "skeleton"
    title = QT_TRANSLATE_NOOP("skeleton", "Skeleton Game")
    tagline = QT_TRANSLATE_NOOP("skeleton", "One card each: the highest takes the trick. Spend your high cards well.")
    kind = QT_TRANSLATE_NOOP("skeleton", "Taking tricks")
    difficulty = 1
    players = (2, 4)
    minutes = (5, 10)
    faces = FACES
    rules = tuple(f"SK{number}" for number in range(1, 5))
    options = ()

    def deck(self, players: int, options: Options) -> tuple[int, ...]:
        """One card each of 1-36 (SK1)."""
        del players, options
        return tuple(range(len(FACES)))

    def start(self, players: int, options: Options, dealer: Dealer, events: list[Event] | None = None) -> SkeletonState:
        """Deal the cards."""
        from cardtable_gui.games.skeleton.state import SkeletonState

        return SkeletonState(self, players, options, dealer, events)

    def sample(self, view: View[SkeletonAction], rng: Random) -> SkeletonState:
        """See `sampling`."""
        from cardtable_gui.games.skeleton.sampling import sample
        from cardtable_gui.games.skeleton.view import SkeletonView

        assert isinstance(view, SkeletonView)
        return sample(view, rng)

    def parse(self, text: str) -> SkeletonAction:
        """Read an action."""
        return actions.parse(text, self.index)

    def notation(self, action: SkeletonAction) -> str:
        """The action's canonical text."""
        return actions.notation(action)

    def describe(self, action: SkeletonAction) -> Message:
        """The action as a short command."""
        return actions.describe(action)


GAME = Skeleton()
