"""Widgets one after the other, each as wide as it wants to be, on as many lines as they need."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize

from cardtable_gui.views.kit.controls.cells import Cells


class Flow(Cells):
    """Goes on in a further line where one has no room for the next widget."""

    def __init__(self, gap: int) -> None:
        """An empty flow; `gap` is the space between two widgets and two lines, in logical pixels."""
        super().__init__()
        self._gap = gap

    def minimumSizeHint(self) -> QSize:
        return QSize(max((cell.sizeHint().width() for cell in self._cells), default=0), 0)

    def places(self, width: int) -> list[QRect]:
        found: list[QRect] = []
        left = top = below = 0
        for cell in self._cells:
            wanted = cell.sizeHint()
            if left and left + wanted.width() > width:
                left, top = 0, below
            found.append(QRect(left, top, wanted.width(), wanted.height()))
            left, below = left + wanted.width() + self._gap, max(below, top + wanted.height() + self._gap)
        return found
