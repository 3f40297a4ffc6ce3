"""The description of Merchant of Goldfish."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from cardtable_gui.core.dealing import Dealer
from cardtable_gui.core.game import Game, View
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.options import Choice, Option, Options
from cardtable_gui.games.merchant.deck import FACES, deck

if TYPE_CHECKING:
    from cardtable_gui.core.events import Event
    from cardtable_gui.games.merchant.actions import MerchantAction
    from cardtable_gui.games.merchant.state import MerchantState


class Merchant(Game["MerchantAction"]):
    """Merchant of Goldfish: shed cards in sets, trade with the open market, be the first to go out."""

    id = "merchant"
    title = QT_TRANSLATE_NOOP("merchant", "Merchant of Goldfish")
    tagline = QT_TRANSLATE_NOOP("merchant", "Play sets, trade with the open market and be the first to go out.")
    kind = QT_TRANSLATE_NOOP("merchant", "Trade and empty your hand")
    difficulty = 3
    designer = QT_TRANSLATE_NOOP("about", "Hisashi Hayashi")
    publisher = QT_TRANSLATE_NOOP("about", "OKAZU brand")
    players = (2, 6)
    minutes = (15, 20)
    faces = tuple(str(value) for value in range(1, FACES + 1))
    rules = tuple(f"MG{number}" for number in range(1, 14))
    options = (
        Option(
            "series",
            "choice",
            1,
            QT_TRANSLATE_NOOP("merchant", "Rounds"),
            QT_TRANSLATE_NOOP(
                "merchant",
                "In a series of three rounds, you score points for your place in each. The player with the most "
                "points wins.",
            ),
            (
                Choice(1, QT_TRANSLATE_NOOP("merchant", "One round")),
                Choice(3, QT_TRANSLATE_NOOP("merchant", "Three rounds")),
            ),
        ),
        Option(
            "turn_limit",
            "int",
            300,
            QT_TRANSLATE_NOOP("merchant", "Turn limit"),
            QT_TRANSLATE_NOOP("merchant", "A round stops after this many turns (a house rule)."),
            minimum=10,
            maximum=2000,
        ),
    )

    def deck(self, players: int, options: Options) -> tuple[int, ...]:
        """The cards left after MG2."""
        del options
        return deck(players)

    def start(self, players: int, options: Options, dealer: Dealer, events: list[Event] | None = None) -> MerchantState:
        """Deal the first round."""
        from cardtable_gui.games.merchant.state import MerchantState

        return MerchantState(self, players, options, dealer, events)

    def sample(self, view: View[MerchantAction], rng: Random) -> MerchantState:
        """A random state that agrees with the view; see the module `sampling`."""
        from cardtable_gui.games.merchant.sampling import sample
        from cardtable_gui.games.merchant.view import MerchantView

        assert isinstance(view, MerchantView)
        return sample(view, rng)

    def parse(self, text: str) -> MerchantAction:
        """Read an action."""
        from cardtable_gui.games.merchant import actions

        return actions.parse(text, self.index)

    def notation(self, action: MerchantAction) -> str:
        """The action in canonical notation."""
        from cardtable_gui.games.merchant import actions

        return actions.notation(action)

    def describe(self, action: MerchantAction) -> Message:
        """The action as a short command."""
        from cardtable_gui.games.merchant import actions

        return actions.describe(action)


GAME = Merchant()
