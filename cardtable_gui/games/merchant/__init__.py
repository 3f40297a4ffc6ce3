"""Merchant of Goldfish (rules MG): play sets, and exchange cards with an open market."""

from cardtable_gui.games import GamePackage, late
from cardtable_gui.games.merchant.game import GAME

PACKAGE = GamePackage(
    GAME,
    late(f"{__name__}.table.MerchantTable"),
    late(f"{__name__}.bots.policy.MerchantPolicy"),
    f"{__name__}.lessons",
    achievements=f"{__name__}.goals.achievements",
    reference=f"{__name__}.card_notes",
    why_not=f"{__name__}.why_not.judge",
)
