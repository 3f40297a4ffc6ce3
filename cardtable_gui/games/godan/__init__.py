"""GODAN (rules GO): cards are passed on face down; take one and send one, or work."""

from cardtable_gui.games import GamePackage, late
from cardtable_gui.games.godan.game import GAME

PACKAGE = GamePackage(
    GAME,
    late(f"{__name__}.table.GodanTable"),
    late(f"{__name__}.bots.policy.GodanPolicy"),
    lessons=f"{__name__}.lessons",
    achievements=f"{__name__}.goals.achievements",
    reference=f"{__name__}.card_notes",
    why_not=f"{__name__}.why_not.judge",
)
