"""Text above or below the table: as high as it is where the table can spare that, else it scrolls."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from cardtable_gui.views.kit.controls.touch_scroll import TouchScroll
from cardtable_gui.views.kit.look import focus_ring


class TextRoom(QScrollArea):
    """Holds a text. It takes the keyboard only while it scrolls."""

    width_changed = Signal()

    def __init__(self, content: QWidget) -> None:
        """Show this content, which is as high as its width requires."""
        super().__init__()
        self.setProperty("kind", "text")
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.setWidget(content)
        content.setAutoFillBackground(False)
        TouchScroll(self)

    def take(self, height: int, wanted: int) -> None:
        """Be so high, in logical pixels; the content wants to be `wanted` high."""
        self.setFixedHeight(height + 2 * focus_ring.WIDTH)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if wanted > height else Qt.FocusPolicy.NoFocus)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.width_changed.emit()


class BesideTable(QWidget):
    """A panel in the column of the table page, which fits its text whenever that is laid out anew."""

    def fit(self) -> None:
        """Take the height that the texts need, but no more than `height_left`."""
        raise NotImplementedError

    @property
    def height_left(self) -> int:
        """How high the panel may be so that all other parts of the page keep their least heights."""
        page = self.parentWidget()
        column = None if page is None else page.layout()
        if page is None or column is None:
            return self.height()
        items = [item for item in map(column.itemAt, range(column.count())) if item is not None]
        return page.height() - sum(item.minimumSize().height() for item in items if item.widget() is not self)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ParentChange:
            page = self.parentWidget()
            if page is not None:
                page.installEventFilter(self)
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest) and watched is self.parentWidget():
            self.fit()
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()
