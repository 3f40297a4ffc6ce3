"""A field that opens a list of values."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QComboBox, QStyledItemDelegate, QWidget

from cardtable_gui.views.kit.controls.value_controls import WheelByClick
from cardtable_gui.views.kit.look import focus_ring
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Radius, Space, Theme, blended
from cardtable_gui.views.kit.text import accessible, screen_reader

BORDER = 2.0


def paint_frame(
    painter: QPainter, rect: QRectF, theme: Theme, radius: float, *, ground: QColor, focus: bool, enabled: bool
) -> None:
    """Paint a rounded frame that fills `rect`; with keyboard focus its border is the focus ring."""
    edge = theme.control_edge
    if not enabled:
        ground = edge = blended(theme.panel_deep, theme.ink, 0.08)
    painter.setPen(QPen(edge, BORDER))
    painter.setBrush(ground)
    inset = BORDER / 2
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius)
    if focus:
        focus_ring.paint_inside(painter, theme, rect, radius)


def paint_chevron(painter: QPainter, centre: QPointF, size: float, colour: QColor) -> None:
    """Paint a small arrow that points down."""
    painter.setPen(QPen(colour, 2.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    half, drop = size / 2, size / 4
    painter.drawPolyline([centre + QPointF(x, y) for x, y in ((-half, -drop), (0, drop), (half, -drop))])


class Choice(QComboBox):
    """A choice of one value. The values stay; their words may change with the language."""

    accessible_interface = accessible.NamedList

    def __init__(self, look: Look, values: Sequence[str | int], parent: QWidget | None = None) -> None:
        """Offer the values; their words follow with `set_words`."""
        super().__init__(parent)
        self._look = look
        self.setItemDelegate(QStyledItemDelegate(self))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        WheelByClick(self)
        self.currentTextChanged.connect(lambda: screen_reader.tell_description(self))
        for value in values:
            self.addItem(str(value), value)

    def set_words(self, words: Sequence[str]) -> None:
        """Set the words of the values, in order."""
        for index, word in enumerate(words):
            self.setItemText(index, word)
        self.updateGeometry()

    @property
    def chosen(self) -> str | int:
        """The chosen value."""
        value: str | int = self.currentData()
        return value

    @chosen.setter
    def chosen(self, value: str | int) -> None:
        index = self.findData(value)
        if index < 0:
            raise ValueError(f"{value!r} is not offered")
        self.setCurrentIndex(index)

    def sizeHint(self) -> QSize:
        rows = range(self.count())
        words = max((self.fontMetrics().horizontalAdvance(self.itemText(index)) for index in rows), default=0)
        pictured = any(not self.itemIcon(index).isNull() for index in rows)
        return self._hint_for(words + (self.iconSize().width() if pictured else 0))

    def _hint_for(self, words: int) -> QSize:
        """The size with room for words of this width."""
        metrics = self.fontMetrics()
        arrow = metrics.height()
        return QSize(words + 2 * Space.EASY + arrow + Space.SNUG, metrics.height() + 2 * Space.SNUG + 2)

    def minimumSizeHint(self) -> QSize:
        hint = self.sizeHint()
        return QSize(min(hint.width(), 12 * self.fontMetrics().averageCharWidth() + 2 * Space.VAST), hint.height())

    def showPopup(self) -> None:
        """Open the list, wide enough for all words: Qt leaves its margins out of account."""
        view = self.view()
        view.setMinimumWidth(view.sizeHintForColumn(0) + 2 * Space.EASY)
        super().showPopup()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = blended(theme.panel, theme.glow, 0.10) if self.underMouse() and self.isEnabled() else theme.panel
        rect = QRectF(self.rect())
        paint_frame(
            painter, rect, theme, Radius.CHIP + 2, ground=ground, focus=self.hasFocus(), enabled=self.isEnabled()
        )
        arrow = self.fontMetrics().height()
        ink = theme.ink if self.isEnabled() else blended(theme.panel_deep, theme.ink, 0.5)
        middle = rect.height() / 2
        paint_chevron(painter, QPointF(rect.right() - Space.EASY - arrow / 3, middle), arrow * 0.55, ink)
        room = QRect(Space.EASY, 0, self.width() - 2 * Space.EASY - arrow, self.height())
        picture = self.itemIcon(self.currentIndex())
        if not picture.isNull():
            side = self.iconSize().height()
            picture.paint(painter, QRect(room.left() - Space.TIGHT, (self.height() - side) // 2, side, side))
            room.setLeft(room.left() + side + Space.TIGHT)
        painter.setPen(ink)
        words = self.fontMetrics().elidedText(self.currentText(), Qt.TextElideMode.ElideRight, room.width())
        if not picture.isNull() and words != self.currentText():
            words = ""  # The picture tells more than two letters of a name.
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words)
        painter.end()
