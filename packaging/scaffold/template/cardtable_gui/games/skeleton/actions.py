"""The actions of Skeleton Game, and their words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from cardtable_gui.core.actions import Action
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.vocabulary import One, Vocabulary


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Lay a card from the hand on the table (SK2). `card` is a face."""

    card: int


SkeletonAction: TypeAlias = Play

VOCABULARY: Vocabulary[SkeletonAction] = Vocabulary(One(Play, "play", QT_TRANSLATE_NOOP("game", "Play {cards}")))
