"""Notes on each card, and the reference card, for players to look up.

Every game that has notes has them as a module of its own.
"""

from __future__ import annotations

from cardtable_gui.core.aids import reference_tables as reference
from cardtable_gui.core.aids.reference_tables import ReferenceCard, ReferenceTable, Row
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.games.meow.cards import (
    ALL,
    ANYS,
    BIT,
    BLACK,
    BLACK_ANY,
    BLACK_TWO,
    CIRCLES,
    DOUBLE,
    FACES,
    HIGHEST,
    NUMBER,
    WHITE,
    WHITE_ANY,
    faces,
    name,
    of,
    points,
)
from cardtable_gui.games.meow.view import MeowView

_ANY = QT_TRANSLATE_NOOP("meow", "Stands for any number from 1 to 8 in its own colour.")
_DOUBLE = QT_TRANSLATE_NOOP("meow", "A doppelganger: counts as one card or two, as you like, except in a sequence.")


def about(face: int) -> tuple[Message, ...]:
    """The circles of a card (MM1), and what it can stand for (MM6, MM7)."""
    held = QT_TRANSLATE_NOOP("meow", "Counts as %n circle(s) if it’s left in a hand when the round ends.")
    circles = held.put(n=CIRCLES[face])
    if BIT[face] & ANYS:
        return circles, _ANY
    return (circles, _DOUBLE) if DOUBLE <= face < WHITE_ANY else (circles,)


_KINDS = (
    (WHITE, QT_TRANSLATE_NOOP("meow", "White cats")),
    (BLACK, QT_TRANSLATE_NOOP("meow", "Black cats, one circle")),
    (BLACK_TWO, QT_TRANSLATE_NOOP("meow", "Black cats, two circles")),
    (DOUBLE, QT_TRANSLATE_NOOP("meow", "Doppelgangers")),
    (WHITE_ANY, name(WHITE_ANY)),
    (BLACK_ANY, name(BLACK_ANY)),
)
_SUMS = ("1–5", "6–10", "11+")


def reference_card(view: MeowView) -> ReferenceCard:
    """The card for this seat at this moment (MM1, MM11, MM12)."""
    left = ALL & ~view.own & ~of((*view.field, *view.played))
    if view.table is not None:
        left &= ~view.table.lot
    numbers = ReferenceTable(
        reference.ALL_CARDS,
        (reference.CARD, reference.LEFT),
        tuple(_row(number, left) for number in (*range(HIGHEST, 0, -1), 0)),
        (reference.ABOUT_LEFT,),
    )
    circles = ReferenceTable(
        QT_TRANSLATE_NOOP("meow", "Circles"),
        (reference.CARD, QT_TRANSLATE_NOOP("meow", "Circles")),
        tuple(Row((words, str(CIRCLES[face])), FACES[face]) for face, words in _KINDS),
    )
    if view.alone:
        return numbers, circles
    lost = ReferenceTable(
        QT_TRANSLATE_NOOP("meow", "Circles left in hand"),
        (QT_TRANSLATE_NOOP("meow", "Circles"), QT_TRANSLATE_NOOP("meow", "Points lost")),
        tuple(Row((words, str(points(int(words.rstrip("+").rpartition("–")[2]))))) for words in _SUMS),
        (
            QT_TRANSLATE_NOOP("meow", "A player who has lost {losing} points loses the match.").put(
                losing=view.losing_limit
            ),
        ),
    )
    return numbers, circles, lost


def _row(number: int, left: int) -> Row:
    """The row of a number, or of the ? (0)."""
    there = [face for face in range(len(FACES)) if NUMBER[face] == number]
    cell = reference.of_all(len(faces(left & of(there))), len(there))
    return Row((str(number) if number else "?", cell))
