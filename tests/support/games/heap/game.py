"""Heap: the game's description."""

from __future__ import annotations

from cardtable_gui.core.game import AnyGame
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.options import Options
from tests.support.games.heap.actions import COPIES, FACES
from tests.support.games.heap.rule_set import RuleSet


class Heap(AnyGame):
    """A card each turn, a point for a higher one; the heap is shuffled again within the match."""

    id = "sample_heap"
    title = QT_TRANSLATE_NOOP("sample_heap", "Heap")
    tagline = QT_TRANSLATE_NOOP("sample_heap", "Play a higher card than the last one, and remember what comes back.")
    kind = QT_TRANSLATE_NOOP("sample_heap", "Higher and higher")
    difficulty = 1
    players = (2, 4)
    minutes = (2, 5)
    faces = FACES
    rules = tuple(f"HP{number}" for number in range(1, 5))
    options = tuple(RuleSet.declared.values())

    def deck(self, players: int, options: Options) -> tuple[int, ...]:
        """Three cards each of 1-6 (HP1)."""
        del players, options
        return tuple(face for face in range(len(FACES)) for _ in range(COPIES))


GAME = Heap()
