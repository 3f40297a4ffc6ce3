"""The banner of a result: the game's cloth with its crest, fans and rays for who won, the moon for who lost.

Apart from the other rows, since it only paints.
"""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPixmap, QPolygonF

from cardtable_gui.views.kit.look.theme import Radius, Theme, Type, blended, with_alpha
from cardtable_gui.views.kit.pictures import art
from cardtable_gui.views.kit.text.fitted_text import wrapped_size, write
from cardtable_gui.views.table.state.result_summary import Mood
from cardtable_gui.views.table.widgets import curtain_crest

_CENTRE = Qt.AlignmentFlag.AlignCenter
_GOLD = QColor("#f4cf6b")
_DUSK = QColor("#161c26")
_RAYS = 22
_SIDE = 320 / 200
"""The proportions of the drawings at the sides."""
_GRAND = 0.6
"""From this size on the crest is above the words."""
_HEM = 0.9
"""The height of the border along the lower edge, in units of body text."""


class Banner:
    """Paints the headline of one result; its height follows from its words.

    `size`: from 1 (large, with the crest above the words) to 0 (small, with the crest beside them).
    """

    def __init__(self, game: str, mood: Mood, theme: Theme, percent: int, size: float) -> None:
        self._game = game
        self._mood = mood
        self._theme = theme
        self._percent = percent
        self._size = size
        self._grand = size >= _GRAND
        self._em = Type.BODY.px(percent)

    @property
    def _crest(self) -> float:
        """The radius of the crest."""
        return (1.3 + self._size) * self._em

    @property
    def _px(self) -> int:
        return (Type.DISPLAY if self._grand else Type.HEADLINE).px(self._percent)

    def _words_width(self, width: float) -> float:
        aside = 0.0 if self._grand else 2 * (2 * self._crest + 1.2 * self._em)
        return width - 2.4 * self._em - aside

    def height(self, title: str, below: str, width: float) -> float:
        """Its height on a sheet of this width."""
        em, room = self._em, self._words_width(width)
        high = self._title_height(title, room) + (1.7 * em if below else 0.0) + _HEM * em
        if self._grand:
            return high + 2 * self._crest + 1.5 * em
        return max(high + (0.8 + 2 * self._size) * em, 2 * self._crest + (0.8 + _HEM) * em)

    def paint(self, painter: QPainter, area: QRectF, title: str, below: str) -> None:
        """Paint it into the upper part of a sheet, whose round corners it has."""
        em, theme = self._em, self._theme
        painter.save()
        painter.setClipPath(_upper(area), Qt.ClipOperation.IntersectClip)
        crest = self._paint_ground(painter, area)
        painter.restore()
        if theme.high_contrast:
            ink, soft = theme.ink, theme.ink
        else:
            ink = curtain_crest.colours(self._game).dye
            soft = ink
        curtain_crest.paint_seal(painter, self._game, theme, crest, self._crest)
        room = self._words_width(area.width())
        high = self._title_height(title, room)
        words = QRectF(area.center().x() - room / 2, crest.y() + self._crest + 0.4 * em, room, high)
        if not self._grand:
            both = high + (1.7 * em if below else 0.0)
            words.moveTop(area.top() + (area.height() - _HEM * em - both) / 2)
        write(painter, words, title, self._px, ink, bold=True, wrap=True, align=_CENTRE)
        under = QRectF(words.left(), words.bottom(), words.width(), 1.6 * em)
        write(painter, under, below, Type.LABEL.px(self._percent), soft, align=_CENTRE)

    def _title_height(self, title: str, room: float) -> float:
        return wrapped_size(title, room, self._px, bold=True).height() + 0.2 * self._em

    def _paint_ground(self, painter: QPainter, area: QRectF) -> QPointF:
        """Paint what lies behind the words; return the crest's place."""
        em, theme = self._em, self._theme
        crest = QPointF(area.center().x(), area.top() + self._crest + 0.9 * em)
        if not self._grand:
            crest = QPointF(area.left() + self._crest + 0.9 * em, area.top() + (area.height() - _HEM * em) / 2)
        if theme.high_contrast:
            painter.fillRect(area, theme.panel_deep)
            painter.fillRect(QRectF(area.left(), area.bottom() - 2, area.width(), 2), theme.panel_edge)
            return crest
        cloth = curtain_crest.colours(self._game).cloth
        upper, lower = {
            Mood.WON: (cloth.lighter(118), cloth),
            Mood.LOST: (blended(cloth, _DUSK, 0.82), blended(cloth, _DUSK, 0.52)),
            Mood.CALM: (cloth, blended(cloth, _DUSK, 0.3)),
        }[self._mood]
        ground = QLinearGradient(area.topLeft(), area.bottomLeft())
        ground.setColorAt(0, upper)
        ground.setColorAt(1, lower)
        painter.fillRect(area, ground)
        if self._mood is Mood.WON:
            _paint_rays(painter, area, crest)
        self._paint_sides(painter, area)
        self._paint_hem(painter, area)
        return crest

    def _paint_sides(self, painter: QPainter, area: QRectF) -> None:
        """Paint the drawings of the mood at both ends, as large as they leave room for the headline."""
        if self._mood is Mood.CALM:
            return
        high = area.height() - _HEM * self._em
        wide = min(high * _SIDE, 0.3 * area.width())
        ratio = painter.device().devicePixelRatioF()
        for side in ("left", "right") if self._grand else ("right",):
            picture = _side_picture(self._mood.value, side, round(wide * ratio), round(wide / _SIDE * ratio))
            left = area.left() if side == "left" else area.right() - wide
            place = QRectF(left, area.top() + high - wide / _SIDE, wide, wide / _SIDE)
            painter.drawPixmap(place, picture, QRectF(picture.rect()))

    def _paint_hem(self, painter: QPainter, area: QRectF) -> None:
        """Paint the game's border along the lower edge."""
        high = _HEM * self._em
        place = QRectF(area.left(), area.bottom() - high, area.width(), high)
        painter.fillRect(place, with_alpha(QColor("#000000"), 60))
        picture = _hem_picture(self._game, round(high * painter.device().devicePixelRatioF()))
        if picture is None:
            return
        wide = picture.width() / picture.height() * high
        left = place.left()
        painter.setOpacity(0.75)
        while left < place.right():
            painter.drawPixmap(QRectF(left, place.top(), wide, high), picture, QRectF(picture.rect()))
            left += wide
        painter.setOpacity(1.0)


