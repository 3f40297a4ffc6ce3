"""Widgets side by side, in as many columns as there is room for, each as high as its width asks."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget


class Grid(QWidget):
    """Lays out its cells itself: columns of equal width, rows as high as their highest cell."""

    def __init__(self, least: int, most: int, gap: int, parent: QWidget | None = None) -> None:
        """Cells are `least` to `most` wide, in logical pixels, with `gap` between them."""
        super().__init__(parent)
        self._least, self._most, self._gap = least, most, gap
        self._cells: list[QWidget] = []
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def cells(self) -> Sequence[QWidget]:
        """The widgets, in reading order."""
        return self._cells

    def set_widths(self, least: int, most: int) -> None:
        """Cells are so wide from now on."""
        self._least, self._most = least, most
        self._arrange()

    def show_cells(self, cells: Sequence[QWidget]) -> None:
        """Show these widgets instead of those before, which are deleted unless they are among these."""
        for cell in self._cells:
            if cell not in cells:
                cell.hide()
                cell.deleteLater()
        self._cells = list(cells)
        before: QWidget | None = None
        for cell in self._cells:
            cell.setParent(self)
            cell.show()
            if before is not None:
                QWidget.setTabOrder(before, cell)
            before = cell
        self._arrange()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        places = self._places(width)
        return max((place.bottom() + 1 for place in places), default=0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        for cell, place in zip(self._cells, self._places(self.width()), strict=True):
            cell.setGeometry(place)
        self.setMinimumHeight(self.heightForWidth(self.width()))
        self.updateGeometry()

    def _places(self, width: int) -> list[QRect]:
        if not self._cells:
            return []
        least = max(self._least, *(cell.minimumSizeHint().width() for cell in self._cells))
        columns = max(1, min(len(self._cells), (width + self._gap) // (least + self._gap)))
        cell = min(self._most, (width - (columns - 1) * self._gap) // columns)
        places: list[QRect] = []
        top = 0
        for start in range(0, len(self._cells), columns):
            row = self._cells[start : start + columns]
            height = max(
                max(each.heightForWidth(cell), each.sizeHint().height() * (not each.hasHeightForWidth()))
                for each in row
            )
            places += [QRect(index * (cell + self._gap), top, cell, height) for index in range(len(row))]
            top += height + self._gap
        return places
