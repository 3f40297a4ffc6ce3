"""The description of Kobayakawa."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from cardtable_gui.core.dealing import Dealer
from cardtable_gui.core.game import Game, View
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.options import Choice, Option, Options
from cardtable_gui.games.kobayakawa.cards import CARDS

if TYPE_CHECKING:
    from cardtable_gui.core.events import Event
    from cardtable_gui.games.kobayakawa.actions import KobayakawaAction
    from cardtable_gui.games.kobayakawa.state import KobayakawaState


class Kobayakawa(Game["KobayakawaAction"]):
    """Draw one card, weigh the odds, fight or fold."""

    id = "kobayakawa"
    title = QT_TRANSLATE_NOOP("kobayakawa", "Kobayakawa")
    tagline = QT_TRANSLATE_NOOP(
        "kobayakawa", "One card each. Draw or flip, then fight or fold. Kobayakawa helps the lowest card."
    )
    kind = QT_TRANSLATE_NOOP("kobayakawa", "Bluffing and betting")
    difficulty = 1
    designer = QT_TRANSLATE_NOOP("about", "Jun Sasaki")
    publisher = QT_TRANSLATE_NOOP("about", "Oink Games")
    players = (3, 6)
    minutes = (10, 15)
    faces = tuple(str(number) for number in range(1, CARDS + 1))
    rules = tuple(f"KB{number}" for number in range(1, 11))
    options = (
        Option(
            "nobody_fights",
            "choice",
            "box",
            QT_TRANSLATE_NOOP("kobayakawa", "When nobody fights"),
            QT_TRANSLATE_NOOP("kobayakawa", "What happens to a round when everybody folds (a house rule)."),
            (
                Choice("box", QT_TRANSLATE_NOOP("kobayakawa", "Count the round and put its kamons in the box")),
                Choice("replay", QT_TRANSLATE_NOOP("kobayakawa", "Deal the same round again")),
            ),
        ),
    )

    def deck(self, players: int, options: Options) -> tuple[int, ...]:
        """One card each of 1-15 (KB1)."""
        del players, options
        return tuple(range(CARDS))

    def start(
        self, players: int, options: Options, dealer: Dealer, events: list[Event] | None = None
    ) -> KobayakawaState:
        """Deal the first round."""
        from cardtable_gui.games.kobayakawa.state import KobayakawaState

        return KobayakawaState(self, players, options, dealer, events)

    def sample(self, view: View[KobayakawaAction], rng: Random) -> KobayakawaState:
        """A random state that agrees with the view; see the module `sampling`."""
        from cardtable_gui.games.kobayakawa.sampling import sample
        from cardtable_gui.games.kobayakawa.view import KobayakawaView

        assert isinstance(view, KobayakawaView)
        return sample(view, rng)

    def parse(self, text: str) -> KobayakawaAction:
        """Read an action."""
        from cardtable_gui.games.kobayakawa import actions

        return actions.parse(text, self.index)

    def notation(self, action: KobayakawaAction) -> str:
        """The action in canonical notation."""
        from cardtable_gui.games.kobayakawa import actions

        return actions.notation(action)

    def describe(self, action: KobayakawaAction) -> Message:
        """The action as a short command."""
        from cardtable_gui.games.kobayakawa import actions

        return actions.describe(action)


GAME = Kobayakawa()
