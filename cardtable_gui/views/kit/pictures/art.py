"""Pictures of cards, tokens and table tops, rendered from SVG on demand and cached at the size they are shown in.

A *sprite* is a card with its soft shadow, already rotated: painting it is one blit. A card without art gets a plain
painted face, so a new game can be played before it is drawn. Widths are logical pixels of the card itself.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import lru_cache
from math import ceil
from pathlib import Path
from typing import Any
from unicodedata import category

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtSvg import QSvgRenderer

from cardtable_gui.resources import MissingResourceError, resource
from cardtable_gui.views.kit.look.fonts import family
from cardtable_gui.views.kit.look.theme import CARD_ASPECT, CARD_RADIUS, SHADOW_STEPS, Theme
from cardtable_gui.views.kit.pictures import large_index
from cardtable_gui.views.kit.pictures.card_drawings import CardDrawing, drawing_of

_LIMIT = 128 * 2**20
_WIDTH, _HEIGHT = 250.0, 350.0
"""The canvas of all card art."""
PAPER = QColor("#fffdf7")
"""The paper of plain cards."""
_SOFTNESS = 3
"""Shadows are painted at this fraction of their size."""
_CONTRAST_EDGE = 0.025
"""Width of the outline of cards with high contrast, by the card's width."""
_NEARLY = 0.01
"""Up to this excess over a whole pixel no other pixel is added."""


def margin(width: float) -> float:
    """The margin around a card in its sprite: shadow, glow and focus ring."""
    return max(7.0, width * 0.09)


def sprite_size(width: float, ratio: float, angle: float = 0.0) -> tuple[int, int]:
    """Size of the sprite of a card of this width and angle, in device pixels, without drawing it."""
    wide, high = _device_size(width, ratio)
    room = margin(wide / ratio) * ratio
    turned = _turned(angle)
    if turned == 0:
        # Equal parity keeps the card on whole device pixels: no blur.
        return wide + 2 * ceil(room - _NEARLY), high + 2 * ceil(room - _NEARLY)
    around = QTransform().rotate(turned).mapRect(QRectF(0, 0, wide, high))
    return ceil(around.width() + 2 * room - _NEARLY), ceil(around.height() + 2 * room - _NEARLY)


