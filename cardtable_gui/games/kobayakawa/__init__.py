"""Kobayakawa (rules KB): draw, bet, fight."""

from cardtable_gui.games import GamePackage, late
from cardtable_gui.games.kobayakawa.game import GAME

PACKAGE = GamePackage(
    GAME,
    late(f"{__name__}.table.KobayakawaTable"),
    late(f"{__name__}.bots.policy.KobayakawaPolicy"),
    f"{__name__}.lessons",
    achievements=f"{__name__}.goals.achievements",
    reference=f"{__name__}.card_notes",
    why_not=f"{__name__}.why_not.judge",
)
