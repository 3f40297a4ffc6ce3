"""The games' covers as pixmaps: read from the disk, or drawn on demand in a thread, small ones first."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from threading import Thread

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QImage, QImageReader, QLinearGradient, QPainter, QPixmap

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
_LOOK_MS = 8
"""How often the thread is polled."""
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


class _Drawing(Thread):
    """One cover that is being drawn. It uses no QObject that might be deleted before it is done."""

    def __init__(self, wanted: _Wanted, files: CoverFiles) -> None:
        super().__init__(name="cover")
        self.wanted = wanted
        self._files = files
        self.image = QImage()

    def run(self) -> None:
        wanted = self.wanted
        self.image = draw(wanted.game, wanted.title, wanted.pixels)
        if _art(wanted.game) is not None:
            self._files.write(wanted.game, self.image)


class _DrawingAhead(Thread):
    """Draws the covers of `games` at the size that start screens usually show; `images` holds those that are done."""

    def __init__(self) -> None:
        super().__init__(name="covers ahead")
        self.games: tuple[str, ...] = ()
        self.images: dict[str, QImage] = {}
        self.stopped = False

    def run(self) -> None:
        for game in self.games:
            if not self.stopped and _art(game) is not None:
                self.images[game] = draw(game, "", _AHEAD)


class Covers(QObject):
    """Provides covers of any size. The first answer may be None or of another size; ask again on `ready`."""

    ready = Signal(str)

    def __init__(self, parent: QObject | None = None, folder: Path | None = None) -> None:
        """Keep ready covers in this folder; None: nowhere."""
        super().__init__(parent)
        self._files = CoverFiles(folder)
        self._ahead = _DrawingAhead()
        self._drawn: dict[str, list[QPixmap]] = {}
        self._queue: list[_Wanted] = []
        self._drawing: _Drawing | None = None
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
        ready = None if pixels.isEmpty() else self._files.read(game, pixels)
        if ready is not None:
            wanted = _Wanted(game, title, pixels)
            self._keep(wanted, QPixmap.fromImage(ready))
            return self._drawn[game][-1]
        if not drawn and game in self._ahead.images:
            self._drawn[game] = drawn = [QPixmap.fromImage(self._ahead.images.pop(game))]
        if not pixels.isEmpty():
            widest = max((pixmap.width() for pixmap in drawn), default=0)
            # What is drawn ahead comes quickly enough.
            self._want(_Wanted(game, title, pixels), quickly=widest < _QUICK and not self.drawing_ahead)
            if not self._next.isActive():
                self._next.start(_CALM_MS if drawn else 0)
        return max(drawn, key=QPixmap.width) if drawn else None

    def draw_ahead(self, games: Iterable[str]) -> None:
        """Begin to draw the covers of these games in a thread, unless there are ready ones.

        It isn't known yet how large they will be: they are shown at first, until those of the right size are drawn.
        """
        if not self._files.any:
            self._ahead.games = tuple(games)
            self._ahead.start()

    @property
    def drawing_ahead(self) -> bool:
        """Whether covers are being drawn before it is known how large they will be."""
        return self._ahead.is_alive()

    @property
    def drawing(self) -> bool:
        """Whether a requested cover has not been drawn yet."""
        return bool(self._queue) or self._drawing is not None

    def close(self) -> None:
        """Stop drawing before the program ends; returns when the threads are done."""
        self._next.stop()
        self._queue.clear()
        self._ahead.stopped = True
        if self._ahead.is_alive():
            self._ahead.join()
        if self._drawing is not None:
            self._drawing.join()

    def _want(self, wanted: _Wanted, *, quickly: bool) -> None:
        """Queue a request; small covers come first, and so does a `quickly` drawn one."""
        for each in (wanted, wanted.small()) if quickly else (wanted,):
            if each in self._queue or (self._drawing is not None and each == self._drawing.wanted):
                continue
            # While a window is being resized, earlier sizes become obsolete.
            self._queue = [other for other in self._queue if not each.replaces(other)]
            self._queue.append(each)
        self._queue.sort(key=lambda each: each.pixels.width() > _LARGE)

    def _go_on(self) -> None:
        """Take a finished cover and start the next; the window can process events in between."""
        if self.drawing_ahead:
            self._next.start(_LOOK_MS)
        # Whoever asked for one of them asks again, and gets it.
        for game in [game for game in self._ahead.images if game not in self._drawn]:
            self.ready.emit(game)
        if self.drawing_ahead:
            return
        done = self._drawing
        if done is not None and not done.is_alive():
            self._drawing = None
            self._keep(done.wanted, QPixmap.fromImage(done.image))
        if self._drawing is None and self._queue:
            self._drawing = _Drawing(self._queue.pop(0), self._files)
            self._drawing.start()
        if self._drawing is not None:
            self._next.start(_LOOK_MS)
        if done is not self._drawing and done is not None:
            self.ready.emit(done.wanted.game)

    def _keep(self, wanted: _Wanted, pixmap: QPixmap) -> None:
        stopgaps = (wanted.small().pixels, _AHEAD)
        kept = [other for other in self._drawn.get(wanted.game, []) if other.size() not in stopgaps]
        self._drawn[wanted.game] = [*kept[1 - _SIZES :], pixmap]


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
    from hashlib import sha256  # noqa: PLC0415 - three MiB of OpenSSL, which most processes never need

    image = QImage(pixels, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    whole = QRectF(0, 0, pixels.width(), pixels.height())
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
    painter.end()
    return image
