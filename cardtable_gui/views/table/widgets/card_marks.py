"""The marks painted over a card's picture: highlights, a tick, a count, the focus ring. Cached like the cards.

Apart from the card, since it only paints.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap

from cardtable_gui.views.kit.look import focus_ring
from cardtable_gui.views.kit.look.theme import CARD_RADIUS, Theme, with_alpha
from cardtable_gui.views.kit.text.fitted_text import text_font

FINE, PLAIN, STRONG = 0.6, 1.0, 1.5
"""Widths of a playable card's bright outline."""
_TAUGHT, _ASIDE = 1.9, 0.6
"""Widths of the outline of a card that a lesson teaches, and of one that only serves a swap."""
_HALO = 2.2
"""How far a lesson's glow reaches, by the width of its outline."""
_TICK, _TICK_HIGH = 0.09, 0.078
"""Half the width of the tick, by the card's width."""
_FREE = 0.675
"""From this share of the card's height on, its left edge is free of marks."""
_BESIDE_TAG = 0.36
"""The tick's position where a tag is at its usual place."""
_LEAST_TAG = 10
"""The least size of a tag's letters."""


class Shine(IntEnum):
    """How a card calls for attention, from the least to the most. Each has a line of its own, not only a colour."""

    NONE = 0
    ASIDE = 1
    """Only for a swap or an exchange: a thin cool line; dashed with high contrast."""
    NOW = 2
    """It plays now: a gold line with a glow."""
    TAUGHT = 3
    """What a lesson teaches: a broad gold double line in a wide glow."""


@dataclass(frozen=True, slots=True)
class Marks:
    """The marks to paint over a card; false values paint nothing."""

    edge: float = 0.0
    """0: no gold outline; else `FINE`, `PLAIN` or `STRONG`."""
    aside: bool = False
    taught: bool = False
    dimmed: bool = False
    barred: bool = False
    """It's among the few of its zone that are no choice: with high contrast a sign says so."""
    picked: bool = False
    tick_high: bool = False
    """Whether the tick is painted at the upper edge, because the rest of the card is covered."""
    shining: bool = False
    focused: bool = False
    badge: str = ""
    """Text at the lower left: the number of cards."""
    tag: str = ""
    """Text at the left edge: the card's value."""
    tag_room: float = 1.0
    """The share of the card's width, from the left, that shows beside the cards above it."""

    def __bool__(self) -> bool:
        return self != NOTHING


NOTHING = Marks()


def overlay(marks: Marks, sprite: QPixmap, width: float, height: float, angle: float, theme: Theme) -> QPixmap:
    """The marks on a canvas of the sprite's size; width and height are the card's own, in logical pixels."""
    ratio = sprite.devicePixelRatio()
    made = QPixmap(sprite.size())
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(made.width() / ratio / 2, made.height() / ratio / 2)
    painter.rotate(angle)
    _paint(painter, marks, QRectF(-width / 2, -height / 2, width, height), theme)
    painter.end()
    return made


