"""The actions of Merchant of Goldfish and their notation.

Cards are faces 0-13: the card's value minus 1. The faces of a play or of a side of an exchange are in ascending order.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from cardtable_gui.core.actions import Action
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.vocabulary import Plain, Sides, Vocabulary
from cardtable_gui.games.merchant.deck import COPIES, FACES


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Lay cards of the hand on the table (MG5)."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Pass without an exchange (MG6)."""


@dataclass(frozen=True, slots=True)
class Exchange(Action):
    """Pass, giving cards of the hand for cards of the market (MG6)."""

    give: tuple[int, ...]
    take: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take a bonus card from the market after a reset (MG7)."""

    card: int


@dataclass(frozen=True, slots=True)
class Skip(Action):
    """Take no bonus card (MG7)."""


MerchantAction: TypeAlias = Play | Pass | Exchange | Take | Skip

PLAYS = tuple(tuple(Play((face,) * number) for number in range(1, COPIES[face] + 1)) for face in range(FACES))
"""`PLAYS[face][number - 1]`: all possible plays of cards of one value."""

PASS = Pass()
TAKES = tuple(Take(face) for face in range(FACES))
SKIP = Skip()


def texts(faces: Sequence[int]) -> tuple[str, ...]:
    """The cards in notation."""
    return tuple(str(face + 1) for face in faces)


VOCABULARY: Vocabulary[MerchantAction] = Vocabulary(
    Sides(Play, "play", QT_TRANSLATE_NOOP("game", "Play {cards}"), "cards"),
    Plain(PASS, "pass", QT_TRANSLATE_NOOP("game", "Pass")),
    Sides(
        Exchange,
        "pass",
        QT_TRANSLATE_NOOP("merchant", "Exchange {give} for {take}"),
        "give",
        "take",
        wrong=QT_TRANSLATE_NOOP("merchant", "Write an exchange as “pass 3 4 > 7”, with the cards you give first."),
    ),
    Sides(
        Take,
        "take",
        QT_TRANSLATE_NOOP("game", "Take {cards}"),
        "card",
        one=True,
        wrong=QT_TRANSLATE_NOOP("merchant", "Name exactly one card to take."),
    ),
    Plain(SKIP, "skip", QT_TRANSLATE_NOOP("merchant", "Take no card")),
)
