"""The frame around what the one button would press now."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardtable_gui.views.kit.look import focus_ring
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Radius

LINE = focus_ring.WIDTH + 1.0
"""Width of the frame, which is a heavier focus ring; a contrasting line runs along both of its sides."""
_HALO = 2.0
_ROOM = round(LINE + 2 * _HALO)


class ScanCursor(QWidget):
    """A frame over a window; presses go through it."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Hidden until something is framed."""
        super().__init__(parent)
        self._look = look
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._dashed = False
        self.hide()

    def frame(self, window: QWidget, places: Sequence[QRect]) -> None:
        """Frame these places of a window together; several of them with a dashed line."""
        around = QRect()
        for place in places:
            around = around.united(place)
        if around.isEmpty():
            self.hide()
            return
        if self.parentWidget() is not window:
            self.setParent(window)
        self._dashed = len(places) > 1
        self.setGeometry(around.adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM).intersected(window.rect()))
        self.show()
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inset = _ROOM / 2
        body = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        focus_ring.paint_haloed(painter, theme, body, Radius.CHIP, width=LINE, halo=_HALO, dashed=self._dashed)
        painter.end()