def _paint(painter: QPainter, marks: Marks, card: QRectF, theme: Theme) -> None:
    radius = card.width() * CARD_RADIUS
    thick = max(1.6, card.width() * 0.026)
    if marks.dimmed and theme.dim.alpha():
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.dim)
        painter.drawRoundedRect(card, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if marks.shining:
        for ring in range(3):
            painter.setPen(QPen(with_alpha(theme.glow, 70), thick * (1 + 1.5 * ring)))
            painter.drawRoundedRect(card, radius, radius)
    if marks.barred and theme.high_contrast:
        _paint_bar(painter, tick_disc(card, high=False, tagged=bool(marks.tag)))
    if marks.aside:
        _paint_aside(painter, card, radius, max(1.4, thick * _ASIDE), theme)
    if marks.taught:
        _paint_taught(painter, card, radius, thick * _TAUGHT, theme)
    if marks.edge:
        edge = thick * marks.edge
        if theme.high_contrast:
            edge = max(2.4, 1.6 * edge)
            focus_ring.paint_haloed(painter, theme, card, radius, width=edge, colour=theme.glow)
        else:
            painter.setPen(QPen(with_alpha(theme.glow, 70), edge * 2.2))
            painter.drawRoundedRect(card.adjusted(-edge * 0.4, -edge * 0.4, edge * 0.4, edge * 0.4), radius, radius)
            painter.setPen(QPen(theme.glow, edge))
            painter.drawRoundedRect(card, radius, radius)
    if marks.picked:
        _paint_tick(painter, tick_disc(card, high=marks.tick_high, tagged=bool(marks.tag)), theme)
    if marks.badge:
        _paint_badge(painter, card, marks.badge)
    if marks.tag:
        _paint_tag(painter, card, marks.tag, marks.tag_room * card.width(), theme)
    if marks.focused:
        half = thick / 2
        outlined = card.adjusted(-half, -half, half, half)
        focus_ring.paint_around(painter, theme, outlined, radius + half, haloed=True)


def _paint_aside(painter: QPainter, card: QRectF, radius: float, width: float, theme: Theme) -> None:
    """Paint a thin line, upon one that sets it off from any card."""
    painter.setPen(QPen(with_alpha(theme.shadow if theme.dark else theme.card, 170), width * 2.2))
    painter.drawRoundedRect(card, radius, radius)
    pen = QPen(theme.cool, width)
    if theme.high_contrast:
        pen = QPen(theme.cool, max(2.0, 1.4 * width), Qt.PenStyle.CustomDashLine)
        pen.setDashPattern([3.0, 2.4])
    painter.setPen(pen)
    painter.drawRoundedRect(card, radius, radius)


def _paint_taught(painter: QPainter, card: QRectF, radius: float, width: float, theme: Theme) -> None:
    """Paint a broad line with a fine one inside it, and a glow around."""
    if not theme.high_contrast:
        for ring in range(3):
            painter.setPen(QPen(with_alpha(theme.glow, 74), width * (1.3 + _HALO * (ring + 1) / 3)))
            painter.drawRoundedRect(card, radius, radius)
    focus_ring.paint_haloed(painter, theme, card, radius, width=max(3.0, width), colour=theme.glow)
    inner = card.adjusted(1.25 * width, 1.25 * width, -1.25 * width, -1.25 * width)
    painter.setPen(QPen(theme.on_glow, max(1.4, width * 0.34)))
    painter.drawRoundedRect(inner, radius * 0.7, radius * 0.7)
    painter.setPen(QPen(theme.glow, max(1.2, width * 0.3)))
    inset = max(1.2, width * 0.3)
    painter.drawRoundedRect(inner.adjusted(inset, inset, -inset, -inset), radius * 0.6, radius * 0.6)


def _paint_bar(painter: QPainter, disc: QRectF) -> None:
    """Paint the sign for “not this one”: a ring with a bar across."""
    size = disc.width() / 2
    painter.setPen(QPen(QColor("#000000"), max(1.4, size * 0.3)))
    painter.setBrush(QColor("#ffffff"))
    painter.drawEllipse(disc)
    reach = size * 0.66
    painter.drawLine(disc.center() + QPointF(-reach, -reach), disc.center() + QPointF(reach, reach))
    painter.setBrush(Qt.BrushStyle.NoBrush)


def tick_disc(card: QRectF, *, high: bool, tagged: bool) -> QRectF:
    """The disc for the tick of a picked card; `high`: at the upper edge.

    Otherwise it overlaps the left edge, which is visible in every fan, below the corner marks of all decks.
    """
    if high:
        size = card.width() * _TICK_HIGH
        centre = QPointF(card.right() - 1.12 * size, card.top() + 1.2 * size)
    else:
        size = max(5.0, card.width() * _TICK)
        down = _BESIDE_TAG if tagged else _FREE
        centre = QPointF(card.left() + card.width() * 0.09, card.top() + card.height() * down)
    return QRectF(centre.x() - size, centre.y() - size, 2 * size, 2 * size)


def _paint_tick(painter: QPainter, disc: QRectF, theme: Theme) -> None:
    size, centre = disc.width() / 2, disc.center()
    painter.setPen(QPen(theme.on_glow, max(1.0, size * 0.12)))
    painter.setBrush(theme.glow)
    painter.drawEllipse(disc)
    pen = QPen(theme.on_glow, size * 0.3)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    places = ((-0.45, 0.02), (-0.1, 0.38), (0.48, -0.36))
    painter.drawPolyline([QPointF(centre.x() + x * size, centre.y() + y * size) for x, y in places])
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _paint_badge(painter: QPainter, card: QRectF, badge: str) -> None:
    font = text_font(max(10, round(card.width() * 0.2)), bold=True)
    metrics = QFontMetricsF(font)
    high = metrics.height() * 0.98
    wide = max(high, metrics.horizontalAdvance(badge) + high * 0.55)
    chip = QRectF(card.left() + card.width() * 0.06, card.bottom() - high - card.width() * 0.07, wide, high)
    painter.setPen(QPen(QColor(255, 250, 240, 210), max(1.0, card.width() * 0.014)))
    painter.setBrush(QColor(38, 32, 30, 235))
    painter.drawRoundedRect(chip, high / 2, high / 2)
    painter.setFont(font)
    painter.setPen(QColor("#fffaf0"))
    painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, badge)


def _paint_tag(painter: QPainter, card: QRectF, tag: str, room: float, theme: Theme) -> None:
    """Paint a bright label at the left edge above the badge: this part of a card shows in every fan and group.

    In a narrow fan it stands upright, and where even that has no room there is none: a part of it would mislead.
    """
    size = max(_LEAST_TAG, round(min(card.width() * 0.21, card.width() * 0.1 + 9)))
    out = card.width() * 0.03
    wide, high = _tag_size(tag, size)
    upright = wide > room + out
    while upright and high > room and size > _LEAST_TAG:
        size -= 1
        wide, high = _tag_size(tag, size)
    if upright and high > room:
        return
    font = text_font(size, bold=True)
    painter.save()
    painter.translate(card.left(), card.top() + card.height() * 0.58)
    label = QRectF(-out, -high / 2, wide, high)
    if upright:
        painter.translate(room / 2, 0)
        painter.rotate(-90)
        label.moveLeft(-wide / 2)
    painter.setPen(QPen(theme.on_glow, max(1.0, card.width() * 0.012)))
    painter.setBrush(theme.glow)
    painter.drawRoundedRect(label, high * 0.24, high * 0.24)
    painter.setFont(font)
    painter.setPen(theme.on_glow)
    painter.drawText(label, Qt.AlignmentFlag.AlignCenter, tag)
    painter.restore()


def _tag_size(tag: str, px: int) -> tuple[float, float]:
    """Width and height of the label with letters of this size."""
    metrics = QFontMetricsF(text_font(px, bold=True))
    high = metrics.height() * 0.96
    return max(high * 1.25, metrics.horizontalAdvance(tag) + high * 0.6), high