def _upper(area: QRectF) -> QPainterPath:
    """The area with the sheet's round corners at the top."""
    path = QPainterPath()
    path.addRoundedRect(area.adjusted(0, 0, 0, Radius.SHEET), Radius.SHEET, Radius.SHEET)
    square = QPainterPath()
    square.addRect(area)
    return path.intersected(square)


def _paint_rays(painter: QPainter, area: QRectF, centre: QPointF) -> None:
    """Paint the rays of a rising sun round the crest."""
    far = area.width()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(with_alpha(_GOLD, 40))
    for ray in range(0, 2 * _RAYS, 2):
        first, last = (pi * each / _RAYS for each in (ray - 0.5, ray + 0.5))
        painter.drawPolygon(
            QPolygonF([centre, *(centre + QPointF(far * cos(angle), far * sin(angle)) for angle in (first, last))])
        )


@lru_cache(maxsize=8)
def _side_picture(mood: str, side: str, wide: int, high: int) -> QPixmap:
    """The drawing at one side; sizes in device pixels."""
    return _rendered(f"assets/results/{mood}-{side}.svg", wide, high) or QPixmap(1, 1)


@lru_cache(maxsize=4)
def _hem_picture(game: str, high: int) -> QPixmap | None:
    """The game's border, of this height in device pixels; None: it has none."""
    renderer = art.drawing(f"assets/curtains/{game}/hem.svg")
    if renderer is None:
        return None
    size = renderer.viewBoxF()
    return _rendered(f"assets/curtains/{game}/hem.svg", max(1, round(high * size.width() / size.height())), high)


def _rendered(file: str, wide: int, high: int) -> QPixmap | None:
    renderer = art.drawing(file)
    if renderer is None:
        return None
    made = QPixmap(max(1, wide), max(1, high))
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(made.rect()))
    painter.end()
    return made
