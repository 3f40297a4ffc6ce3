"""Widgets side by side that lay themselves out, and arrow keys that go from one to the next."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

_STEPS = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}
"""Arrow keys: so many cells on, so many rows down."""


class Cells(QWidget):
    """Holds its cells in rows; subclasses say where each one lies."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """No cells yet."""
        super().__init__(parent)
        self._cells: list[QWidget] = []
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def cells(self) -> Sequence[QWidget]:
        """The widgets, in reading order."""
        return self._cells

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
        self.arrange()

    def arrange(self) -> None:
        """Put every cell in its place."""
        for cell, place in zip(self._cells, self.places(self.width()), strict=True):
            cell.setGeometry(place)
        self.setMinimumHeight(self.heightForWidth(self.width()))
        self.updateGeometry()

    def places(self, width: int) -> list[QRect]:
        """Where each cell lies, in logical pixels, if there is so much room for all."""
        raise NotImplementedError

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
        return max((place.bottom() + 1 for place in self.places(width)), default=0)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            # A cell has other words, or words of another size.
            self.arrange()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()
