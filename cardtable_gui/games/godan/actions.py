"""The actions of GODAN and their notation.

Cards are faces: indices into the card list of the house in play, numbers first, then role cards.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from cardtable_gui.core.actions import Action, NotationError
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.notation import read_cards, unknown, words

NOBODY = -1
"""Stands for no seat."""

MAX_FACES = 12

_SEAT = re.compile(r"@(0|[1-9][0-9]?)", re.ASCII)


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take the incoming card into the hand (GO4)."""


@dataclass(frozen=True, slots=True)
class Send(Action):
    """Send a hand card on, face down; the week's last seat discards it face up (GO4)."""

    card: int


@dataclass(frozen=True, slots=True)
class Work(Action):
    """Lay a set from the hand into the seat's own field (GO5).

    `seat` is the opponent chosen for Robbery or Collection, else `NOBODY`; `others` are the cards that Robbery takes
    from that opponent or Cover-up discards (GO9). Both card tuples are sorted in ascending order.
    """

    cards: tuple[int, ...]
    seat: int = NOBODY
    others: tuple[int, ...] = ()


GodanAction: TypeAlias = Take | Send | Work

TAKE = Take()
SENDS = tuple(Send(face) for face in range(MAX_FACES))


def parse(text: str, index: dict[str, int]) -> GodanAction:
    """Read an action. Raises `NotationError`."""
    verb, *rest = words(text)
    match verb:
        case "take" if not rest:
            return TAKE
        case "send":
            cards = read_cards(rest, index)
            if len(cards) != 1:
                raise NotationError(
                    QT_TRANSLATE_NOOP("godan", "Name exactly one card, as in “{example}”.").put(example="send 10")
                )
            return SENDS[cards[0]]
        case "work":
            return _parse_work(rest, index)
        case _:
            raise unknown(text)


def _parse_work(rest: list[str], index: dict[str, int]) -> Work:
    if ">" not in rest:
        return Work(read_cards(rest, index))
    middle = rest.index(">")
    cards, aim = read_cards(rest[:middle], index), rest[middle + 1 :]
    if not aim:
        raise NotationError(
            QT_TRANSLATE_NOOP(
                "godan", "After “>”, name an opponent such as @2, cards, or both, as in “{example}”."
            ).put(example="work R R > @2 25")
        )
    seat = _SEAT.fullmatch(aim[0])
    if seat is None:
        return Work(cards, NOBODY, read_cards(aim, index))
    return Work(cards, int(seat.group(1)), read_cards(aim[1:], index) if aim[1:] else ())


def notation(action: GodanAction, faces: Sequence[str]) -> str:
    """The canonical notation; `faces` is the card list."""
    match action:
        case Take():
            return "take"
        case Send(card=card):
            return f"send {faces[card]}"
        case Work(cards=cards, seat=seat, others=others):
            text = " ".join(("work", *(faces[card] for card in cards)))
            if seat == NOBODY and not others:
                return text
            aim = () if seat == NOBODY else (f"@{seat}",)
            return " ".join((text, ">", *aim, *(faces[card] for card in others)))
