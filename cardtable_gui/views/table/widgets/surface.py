"""The table top: background, places for cards with their titles, and highlighted zones. Painted below all cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap, QRegion

from cardtable_gui.core.table import Spread
from cardtable_gui.core.zones import Zone
from cardtable_gui.views.kit.look.theme import LIGHT, Radius, Theme, Type, with_alpha
from cardtable_gui.views.kit.text.fitted_text import LEAST_SHARE, width_of, write
from cardtable_gui.views.table.geometry.table_geometry import Frame, ZonePlace
from cardtable_gui.views.table.widgets import table_theme

_APART = 0.4
"""Space between a title and the text beside it, by the font size."""
_AROUND = 0.3
"""Room that decoration leaves around everything, in units of body text."""
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class Label:
    """A place's title and its card count. A note replaces the count.

    `brief`: a short form of `count` for little room.
    """

    title: str
    count: str = ""
    note: str = ""
    brief: str = ""

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
            if room is None:
                continue
            note = label.beside(room.width(), px)
            title, beside = (width_of(words, px, bold=True) for words in (label.title, note))
            if frame.zones[zone].spread is Spread.FAN:
                wide = min(room.width(), title + beside + px)
                found.append(QRectF(room.center().x() - wide / 2, room.top(), wide, room.height()))
                continue
            beside = min(room.width(), beside + (1.2 * px if label.note else 0.0))
            found.append(QRectF(room.left(), room.top(), min(room.width(), title), room.height()))
            if beside:
                found.append(QRectF(room.right() - beside, room.top(), beside, room.height()))
        return found

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
                if place.label is not None:
                    self._paint_label(painter, place, self.labels.get(zone, Label("")))

    def _paint_label(self, painter: QPainter, place: ZonePlace, label: Label) -> None:
        assert place.label is not None
        px = Type.CAPTION.px(self.percent)
        rect = QRectF(place.label)
        if place.spread is Spread.FAN:
            words = " · ".join(filter(None, (label.title, label.beside(rect.width(), px))))
            write(painter, rect, words, px, self.theme.title, bold=True, align=Qt.AlignmentFlag.AlignCenter)
            return
        if label.note:
            rect.setRight(self._paint_note(painter, rect, label.note, _note_px(label, rect.width(), px)))
        elif label.count:
            count = label.beside(rect.width(), px)
            wide = width_of(count, px, bold=True)
            where = QRectF(rect.right() - wide - 1, rect.top(), wide + 1, rect.height())
            write(painter, where, count, px, self.theme.title, bold=True, align=_RIGHT)
            rect.setRight(where.left() - _APART * px)
        write(painter, rect, label.title, px, self.theme.title, bold=True)

    def _paint_note(self, painter: QPainter, rect: QRectF, note: str, px: int) -> float:
        """Paint a bright tag at the right end of the title's line; return its left edge."""
        wide = min(width_of(note, px, bold=True) + 1.2 * px, rect.width())
        tag = QRectF(rect.right() - wide, rect.top() + 1, wide, rect.height() - 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.glow)
        painter.drawRoundedRect(tag, tag.height() / 2, tag.height() / 2)
        write(painter, tag, note, px, self.theme.on_glow, bold=True, align=Qt.AlignmentFlag.AlignCenter)
        return tag.left() - 0.4 * px

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
        insets = tuple(place.area.getRect() for place in _inset(frame))
        taken = tuple(place.getRect() for place in taken_by(frame))
        key = (frame.width, frame.height, ratio, self.theme.name, self.game, insets, taken)
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
        trays = QPainterPath()
        for place in _inset(frame):
            trays.addPath(_outline(place))
        room = QRectF(0, 0, frame.width, frame.bar.top())
        table_theme.paint(painter, self.game, self.theme, room, ratio, trays, taken_by(frame))
        for place in _inset(frame):
            self._paint_inset(painter, place)
        painter.end()
        return pixmap

    def _paint_inset(self, painter: QPainter, place: ZonePlace) -> None:
        """Paint a shallow tray: dark at its upper edge, bright at the lower."""
        radius = _radius(place)
        path = _outline(place)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.inset)
        painter.drawPath(path)
        painter.save()
        painter.setClipPath(path)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for step in range(3):
            painter.setPen(QPen(with_alpha(self.theme.shadow, 10), 2 + 3 * step))
            painter.drawRoundedRect(place.area.translated(0, -0.5), radius, radius)
        painter.restore()
        painter.setPen(QPen(self.theme.inset_edge, 1))
        painter.drawPath(path)


def taken_by(frame: Frame) -> list[QRectF]:
    """Where cards, plates, titles and words may lie, with a little room around them."""
    places = [zone.area for zone in frame.zones.values()]
    places += [place for seat in frame.seats.values() for place in (seat.plate, seat.speech, seat.free)]
    around = frame.em * _AROUND
    return [place.adjusted(-around, -around, around, around) for place in places if not place.isEmpty()]


def _inset(frame: Frame) -> list[ZonePlace]:
    """The places that are trays in the table top."""
    return [place for place in frame.zones.values() if place.label is not None and place.spread is not Spread.FAN]


def _outline(place: ZonePlace) -> QPainterPath:
    """The outline of a tray."""
    path = QPainterPath()
    path.addRoundedRect(place.area, _radius(place), _radius(place))
    return path


def _radius(place: ZonePlace) -> float:
    return min(float(Radius.PANEL), place.area.height() * 0.12)


def _note_px(label: Label, width: float, px: int) -> int:
    """The size of a note on a line of this width: smaller where the title beside it would be shortened otherwise."""
    least = round(px * LEAST_SHARE)
    title = width_of(label.title, least, bold=True)
    sizes = range(px, least, -1)
    return next((each for each in sizes if width_of(label.note, each, bold=True) + 1.6 * each + title <= width), least)
