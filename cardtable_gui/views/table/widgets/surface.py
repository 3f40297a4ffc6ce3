"""The table top: background, titles below the cards, and highlighted zones. Painted below all cards.

Places have no frames: what lies there shows where they are. An empty place appears when something may be put there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap, QRegion

from cardtable_gui.core.zones import Zone
from cardtable_gui.views.kit.look.theme import LIGHT, Radius, Theme, Type, with_alpha
from cardtable_gui.views.kit.text.fitted_text import width_of, write
from cardtable_gui.views.table.geometry.table_geometry import Frame, ZonePlace
from cardtable_gui.views.table.widgets import table_theme

_APART = 0.4
"""Space between a title and the text beside it, by the font size."""
_CENTRE = Qt.AlignmentFlag.AlignCenter
_AROUND = 0.3
"""Room that decoration leaves around everything, in units of body text."""


@dataclass(frozen=True, slots=True)
class Label:
    """A place's title and its card count. A note replaces the count.

    `brief`: a short form of `count` for little room. `empty`: nothing lies there.
    """

    title: str
    count: str = ""
    note: str = ""
    brief: str = ""
    empty: bool = False

    def beside(self, room: float, px: int) -> str:
        """The text beside the title on a line of this width: the note, or the longest count that fits."""
        if self.note or not self.brief:
            return self.note or self.count
        wanted = width_of(self.title, px, bold=True) + width_of(self.count, px, bold=True) + _APART * px
        return self.count if wanted <= room else self.brief


class Surface:
    """Caches the background as one picture; titles and highlights are painted over it where they change."""

    def __init__(self) -> None:
        self._ground: QPixmap | None = None
        self._key: tuple[object, ...] = ()
        self.labels: Mapping[Zone, Label] = {}
        self.highlighted: frozenset[Zone] = frozenset()
        self.aimed: Zone | None = None
        """The highlighted zone above which the cards are held."""
        self.theme: Theme = LIGHT
        self.percent = 100
        self.game = ""

    def light(self, zones: Iterable[Zone], aimed: Zone | None) -> frozenset[Zone]:
        """Highlight these zones; return those whose look has changed."""
        new = frozenset(zones)
        if (new, aimed) == (self.highlighted, self.aimed):
            return frozenset()
        touched = (self.highlighted ^ new) | {zone for zone in (aimed, self.aimed) if zone is not None}
        self.highlighted, self.aimed = new, aimed
        return touched

    def relabel(self, labels: Mapping[Zone, Label]) -> frozenset[Zone]:
        """Set the titles; return the zones whose title has changed."""
        changed = {zone for zone in {*labels, *self.labels} if labels.get(zone) != self.labels.get(zone)}
        self.labels = labels
        return frozenset(changed)

    def words(self, frame: Frame) -> list[QRectF]:
        """The areas of titles, counts and notes."""
        px = Type.CAPTION.px(self.percent)
        found: list[QRectF] = []
        for zone, label in self.labels.items():
            room = frame.zones[zone].label if zone in frame.zones else None
            if room is not None and self._shown(zone):
                wide = min(
                    room.width(),
                    width_of(label.title, px, bold=True) + _APART * px + _beside_width(label, room.width(), px),
                )
                found.append(QRectF(room.center().x() - wide / 2, room.top(), wide, room.height()))
        return found

    def _shown(self, zone: Zone) -> bool:
        """Whether a title is shown: something lies there, may be put there, or is to be known."""
        label = self.labels.get(zone)
        return label is not None and bool(not label.empty or label.note or zone in self.highlighted)

    def paint(self, painter: QPainter, frame: Frame, ratio: float, region: QRegion) -> None:
        """Paint the part of the table top in the region."""
        ground = self._picture(frame, ratio)
        rect = QRectF(region.boundingRect())
        source = QRectF(rect.x() * ratio, rect.y() * ratio, rect.width() * ratio, rect.height() * ratio)
        painter.drawPixmap(rect, ground, source)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for zone, place in frame.zones.items():
            if region.intersects(place.area.toAlignedRect().adjusted(-8, -8, 8, 8)):
                if zone in self.highlighted:
                    self._paint_light(painter, place, zone == self.aimed)
                if place.label is not None and self._shown(zone):
                    self._paint_label(painter, place.label, self.labels[zone])

    def _paint_label(self, painter: QPainter, room: QRectF, label: Label) -> None:
        """Paint the title and what is beside it, in the middle; only the note if there is no room for both."""
        px = Type.CAPTION.px(self.percent)
        if not label.note:
            beside = label.beside(room.width(), px)
            words = " · ".join(filter(None, (label.title, beside)))
            write(painter, room, words, px, self.theme.title, bold=True, align=_CENTRE)
            return
        tag = _beside_width(label, room.width(), px)
        title = width_of(label.title, px, bold=True)
        if title + _APART * px + tag > room.width():
            self._paint_note(
                painter, QRectF(room.center().x() - tag / 2, room.top(), tag, room.height()), label.note, px
            )
            return
        left = room.center().x() - (title + _APART * px + tag) / 2
        write(painter, QRectF(left, room.top(), title + 1, room.height()), label.title, px, self.theme.title, bold=True)
        self._paint_note(painter, QRectF(left + title + _APART * px, room.top(), tag, room.height()), label.note, px)

    def _paint_note(self, painter: QPainter, room: QRectF, note: str, px: int) -> None:
        """Paint a bright tag."""
        tag = room.adjusted(0, 1, 0, -1)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.glow)
        painter.drawRoundedRect(tag, tag.height() / 2, tag.height() / 2)
        write(painter, tag, note, px, self.theme.on_glow, bold=True, align=_CENTRE)

    def _paint_light(self, painter: QPainter, place: ZonePlace, aimed: bool) -> None:
        """Paint a ring around a legal place; solid and thick where cards would land now, dashed elsewhere."""
        theme = self.theme
        area = place.area.adjusted(1.5, 1.5, -1.5, -1.5)
        radius = _radius(place)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_alpha(theme.glow, 92 if aimed else 44))
        painter.drawRoundedRect(area, radius, radius)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(with_alpha(theme.glow, 70), 7))
        painter.drawRoundedRect(area, radius, radius)
        style = Qt.PenStyle.SolidLine if aimed else Qt.PenStyle.DashLine
        painter.setPen(QPen(theme.glow, 3.2 if aimed else 2.0, style))
        painter.drawRoundedRect(area, radius, radius)

    def _picture(self, frame: Frame, ratio: float) -> QPixmap:
        places = tuple(place.area.getRect() for place in _places(frame))
        taken = tuple(place.getRect() for place in taken_by(frame))
        key = (frame.width, frame.height, ratio, self.theme.name, self.game, places, taken)
        if self._ground is None or key != self._key:
            self._key = key
            self._ground = self._painted(frame, ratio)
        return self._ground

    def _painted(self, frame: Frame, ratio: float) -> QPixmap:
        pixmap = QPixmap(max(1, round(frame.width * ratio)), max(1, round(frame.height * ratio)))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(self.theme.surface)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        places = QPainterPath()
        for place in _places(frame):
            places.addRect(place.area)
        room = QRectF(0, 0, frame.width, frame.bar.top())
        table_theme.paint(painter, self.game, self.theme, room, ratio, places, taken_by(frame))
        painter.end()
        return pixmap


def taken_by(frame: Frame) -> list[QRectF]:
    """Where cards, plates, titles and words may lie, with a little room around them."""
    places = [zone.area for zone in frame.zones.values()]
    places += [place for seat in frame.seats.values() for place in (seat.plate, seat.speech, seat.free)]
    around = frame.em * _AROUND
    return [place.adjusted(-around, -around, around, around) for place in places if not place.isEmpty()]


def _places(frame: Frame) -> list[ZonePlace]:
    """The places with titles, below which no decoration lies."""
    return [place for place in frame.zones.values() if place.label is not None]


def _radius(place: ZonePlace) -> float:
    return min(float(Radius.PANEL), place.area.height() * 0.12)


def _beside_width(label: Label, room: float, px: int) -> float:
    """The width of what is beside a title: the note's tag, or the count."""
    wide = width_of(label.beside(room, px), px, bold=True)
    return min(room, wide + 1.2 * px) if label.note else wide
