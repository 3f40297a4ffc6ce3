"""Widgets side by side, in as many columns as there is room for, each as high as its width asks."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

_STEP = 8
"""Fitting cells are so many pixels wide, or a multiple of it."""
_STRIDE = 6 * _STEP
"""First they are looked for in strides."""
_STEPS = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}
"""Arrow keys: so many cells on, so many rows down."""


class Grid(QWidget):
    """Lays out its cells itself: columns of equal width, rows as high as their highest cell."""

    def __init__(
        self, least: int, most: int, gap: int, parent: QWidget | None = None, *, centred: bool = False
    ) -> None:
        """Cells are `least` to `most` wide, in logical pixels, with `gap` between them.

        `centred`: a last row that is not full stands in the middle.
        """
        super().__init__(parent)
        self._least, self._most, self._gap = least, most, gap
        self._columns = 0
        self._centred = centred
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

    def set_columns(self, columns: int) -> None:
        """Have so many columns; 0: as many as there is room for."""
        if columns != self._columns:
            self._columns = columns
            self._arrange()

    def fitting(self, width: int, room: int, least: int) -> tuple[int, int] | None:
        """Columns and the width of a cell for the largest cells, at least so wide, that all fit; None: they do not.

        `width` and `room` (its height) are what there is, in logical pixels.
        """
        best: tuple[int, int] | None = None
        count = len(self._cells)
        # Rows as even as can be: five are three and two, not four and one.
        for columns in sorted({ceil(count / rows) for rows in range(1, count + 1)}):
            most = min(self._most, (width - (columns - 1) * self._gap) // columns)
            cell = self._widest(columns, least, most, room)
            if cell is not None and (best is None or cell > best[1]):
                best = (columns, cell)
        return best

    def _widest(self, columns: int, least: int, most: int, room: int) -> int | None:
        """The width of the largest cells whose rows are together no higher than the room, to a few pixels."""
        # From the widest down, for words that wrap make narrow cells high again; then back up to where it just fits.
        # Whole steps: cells know their heights for the widths that they were asked for before.
        widest = most - most % _STEP if most - most % _STEP >= least else most
        fits = next((cell for cell in range(widest, least - 1, -_STRIDE) if self._height(columns, cell) <= room), None)
        if fits is None or fits == widest:
            return fits
        too_wide = min(widest, fits + _STRIDE)
        while too_wide - fits > _STEP:
            middle = fits + (too_wide - fits) // (2 * _STEP) * _STEP
            if self._height(columns, middle) <= room:
                fits = middle
            else:
                too_wide = middle
        return fits

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

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrow keys that a cell leaves go to the next one, and at the edge on to what comes next."""
        focus = self.focusWidget()
        if focus in self._cells and event.key() in _STEPS:
            self._step_from(self._cells.index(focus), *_STEPS[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def _step_from(self, index: int, across: int, down: int) -> None:
        """Give the keyboard to the cell beside, or to the nearest one in the next row."""
        wanted: int | None = index + across
        if down:
            here, tops = self._cells[index].geometry(), sorted({cell.y() for cell in self._cells})
            row = tops.index(here.top()) + down
            beside = [at for at, cell in enumerate(self._cells) if 0 <= row < len(tops) and cell.y() == tops[row]]
            middle = here.center().x()
            wanted = min(beside, key=lambda at: abs(self._cells[at].geometry().center().x() - middle), default=None)
        if wanted is not None and 0 <= wanted < len(self._cells):
            self._cells[wanted].setFocus(Qt.FocusReason.TabFocusReason)
        elif across + down > 0:
            self.focusNextChild()
        else:
            self.focusPreviousChild()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        places = self._places(width)
        return max((place.bottom() + 1 for place in places), default=0)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            # A cell has other words, or words of another size.
            self._arrange()
        return super().event(event)

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
        roomy = max(1, min(len(self._cells), (width + self._gap) // (least + self._gap)))
        columns = self._columns or roomy
        cell = min(self._most, (width - (columns - 1) * self._gap) // columns)
        places: list[QRect] = []
        top = 0
        for row in self._rows(columns):
            height = _height(row, cell)
            left = (columns - len(row)) * (cell + self._gap) // 2 if self._centred else 0
            places += [QRect(left + index * (cell + self._gap), top, cell, height) for index in range(len(row))]
            top += height + self._gap
        return places

    def _rows(self, columns: int) -> list[list[QWidget]]:
        return [self._cells[start : start + columns] for start in range(0, len(self._cells), columns)]

    def _height(self, columns: int, cell: int) -> int:
        """The height of all rows."""
        heights = [_height(row, cell) for row in self._rows(columns)]
        return sum(heights) + self._gap * (len(heights) - 1)


def _height(row: Sequence[QWidget], cell: int) -> int:
    """The height of the highest of some cells of a width."""
    return max(
        max(each.heightForWidth(cell), each.sizeHint().height() * (not each.hasHeightForWidth())) for each in row
    )
