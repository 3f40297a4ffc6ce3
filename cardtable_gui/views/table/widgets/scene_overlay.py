"""The overlay on which scenes are played: it dims the table, and paints large cards, words and tokens above it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap, QPolygonF, QRadialGradient
from PySide6.QtWidgets import QWidget

from cardtable_gui.core.card_scene import Flourish
from cardtable_gui.views.kit.look.theme import CARD_RADIUS, LIGHT, Theme, with_alpha
from cardtable_gui.views.kit.pictures import art
from cardtable_gui.views.kit.text.fitted_text import width_of, write
from cardtable_gui.views.table.geometry.card_spread import Pose
from cardtable_gui.views.table.widgets.flight_overlay import FlightOverlay, FlyingCard

_VEIL = QColor(12, 10, 16)
_DIM, _DIM_CONTRAST = 176, 215
"""How much the table is dimmed, 0-255; more with high contrast."""
_STEPPED_BACK = 168
"""How dark cards are that have stepped back, 0-255."""
_PAWS = 9
_BUBBLES = 34
_RINGS = 4
_RAYS = 14
_FLOURISH_FRAMES = 40
_CENTRE = Qt.AlignmentFlag.AlignCenter


@dataclass(slots=True, eq=False)
class Plaque:
    """Words on a scene: a bold heading, and a line below it if there is one.

    `most`: the greatest width. `opacity` changes as it comes. `golden`: it shines as the winner's.
    """

    centre: QPointF
    title: str
    px: int
    most: float
    line: str = ""
    golden: bool = False
    opacity: float = 0.0

    def area(self) -> QRectF:
        """Where it lies."""
        size = self._size()
        return QRectF(
            self.centre.x() - size.width() / 2, self.centre.y() - size.height() / 2, size.width(), size.height()
        )

    def _size(self) -> QSizeF:
        small = self.small
        wide = max(width_of(self.title, self.px, bold=True), width_of(self.line, small) if self.line else 0.0)
        high = 1.5 * self.px + (1.5 * small if self.line else 0.0)
        return QSizeF(min(self.most, max(wide + 1.2 * self.px, high)), high)

    @property
    def small(self) -> int:
        """The size of the line."""
        return max(9, round(self.px * 0.7))

    def draw(self, theme: Theme, ratio: float) -> QPixmap:
        """Its picture."""
        size = self._size()
        picture = QPixmap(round((size.width() + 4) * ratio), round((size.height() + 4) * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        body = QRectF(QPointF(2, 2), size)
        radius = min(body.height() / 2, 0.55 * self.px)
        ground, ink = (theme.glow, theme.on_glow) if self.golden else (theme.panel, theme.ink)
        painter.setPen(QPen(theme.panel_edge, 1.2))
        painter.setBrush(ground)
        painter.drawRoundedRect(body, radius, radius)
        inner = body.adjusted(0.4 * self.px, 0, -0.4 * self.px, 0)
        head = QRectF(inner.left(), inner.top(), inner.width(), 1.5 * self.px)
        write(painter, head, self.title, self.px, ink, bold=True, align=_CENTRE)
        if self.line:
            below = QRectF(inner.left(), head.bottom() - 0.2 * self.px, inner.width(), 1.5 * self.small)
            write(painter, below, self.line, self.small, ink, align=_CENTRE)
        painter.end()
        return picture


class SceneOverlay(FlightOverlay):
    """Covers the table while a scene is played. Cards fly on it as on any flight overlay; a press is told, and eaten.

    It's painted from pictures, one of the table among them, and repaints only what changes: nothing below is painted
    meanwhile. It knows nothing of time: acts move what's on it.
    """

    begun = Signal()
    """A scene begins."""
    pressed = Signal()
    """The player wants no more of the scene."""

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self.theme = LIGHT
        self._veil = 0.0
        self._plaques: dict[Plaque, QPixmap | None] = {}
        self._faint: dict[FlyingCard, float] = {}
        self._tokens: dict[object, tuple[QPixmap, QPointF]] = {}
        self._flourish: tuple[Flourish, float, QRectF] | None = None
        self._rays: QPixmap | None = None
        self._bright, self._dark = QPixmap(), QPixmap()
        """The table as it is, and dimmed."""
        self._clear = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    @property
    def open(self) -> bool:
        """Whether a scene is on it."""
        return not self.isHidden()

    @property
    def plaques(self) -> Sequence[Plaque]:
        """What is written on it."""
        return tuple(self._plaques)

    def begin(self, theme: Theme) -> None:
        """Cover the table, which shows through undimmed at first. The scene's cards have taken off already."""
        self.theme = theme
        self._veil = 0.0
        self.setGeometry(self._table.rect())
        self.look_through()
        self.show()
        self.raise_()
        self.begun.emit()

    def look_through(self) -> None:
        """Show the table as it is now, without what flies on the overlay."""
        self._clear = True
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, False)
        self._bright, self._dark = self._table.grab(), QPixmap()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._clear = False

    def finish(self) -> None:
        """Uncover the table, and forget its pictures: they may show somebody's hand."""
        self._plaques.clear()
        self._faint.clear()
        self._tokens.clear()
        self._flourish = self._rays = None
        self._bright, self._dark = QPixmap(), QPixmap()
        self._veil = 0.0
        self.hide()

    def dim(self, share: float) -> None:
        """Dim the table by a share (0-1) of the full amount."""
        if share != self._veil:
            self._veil = share
            self.update()

    def land(self, card: FlyingCard) -> None:
        """Stop painting this card; the overlay stays."""
        self.update(self._flying.pop(card))
        self._faint.pop(card, None)

    # ------------------------------------------------------------------------------------------- what is on it

    def show_plaque(self, plaque: Plaque, before: QRectF | None = None) -> None:
        """Paint a plaque that is new or has changed. `before`: where it was."""
        if before is not None:
            self.update(_around(before))
        self._plaques[plaque] = None
        self.update(_around(plaque.area()))

    def fade_plaque(self, plaque: Plaque, opacity: float) -> None:
        """Change a plaque's opacity; at 0 it's gone."""
        plaque.opacity = opacity
        if opacity <= 0:
            self._plaques.pop(plaque, None)
        else:
            self._plaques.setdefault(plaque, None)
        self.update(_around(plaque.area()))

    def step_back(self, card: FlyingCard, share: float) -> None:
        """Paint a flying card darker, by a share (0-1) of the full amount."""
        self._faint[card] = share
        self.update(self._flying.get(card, QRect()))

    def move_token(self, key: object, picture: QPixmap, centre: QPointF) -> None:
        """Paint a token here."""
        self.drop_token(key)
        self._tokens[key] = picture, centre
        self.update(_token_area(picture, centre))

    def drop_token(self, key: object) -> None:
        """Remove a token."""
        gone = self._tokens.pop(key, None)
        if gone is not None:
            self.update(_token_area(*gone))

    def show_flourish(self, flourish: Flourish, share: float, around: QRectF) -> None:
        """Paint a flourish around the cards at this share of its time; it's gone at 0 and 1."""
        # What drifts needs fewer frames than what is thrown.
        share = round(share * _FLOURISH_FRAMES) / _FLOURISH_FRAMES
        before, self._flourish = self._flourish, (flourish, share, around) if 0 < share < 1 else None
        if before is not None and before[1] == share:
            return
        if flourish is Flourish.RAYS and before is not None and _strength(before[1]) == _strength(share):
            return
        self.update(_reach(around).toAlignedRect())

    # ---------------------------------------------------------------------------------------------- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._clear:
            return
        painter = QPainter(self)
        seen = event.rect()
        self._paint_table(painter, seen)
        if self._flourish is not None:
            self._paint_flourish(painter, *self._flourish)
        for card, bounds in self._flying.items():
            if bounds.intersects(seen):
                card.paint_in_flight(painter, plain=False)
                if card in self._faint:
                    _darken(painter, card.pose, round(_STEPPED_BACK * self._faint[card] * self._veil))
        for plaque in list(self._plaques):
            self._paint_plaque(painter, plaque, seen)
        for picture, centre in self._tokens.values():
            half = picture.width() / picture.devicePixelRatio() / 2
            painter.drawPixmap(centre - QPointF(half, half), picture)
        painter.end()

    def _paint_table(self, painter: QPainter, seen: QRect) -> None:
        """Paint the dimmed table from pictures."""
        veil = with_alpha(_VEIL, round((_DIM_CONTRAST if self.theme.high_contrast else _DIM) * self._veil))
        if self._veil >= 1 and self._dark.isNull():
            self._dark = self._bright.copy()
            over = QPainter(self._dark)
            over.fillRect(self.rect(), veil)
            over.end()
        picture = self._dark if self._veil >= 1 else self._bright
        ratio = picture.devicePixelRatio()
        source = QRectF(seen.x() * ratio, seen.y() * ratio, seen.width() * ratio, seen.height() * ratio)
        painter.drawPixmap(QRectF(seen), picture, source)
        if picture is self._bright:
            painter.fillRect(seen, veil)

    def _paint_flourish(self, painter: QPainter, flourish: Flourish, share: float, around: QRectF) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(self._veil * _strength(share))
        reach = _reach(around)
        match flourish:
            case Flourish.BUBBLES:
                _paint_bubbles(painter, share, reach)
            case Flourish.RIPPLES:
                _paint_ripples(painter, share, reach)
            case Flourish.STEPS:
                _paint_steps(painter, share, reach & QRectF(self.rect()), self.devicePixelRatioF())
            case Flourish.RAYS:
                if self._rays is None:
                    self._rays = _drawn_rays(reach, self.theme)
                painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
                painter.drawPixmap(reach, self._rays, QRectF(self._rays.rect()))
        painter.restore()

    def _paint_plaque(self, painter: QPainter, plaque: Plaque, seen: QRect) -> None:
        area = plaque.area()
        if not _around(area).intersects(seen):
            return
        picture = self._plaques[plaque]
        if picture is None:
            picture = self._plaques[plaque] = plaque.draw(self.theme, self.devicePixelRatioF())
        painter.setOpacity(plaque.opacity)
        painter.drawPixmap(area.topLeft() - QPointF(2, 2), picture)
        painter.setOpacity(1.0)

    # ------------------------------------------------------------------------------------------------- mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.pressed.emit()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()


