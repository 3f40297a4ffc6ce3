"""The round button on a game's tile that starts a match with the last choices."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QWidget

from cardtable_gui.views.kit.look import focus_ring
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import blended
from cardtable_gui.views.kit.text.plain_text import set_tip

_SIDE = 38
_LEAST = 36
"""The least size for touch."""


class AgainButton(QAbstractButton):
    """A disc with a play symbol; its text is its tool tip and accessible name."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Grows with the text size."""
        super().__init__(parent)
        self._look = look
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def tell(self, words: str, description: str) -> None:
        """Set the text: what a press starts."""
        self.setAccessibleName(words)
        self.setAccessibleDescription(description)
        set_tip(self, f"{words}\n{description}")

    def sizeHint(self) -> QSize:
        side = max(_LEAST, self._look.scaled(_SIDE))
        return QSize(side, side)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = focus_ring.ROOM
        disc = QRectF(self.rect()).adjusted(room, room, -room, -room)
        ground = theme.accent
        if self.isDown():
            ground = blended(ground, theme.ink, 0.25)
        elif self.underMouse():
            ground = blended(ground, theme.glow, 0.3)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawEllipse(disc)
        size, centre = disc.width() * 0.21, disc.center()
        painter.setBrush(theme.on_accent)
        painter.setPen(QPen(theme.on_accent, size * 0.35, j=Qt.PenJoinStyle.RoundJoin))
        corners = ((-0.75, -1.0), (-0.75, 1.0), (1.05, 0.0))
        painter.drawPolygon(QPolygonF([centre + QPointF(x * size + size * 0.1, y * size) for x, y in corners]))
        if self.hasFocus():
            focus_ring.paint_around(painter, theme, disc, disc.width() / 2)
        painter.end()
