"""The description of Meow Meow Daifugo."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from cardtable_gui.core.dealing import Dealer
from cardtable_gui.core.game import Game, View
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.options import Option, Options
from cardtable_gui.games.meow import cards

if TYPE_CHECKING:
    from cardtable_gui.core.events import Event
    from cardtable_gui.games.meow.actions import MeowAction
    from cardtable_gui.games.meow.state import MeowState


class Meow(Game["MeowAction"]):
    """Meow Meow Daifugo: shed cat cards in sets and sequences; a pass takes a card."""

    id = "meow"
    title = QT_TRANSLATE_NOOP("meow", "Meow Meow Daifugo")
    tagline = QT_TRANSLATE_NOOP(
        "meow", "Play your cats in sets and sequences. Every pass brings in one more. Solo play, too."
    )
    kind = QT_TRANSLATE_NOOP("meow", "Sets and sequences")
    difficulty = 3
    designer = QT_TRANSLATE_NOOP("about", "Kazunari Yonemitsu")
    players = (1, 4)
    minutes = (10, 20)
    faces = cards.FACES
    rules = tuple(f"MM{number}" for number in range(1, 14))
    options = (
        Option(
            "lead_shown",
            "bool",
            False,
            QT_TRANSLATE_NOOP("meow", "Start with the shown card"),
            QT_TRANSLATE_NOOP("meow", "The first play of a round must include the card that its player showed."),
        ),
    )

    def deck(self, players: int, options: Options) -> tuple[int, ...]:
        """Every card once (MM1)."""
        del players, options
        return tuple(range(len(cards.FACES)))

    def card_name(self, text: str) -> Message:
        """The name of a cat card: its colour, number and circles."""
        return cards.name(self.index[text])

    def by_number(self, text: str) -> int:
        """By number, then white, black and doppelganger; the two ? last."""
        return cards.BY_NUMBER[self.index[text]]

    def start(self, players: int, options: Options, dealer: Dealer, events: list[Event] | None = None) -> MeowState:
        """Deal the first round."""
        from cardtable_gui.games.meow.state import MeowState

        return MeowState(self, players, options, dealer, events)

    def sample(self, view: View[MeowAction], rng: Random) -> MeowState:
        """A random state that agrees with the view; see the module `sampling`."""
        from cardtable_gui.games.meow.sampling import sample
        from cardtable_gui.games.meow.view import MeowView

        assert isinstance(view, MeowView)
        return sample(view, rng)

    def parse(self, text: str) -> MeowAction:
        """Read an action."""
        from cardtable_gui.games.meow import actions

        return actions.parse(text, self.index)

    def notation(self, action: MeowAction) -> str:
        """The action in canonical notation."""
        from cardtable_gui.games.meow import actions

        return actions.notation(action)

    def is_open(self, action: MeowAction) -> bool:
        """A card chosen to be shown is hidden until all have chosen (MM4)."""
        from cardtable_gui.games.meow import actions

        return not isinstance(action, actions.Show)

    def open_notation(self, action: MeowAction) -> str:
        """The action as everybody may read it: in full if `is_open`."""
        return self.notation(action) if self.is_open(action) else "show ?"

    def describe(self, action: MeowAction) -> Message:
        """The action as a short command."""
        from cardtable_gui.games.meow import actions

        return actions.describe(action)


GAME = Meow()
