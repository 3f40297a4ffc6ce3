"""One card on the table: a button that paints a cached picture, at rest or on its way."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QTransform,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from cardtable_gui.core.zones import Zone
from cardtable_gui.views import fonts
from cardtable_gui.views.art import Art, margin
from cardtable_gui.views.table.spread import Pose
from cardtable_gui.views.theme import CARD_RADIUS, Theme, with_alpha


class CardButton(QAbstractButton):
    """Lives as long as its token and never changes its parent. Mouse events go to the table as signals.

    `face` is what is painted; it follows the token's face at the moment in which the card turns over on the screen.
    """

    pressed_at = Signal(QPoint)
    """The left button went down here (in the table's coordinates)."""
    dragged_to = Signal(QPoint)
    released_at = Signal(QPoint)
    doubled_at = Signal(QPoint)

    def __init__(self, token: int, art: Art, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.token = token
        self.zone: Zone | None = None
        self.face: str | None = None
        self.pose = Pose(0, 0, 40)
        self.flying = False
        self.lifted = False
        self.flight: object | None = None
        """The flight that moves the card, or moved it last."""
        self._art = art
        self._theme = theme
        self._squeeze = 1.0
        self._sprite_width = 40.0
        self._playable = False
        self._picked = False
        self._dimmed = False
        self._glow = 0.0
        self._ring = False
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)

    # ------------------------------------------------------------------------------------------- what it shows

    def set_art(self, art: Art) -> None:
        """Paint from another collection of pictures."""
        self._art = art
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint lights and chips in another mood."""
        self._theme = theme
        self.update()

    def set_face(self, face: str | None) -> None:
        """Show this face, or the back (None)."""
        if face != self.face:
            self.face = face
            self.update()

    def set_state(self, *, playable: bool, picked: bool, dimmed: bool) -> None:
        """Stand out, be picked, or step back."""
        if (playable, picked, dimmed) != (self._playable, self._picked, self._dimmed):
            self._playable, self._picked, self._dimmed = playable, picked, dimmed
            self.setCursor(Qt.CursorShape.PointingHandCursor if playable or picked else Qt.CursorShape.ArrowCursor)
            self.update()

    @property
    def picked(self) -> bool:
        """Whether the card is picked."""
        return self._picked

    @property
    def playable(self) -> bool:
        """Whether the card takes part in a legal action now."""
        return self._playable

    def set_glow(self, share: float) -> None:
        """Shine (a winner's card, a hint): 0 not at all, 1 fully."""
        if share != self._glow:
            self._glow = share
            self.update()

    # ------------------------------------------------------------------------------------------- where it is

    def rest(self, pose: Pose) -> None:
        """Lie here."""
        self.flying = False
        self._squeeze = 1.0
        self._sprite_width = pose.width
        self.pose = pose
        pixmap = self._sprite()
        ratio = self.devicePixelRatioF()
        wide, high = pixmap.width() / ratio, pixmap.height() / ratio
        # Whole device pixels: a picture at rest is not blurred.
        left = round((pose.x - wide / 2) * ratio) / ratio
        top = round((pose.y - high / 2) * ratio) / ratio
        self.setGeometry(int(left), int(top), ceil(wide) + 1, ceil(high) + 1)
        self.setVisible(not pose.covered)
        self.update()

    def fly(self, pose: Pose, sprite_width: float, squeeze: float = 1.0) -> None:
        """Be on the way, at this pose; `squeeze` (0-1) is how much of the width shows while the card turns over."""
        self.flying = True
        self.pose = pose
        self._squeeze = squeeze
        self._sprite_width = sprite_width
        room = margin(pose.width) * 1.3
        bounds = pose.bounds().adjusted(-room, -room, room, room)
        self.setGeometry(bounds.toAlignedRect())
        if not self.isVisible():
            self.show()
        self.update()

    def holds(self, point: QPointF) -> bool:
        """Whether this point of the table is on the card."""
        return self.isVisible() and self.pose.holds(point)

    # ---------------------------------------------------------------------------------------------- painting

    def sizeHint(self) -> QSize:
        return QSize(ceil(self.pose.width), ceil(self.pose.height))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self.flying:
            self._paint_flying(painter)
        else:
            painter.drawPixmap(QPointF(self._offset()), self._sprite())
        if not self._plain():
            self._paint_lights(painter)
        painter.end()

    def _plain(self) -> bool:
        marked = self._playable or self._picked or self._dimmed or self._glow or self.pose.badge
        return not marked and not self._focus_shown()

    def _sprite(self) -> QPixmap:
        angle = 0.0 if self.flying else self.pose.angle
        lifted = self.lifted or self._picked
        return self._art.sprite(self.face, self._sprite_width, self.devicePixelRatioF(), angle, lifted)

    def _offset(self) -> QPointF:
        """Where in the widget the picture begins so that it lies on whole device pixels."""
        pixmap, ratio = self._sprite(), self.devicePixelRatioF()
        left = round((self.pose.x - pixmap.width() / ratio / 2) * ratio) / ratio - self.x()
        top = round((self.pose.y - pixmap.height() / ratio / 2) * ratio) / ratio - self.y()
        return QPointF(left, top)

    def _paint_flying(self, painter: QPainter) -> None:
        pixmap, ratio = self._sprite(), self.devicePixelRatioF()
        share = self.pose.width / self._sprite_width
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setTransform(self._to_card().scale(share * self._squeeze, share), True)
        painter.drawPixmap(QPointF(-pixmap.width() / ratio / 2, -pixmap.height() / ratio / 2), pixmap)
        painter.resetTransform()

    def _to_card(self) -> QTransform:
        """From the card's own coordinates (centre 0, 0) to the widget's."""
        return QTransform().translate(self.pose.x - self.x(), self.pose.y - self.y()).rotate(self.pose.angle)

    def _paint_lights(self, painter: QPainter) -> None:
        width, height = self.pose.width, self.pose.height
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setTransform(self._to_card(), True)
        painter.scale(self._squeeze, 1)
        card = QRectF(-width / 2, -height / 2, width, height)
        radius = width * CARD_RADIUS
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self._dimmed:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.dim)
            painter.drawRoundedRect(card, radius, radius)
            painter.setBrush(Qt.BrushStyle.NoBrush)
        thick = max(1.6, width * 0.026)
        if self._glow:
            for ring in range(3):
                painter.setPen(QPen(with_alpha(self._theme.glow, round(70 * self._glow)), thick * (1 + 1.5 * ring)))
                painter.drawRoundedRect(card, radius, radius)
        if self._playable or self._picked:
            # Where cards lie upright beside many others, a fine edge is enough.
            in_hand = self.zone is not None and self.zone.name == "hand"
            edge = thick * (1.5 if self._picked or self.underMouse() else (1.0 if in_hand else 0.6))
            painter.setPen(QPen(with_alpha(self._theme.glow, 70), edge * 2.2))
            painter.drawRoundedRect(card.adjusted(-edge * 0.4, -edge * 0.4, edge * 0.4, edge * 0.4), radius, radius)
            painter.setPen(QPen(self._theme.glow, edge))
            painter.drawRoundedRect(card, radius, radius)
        if self._picked:
            self._paint_tick(painter, card)
        if self.pose.badge:
            self._paint_badge(painter, card)
        if self._focus_shown():
            painter.setPen(QPen(self._theme.focus, max(2.4, thick * 1.3)))
            out = thick * 1.6
            painter.drawRoundedRect(card.adjusted(-out, -out, out, out), radius + out, radius + out)

    def _paint_tick(self, painter: QPainter, card: QRectF) -> None:
        # At the left, below the numeral: that part of a card is visible in every fan.
        size = max(5.0, card.width() * 0.1)
        centre = QPointF(card.left() + card.width() * 0.17, card.top() + card.height() * 0.36)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.glow)
        painter.drawEllipse(centre, size, size)
        painter.setPen(
            QPen(
                self._theme.on_glow,
                size * 0.3,
                Qt.PenStyle.SolidLine,
                Qt.PenCapStyle.RoundCap,
                Qt.PenJoinStyle.RoundJoin,
            )
        )
        painter.drawPolyline(
            [
                centre + QPointF(-0.45 * size, 0.02 * size),
                centre + QPointF(-0.1 * size, 0.38 * size),
                centre + QPointF(0.48 * size, -0.36 * size),
            ]
        )
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def _paint_badge(self, painter: QPainter, card: QRectF) -> None:
        font = fonts.font(bold=True)
        font.setPixelSize(max(10, round(card.width() * 0.2)))
        metrics = QFontMetricsF(font)
        high = metrics.height() * 0.98
        wide = max(high, metrics.horizontalAdvance(self.pose.badge) + high * 0.55)
        chip = QRectF(card.left() + card.width() * 0.06, card.bottom() - high - card.width() * 0.07, wide, high)
        painter.setPen(QPen(QColor(255, 250, 240, 210), max(1.0, card.width() * 0.014)))
        painter.setBrush(QColor(38, 32, 30, 235))
        painter.drawRoundedRect(chip, high / 2, high / 2)
        painter.setFont(font)
        painter.setPen(QColor("#fffaf0"))
        painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, self.pose.badge)
        painter.setBrush(Qt.BrushStyle.NoBrush)

    # --------------------------------------------------------------------------------------- mouse and keys

    def hitButton(self, pos: QPoint) -> bool:
        return self.pose.holds(QPointF(self.mapToParent(pos)))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.pressed_at.emit(self.mapToParent(event.position().toPoint()))
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.dragged_to.emit(self.mapToParent(event.position().toPoint()))
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.released_at.emit(self.mapToParent(event.position().toPoint()))
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.doubled_at.emit(self.mapToParent(event.position().toPoint()))
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._ring = event.reason() != Qt.FocusReason.MouseFocusReason
        self.update()

    def show_ring(self) -> None:
        """Show where the keyboard is, from now on: a key was pressed after the mouse had brought the focus here."""
        if not self._ring:
            self._ring = True
            self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def _focus_shown(self) -> bool:
        return self._ring and self.hasFocus()
