"""Confetti when somebody at this table has won: falls once for a moment, behind text that is to be read.

A widget of its own: it lies over everything.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QRegion
from PySide6.QtWidgets import QWidget

from cardtable_gui.timing import Clock, Stopwatch
from cardtable_gui.views.kit.look.theme import Theme, blended
from cardtable_gui.views.table.widgets.animator import frames

COUNT = 70
FALL_MS = 3200.0
"""The approximate time of a piece from the upper edge to the lower one; some start later, by half of it at most."""
SIZE = 1.1
"""Length of a piece, in units of body text."""


@dataclass(frozen=True, slots=True)
class ConfettiPiece:
    """The way of one piece, as shares of the window's width and of the usual time.

    `colour`: an index of the palette.
    """

    across: float
    late: float
    slow: float
    swing: float
    turns: float
    size: float
    colour: int

    def at(self, ms: float) -> float:
        """The share of the way after so many milliseconds: 0 above the window, 1 below."""
        return (ms / FALL_MS - self.late) / self.slow

    def shape(self, way: float, width: float, height: float, em: float) -> tuple[QPointF, float, float]:
        """Centre, tilt (degrees), and the visible share of the breadth as the piece turns over."""
        sway = sin((way * self.turns + self.across) * 2 * pi)
        centre = QPointF((self.across + self.swing * sway) * width, way * (height + 4 * em) - 2 * em)
        return centre, 50 * sway, cos((way * self.turns * 1.7 + self.late) * 2 * pi)


class Confetti(QWidget):
    """Covers its parent while confetti falls. Transparent for the mouse."""

    def __init__(self, clock: Clock, parent: QWidget) -> None:
        super().__init__(parent)
        self._window = parent
        self._confetti: tuple[ConfettiPiece, ...] = ()
        self._colours: tuple[QColor, ...] = ()
        self._shape = _cherry_petal()
        self._em = 14.0
        self._where: list[QRectF] = []
        self._watch = Stopwatch(clock)
        self._timer = frames(clock, self, self._tick)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.hide()

    @property
    def falling(self) -> bool:
        """Whether any confetti is still falling."""
        return self._timer.active

    def fall(self, theme: Theme, em: float, behind: QRectF) -> None:
        """Start the confetti; none is visible `behind` a sheet. Sizes follow `em`, the size of body text."""
        self._em = em
        gold, paper = theme.glow, blended(theme.panel, theme.glow, 0.25)
        self._colours = (theme.accent, gold, paper, blended(theme.accent, theme.panel, 0.45))
        chance = Random(COUNT)
        self._confetti = tuple(_petal(chance, number) for number in range(COUNT))
        self._where = []
        self.setGeometry(self._window.rect())
        self.setMask(QRegion(self.rect()) - QRegion(behind.toAlignedRect()))
        self.show()
        self.raise_()
        self._watch.restart()
        self._timer.start()

    def stop(self) -> None:
        """Remove the confetti."""
        self._timer.stop()
        self.hide()

    def _tick(self) -> None:
        ms = float(self._watch.elapsed())
        if all(petal.at(ms) >= 1 for petal in self._confetti):
            self.stop()
            return
        before, self._where = self._where, [self._bounds(piece, ms) for piece in self._confetti]
        for bounds in (*before, *self._where):
            self.update(bounds.toAlignedRect())

    def _bounds(self, piece: ConfettiPiece, ms: float) -> QRectF:
        way = piece.at(ms)
        if not 0 <= way < 1:
            return QRectF()
        centre, _tilt, _seen = piece.shape(way, self.width(), self.height(), self._em)
        reach = self._em * SIZE * piece.size + 2
        return QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        ms = float(self._watch.elapsed())
        for piece in self._confetti:
            way = piece.at(ms)
            if 0 <= way < 1:
                centre, tilt, seen = piece.shape(way, self.width(), self.height(), self._em)
                length = self._em * SIZE * piece.size
                painter.save()
                painter.translate(centre)
                painter.rotate(tilt)
                painter.setBrush(self._colours[piece.colour].lighter(100 if seen > 0 else 112))
                painter.scale(length * seen, length)
                painter.drawPath(self._shape)
                painter.restore()
        painter.end()


def _petal(chance: Random, number: int) -> ConfettiPiece:
    return ConfettiPiece(
        across=chance.random(),
        late=0.5 * chance.random(),
        slow=0.8 + 0.5 * chance.random(),
        swing=0.01 + 0.025 * chance.random(),
        turns=1.0 + 1.5 * chance.random(),
        size=0.7 + 0.6 * chance.random(),
        colour=number % 4,
    )


def _cherry_petal() -> QPainterPath:
    """The outline of a cherry petal of length 1 around the origin, with its notch upwards."""
    path = QPainterPath(QPointF(0.0, 0.5))
    path.cubicTo(QPointF(-0.34, 0.3), QPointF(-0.46, -0.22), QPointF(-0.16, -0.5))
    path.lineTo(QPointF(0.0, -0.34))
    path.lineTo(QPointF(0.16, -0.5))
    path.cubicTo(QPointF(0.46, -0.22), QPointF(0.34, 0.3), QPointF(0.0, 0.5))
    return path
