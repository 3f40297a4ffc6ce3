"""A slider over all actions of a replay, with marks at the starts of its deals."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSlider, QStyle, QWidget

from cardtable_gui import i18n
from cardtable_gui.controller.replay import DealMark
from cardtable_gui.core.messages import Message
from cardtable_gui.core.table import DealWords
from cardtable_gui.views.kit.controls.value_controls import WheelByClick
from cardtable_gui.views.kit.look import focus_ring
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.text.plain_text import set_tip

_HIGH = 40
_GROOVE = 6.0
_KNOB = 9.0
_EDGE = 13
"""Margin at both ends for the handle and its ring."""
_TICK = 12
_CLOSEST = 9
"""Marks closer together than this are left out."""


class DealTick(QAbstractButton):
    """A mark at the start of a deal. A click jumps there."""

    def __init__(self, mark: DealMark, look: Look, parent: QWidget) -> None:
        """The text follows with `tell`."""
        super().__init__(parent)
        self.mark = mark
        self._look = look
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def tell(self, words: str) -> None:
        """Set the text: which deal starts here."""
        set_tip(self, words)
        self.setAccessibleName(words)

    def sizeHint(self) -> QSize:
        return QSize(_TICK, _TICK)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.accent if self.underMouse() else theme.ink_soft)
        middle = self.width() / 2
        painter.drawRoundedRect(QRectF(middle - 1.25, 1, 2.5, self.height() - 2), 1.2, 1.2)
        painter.end()


class Timeline(QSlider):
    """The slider's value is the number of actions done. Keys of the replay are left to the page around it."""

    chosen = Signal(int)
    """The player chose this moment."""

    def __init__(self, look: Look) -> None:
        """Start without a match."""
        super().__init__(Qt.Orientation.Horizontal)
        self._look = look
        self.ticks: list[DealTick] = []
        self._numbered = DealWords().numbered
        self.setFixedHeight(_HIGH)
        self.setMinimumWidth(120)
        self.setSingleStep(1)
        WheelByClick(self)
        # The way in which a screen reader moves a slider.
        self.actionTriggered.connect(lambda _action: self.chosen.emit(self.sliderPosition()))
        look.changed.connect(self.update)

    def show_match(self, length: int, deals: Sequence[DealMark], numbered: Message) -> None:
        """Show a match of `length` actions, with these marks. `numbered`: what the game calls a deal."""
        self._numbered = numbered
        for tick in self.ticks:
            tick.hide()
            tick.deleteLater()
        self.ticks = [DealTick(mark, self._look, self) for mark in deals]
        for tick in self.ticks:
            tick.clicked.connect(lambda _on=False, at=tick.mark.at: self.chosen.emit(at))
        self.setRange(0, length)
        self.retranslate()
        self._place()

    def stand_at(self, at: int, deal: int) -> None:
        """Move to this moment, and announce it to screen readers."""
        self.setValue(at)
        words = QCoreApplication.translate("replay", "{deal}, move {at} of {length}")
        self.setAccessibleDescription(words.format(deal=self._called(deal), at=at, length=self.maximum()))

    def _called(self, deal: int) -> str:
        return i18n.text(self._numbered.put(number=deal))

    def retranslate(self) -> None:
        """Update all texts to the current language."""
        self.setAccessibleName(QCoreApplication.translate("replay", "Position in the match"))
        for tick in self.ticks:
            tick.tell(self._called(tick.mark.deal))

    def x_of(self, at: int) -> int:
        """The position of a moment on the slider, in pixels from its left edge."""
        room = self.width() - 2 * _EDGE
        return _EDGE + QStyle.sliderPositionFromValue(0, max(1, self.maximum()), at, room)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._seek(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._seek(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        middle, x = self._middle(), self.x_of(self.value())
        groove = QRectF(_EDGE, middle - _GROOVE / 2, self.width() - 2 * _EDGE, _GROOVE)
        painter.setBrush(theme.control_edge)
        painter.drawRoundedRect(groove, _GROOVE / 2, _GROOVE / 2)
        groove.setRight(x)
        painter.setBrush(theme.accent)
        painter.drawRoundedRect(groove, _GROOVE / 2, _GROOVE / 2)
        knob = QRectF(x - _KNOB, middle - _KNOB, 2 * _KNOB, 2 * _KNOB)
        if self.hasFocus():
            focus_ring.paint_around(painter, theme, knob, _KNOB)
        painter.setPen(QPen(theme.accent, 2.4))
        painter.setBrush(theme.panel)
        painter.drawEllipse(knob)
        painter.end()

    def _seek(self, event: QMouseEvent) -> None:
        room = self.width() - 2 * _EDGE
        at = QStyle.sliderValueFromPosition(0, self.maximum(), round(event.position().x()) - _EDGE, room)
        if at != self.value():
            self.chosen.emit(at)

    def _middle(self) -> float:
        return (self.height() - _TICK) / 2

    def _place(self) -> None:
        """Place the marks below the groove; of marks that are too close, the later ones are left out."""
        last = -_CLOSEST
        for tick in self.ticks:
            x = self.x_of(tick.mark.at)
            there = x - last >= _CLOSEST
            tick.setVisible(there)
            if there:
                last = x
                tick.setGeometry(x - _TICK // 2, self.height() - _TICK, _TICK, _TICK)