class Art:
    """The pictures of one game, at one device pixel ratio after another."""

    def __init__(self, game: str, faces: tuple[str, ...], suit_colours: tuple[tuple[str, str], ...] = ()) -> None:
        """Prepare the pictures of a game with these card texts; `suit_colours` are those of its plain cards."""
        self.game = game
        self._colours = {face: _colour(face, number / len(faces), suit_colours) for number, face in enumerate(faces)}
        self.high_contrast = False
        """Whether cards have a black outline and their corner marks are black or white."""
        self._kept: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()
        self._bytes = 0

    def face(self, face: str | None, width: float, ratio: float, index: float = 1.0) -> QPixmap:
        """The card alone, upright, without shadow; `index` is the scale of its corner marks."""
        wide, high = _device_size(width, ratio)
        index = 1.0 if face is None else index
        key = ("face", face, wide, ratio, index, self.high_contrast)
        return self._keep(key, lambda: self._drawn(face, wide, high, ratio, index))

    def sprite(
        self,
        face: str | None,
        width: float,
        ratio: float,
        angle: float = 0.0,
        lifted: bool = False,
        index: float = 1.0,
    ) -> QPixmap:
        """The card with its shadow, rotated by `angle` degrees around the centre of the picture."""
        turned = _turned(angle)
        wide, _ = _device_size(width, ratio)
        index = 1.0 if face is None else index

        def make() -> QPixmap:
            return self._shadowed(self.face(face, width, ratio, index), turned, ratio, lifted)

        return self._keep(("sprite", face, wide, ratio, turned, lifted, index, self.high_contrast), make)

    def over(
        self,
        marks: Hashable,
        sprite: QPixmap,
        width: float,
        angle: float,
        theme: Theme,
        paint: Callable[[Any, QPixmap, float, float, float, Theme], QPixmap],
    ) -> QPixmap:
        """What `paint` makes of some marks for a sprite of this card width and angle; cached like the sprites."""
        turned, ratio = _turned(angle), sprite.devicePixelRatio()
        wide, high = _device_size(width, ratio)
        key = ("over", marks, wide, ratio, turned, theme.name)
        return self._keep(key, lambda: paint(marks, sprite, wide / ratio, high / ratio, turned, theme))

    def has(self, face: str | None, width: float, ratio: float, index: float = 1.0) -> bool:
        """Whether the card is already cached at this size."""
        wide, _ = _device_size(width, ratio)
        return ("face", face, wide, ratio, 1.0 if face is None else index, self.high_contrast) in self._kept

    def _drawn(self, face: str | None, wide: int, high: int, ratio: float, index: float) -> QPixmap:
        pixmap = _blank(wide, high)
        painter = QPainter(pixmap)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        found = drawing_of(self.game, face)
        renderer = None if found is None else _card(found)
        apart = self.high_contrast and face is not None
        if (
            found is not None
            and (index > 1 or apart)
            and large_index.paint(painter, found, index, QSize(wide, high), high_contrast=apart)
        ):
            pass
        elif renderer is not None:
            renderer.render(painter, QRectF(0, 0, wide, high))
        else:
            painter.scale(wide / _WIDTH, high / _HEIGHT)
            if face is None:
                _paint_back(painter)
            else:
                _paint_face(painter, face, self._colours.get(face, _hue(0.0)), index)
        painter.resetTransform()
        if self.high_contrast:
            inset = wide * _CONTRAST_EDGE / 2
            border = _outline(QRectF(0, 0, wide, high).adjusted(inset, inset, -inset, -inset))
            painter.strokePath(border, QPen(Qt.GlobalColor.black, 2 * inset))
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        painter.fillPath(_outline(QRectF(0, 0, wide, high)), QColor(Qt.GlobalColor.black))
        painter.end()
        pixmap.setDevicePixelRatio(ratio)
        return pixmap

    def _shadowed(self, card: QPixmap, angle: float, ratio: float, lifted: bool) -> QPixmap:
        width, height = card.width() / ratio, card.height() / ratio
        made = _blank(*sprite_size(width, ratio, angle))
        made.setDevicePixelRatio(ratio)
        painter = QPainter(made)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(QPointF(0, 0), self._shadow(made, width, height, angle, lifted))
        painter.translate(made.width() / ratio / 2, made.height() / ratio / 2)
        painter.rotate(angle)
        painter.drawPixmap(QPointF(-width / 2, -height / 2), card)
        painter.end()
        return made

    def _shadow(self, like: QPixmap, width: float, height: float, angle: float, lifted: bool) -> QPixmap:
        """The shadow alone, on a picture of the size of `like`: all faces share it."""
        ratio = like.devicePixelRatio()

        def make() -> QPixmap:
            # A shadow is soft: painted small and stretched it looks the same, at a tenth of the time.
            small = _blank(ceil(like.width() / _SOFTNESS), ceil(like.height() / _SOFTNESS))
            painter = QPainter(small)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(ratio / _SOFTNESS, ratio / _SOFTNESS)
            painter.translate(like.width() / ratio / 2, like.height() / ratio / 2)
            _paint_shadow(painter, width, height, angle, margin(width), lifted)
            painter.end()
            made = _blank(like.width(), like.height())
            painter = QPainter(made)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            whole = QRectF(0, 0, like.width(), like.height())
            painter.drawPixmap(whole, small, QRectF(0, 0, whole.width() / _SOFTNESS, whole.height() / _SOFTNESS))
            painter.end()
            made.setDevicePixelRatio(ratio)
            return made

        return self._keep(("shadow", like.width(), like.height(), ratio, angle, lifted), make)

    def _keep(self, key: tuple[object, ...], make: Callable[[], QPixmap]) -> QPixmap:
        pixmap = self._kept.get(key)
        if pixmap is not None:
            self._kept.move_to_end(key)
            return pixmap
        pixmap = make()
        self._kept[key] = pixmap
        self._bytes += _cost(pixmap)
        while self._bytes > _LIMIT and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._bytes -= _cost(oldest)
        return pixmap


