"""Keeps the focused widget visible, and the focus on some widget, on every page and dialog."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtWidgets import QApplication, QScrollArea, QScrollBar, QWidget

from cardtable_gui.views.kit.controls.qt_lifetime import is_alive
from cardtable_gui.views.kit.controls.unrolled import Unrolled
from cardtable_gui.views.kit.look.theme import Space

_ROOM = Space.SNUG
"""The visible margin around the focused widget, if the page is larger."""
_LAID = (QEvent.Type.Resize, QEvent.Type.LayoutRequest)
_MOVED = (*_LAID, QEvent.Type.Move)


class FocusKeeper(QObject):
    """Scrolls to the focused widget, and again whenever the page around it is laid out anew.

    A player may scroll away from it until the focus moves. If the widget is deleted or hidden and Qt finds no other
    one, the nearest one gets the focus.
    """

    def __init__(self, parent: QObject) -> None:
        """Watch all windows of the program for as long as the parent lives."""
        super().__init__(parent)
        self._focus: QWidget | None = None
        self._areas: list[QScrollArea] = []
        """The scroll areas around the widget, innermost first."""
        self._watched: list[QWidget] = []
        self._around: list[QWidget] = []
        """The widget's ancestors, innermost first, up to its window."""
        self._place = QRect()
        """The widget's place on the screen."""
        self._left = False
        """Whether the player has scrolled away from it."""
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._bring)
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._rescue)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._changed)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle that the size or place of an ancestor has changed."""
        # Scrolling moves the page: that is no reason to scroll back.
        reasons = _LAID if any(watched is area.widget() for area in self._areas if is_alive(area)) else _MOVED
        if event.type() in reasons:
            self._soon.start()
        return False

    def _changed(self) -> None:
        # The previously focused widget is not used: it may be about to be deleted, and Python must not hold it then.
        focus = QApplication.focusWidget()
        if focus is None:
            self._later.start()
            return
        self._forget()
        self._focus, self._left = focus, False
        self._around = [focus]
        while (around := self._around[-1].parentWidget()) is not None and not self._around[-1].isWindow():
            self._around.append(around)
        self._place = QRect(focus.mapToGlobal(QPoint()), focus.size())
        self._areas = [area for area in self._around if isinstance(area, QScrollArea) and area is not focus]
        if self._areas:
            last = self._around.index(self._areas[-1])
            self._watched = self._around[:last]
            for widget in self._watched:
                widget.installEventFilter(self)
            for area in self._areas:
                for bar in (area.verticalScrollBar(), area.horizontalScrollBar()):
                    bar.rangeChanged.connect(self._soon.start)
                    bar.valueChanged.connect(self._scrolled)
            # What the mouse presses is under the pointer, and stays there.
            if QApplication.mouseButtons() == Qt.MouseButton.NoButton:
                self._bring()

    def _forget(self) -> None:
        """Stop watching."""
        self._soon.stop()
        for widget in filter(is_alive, self._watched):
            widget.removeEventFilter(self)
        for area in filter(is_alive, self._areas):
            for bar in (area.verticalScrollBar(), area.horizontalScrollBar()):
                bar.rangeChanged.disconnect(self._soon.start)
                bar.valueChanged.disconnect(self._scrolled)
        self._watched, self._areas = [], []

    def _scrolled(self) -> None:
        """Note that the player has scrolled; a new layout does not count."""
        focus = self._focus
        if focus is not None and is_alive(focus) and not self._soon.isActive():
            self._left = not focus.visibleRegion().contains(_keyboard_in(focus).center())

    def _bring(self) -> None:
        """Scroll all areas around the widget so that it is visible, or its beginning if it is too large."""
        focus = self._focus
        if focus is None or not is_alive(focus) or self._left or not focus.isVisible():
            return
        for area in filter(is_alive, self._areas):
            _scroll_to(focus, area, area.widget())
        self._left = False
        self._place = QRect(focus.mapToGlobal(QPoint()), focus.size())

    def _rescue(self) -> None:
        """If no widget of the active window has the focus, focus the one nearest to the last place."""
        window = QApplication.activeWindow()
        if window is None or QApplication.focusWidget() is not None or QApplication.activePopupWidget() is not None:
            return
        for around in (*filter(is_alive, self._around), window):
            if around.window() is not window:
                continue
            near = [widget for widget in around.findChildren(QWidget) if _takes(widget, window)]
            if near:
                min(near, key=self._distance).setFocus(Qt.FocusReason.OtherFocusReason)
                return

    def _distance(self, widget: QWidget) -> int:
        return (widget.mapToGlobal(widget.rect().center()) - self._place.center()).manhattanLength()


def _takes(widget: QWidget, window: QWidget) -> bool:
    """Whether Tab could reach this widget now."""
    policy = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    return bool(policy) and widget.window() is window and widget.isVisible() and widget.isEnabled()


def _scroll_to(focus: QWidget, area: QScrollArea, content: QWidget | None) -> None:
    """Scroll an area so that the widget is visible, if it is in its content."""
    if content is not None and content.isAncestorOf(focus):
        part, view = _keyboard_in(focus), area.viewport()
        corner = focus.mapTo(content, part.topLeft())
        _scroll(area.verticalScrollBar(), corner.y(), part.height(), view.height())
        _scroll(area.horizontalScrollBar(), corner.x(), part.width(), view.width())


def _keyboard_in(focus: QWidget) -> QRect:
    """Where in the focused widget the keyboard is: in a list or a table that shows all its rows, the current row."""
    if isinstance(focus, Unrolled) and focus.currentIndex().isValid():
        row = focus.visualRect(focus.currentIndex())
        return row.translated(focus.viewport().pos())
    return focus.rect()


def _scroll(bar: QScrollBar, start: int, length: int, view: int) -> None:
    """Scroll as little as necessary to show a stretch with a margin."""
    room = max(0, min(_ROOM, (view - length) // 2))
    first, last = start - room, start + length + room - view
    if length > view or bar.value() > first:
        bar.setValue(first if length <= view else start)
    elif bar.value() < last:
        bar.setValue(last)
