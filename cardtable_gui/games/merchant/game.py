"""The description of Merchant of Goldfish."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable_gui.core.game import Game
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.options import Options
from cardtable_gui.games.merchant.deck import FACES, deck
from cardtable_gui.games.merchant.rule_set import RuleSet

if TYPE_CHECKING:
    from cardtable_gui.games.merchant.actions import MerchantAction  # noqa: F401 - named in quotes below
    from cardtable_gui.games.merchant.state import MerchantState  # noqa: F401 - named in quotes below


class Merchant(Game["MerchantAction", "MerchantState"]):
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
    options = tuple(RuleSet.declared.values())

    def deck(self, players: int, options: Options) -> tuple[int, ...]:
        """The cards left after MG2."""
        del options
        return deck(players)


GAME = Merchant()