@lru_cache(maxsize=1)
def art_of(game: str, faces: tuple[str, ...], suit_colours: tuple[tuple[str, str], ...]) -> Art:
    """The pictures of one game, cached until another game is requested, so that its next table opens at once."""
    return Art(game, faces, suit_colours)


@lru_cache(maxsize=64)
def token(name: str, size: float, ratio: float) -> QPixmap:
    """The picture of one token, square."""
    pixels = max(1, round(size * ratio))
    pixmap = _blank(pixels, pixels)
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing)
    renderer = drawing(f"assets/tokens/{name}.svg")
    if renderer is not None:
        renderer.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
        renderer.render(painter, QRectF(0, 0, pixels, pixels))
    else:
        painter.scale(pixels / 100, pixels / 100)
        _paint_token(painter)
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def drawing(relative: str) -> QSvgRenderer | None:
    """The drawing in this file of the program; None if there is none."""
    return _renderer(_found(relative))


def forget_drawings() -> None:
    """Free what was read from the files of drawings, once all cards have been drawn at the sizes they are shown in.

    That is several times the memory of the pictures; a drawing that is asked for again is read again.
    """
    _renderer.cache_clear()
    _card.cache_clear()


def tile(renderer: QSvgRenderer, size: QSizeF, ratio: float) -> QPixmap:
    """A drawing at about this size in logical pixels, rounded to whole device pixels, to be tiled."""
    pixmap = _blank(max(1, round(size.width() * ratio)), max(1, round(size.height() * ratio)))
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(pixmap.rect()))
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


@lru_cache(maxsize=128)
def _renderer(file: Path | None) -> QSvgRenderer | None:
    if file is None:
        return None
    renderer = QSvgRenderer(str(file))
    return renderer if renderer.isValid() else None


@lru_cache(maxsize=128)
def _card(found: CardDrawing) -> QSvgRenderer | None:
    renderer = QSvgRenderer(QByteArray(found.text().encode()))
    return renderer if renderer.isValid() else None


def _found(relative: str) -> Path | None:
    try:
        return resource(relative)
    except MissingResourceError:
        return None


def _turned(angle: float) -> float:
    """The angle at which a sprite is drawn: rounded to half degrees."""
    return round(angle * 2) / 2


def _device_size(width: float, ratio: float) -> tuple[int, int]:
    wide = max(4, round(width * ratio))
    return wide, round(wide * CARD_ASPECT)


def _blank(wide: int, high: int) -> QPixmap:
    pixmap = QPixmap(wide, high)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def _cost(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4


def _outline(rect: QRectF) -> QPainterPath:
    path = QPainterPath()
    radius = rect.width() * CARD_RADIUS
    path.addRoundedRect(rect, radius, radius)
    return path


def _paint_shadow(painter: QPainter, width: float, height: float, angle: float, room: float, lifted: bool) -> None:
    """Paint a soft shadow straight below the card, whatever its tilt: stacked translucent shapes."""
    reach = room * (0.95 if lifted else 0.55)
    drop = room * (0.5 if lifted else 0.22)
    strength = 15 if lifted else 12
    painter.save()
    painter.translate(0, drop)
    painter.rotate(angle)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(20, 12, 4, strength))
    for step in range(SHADOW_STEPS):
        grown = (reach - drop * 0.5) * (step / (SHADOW_STEPS - 1)) - room * 0.15
        rect = QRectF(-width / 2, -height / 2, width, height).adjusted(-grown, -grown, grown, grown)
        radius = max(1.0, width * CARD_RADIUS + grown)
        painter.drawRoundedRect(rect, radius, radius)
    painter.restore()


