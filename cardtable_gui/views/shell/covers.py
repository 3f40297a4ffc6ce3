"""The games' covers as pixmaps: drawn when first asked for, one at a time between two events."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPixmap

from cardtable_gui.resources import MissingResourceError, resource
from cardtable_gui.views import fonts

ASPECT = 480 / 300
"""Width of a cover by its height."""
_WIDEST = 1600
"""A cover is drawn so many pixels wide at most: what is larger is enlarged, and nobody waits for it."""
_CALM_MS = 60
"""A cover that is there already is drawn in another size only after so long."""


@dataclass(frozen=True, slots=True)
class _Wanted:
    game: str
    title: str
    pixels: QSize

    def replaces(self, other: _Wanted) -> bool:
        """Whether this one is wanted in the place of another one: nearly as large."""
        return self.game == other.game and self.pixels.width() < 2 * other.pixels.width() < 4 * self.pixels.width()


class Covers(QObject):
    """Gives covers of any size. The first answer may be empty or of another size; `ready` tells when to ask again."""

    ready = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        """Nothing is drawn yet."""
        super().__init__(parent)
        self._drawn: dict[str, list[QPixmap]] = {}
        self._queue: list[_Wanted] = []
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._draw_next)

    def pixmap(self, game: str, title: str, size: QSizeF, ratio: float) -> QPixmap | None:
        """The cover of a game for a size in logical pixels at a screen scale; None until `ready`."""
        shrunk = ratio * min(1.0, _WIDEST / max(1.0, size.width() * ratio))
        pixels = QSize(round(size.width() * shrunk), round(size.height() * shrunk))
        drawn = self._drawn.get(game, [])
        for pixmap in drawn:
            if pixmap.size() == pixels:
                return pixmap
        wanted = _Wanted(game, title, pixels)
        if wanted not in self._queue and not pixels.isEmpty():
            # While a window is drawn larger, what was wanted a moment ago is wanted no more.
            self._queue = [other for other in self._queue if not wanted.replaces(other)]
            self._queue.append(wanted)
            if not self._next.isActive():
                self._next.start(_CALM_MS if drawn else 0)
        return max(drawn, key=QPixmap.width) if drawn else None

    @property
    def drawing(self) -> bool:
        """Whether a cover that was asked for is not drawn yet."""
        return bool(self._queue)

    def _draw_next(self) -> None:
        wanted = self._queue.pop(0)
        # Two sizes are kept: the start screen's and the set-up's.
        kept = self._drawn.get(wanted.game, [])[-1:]
        self._drawn[wanted.game] = [*kept, draw(wanted.game, wanted.title, wanted.pixels)]
        if self._queue:
            self._next.start(0)
        self.ready.emit(wanted.game)


def draw(game: str, title: str, pixels: QSize) -> QPixmap:
    """Draw a cover that fills so many pixels: the game's picture, or its initial on a ground of its own colour.

    Of other proportions than its own, a picture loses something at its edges; its middle is always seen.
    """
    pixmap = QPixmap(pixels)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    whole = QRectF(0, 0, pixels.width(), pixels.height())
    try:
        path = resource(f"assets/covers/{game}.svg")
    except MissingResourceError:
        _draw_plain(painter, whole, game, title)
    else:
        from PySide6.QtSvg import QSvgRenderer  # noqa: PLC0415 - not before the first window is painted

        size = QSizeF(ASPECT, 1).scaled(whole.size(), Qt.AspectRatioMode.KeepAspectRatioByExpanding)
        uncut = QRectF(QPointF(0, 0), size)
        uncut.moveCenter(whole.center())
        QSvgRenderer(str(path)).render(painter, uncut)
    painter.end()
    return pixmap


def part_for(size: QSizeF, pixmap: QPixmap) -> QRectF:
    """The middle part of a picture that has the proportions of a size, in the picture's pixels."""
    whole = QRectF(pixmap.rect())
    part = QRectF(QPointF(0, 0), size.scaled(whole.size(), Qt.AspectRatioMode.KeepAspectRatio))
    part.moveCenter(whole.center())
    return part


def _draw_plain(painter: QPainter, whole: QRectF, game: str, title: str) -> None:
    hue = sha256(game.encode()).digest()[0] / 255
    gradient = QLinearGradient(whole.topLeft(), whole.bottomRight())
    gradient.setColorAt(0, QColor.fromHsvF(hue, 0.55, 0.55))
    gradient.setColorAt(1, QColor.fromHsvF((hue + 0.06) % 1, 0.65, 0.32))
    painter.fillRect(whole, gradient)
    initial = fonts.font(bold=True)
    initial.setPixelSize(max(1, round(whole.height() * 0.55)))
    painter.setFont(initial)
    painter.setPen(QColor(255, 250, 240, 220))
    painter.drawText(whole, Qt.AlignmentFlag.AlignCenter, title[:1])
