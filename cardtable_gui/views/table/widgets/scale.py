"""A scale between the cards: two pans that tip as one picks what to give and take. The table's speech tells of it."""

from __future__ import annotations

from math import copysign, cos, radians, sin

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cardtable_gui.timing import Clock, Stopwatch
from cardtable_gui.views.kit.look.theme import LIGHT, Motion, Theme, Type, blended, with_alpha
from cardtable_gui.views.kit.text.fitted_text import width_of, write
from cardtable_gui.views.table.widgets.animator import frames
from cardtable_gui.views.table.widgets.command_bar import MeterFace, number_text

_CENTRE = Qt.AlignmentFlag.AlignCenter
_HEIGHT = 6.6
"""All lengths here are in units of body text, at the scale's full size."""
_LEAST_WIDTH = 12.0
_SHARES = (1.3, 1.15, 1.0, 0.9, 0.8)
"""The sizes that are tried, the largest first; its letters are as large as the table's in all of them."""
_ARM = 0.29
"""The length of an arm of the beam, by the width."""
_LEAST_TILT, _STEEPEST = 4.0, 13.0
"""The tilt of the beam in degrees when the sides hardly differ, and when one is empty."""
TIP = Motion(460, QEasingCurve.Type.OutBack)


def sizes(left: MeterFace, right: MeterFace, percent: int) -> list[QSizeF]:
    """The sizes in which these two sides can be shown, the largest first."""
    em, px = Type.BODY.px(percent), Type.CAPTION.px(percent)
    words = 2 * max(width_of(side.title, px, bold=True) for side in (left, right)) + 3.4 * em
    wide = max(words, _LEAST_WIDTH * em)
    return [QSizeF(max(words, share * wide), share * _HEIGHT * em) for share in _SHARES]


