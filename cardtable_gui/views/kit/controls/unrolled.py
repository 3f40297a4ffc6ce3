"""Lists and tables that are as high as their rows, so that the page around them scrolls and never they themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QMoveEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QScrollArea, QSizePolicy, QWidget

if TYPE_CHECKING:
    _View = QAbstractItemView
else:
    _View = object


class Unrolled(_View):
    """Mixed into a list or a table, before Qt's class: a page that scrolls never holds another thing that scrolls.

    The row that the keyboard comes to is brought into sight.
    """

    _soon: QTimer
    """Runs out when everything around has its place, too."""

    def unroll(self) -> None:
        """Take the height of all rows from now on."""
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizeAdjustPolicy(QAbstractItemView.SizeAdjustPolicy.AdjustToContents)
        self.setSizePolicy(self.sizePolicy().horizontalPolicy(), QSizePolicy.Policy.Fixed)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._bring)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if isinstance(self, QListView):
            # Qt would wait a tenth of a second, and the height follows from the lines in the width.
            self.doItemsLayout()
        self._soon.start()

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self._soon.start()

    def _bring(self) -> None:
        current = self.currentIndex()
        if current.isValid() and self.isVisible():
            bring_into_sight(self.viewport(), self.visualRect(current))

    def scrollTo(
        self,
        index: QModelIndex | QPersistentModelIndex,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """Bring a row into sight."""
        super().scrollTo(index, hint)
        bring_into_sight(self.viewport(), self.visualRect(index))


def bring_into_sight(widget: QWidget, part: QRect) -> None:
    """Scroll the page around a widget as little as necessary to show this part of it, or its beginning."""
    around = widget.parentWidget()
    while around is not None and not (isinstance(around, QScrollArea) and around.widget() is not None):
        around = around.parentWidget()
    if isinstance(around, QScrollArea):
        place = QRect(widget.mapTo(around.widget(), QPoint()) + part.topLeft(), part.size())
        bar, height = around.verticalScrollBar(), around.viewport().height()
        if place.top() < bar.value() or place.height() > height:
            bar.setValue(place.top())
        elif place.bottom() + 1 > bar.value() + height:
            bar.setValue(place.bottom() + 1 - height)