def _darken(painter: QPainter, pose: Pose, strength: int) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(pose.x, pose.y)
    painter.rotate(pose.angle)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(with_alpha(_VEIL, strength))
    radius = pose.width * CARD_RADIUS
    painter.drawRoundedRect(QRectF(-pose.width / 2, -pose.height / 2, pose.width, pose.height), radius, radius)
    painter.restore()


def _around(area: QRectF) -> QRect:
    return area.adjusted(-4, -4, 4, 4).toAlignedRect()


def _token_area(picture: QPixmap, centre: QPointF) -> QRect:
    half = picture.width() / picture.devicePixelRatio() / 2 + 2
    return QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half).toAlignedRect()


def _reach(around: QRectF) -> QRectF:
    """How far a flourish reaches."""
    more = 0.34 * around.height()
    return around.adjusted(-1.8 * more, -more, 1.8 * more, more)


def _strength(share: float) -> float:
    """How much of a flourish is to be seen: it comes, stays and goes."""
    return max(0.0, min(1.0, 6 * share, 4 * (1 - share)))


def _paint_bubbles(painter: QPainter, share: float, reach: QRectF) -> None:
    """Bubbles of different sizes rise at their own pace, swaying."""
    painter.setBrush(QColor(190, 225, 255, 40))
    for number in range(_BUBBLES):
        across = (number * 0.381966) % 1.0
        way = share * (0.7 + 0.6 * ((number * 0.7548) % 1.0)) + 0.45 * ((number * 0.5698) % 1.0) - 0.05
        radius = reach.height() * (0.008 + 0.026 * ((number * 0.2755) % 1.0))
        sway = sin((way * 2 + across) * 2 * pi) * radius
        spot = QPointF(reach.left() + across * reach.width() + sway, reach.bottom() - way * reach.height())
        painter.setPen(QPen(QColor(205, 232, 255, 200), max(1.4, radius * 0.14)))
        painter.drawEllipse(spot, radius, radius)


