"""A grid of widgets in as many columns as fit, each as high as its width requires."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from cardtable_gui.views.kit.controls.cells import Cells


class Grid(Cells):
    """Columns of equal width; each row is as high as its highest cell."""

    def __init__(self, least: int, most: int, gap: int, parent: QWidget | None = None) -> None:
        """Cells are `least` to `most` wide, in logical pixels, with `gap` between them."""
        super().__init__(parent)
        self._least, self._most, self._gap = least, most, gap

    def set_widths(self, least: int, most: int) -> None:
        """Set the least and the greatest width of cells, in logical pixels."""
        self._least, self._most = least, most
        self.arrange()

    def places(self, width: int) -> list[QRect]:
        if not self._cells:
            return []
        least = max(self._least, *(cell.minimumSizeHint().width() for cell in self._cells))
        columns = max(1, min(len(self._cells), (width + self._gap) // (least + self._gap)))
        cell = min(self._most, (width - (columns - 1) * self._gap) // columns)
        places: list[QRect] = []
        top = 0
        for start in range(0, len(self._cells), columns):
            row = self._cells[start : start + columns]
            height = _height(row, cell)
            places += [QRect(index * (cell + self._gap), top, cell, height) for index in range(len(row))]
            top += height + self._gap
        return places


def _height(row: Sequence[QWidget], cell: int) -> int:
    """The height of the highest of these cells at a width."""
    return max(
        max(each.heightForWidth(cell), each.sizeHint().height() * (not each.hasHeightForWidth())) for each in row
    )
