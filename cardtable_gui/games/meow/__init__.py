"""Meow Meow Daifugo (rules MM): shed cat cards in sets and sequences; has a solo game."""

from cardtable_gui.games import GamePackage, late
from cardtable_gui.games.meow.game import GAME

PACKAGE = GamePackage(
    GAME,
    late(f"{__name__}.table.MeowTable"),
    late(f"{__name__}.bots.policy.MeowPolicy"),
    lessons=f"{__name__}.lessons",
    achievements=f"{__name__}.goals.achievements",
    reference=f"{__name__}.card_notes",
    why_not=f"{__name__}.why_not.judge",
)