class Scale(QWidget):
    """Weighs two amounts against each other. Transparent for the mouse, hidden while nothing is weighed."""

    def __init__(self, clock: Clock, parent: QWidget) -> None:
        super().__init__(parent)
        self.speed = 1.0
        """The animation speed: 1 is normal, 0 tips the beam at once."""
        self._theme = LIGHT
        self._percent = 100
        self._sides: tuple[MeterFace, MeterFace] | None = None
        self._tilt = self._from = self._to = 0.0
        self._curve = QEasingCurve(TIP.curve)
        self._since = Stopwatch(clock)
        self._timer = frames(clock, self, self._tick)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.hide()

    @property
    def sides(self) -> tuple[MeterFace, MeterFace] | None:
        """What lies in the pans, left and right; None while it's hidden."""
        return None if self.isHidden() else self._sides

    @property
    def tilt(self) -> float:
        """How far the beam is tilted now, in degrees; positive: the right side is down."""
        return self._tilt

    @property
    def moving(self) -> bool:
        """Whether the beam is moving."""
        return self._timer.active

    def apply_look(self, theme: Theme, percent: int) -> None:
        """Apply theme and text size."""
        self._theme, self._percent = theme, percent
        self.update()

    def weigh(self, left: MeterFace, right: MeterFace) -> None:
        """Show these amounts in the pans, and let the heavier side sink."""
        fresh = self.isHidden()
        self._sides = left, right
        more = right.value - left.value
        share = abs(more) / max(1, left.value, right.value)
        goal = copysign(_LEAST_TILT + (_STEEPEST - _LEAST_TILT) * share, more) if more else 0.0
        if fresh:
            self._tilt = self._to = 0.0
        if goal != self._to or fresh:
            self._from, self._to = self._tilt, goal
            if self.speed <= 0:
                self._arrive()
            else:
                self._since.restart()
                self._timer.start()
        self.show()
        self.raise_()
        self.update()

    def put_away(self) -> None:
        """Hide it."""
        self._arrive()
        self.hide()

    def _tick(self) -> None:
        share = self._since.elapsed() * self.speed / TIP.ms if self.speed > 0 else 1.0
        if share >= 1:
            self._arrive()
        else:
            self._tilt = self._from + (self._to - self._from) * self._curve.valueForProgress(share)
        self.update()

    def _arrive(self) -> None:
        self._timer.stop()
        self._tilt = self._to

    # ------------------------------------------------------------------------------------------------- painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._sides is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit = self.height() / _HEIGHT
        sign = self._sign()
        pivot = QPointF(self.width() / 2, 1.05 * unit)
        self._paint_post(painter, pivot, sign, unit)
        arm = QPointF(cos(radians(self._tilt)), sin(radians(self._tilt))) * (_ARM * self.width())
        self._paint_beam(painter, pivot, arm, unit)
        for side, end in zip(self._sides, (pivot - arm, pivot + arm), strict=True):
            self._paint_pan(painter, end, side, unit)
        self._paint_mark(painter, pivot, unit)
        self._paint_sign(painter, sign)
        painter.end()

    def _sign(self) -> QRectF:
        """The board at the foot, on which the sides are named."""
        high = 1.7 * Type.CAPTION.px(self._percent)
        return QRectF(2, self.height() - high - 2, self.width() - 4, high)

    def _paint_post(self, painter: QPainter, pivot: QPointF, sign: QRectF, unit: float) -> None:
        theme = self._theme
        painter.setPen(QPen(self._line(), 1.2))
        painter.setBrush(theme.accent)
        half = 0.2 * unit
        post = QPainterPath(QPointF(pivot.x() - half, pivot.y()))
        post.lineTo(pivot.x() + half, pivot.y())
        post.lineTo(pivot.x() + 1.9 * half, sign.top() + 2)
        post.lineTo(pivot.x() - 1.9 * half, sign.top() + 2)
        post.closeSubpath()
        painter.drawPath(post)

    def _paint_beam(self, painter: QPainter, pivot: QPointF, arm: QPointF, unit: float) -> None:
        """A brass beam, thicker in its middle."""
        up = QPointF(-arm.y(), arm.x()) * (0.24 * unit / max(1.0, _ARM * self.width()))
        beam = QPainterPath(pivot - arm)
        beam.quadTo(pivot - arm * 0.4 - up, pivot - up)
        beam.quadTo(pivot + arm * 0.4 - up, pivot + arm)
        beam.quadTo(pivot + arm * 0.4 + up, pivot + up)
        beam.quadTo(pivot - arm * 0.4 + up, pivot - arm)
        painter.setPen(QPen(self._line(), 1.2))
        painter.setBrush(self._theme.glow)
        painter.drawPath(beam)

    def _paint_pan(self, painter: QPainter, end: QPointF, side: MeterFace, unit: float) -> None:
        """A bowl of enamel on two strings, with its amount and water in it."""
        theme = self._theme
        half = min(0.19 * self.width(), 2.5 * unit)
        rim = end.y() + 0.95 * unit
        painter.setPen(QPen(self._line(), 1.2))
        for across in (-0.86, 0.86):
            painter.drawLine(end, QPointF(end.x() + across * half, rim))
        painter.setBrush(theme.glow)
        painter.drawEllipse(end, 0.2 * unit, 0.2 * unit)
        bowl = QPainterPath(QPointF(end.x() - half, rim))
        bowl.cubicTo(
            end.x() - 0.9 * half, rim + 2.0 * unit, end.x() + 0.9 * half, rim + 2.0 * unit, end.x() + half, rim
        )
        bowl.closeSubpath()
        painter.setPen(QPen(theme.accent, 1.8))
        painter.setBrush(theme.panel)
        painter.drawPath(bowl)
        water = QRectF(end.x() - half, rim - 0.22 * unit, 2 * half, 0.44 * unit)
        painter.setBrush(blended(theme.panel, theme.focus, 0.28 if side.value else 0.06))
        painter.drawEllipse(water)
        place = QRectF(end.x() - half, rim + 0.2 * unit, 2 * half, 1.3 * unit)
        colour = theme.ink
        write(painter, place, number_text(side), round(min(1.25 * unit, 0.9 * half)), colour, bold=True, align=_CENTRE)

    def _paint_mark(self, painter: QPainter, pivot: QPointF, unit: float) -> None:
        """A tick where both sides fit, else what's missing: that they are unequal, or too much."""
        assert self._sides is not None
        fits = all(side.fits for side in self._sides)
        colour = self._theme.good if fits else self._theme.bad
        size = max(0.78 * unit, 0.62 * Type.BODY.px(self._percent))
        disc = QRectF(pivot.x() - size, pivot.y() - size, 2 * size, 2 * size)
        painter.setPen(QPen(colour, 2.0))
        painter.setBrush(self._theme.panel)
        painter.drawEllipse(disc.adjusted(1, 1, -1, -1))
        left, right = self._sides
        sign = "✓" if fits else "≠" if left.value != right.value else "✗"
        write(painter, disc, sign, round(1.15 * size), colour, bold=True, align=_CENTRE)

    def _paint_sign(self, painter: QPainter, sign: QRectF) -> None:
        assert self._sides is not None
        theme, px = self._theme, Type.CAPTION.px(self._percent)
        painter.setPen(QPen(theme.control_edge, 1.2))
        painter.setBrush(theme.panel)
        painter.drawRoundedRect(sign, sign.height() / 3, sign.height() / 3)
        half = sign.width() / 2
        for side, left in zip(self._sides, (sign.left(), sign.left() + half), strict=True):
            room = QRectF(left + 0.3 * px, sign.top(), half - 0.6 * px, sign.height())
            write(painter, room, side.title, px, theme.ink, bold=True, align=_CENTRE)
        painter.setPen(QPen(with_alpha(theme.control_edge, 150), 1.0))
        painter.drawLine(QPointF(sign.center().x(), sign.top() + 3), QPointF(sign.center().x(), sign.bottom() - 3))

    def _line(self) -> QColor:
        return blended(self._theme.glow, self._theme.ink, 0.62)
