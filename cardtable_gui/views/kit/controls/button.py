"""A push button whose focus ring is visible on any background."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QPushButton

from cardtable_gui.views.kit.look import focus_ring
from cardtable_gui.views.kit.look.theme import Radius


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
            focus_ring.paint_contrast(painter, self.palette().color(line), QRectF(self.rect()), Radius.CHIP)
            painter.end()
