"""The games' covers as pixmaps: read from the disk, or drawn on demand beside the window, small ones first."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from zlib import crc32

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QImage, QImageReader, QLinearGradient, QPainter, QPixmap

from cardtable_gui.jobs import Lane, Task
from cardtable_gui.resources import MissingResourceError, resource
from cardtable_gui.views.kit.look import fonts
from cardtable_gui.views.kit.pictures.cover_files import CoverFiles

ASPECT = 480 / 300
"""Width of a cover by its height."""
_WIDEST = 1600
"""The largest width in pixels at which a cover is drawn; beyond it, it is scaled up."""
_QUICK = 240
"""A large cover is first drawn at this width and scaled up, so that something is shown at once."""
_LARGE = 360
"""From this width in pixels on a cover is large."""
_AHEAD = QSize(480, 300)
"""The size in pixels of covers that are drawn before the places are known where they are shown."""
_CALM_MS = 60
"""How long a new size must be stable before a cover that exists in another size is drawn again."""
_SIZES = 3
"""How many sizes of a cover are kept: for the start screen, its matches, and the set-up."""


@dataclass(frozen=True, slots=True)
class _Wanted:
    game: str
    title: str
    pixels: QSize

    def replaces(self, other: _Wanted) -> bool:
        """Whether this request makes the other one obsolete, because it is nearly as large."""
        return self.game == other.game and self.pixels.width() < 2 * other.pixels.width() < 4 * self.pixels.width()

    def small(self) -> _Wanted:
        """The same cover at a size that is drawn fast; itself if it is small enough."""
        if self.pixels.width() <= _LARGE:
            return self
        high = max(1, round(_QUICK * self.pixels.height() / self.pixels.width()))
        return _Wanted(self.game, self.title, QSize(_QUICK, high))


class Covers(QObject):
    """Provides covers of any size. The first answer may be None or of another size; ask again on `ready`."""

    ready = Signal(str)

    def __init__(self, parent: QObject | None = None, folder: Path | None = None) -> None:
        """Keep ready covers in this folder; None: nowhere."""
        super().__init__(parent)
        self._files = CoverFiles(folder)
        self._lane = Lane("covers", self)
        self._ahead: dict[str, QImage] = {}
        """By game the covers at the size that start screens usually show; they are put in as they are drawn."""
        self._drawing_ahead = False
        self._drawn: dict[str, list[QPixmap]] = {}
        self._queue: list[_Wanted] = []
        self._drawing: _Wanted | None = None
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._go_on)

    def pixmap(self, game: str, title: str, size: QSizeF, ratio: float) -> QPixmap | None:
        """The cover of a game for a size in logical pixels at a screen scale; None until `ready`."""
        shrunk = ratio * min(1.0, _WIDEST / max(1.0, size.width() * ratio))
        pixels = QSize(round(size.width() * shrunk), round(size.height() * shrunk))
        drawn = self._drawn.get(game, [])
        for pixmap in drawn:
            if pixmap.size() == pixels:
                return pixmap
        ready = None if pixels.isEmpty() else self._without_drawing(game, title, pixels)
        if ready is not None:
            wanted = _Wanted(game, title, pixels)
            self._keep(wanted, QPixmap.fromImage(ready))
            return self._drawn[game][-1]
        if not drawn and game in self._ahead:
            self._drawn[game] = drawn = [QPixmap.fromImage(self._ahead.pop(game))]
        if not pixels.isEmpty():
            widest = max((pixmap.width() for pixmap in drawn), default=0)
            # What is drawn ahead comes quickly enough.
            self._want(_Wanted(game, title, pixels), quickly=widest < _QUICK and not self.drawing_ahead)
            if not self._next.isActive():
                self._next.start(_CALM_MS if drawn else 0)
        return max(drawn, key=QPixmap.width) if drawn else None

    def _without_drawing(self, game: str, title: str, pixels: QSize) -> QImage | None:
        """A cover that needs no waiting: one on the disk, or a plain one, which is painted in a moment."""
        ready = self._files.read(game, pixels)
        return _plain(game, title, pixels) if ready is None and _art(game) is None else ready

    def draw_ahead(self, games: Iterable[str]) -> None:
        """Begin to draw the covers of these games beside the window, unless there are ready ones.

        It isn't known yet how large they will be: they are shown at first, until those of the right size are drawn.
        """
        if not self._files.any:
            self._drawing_ahead = True
            work = partial(_draw_ahead, tuple(games), self._ahead)
            self._lane.run(work, self._all_ahead, told=self._one_ahead)

    @property
    def drawing_ahead(self) -> bool:
        """Whether covers are being drawn before it is known how large they will be."""
        return self._drawing_ahead

    @property
    def drawing(self) -> bool:
        """Whether a requested cover has not been drawn yet."""
        return bool(self._queue) or self._drawing is not None

    def close(self) -> None:
        """Stop drawing before the program ends; returns when nothing is being drawn."""
        self._next.stop()
        self._queue.clear()
        self._lane.stop()
        self._lane.wait()
        self._drawing, self._drawing_ahead = None, False

    def _want(self, wanted: _Wanted, *, quickly: bool) -> None:
        """Queue a request; small covers come first, and so does a `quickly` drawn one."""
        for each in (wanted, wanted.small()) if quickly else (wanted,):
            if each in self._queue or each == self._drawing:
                continue
            # While a window is being resized, earlier sizes become obsolete.
            self._queue = [other for other in self._queue if not each.replaces(other)]
            self._queue.append(each)
        self._queue.sort(key=lambda each: each.pixels.width() > _LARGE)

    def _one_ahead(self, game: str) -> None:
        if game not in self._drawn:
            # Whoever asked for it asks again, and gets it.
            self.ready.emit(game)

    def _all_ahead(self, _: None) -> None:
        self._drawing_ahead = False
        self._go_on()

    def _go_on(self) -> None:
        """Let the next one be drawn, unless one is."""
        if self._queue and self._drawing is None and not self._drawing_ahead:
            self._drawing = wanted = self._queue.pop(0)
            self._lane.run(partial(_draw, wanted, self._files), partial(self._take, wanted))

    def _take(self, wanted: _Wanted, image: QImage) -> None:
        """Keep a cover that was drawn, and go on; the window can process events in between."""
        self._drawing = None
        self._keep(wanted, QPixmap.fromImage(image))
        self._go_on()
        self.ready.emit(wanted.game)

    def _keep(self, wanted: _Wanted, pixmap: QPixmap) -> None:
        stopgaps = (wanted.small().pixels, _AHEAD)
        kept = [other for other in self._drawn.get(wanted.game, []) if other.size() not in stopgaps]
        self._drawn[wanted.game] = [*kept[1 - _SIZES :], pixmap]


def _draw(wanted: _Wanted, files: CoverFiles, _task: Task) -> QImage:
    image = draw(wanted.game, wanted.title, wanted.pixels)
    files.write(wanted.game, image)
    return image


def _draw_ahead(games: Iterable[str], images: dict[str, QImage], task: Task) -> None:
    for game in games:
        task.progress(0, 0)
        if _art(game) is not None:
            images[game] = draw(game, "", _AHEAD)
            task.tell(game)


def draw(game: str, title: str, pixels: QSize) -> QImage:
    """Draw a cover that fills this many pixels: the game's picture, or its initial on a coloured background.

    A picture of other proportions is cropped at its edges. May be called in any thread; other threads of Python go on
    while the game's picture is drawn.
    """
    path = _art(game)
    if path is None:
        return _plain(game, title, pixels)
    whole = QSizeF(ASPECT, 1).scaled(QSizeF(pixels), Qt.AspectRatioMode.KeepAspectRatioByExpanding).toSize()
    part = QRect(QPoint(0, 0), pixels)
    part.moveCenter(QRect(QPoint(0, 0), whole).center())
    # QSvgRenderer would block all threads of Python while it draws.
    reader = QImageReader(str(path))
    reader.setScaledSize(whole)
    reader.setScaledClipRect(part)
    image = reader.read()
    return _plain(game, title, pixels) if image.isNull() else image


def _art(game: str) -> Path | None:
    """The picture that comes with the game; None: none does, so its cover shows its title."""
    try:
        return resource(f"assets/covers/{game}.svg")
    except MissingResourceError:
        return None


def part_for(size: QSizeF, pixmap: QPixmap) -> QRectF:
    """The middle part of a picture that has the proportions of a size, in the picture's pixels."""
    whole = QRectF(pixmap.rect())
    part = QRectF(QPointF(0, 0), size.scaled(whole.size(), Qt.AspectRatioMode.KeepAspectRatio))
    part.moveCenter(whole.center())
    return part


def _plain(game: str, title: str, pixels: QSize) -> QImage:
    image = QImage(pixels, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    whole = QRectF(0, 0, pixels.width(), pixels.height())
    hue = crc32(game.encode()) % 256 / 255
    gradient = QLinearGradient(whole.topLeft(), whole.bottomRight())
    gradient.setColorAt(0, QColor.fromHsvF(hue, 0.55, 0.55))
    gradient.setColorAt(1, QColor.fromHsvF((hue + 0.06) % 1, 0.65, 0.32))
    painter.fillRect(whole, gradient)
    initial = fonts.font(bold=True)
    initial.setPixelSize(max(1, round(whole.height() * 0.55)))
    painter.setFont(initial)
    painter.setPen(QColor(255, 250, 240, 220))
    painter.drawText(whole, Qt.AlignmentFlag.AlignCenter, title[:1])
    painter.end()
    return image
