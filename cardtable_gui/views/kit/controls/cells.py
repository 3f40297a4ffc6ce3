"""A container that lays out its child widgets by itself."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget


class Cells(QWidget):
    """Arranges its cells in rows; subclasses place each of them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Start without cells."""
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
        """Show these widgets instead of the previous ones, which are deleted unless they are among these."""
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
        """Place every cell."""
        for cell, place in zip(self._cells, self.places(self.width()), strict=True):
            cell.setGeometry(place)
        self.setMinimumHeight(self.heightForWidth(self.width()))
        self.updateGeometry()

    def places(self, width: int) -> list[QRect]:
        """The place of each cell at this width, in logical pixels."""
        raise NotImplementedError

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return max((place.bottom() + 1 for place in self.places(width)), default=0)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            # A cell's text or text size has changed.
            self.arrange()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()
