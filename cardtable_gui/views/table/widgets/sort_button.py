"""The small button above the own hand that sorts it, shown while the hand is not sorted by number."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt
from PySide6.QtGui import QEnterEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from cardtable_gui.views.kit.look.theme import LIGHT, Theme, Type, blended
from cardtable_gui.views.kit.text.fitted_text import width_of, write
from cardtable_gui.views.kit.text.plain_text import set_tip
from cardtable_gui.views.table.geometry.table_geometry import ZonePlace

TARGET = 40
"""The least size of a touch target, in logical pixels."""


class SortButton(QAbstractButton):
    """Sorts the own hand by number. Its click area is larger than what is painted."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = LIGHT
        self._percent = 100
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def apply_look(self, theme: Theme, percent: int) -> None:
        """Apply theme, text size and current language."""
        self._theme, self._percent = theme, percent
        self.setText(QCoreApplication.translate("table", "Sort"))
        self.setAccessibleName(QCoreApplication.translate("table", "Sort your hand by number"))
        set_tip(self, self.accessibleName())
        self.update()

    def place(self, hand: ZonePlace) -> None:
        """Move above the hand's cards, as far right of its middle as it extends to the left."""
        px = Type.CAPTION.px(self._percent)
        wide = max(TARGET, round(width_of(self.text(), px, bold=True) + 3.4 * px))
        high = max(TARGET, round(2.2 * px))
        right, top = min(hand.area.right(), 2 * hand.middle - hand.area.left()), hand.cards.top() - 0.75 * high
        self.setGeometry(round(right - wide), round(top), wide, high)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        px = Type.CAPTION.px(self._percent)
        high = 1.9 * px
        body = QRectF(1, (self.height() - high) / 2, self.width() - 2, high)
        ground = self._theme.panel
        if self.isDown() or self.underMouse():
            ground = blended(ground, self._theme.glow, 0.3 if self.isDown() else 0.18)
        painter.setPen(QPen(self._theme.title, 2.0))
        painter.setBrush(ground)
        painter.drawRoundedRect(body, high / 2, high / 2)
        # Three growing bars: from small to large.
        painter.setPen(QPen(self._theme.ink, max(1.4, px * 0.16), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        foot = body.center().y() + 0.42 * px
        for number in range(3):
            x = body.left() + (0.75 + 0.36 * number) * px
            painter.drawLine(round(x), round(foot), round(x), round(foot - (0.3 + 0.28 * number) * px))
        room = body.adjusted(1.95 * px, 0, -0.5 * px, 0)
        write(painter, room, self.text(), px, self._theme.ink, bold=True)
        painter.end()
