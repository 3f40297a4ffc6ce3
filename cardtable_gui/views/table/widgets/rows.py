"""Rows of a sheet or plate, declared once as cells: heights, places, painting and speech all follow from them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from cardtable_gui.views.kit.text.fitted_text import wrapped_size, write

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_MOST_OF_REST = 0.45
"""The cell that takes the rest can ask others to go for its least width, but for no more than this share."""


def _nothing(_painter: QPainter, _place: QRectF) -> object:
    return None


@dataclass(frozen=True, slots=True)
class Cell:
    """A part of a row; lengths are logical pixels.

    Attributes:
        paint: paints it into its place, which is as high as the row.
        width: None: it takes the rest, what the others leave; at most one cell of a row does.
        gap: what stays free between it and its neighbour on the side of the rest.
        least: of the cell that takes the rest, the width that optional cells leave to it.
        optional: whether it is left out where there's no room, the last ones of a row first to stay.
        height: its height at a width; None: it is content with any.
        spoken: what a screen reader says; empty: nothing.
        tip: what the tip tells; empty: nothing.
    """

    paint: Callable[[QPainter, QRectF], object] = _nothing
    width: float | None = None
    gap: float = 0.0
    least: float = 0.0
    optional: bool = False
    height: Callable[[float], float] | None = None
    spoken: str = ""
    tip: str = ""


def words(
    text: str,
    px: int,
    ink: QColor,
    *,
    bold: bool = False,
    wrap: bool = False,
    align: Qt.AlignmentFlag = _LEFT,
    width: float | None = None,
    gap: float = 0.0,
    least: float = 0.0,
    spoken: str = "",
) -> Cell:
    """A text that fits its place; see `fitted_text.write`. `wrap`: it is as high as its lines."""
    return Cell(
        lambda painter, place: write(painter, place, text, px, ink, bold=bold, wrap=wrap, align=align),
        width,
        gap,
        least,
        height=(lambda room: wrapped_size(text, room, px, bold=bold).height()) if wrap else None,
        spoken=spoken,
    )


@dataclass(frozen=True, slots=True)
class Row:
    """Cells from left to right. Without a cell that takes the rest they lie in the middle.

    Attributes:
        cells: the cells.
        high: its height; one with wrapped text is higher than that text by so much.
        inset: what stays free at its left and right end.
        ground: paints what lies behind the cells, over the whole row between the insets.
    """

    cells: Sequence[Cell] = ()
    high: float = 0.0
    inset: float = 0.0
    ground: Callable[[QPainter, QRectF], object] = _nothing

    def height(self, width: float) -> float:
        """Its height at a width."""
        width -= 2 * self.inset
        rest = self.rest(width)
        found = (each.height(rest if each.width is None else each.width) for each in self.cells if each.height)
        return max(found, default=0.0) + self.high

    def rest(self, width: float) -> float:
        """The width for the cell that takes the rest, where no inset is left free any more."""
        return width - sum(_taken(each) for each in self.shown(width))

    def places(self, area: QRectF) -> Iterator[tuple[Cell, QRectF]]:
        """The cells that are shown, with their places in an area."""
        shown, rest = self.shown(area.width()), self.rest(area.width())
        left, passed = area.left(), False
        if all(each.width is not None for each in shown):
            left += rest / 2
        for cell in shown:
            width = rest if cell.width is None else cell.width
            before = cell.gap if passed else 0.0
            yield cell, QRectF(left + before, area.top(), width, area.height())
            left += width + cell.gap
            passed = passed or cell.width is None

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Paint it into an area."""
        area = area.adjusted(self.inset, 0, -self.inset, 0)
        self.ground(painter, area)
        for cell, place in self.places(area):
            cell.paint(painter, place)

    def shown(self, width: float) -> list[Cell]:
        """The cells for which there is room at a width."""
        room = width - sum(_taken(each) for each in self.cells if not each.optional)
        least = min(max((each.least for each in self.cells), default=0.0), _MOST_OF_REST * room)
        found = []
        for cell in reversed(self.cells):
            if cell.optional:
                if room - _taken(cell) < least:
                    continue
                room -= _taken(cell)
            found.append(cell)
        return found[::-1]


def _taken(cell: Cell) -> float:
    """What a cell takes from the rest."""
    return cell.gap if cell.width is None else cell.width + cell.gap


def height_of(rows: Iterable[Row], width: float) -> float:
    """The height of rows one below the other."""
    return sum(row.height(width) for row in rows)


def paint_all(painter: QPainter, rows: Iterable[Row], area: QRectF) -> None:
    """Paint rows one below the other, from the top of an area on."""
    top = area.top()
    for row in rows:
        high = row.height(area.width())
        row.paint(painter, QRectF(area.left(), top, area.width(), high))
        top += high


def spoken(rows: Iterable[Row]) -> list[str]:
    """What a screen reader says of rows, cell by cell."""
    return [cell.spoken for row in rows for cell in row.cells if cell.spoken]
