"""The actions of Merchant of Goldfish and their notation.

Cards are faces 0-13: the card's value minus 1. The faces of a play or of a side of an exchange are in ascending order.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from cardtable_gui.core.actions import Action, NotationError
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, CardList, Message
from cardtable_gui.core.notation import read_cards, unknown, words
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


def parse(text: str, index: dict[str, int]) -> MerchantAction:
    """Read an action. Raises `NotationError`."""
    verb, *rest = words(text)
    match verb:
        case "play":
            return Play(read_cards(rest, index))
        case "pass":
            return _parse_exchange(rest, index) if rest else PASS
        case "take":
            cards = read_cards(rest, index)
            if len(cards) != 1:
                raise NotationError(QT_TRANSLATE_NOOP("merchant", "Name exactly one card to take."))
            return TAKES[cards[0]]
        case "skip" if not rest:
            return SKIP
        case _:
            raise unknown(text)


def _parse_exchange(rest: list[str], index: dict[str, int]) -> Exchange:
    if rest.count(">") != 1:
        raise NotationError(
            QT_TRANSLATE_NOOP("merchant", "Write an exchange as “pass 3 4 > 7”, with the cards you give first.")
        )
    middle = rest.index(">")
    return Exchange(read_cards(rest[:middle], index), read_cards(rest[middle + 1 :], index))


def notation(action: MerchantAction) -> str:
    """The action in canonical notation."""
    match action:
        case Play(cards=cards):
            return " ".join(("play", *texts(cards)))
        case Pass():
            return "pass"
        case Exchange(give=give, take=take):
            return " ".join(("pass", *texts(give), ">", *texts(take)))
        case Take(card=card):
            return f"take {card + 1}"
        case Skip():
            return "skip"


def describe(action: MerchantAction) -> Message:
    """The action as a short command."""
    match action:
        case Play(cards=cards):
            return QT_TRANSLATE_NOOP("merchant", "Play {cards}").put(cards=CardList(texts(cards)))
        case Pass():
            return QT_TRANSLATE_NOOP("merchant", "Pass")
        case Exchange(give=give, take=take):
            return QT_TRANSLATE_NOOP("merchant", "Exchange {give} for {take}").put(
                give=CardList(texts(give)), take=CardList(texts(take))
            )
        case Take(card=card):
            return QT_TRANSLATE_NOOP("merchant", "Take {cards}").put(cards=CardList(texts((card,))))
        case Skip():
            return QT_TRANSLATE_NOOP("merchant", "Take no card")
