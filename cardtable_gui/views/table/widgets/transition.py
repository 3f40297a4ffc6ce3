"""Transitions between two pictures of the table: the curtain falls or rises, a sheet fades in."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto

from PySide6.QtCore import QEasingCurve, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from cardtable_gui.timing import Clock, Stopwatch
from cardtable_gui.views.kit.look.theme import APPEAR, CURTAIN
from cardtable_gui.views.table.widgets.animator import frames


class Way(Enum):
    """The kind of a transition."""

    FALL = auto()
    """The new picture comes down over the old one."""
    RISE = auto()
    """The old picture goes up and uncovers the new one."""
    FADE = auto()
    """The new picture fades in."""


class Transition(QWidget):
    """Covers the table during a transition and blocks presses to what is below; a press ends it.

    The widgets below have their final state from the start: only the picture is animated. `speed` 0: never shown.
    """

    def __init__(self, clock: Clock, table: QWidget) -> None:
        super().__init__(table)
        self.speed = 1.0
        self._table = table
        self._old, self._new = QPixmap(), QPixmap()
        self._way = Way.FALL
        self._motion = CURTAIN
        self._done = 0.0
        self._watch = Stopwatch(clock)
        self._timer = frames(clock, self, self._tick)
        self._drawing = clock.timer(self, self._draw_new)
        self._see_through(on=False)
        self.hide()

    @property
    def moving(self) -> bool:
        """Whether a transition is running."""
        return self._timer.active

    def picture(self, widget: QWidget) -> QPixmap | None:
        """A picture of a widget of the table's size; None where transitions are off."""
        if self.speed <= 0 or not self._table.isVisible():
            return None
        self.stop()
        return widget.grab()

    def go(self, way: Way, old: QPixmap, new: QPixmap) -> None:
        """Start a transition from the picture `old` to `new`."""
        self._drawing.stop()
        self._way, self._old, self._new = way, old, new
        self._motion = APPEAR if way is Way.FADE else CURTAIN
        self._done = 0.0
        self.setGeometry(self._table.rect())
        self.show()
        self.raise_()
        self._watch.restart()
        self._timer.start()

    def fade(self, change: Callable[[], None]) -> None:
        """Run `change`, which changes much of the table at once, and fade its result in.

        The result is drawn in the next turn of the event loop, since that takes as long as all the rest; until then the
        table looks as before.
        """
        before = self.picture(self._table)
        change()
        if before is not None:
            self.go(Way.FADE, before, before)
            self._drawing.start()

    def stop(self) -> None:
        """End the transition and drop both pictures: one may show somebody's hand."""
        self._timer.stop()
        self._drawing.stop()
        self.hide()
        self._old, self._new = QPixmap(), QPixmap()

    def _draw_new(self) -> None:
        """Begin to fade in what is below now."""
        # Not hidden for that moment: what lies under the pointer would be told that it came.
        self._see_through(on=True)
        new = self._table.grab()
        self._see_through(on=False)
        self.go(Way.FADE, self._old, new)

    def _see_through(self, *, on: bool) -> None:
        self._clear = on
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, not on)

    def _tick(self) -> None:
        share = self._watch.elapsed() * self.speed / self._motion.ms
        if share >= 1 or self.speed <= 0:
            self.stop()
            return
        self._done = QEasingCurve(self._motion.curve).valueForProgress(share)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._clear:
            return
        painter = QPainter(self)
        if self._way is Way.FADE:
            painter.drawPixmap(0, 0, self._old)
            painter.setOpacity(self._done)
            painter.drawPixmap(0, 0, self._new)
        else:
            falls = self._way is Way.FALL
            cloth, behind = (self._new, self._old) if falls else (self._old, self._new)
            seam = round((self._done if falls else 1 - self._done) * self.height())
            painter.setClipRect(0, seam, self.width(), self.height() - seam)
            painter.drawPixmap(0, 0, behind)
            painter.setClipping(False)
            painter.drawPixmap(QPointF(0, seam - self.height()), cloth)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.stop()