def _paint_ripples(painter: QPainter, share: float, reach: QRectF) -> None:
    """Rings spread one after another, fainter as they grow."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for number in range(_RINGS):
        way = 1.5 * share - 0.16 * number
        if 0 < way < 1:
            size = 0.3 + 0.7 * way
            painter.setPen(QPen(QColor(165, 220, 238, round(230 * (1 - way))), 3 + 5 * (1 - way)))
            painter.drawEllipse(reach.center(), reach.width() * 0.5 * size, reach.height() * 0.5 * size)


def _paint_steps(painter: QPainter, share: float, reach: QRectF, ratio: float) -> None:
    """Paws walk by below the cards, one after another."""
    size = reach.height() * 0.065
    picture = art.token("paw", size, ratio)
    for number in range(_PAWS):
        since = share * 1.5 - number / _PAWS
        if since > 0:
            painter.save()
            painter.setOpacity(painter.opacity() * min(1.0, 8 * since))
            across = (number + 0.5) / _PAWS
            up = size * (0.55 if number % 2 else -0.55) + reach.height() * 0.1 * across
            painter.translate(reach.left() + across * reach.width(), reach.bottom() - size - up)
            painter.rotate(82)
            painter.drawPixmap(QPointF(-size / 2, -size / 2), picture)
            painter.restore()


def _drawn_rays(reach: QRectF, theme: Theme) -> QPixmap:
    """Rays behind the cards, at half their size: they're soft."""
    picture = QPixmap(max(1, round(reach.width() / 2)), max(1, round(reach.height() / 2)))
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    middle = QRectF(picture.rect()).center()
    length = 0.62 * max(picture.width(), picture.height())
    light = QRadialGradient(middle, length)
    light.setColorAt(0.0, with_alpha(theme.glow, 150))
    light.setColorAt(1.0, with_alpha(theme.glow, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    for number in range(_RAYS):
        turn = 2 * pi * number / _RAYS + 0.15
        ends = [QPointF(cos(turn + half), sin(turn + half)) * length for half in (-0.1, 0.1)]
        painter.drawPolygon(QPolygonF([middle, middle + ends[0], middle + ends[1]]))
    painter.end()
    return picture
