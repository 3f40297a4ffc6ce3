"""Keeps the second half of a double click from a page that only its first half has opened."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF
from PySide6.QtGui import QGuiApplication, QMouseEvent, QWindow
from PySide6.QtWidgets import QWidget


class DoubleClickGuard(QObject):
    """Drops a press that would hit what lies where the button was on the page before.

    Many people double-click whatever opens something; the press is meant for what is gone.
    """

    def __init__(self, window: QWidget) -> None:
        """Watch the presses in a window from its first page on."""
        super().__init__(window)
        self._window = window
        self._watched: QWindow | None = None
        self._changed = False
        """Whether another page is shown since the last press."""
        self._place, self._time = QPointF(), 0
        """Where on the screen the last press was, and when, in milliseconds."""
        self._dropping = False
        """Whether the release is still to come of a press that was dropped."""

    def page_changed(self) -> None:
        """Note that another page is shown."""
        self._changed = True
        window = self._window.windowHandle()
        # As long as the window hasn't been shown, both are None.
        if window is not self._watched:
            self._watched = window
            window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        del watched
        if not isinstance(event, QMouseEvent):
            return False
        dropped = self._dropping
        match event.type():
            case QEvent.Type.MouseButtonPress:
                dropped = self._dropping = self._changed and self._is_second(event)
                self._changed = False
                self._place, self._time = event.globalPosition(), event.timestamp()
            case QEvent.Type.MouseButtonRelease:
                self._dropping = False
            case QEvent.Type.MouseButtonDblClick:
                # It follows the press that makes the click a double one.
                pass
            case _:
                return False
        return dropped

    def _is_second(self, event: QMouseEvent) -> bool:
        hints = QGuiApplication.styleHints()
        near = (event.globalPosition() - self._place).manhattanLength() <= hints.startDragDistance()
        return near and event.timestamp() - self._time <= hints.mouseDoubleClickInterval()
