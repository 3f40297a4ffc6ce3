"""The actions of GODAN and their notation.

Cards are faces: indices into the card list of the house in play, numbers first, then role cards.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from cardtable_gui.core.actions import Action, NotationError
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message, SeatName
from cardtable_gui.core.notation import CardIndex, read_cards
from cardtable_gui.core.vocabulary import Form, Plain, Sides, Vocabulary

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


class _Works(Form[Work]):
    """Jobs: the cards, then the opponent and other cards that some roles name."""

    def read(self, rest: Sequence[str], game: CardIndex) -> Work:
        if ">" not in rest:
            return Work(read_cards(rest, game.index))
        middle = rest.index(">")
        cards, aim = read_cards(rest[:middle], game.index), rest[middle + 1 :]
        if not aim:
            raise NotationError(
                QT_TRANSLATE_NOOP(
                    "godan", "After “>”, name an opponent such as @2, cards, or both, as in “{example}”."
                ).put(example="work R R > @2 25")
            )
        seat = _SEAT.fullmatch(aim[0])
        if seat is None:
            return Work(cards, NOBODY, read_cards(aim, game.index))
        return Work(cards, int(seat.group(1)), read_cards(aim[1:], game.index) if aim[1:] else ())

    def rest(self, action: Work, game: CardIndex) -> Sequence[str]:
        cards, others = game.card_texts(action.cards), game.card_texts(action.others)
        aim = () if action.seat == NOBODY else (f"@{action.seat}",)
        return (*cards, ">", *aim, *others) if aim or others else cards

    def described(self, action: Work, game: CardIndex) -> Message:
        if action.seat != NOBODY and action.others:
            message = QT_TRANSLATE_NOOP("godan", "Rob {seat} of {others} with {cards}")
        elif action.seat != NOBODY:
            message = QT_TRANSLATE_NOOP("godan", "Collect from {seat} with {cards}")
        else:
            message = QT_TRANSLATE_NOOP("godan", "Discard {others} with {cards}") if action.others else self.says
        if action.seat != NOBODY:
            message = message.put(seat=SeatName(action.seat))
        if action.others:
            message = message.put(others=game.named(action.others))
        return message.put(cards=game.named(action.cards))


VOCABULARY: Vocabulary[GodanAction] = Vocabulary(
    Plain(TAKE, "take", QT_TRANSLATE_NOOP("godan", "Take the card")),
    Sides(
        Send,
        "send",
        QT_TRANSLATE_NOOP("godan", "Pass on {cards}"),
        "card",
        one=True,
        wrong=QT_TRANSLATE_NOOP("godan", "Name exactly one card, as in “{example}”.").put(example="send 10"),
        hidden=True,
    ),
    _Works(Work, "work", QT_TRANSLATE_NOOP("godan", "Do a job with {cards}")),
)
