"""Heap (HP): a card each turn on the heap, which is shuffled again whenever the deck is empty."""

from cardtable_gui.games import GamePackage, late
from tests.support.games.heap.game import GAME

PACKAGE = GamePackage(GAME, late(f"{__name__}.table.HeapTable"), late(f"{__name__}.bots.policy.HeapPolicy"))
