"""The cards and actions of Skeleton Game, and their notation."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from cardtable_gui.core.actions import Action, NotationError
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, CardList, Message
from cardtable_gui.core.notation import read_cards, unknown, words

FACES = tuple(str(number) for number in range(1, 37))
"""The text of each face: face 0 is the card 1."""


def texts(cards: Iterable[int]) -> tuple[str, ...]:
    """The texts of some cards."""
    return tuple(FACES[card] for card in cards)


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Lay a card from the hand on the table (SK2). `card` is a face."""

    card: int


SkeletonAction: TypeAlias = Play

PLAYS = tuple(Play(face) for face in range(len(FACES)))
"""All possible actions."""


def parse(text: str, index: dict[str, int]) -> SkeletonAction:
    """Read an action. Raises `NotationError`."""
    verb, *rest = words(text)
    if verb != "play":
        raise unknown(text)
    cards = read_cards(rest, index)
    if len(cards) != 1:
        raise NotationError(QT_TRANSLATE_NOOP("skeleton", "Name exactly one card to play."))
    return PLAYS[cards[0]]


def notation(action: SkeletonAction) -> str:
    """The canonical text."""
    return f"play {FACES[action.card]}"


def describe(action: SkeletonAction) -> Message:
    """The action as a short command."""
    return QT_TRANSLATE_NOOP("skeleton", "Play {cards}").put(cards=CardList((FACES[action.card],)))
