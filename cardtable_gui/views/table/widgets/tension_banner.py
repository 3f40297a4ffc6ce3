"""The banner that announces what is about to happen, and the ring that pulses once around a player's plate."""

from __future__ import annotations

from math import pi, sin

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from cardtable_gui.timing import Clock, Stopwatch
from cardtable_gui.views.kit.look import reading_time
from cardtable_gui.views.kit.look.theme import LIGHT, Radius, Theme, Type, with_alpha
from cardtable_gui.views.kit.text.fitted_text import width_of, write
from cardtable_gui.views.table.widgets.animator import frames

BANNER_MS = 2800
"""How long a banner is shown."""
_APPEAR_MS = 220.0
_PULSE_MS = 900.0
_RISE = 0.5
"""How far the banner rises as it comes, in units of body text."""
_CENTRE = Qt.AlignmentFlag.AlignCenter


class _Ring(QWidget):
    """A ring around a plate, over everything; transparent for the mouse."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = LIGHT
        self.strength = 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(5, 5, -5, -5)
        for wide, alpha in ((9.0, 70), (3.5, 255)):
            painter.setPen(QPen(with_alpha(self.theme.glow, round(alpha * self.strength)), wide))
            painter.drawRoundedRect(body, Radius.PANEL, Radius.PANEL)
        painter.end()


class TensionBanner(QWidget):
    """A line on a sheet that comes, stays to be read and goes. Transparent for the mouse, and said by others."""

    def __init__(self, clock: Clock, table: QWidget) -> None:
        super().__init__(table)
        self.speed = 1.0
        """The animation speed; at 0 nothing moves, and the ring is steady."""
        self._text = ""
        self._theme = LIGHT
        self._percent = 100
        self._picture = QPixmap()
        self._place = QRectF()
        self._opacity = 1.0
        self.ring = _Ring(table)
        """Around the plate of whose doing it is."""
        self._watch = Stopwatch(clock)
        self._frames = frames(clock, self, self._tick)
        self._going = clock.timer(self, self.leave)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def text(self) -> str:
        """What is announced; empty if nothing is."""
        return self._text

    def size_of(self, text: str, percent: int, most: float) -> QSizeF:
        """The size of a banner with this text, at most so wide."""
        px = Type.TITLE.px(percent)
        return QSizeF(min(most, width_of(text, px, bold=True) + 2.4 * px), 2.2 * px)

    def tell(self, text: str, place: QRectF, plate: QRectF | None, theme: Theme, percent: int) -> None:
        """Announce this at a place, and let a ring pulse around a plate."""
        self._text, self._theme, self._percent, self._place = text, theme, percent, place
        self._picture = QPixmap()
        self.ring.theme = theme
        if plate is not None:
            self.ring.setGeometry(plate.adjusted(-7, -7, 7, 7).toAlignedRect())
        self.ring.setVisible(plate is not None)
        moving = self.speed > 0
        self._show(0.0 if moving else _PULSE_MS / 2)
        self.show()
        self.raise_()
        self.ring.raise_()
        self._watch.restart()
        self._frames.stop()
        if moving:
            self._frames.start()
        self._going.start(reading_time.of(BANNER_MS))

    def leave(self) -> None:
        """Remove banner and ring."""
        self._text = ""
        self._frames.stop()
        self._going.stop()
        self.hide()
        self.ring.hide()

    def _tick(self) -> None:
        ms = self._watch.elapsed() * self.speed
        self._show(ms)
        if ms >= _PULSE_MS:
            self.ring.hide()
            self._frames.stop()

    def _show(self, ms: float) -> None:
        """Show the moment so long after the beginning."""
        come = min(1.0, ms / _APPEAR_MS)
        self._opacity = come
        rise = _RISE * Type.BODY.px(self._percent) * (1 - come)
        self.setGeometry(self._place.translated(0, rise).toAlignedRect())
        self.ring.strength = max(0.0, sin(pi * min(1.0, ms / _PULSE_MS)))
        self.update()
        self.ring.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self._picture.isNull():
            self._picture = self._drawn(ratio)
        painter = QPainter(self)
        painter.setOpacity(self._opacity)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()

    def _drawn(self, ratio: float) -> QPixmap:
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        px = Type.TITLE.px(self._percent)
        body = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        painter.setPen(QPen(self._theme.glow, 2.4))
        painter.setBrush(self._theme.panel)
        painter.drawRoundedRect(body, body.height() / 2, body.height() / 2)
        write(painter, body.adjusted(px, 0, -px, 0), self._text, px, self._theme.ink, bold=True, align=_CENTRE)
        painter.end()
        return picture
