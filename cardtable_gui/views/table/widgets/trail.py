"""The trail of somebody's last move, drawn over the table until something else happens.

It bends around texts and cards where possible; elsewhere it crosses above cards and is interrupted at texts.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from cardtable_gui.views.kit.look.theme import LIGHT, Theme, with_alpha
from cardtable_gui.views.table.geometry.table_geometry import between
from cardtable_gui.views.table.widgets.cached_widget import CachedWidget

STEP = 5.0
"""Size of the footprints."""
_BOWS = (0.1, -0.1, 0.22, -0.22, 0.36, -0.36)
"""The curvatures that are tried, by the length of the way."""
_PARTS = ((0.0, 1.0), (0.0, 0.5), (0.5, 1.0))
"""The parts of a place's width that a way may lead to."""
_PROBES = 16
"""Number of points at which ways are compared."""
_WORD, _TIP = 3.0, 12.0
"""The cost of crossing text, by that of cards, and at the way's tip."""


@dataclass(frozen=True, slots=True)
class Way:
    """A slightly curved way from one place to another."""

    start: QPointF
    end: QPointF
    bow: float = _BOWS[0]

    @property
    def path(self) -> QPainterPath:
        """Its path."""
        start, end = self.start, self.end
        across = end - start
        path = QPainterPath(start)
        path.quadTo(
            (start.x() + end.x()) / 2 - across.y() * self.bow,
            (start.y() + end.y()) / 2 + across.x() * self.bow,
            end.x(),
            end.y(),
        )
        return path


def way(start: QRectF, end: QRectF, cards: Iterable[QRectF], words: Iterable[QRectF]) -> Way | None:
    """The way between two places that crosses the least; None if it would be too short to be seen."""
    lain, written = tuple(cards), tuple(words)
    found: list[tuple[float, Way]] = []
    for first, last in _PARTS:
        part = QRectF(end.left() + first * end.width(), end.top(), (last - first) * end.width(), end.height())
        ends = between(start, part)
        # Seen from the side, the edge of a part may be in the middle of its place.
        if ends is not None and not end.adjusted(1, 1, -1, -1).contains(ends[1]):
            found += [(_cost(Way(*ends, bow), lain, written), Way(*ends, bow)) for bow in _BOWS]
    return min(found, key=lambda each: each[0])[1] if found else None


def _cost(tried: Way, cards: Sequence[QRectF], words: Sequence[QRectF]) -> float:
    path = tried.path
    around = path.boundingRect().adjusted(-STEP, -STEP, STEP, STEP)
    lain, written = _near(cards, around), _near(words, around)
    points = [path.pointAtPercent(probe / _PROBES) for probe in range(1, _PROBES + 1)]
    cost = abs(tried.bow) + sum(_on(point, lain) + _WORD * _on(point, written) for point in points)
    return cost + _TIP * _on(points[-1], written)


def _near(rects: Iterable[QRectF], around: QRectF) -> list[QRectF]:
    return [rect for rect in rects if rect.intersects(around)]


def _on(point: QPointF, rects: Iterable[QRectF]) -> bool:
    return any(rect.adjusted(-STEP, -STEP, STEP, STEP).contains(point) for rect in rects)


class Trail(CachedWidget):
    """Footprints that grow towards the cards' new place. Transparent for the mouse."""

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self._table = table
        self._theme: Theme = LIGHT
        self._way: Way | None = None
        self._words: tuple[QRectF, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def way(self) -> Way | None:
        """The way that is shown."""
        return self._way

    @property
    def footprints(self) -> list[QPointF]:
        """The positions of the marks in the table's coordinates, without those on texts."""
        if self._way is None:
            return []
        path = self._way.path
        steps = max(3, round(path.length() / (3.1 * STEP)))
        points = (path.pointAtPercent(step / steps) for step in range(1, steps + 1))
        return [point for point in points if not _on(point, self._words)]

    def show_way(self, shown: Way | None, words: Iterable[QRectF], theme: Theme) -> None:
        """Show this way except on these texts; None: hide it."""
        self._way, self._theme = shown, theme
        if shown is None:
            self.hide()
            return
        around = shown.path.boundingRect().adjusted(-4 * STEP, -4 * STEP, 4 * STEP, 4 * STEP)
        self._words = tuple(_near(words, around))
        self.setGeometry(around.toAlignedRect().intersected(self._table.rect()))
        self.redraw()
        self.show()
        self.raise_()

    def draw(self, painter: QPainter) -> None:
        if self._way is None:
            return
        painter.translate(-self.x(), -self.y())
        theme, path = self._theme, self._way.path
        painter.setPen(QPen(with_alpha(theme.panel, 150), 1.2))
        length = max(1.0, path.length())
        for point in self.footprints:
            share = 1.0 - min(1.0, _distance(point, self._way.end) / length)
            painter.setBrush(with_alpha(theme.trail, round(70 + 150 * share)))
            size = STEP * (0.4 + 0.5 * share)
            painter.drawEllipse(point, size, size)
        tip, angle = self._way.end, radians(-path.angleAtPercent(1.0))
        back = [
            QPointF(tip.x() - 2.6 * STEP * cos(angle + turn), tip.y() - 2.6 * STEP * sin(angle + turn))
            for turn in (-0.5, 0.5)
        ]
        painter.setBrush(with_alpha(theme.trail, 235))
        painter.drawPolygon(QPolygonF([QPointF(tip.x() + STEP * cos(angle), tip.y() + STEP * sin(angle)), *back]))


def _distance(one: QPointF, other: QPointF) -> float:
    apart = one - other
    return float((apart.x() ** 2 + apart.y() ** 2) ** 0.5)
