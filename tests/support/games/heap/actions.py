"""The one action of Heap, and the cards."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable_gui.core.actions import Action
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.vocabulary import One, Vocabulary

FACES = tuple(str(number) for number in range(1, 7))
COPIES = 3
"""The number of cards of each face."""


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Play this face on the heap (HP2)."""

    card: int


VOCABULARY: Vocabulary[Play] = Vocabulary(One(Play, "play", QT_TRANSLATE_NOOP("sample_heap", "Play {cards}")))
