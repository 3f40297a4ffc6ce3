"""Gunjo Gradation (rules GG): play sets with ever higher totals."""

from cardtable_gui.games import GamePackage, late
from cardtable_gui.games.gunjo.game import GAME

PACKAGE = GamePackage(
    GAME,
    late(f"{__name__}.table.GunjoTable"),
    late(f"{__name__}.bots.policy.GunjoPolicy"),
    lessons=f"{__name__}.lessons",
    achievements=f"{__name__}.goals.achievements",
    reference=f"{__name__}.card_notes",
    why_not=f"{__name__}.why_not.judge",
)
