"""A push button whose focus ring is visible on any background."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QPushButton

from cardtable_gui.views.kit.look.theme import Radius

_INSET = 4.0
"""Inside the border of three pixels, which is the ring itself."""


class Button(QPushButton):
    """If its border has the accent colour anyway, the focus is also shown by a line inside."""

    def _line(self) -> QPalette.ColorRole | None:
        """The colour of the line inside; None if the border alone is enough."""
        kind = self.property("kind")
        if kind in ("primary", "strong") or (kind in ("segment", "toggle") and self.isChecked()):
            return QPalette.ColorRole.HighlightedText
        return None

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        line = self._line()
        if self.hasFocus() and line is not None:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self.palette().color(line), 2))
            inner = QRectF(self.rect()).adjusted(_INSET, _INSET, -_INSET, -_INSET)
            painter.drawRoundedRect(inner, Radius.CHIP, Radius.CHIP)
            painter.end()
