"""The actions of Skeleton Game, and their notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from cardtable_gui.core.actions import Action
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.vocabulary import Sides, Vocabulary
from cardtable_gui.games.skeleton.cards import FACES


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Lay a card from the hand on the table (SK2). `card` is a face."""

    card: int


SkeletonAction: TypeAlias = Play

PLAYS = tuple(Play(face) for face in range(len(FACES)))
"""All possible actions."""

VOCABULARY: Vocabulary[SkeletonAction] = Vocabulary(
    Sides(
        Play,
        "play",
        QT_TRANSLATE_NOOP("game", "Play {cards}"),
        "card",
        one=True,
        wrong=QT_TRANSLATE_NOOP("skeleton", "Name exactly one card to play."),
    ),
)