def _paint_paper(painter: QPainter, ground: QColor, edge: QColor) -> None:
    painter.setPen(QPen(edge, 3))
    painter.setBrush(ground)
    radius = _WIDTH * CARD_RADIUS
    painter.drawRoundedRect(QRectF(1.5, 1.5, _WIDTH - 3, _HEIGHT - 3), radius, radius)


def _colour(face: str, place: float, suit_colours: tuple[tuple[str, str], ...]) -> QColor:
    """The colour of a plain card: that of its suit, else a hue by its place among all cards, from 0 to 1."""
    return next((QColor(colour) for suit, colour in suit_colours if face.endswith(suit)), _hue(place))


def _hue(place: float) -> QColor:
    return QColor.fromHslF((0.02 + 0.86 * place) % 1.0, 0.55, 0.36)


def _paint_face(painter: QPainter, face: str, colour: QColor, index: float) -> None:
    """Paint a plain card: its text in two corners, and large in a ring of its colour."""
    _paint_paper(painter, PAPER, QColor("#cbb98f"))
    pale = QColor.fromHslF(max(0.0, colour.hslHueF()), colour.hslSaturationF(), 0.93)
    painter.setPen(QPen(colour, 5))
    painter.setBrush(pale)
    painter.drawEllipse(QPointF(_WIDTH / 2, _HEIGHT / 2), 78, 78)
    _text(painter, QRectF(_WIDTH / 2 - 68, _HEIGHT / 2 - 70, 136, 140), face, 96, colour)
    for turned in (False, True):
        painter.save()
        if turned:
            painter.translate(_WIDTH, _HEIGHT)
            painter.rotate(180)
        # Only the upper one shows in a fan.
        larger = 1.0 if turned else index
        painter.scale(larger, larger)
        _paint_index(painter, face, colour)
        painter.restore()


def _paint_index(painter: QPainter, face: str, colour: QColor) -> None:
    """Paint the text as narrow as the strip that a fan shows: a suit below its rank."""
    if len(face) > 1 and category(face[-1]) == "So":
        _text(painter, QRectF(5, 8, 62, 60), face[:-1], 54, colour)
        _text(painter, QRectF(5, 58, 62, 44), face[-1], 42, colour)
    else:
        _text(painter, QRectF(5, 10, 66, 66), face, 54, colour)


def _paint_back(painter: QPainter) -> None:
    _paint_paper(painter, QColor("#2f4858"), QColor("#1d2f3a"))
    painter.setClipRect(QRectF(16, 16, _WIDTH - 32, _HEIGHT - 32))
    painter.setPen(QPen(QColor("#6f8b9a"), 2.4))
    painter.setBrush(QColor("#2f4858"))
    for row in range(26):
        for column in range(-1, 8):
            centre = QPointF(16 + column * 40 + (20 if row % 2 else 0), 30 + row * 14)
            for radius in (20, 13, 6):
                painter.drawEllipse(centre, radius, radius)
    painter.setClipping(False)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#d9cfae"), 4))
    painter.drawRoundedRect(QRectF(16, 16, _WIDTH - 32, _HEIGHT - 32), 10, 10)


def _paint_token(painter: QPainter) -> None:
    painter.setPen(QPen(QColor("#7a5a1c"), 5))
    painter.setBrush(QColor("#e2b64c"))
    painter.drawEllipse(QPointF(50, 50), 44, 44)
    painter.setPen(QPen(QColor("#a97f2a"), 4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(50, 50), 30, 30)


def _text(painter: QPainter, rect: QRectF, text: str, size: int, colour: QColor) -> None:
    """Write a text of this size in the middle of a place, smaller if it is too wide."""
    font = QFont(family())
    font.setBold(True)
    font.setPixelSize(size)
    wide = QFontMetricsF(font).horizontalAdvance(text)
    font.setPixelSize(min(size, int(size * rect.width() / max(1.0, wide))))
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)
