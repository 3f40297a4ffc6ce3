"""Sevens (SV): four suits grow outwards from their sevens."""

from cardtable_gui.games import GamePackage, late
from tests.support.games.sevens.game import GAME

PACKAGE = GamePackage(GAME, late(f"{__name__}.table.SevensTable"), late(f"{__name__}.bots.policy.SevensPolicy"))
