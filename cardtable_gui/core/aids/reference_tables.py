"""A reference card: what a player would look up at the table, with numbers of the moment from one seat's view."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message

Cell: TypeAlias = Message | str
"""A text of the program, or signs that need no translation, such as a number."""

ALL_CARDS = QT_TRANSLATE_NOOP("cards", "All cards")
CARD = QT_TRANSLATE_NOOP("cards", "Card")
EFFECT = QT_TRANSLATE_NOOP("cards", "Effect")
LEFT = QT_TRANSLATE_NOOP("cards", "Left")
ABOUT_LEFT = QT_TRANSLATE_NOOP("cards", "Left: cards that aren’t in your hand or face up on the table.")
NOTHING = "–"
"""A cell without a value."""


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a table, a cell for each column. `card`: the face that the row is about; None: none."""

    cells: tuple[Cell, ...]
    card: str | None = None


@dataclass(frozen=True, slots=True)
class ReferenceTable:
    """A table of a reference card.

    Attributes:
        title: its heading.
        columns: the columns' headings.
        rows: the rows.
        notes: sentences below it.
        prose: whether the last column holds sentences.
    """

    title: Message
    columns: tuple[Message, ...]
    rows: tuple[Row, ...]
    notes: tuple[Message, ...] = ()
    prose: bool = False


ReferenceCard: TypeAlias = tuple[ReferenceTable, ...]
MakeReference: TypeAlias = Callable[[Any], ReferenceCard]
"""Makes a game's reference card from a view of it. It uses nothing but what all see and what that seat holds."""


def of_all(left: int, copies: int) -> Message:
    """The cell for cards that are left, of so many copies."""
    return QT_TRANSLATE_NOOP("cards", "{left}/{all}").put(left=left, all=copies)
