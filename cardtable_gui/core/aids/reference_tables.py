"""A reference card: what a player would look up at the table, with numbers of the moment from one seat's view."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message

Cell: TypeAlias = Message | str
"""A text of the program, or signs that need no translation, such as a number."""

ALL_CARDS = QT_TRANSLATE_NOOP("cards", "All cards")
CARD = QT_TRANSLATE_NOOP("cards", "Card")
EFFECT = QT_TRANSLATE_NOOP("cards", "Effect")
COPIES = QT_TRANSLATE_NOOP("cards", "How many")
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
        passing: the columns and notes that speak of this moment only, as `LEFT` does; the title: all of it does.
    """

    title: Message
    columns: tuple[Message, ...]
    rows: tuple[Row, ...]
    notes: tuple[Message, ...] = ()
    prose: bool = False
    passing: frozenset[Message] = frozenset()


ReferenceCard: TypeAlias = tuple[ReferenceTable, ...]
MakeReference: TypeAlias = Callable[[Any], ReferenceCard]
"""Makes a game's reference card from a view of it. It uses nothing but what all see and what that seat holds."""


_OF_ALL = QT_TRANSLATE_NOOP("cards", "{left}/{all}")


def of_all(left: int, copies: int) -> Message:
    """The cell for cards that are left, of so many copies."""
    return _OF_ALL.put(left=left, all=copies)


def on_paper(card: ReferenceCard) -> ReferenceCard:
    """The card as it's always true: with the number of copies instead of those left, without what passes."""
    return tuple(_lasting(table) for table in card if table.title not in table.passing)


def _lasting(table: ReferenceTable) -> ReferenceTable:
    kept = [number for number, column in enumerate(table.columns) if column not in table.passing]
    columns = tuple(table.columns[number] for number in kept)
    rows = tuple(replace(row, cells=tuple(_copies(row.cells[number]) for number in kept)) for row in table.rows)
    notes = tuple(note for note in table.notes if note not in table.passing and note != ABOUT_LEFT)
    return replace(table, columns=tuple(COPIES if each == LEFT else each for each in columns), rows=rows, notes=notes)


def _copies(cell: Cell) -> Cell:
    """What stands for `of_all` on paper: how many copies there are."""
    return str(cell.places["all"]) if isinstance(cell, Message) and cell.text == _OF_ALL.text else cell
