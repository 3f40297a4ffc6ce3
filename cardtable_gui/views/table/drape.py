"""The curtain's way: it comes down over what was seen, and goes up from what is to be seen. Pictures of both move."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from cardtable_gui.views.table.animator import FRAME_MS
from cardtable_gui.views.theme import CURTAIN


class Drape(QWidget):
    """Covers the table for a moment, and keeps presses from what lies below it; a press ends the movement.

    Everything is where it will be from the first moment on: this is for the eye alone. `speed` 0: it is never seen.
    """

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self.speed = 1.0
        self._table = table
        self._cloth = QPixmap()
        self._behind = QPixmap()
        self._down = True
        self._hangs = 0.0
        self._curve = QEasingCurve(CURTAIN.curve)
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self._tick)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.hide()

    @property
    def moving(self) -> bool:
        """Whether the curtain is on its way."""
        return self._timer.isActive()

    @property
    def hangs(self) -> float:
        """How much of the table is covered: 0 nothing, 1 all of it."""
        return self._hangs

    def picture(self, widget: QWidget) -> QPixmap | None:
        """What a widget of the table's size looks like now; None where nothing moves, so that nobody sees it again."""
        if self.speed <= 0 or not self._table.isVisible():
            return None
        self.stop()
        return widget.grab()

    def fall(self, cloth: QPixmap, behind: QPixmap) -> None:
        """Let this cloth come down over what was behind it."""
        self._begin(cloth, behind, down=True)

    def rise(self, cloth: QPixmap, behind: QPixmap) -> None:
        """Let this cloth go up from what is behind it."""
        self._begin(cloth, behind, down=False)

    def stop(self) -> None:
        """Show at once where it leads, and forget both pictures: one may be of somebody's hand."""
        self._timer.stop()
        self.hide()
        self._cloth, self._behind = QPixmap(), QPixmap()

    def _begin(self, cloth: QPixmap, behind: QPixmap, *, down: bool) -> None:
        self._cloth, self._behind, self._down = cloth, behind, down
        self._hangs = 0.0 if down else 1.0
        self.setGeometry(self._table.rect())
        self.show()
        self.raise_()
        self._clock.start()
        self._timer.start()

    def _tick(self) -> None:
        share = self._clock.elapsed() * self.speed / CURTAIN.ms
        if share >= 1 or self.speed <= 0:
            self.stop()
            return
        way = self._curve.valueForProgress(share)
        self._hangs = way if self._down else 1 - way
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        seam = round(self._hangs * self.height())
        painter.setClipRect(0, seam, self.width(), self.height() - seam)
        painter.drawPixmap(0, 0, self._behind)
        painter.setClipping(False)
        painter.drawPixmap(QPointF(0, seam - self.height()), self._cloth)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.stop()
