"""The bubble with an answer about the table."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from cardtable_gui.timing import Clock
from cardtable_gui.views import reading_time
from cardtable_gui.views.table.speech.bubbles import RemarkBubble

_LEAST_MS, _MS_PER_LETTER = 6000, 60
"""How long an answer is shown: at least so long, and so much for each letter."""


class AnswerBubble(RemarkBubble):
    """An answer above the command bar. A press closes it."""

    def __init__(self, clock: Clock, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
        self._timer = clock.timer(self, self.hide)

    def show_for_reading(self) -> None:
        """Hide again after the time that it takes to read."""
        reading_time.start(self._timer, max(_LEAST_MS, _MS_PER_LETTER * len(self.text)))

    def close_one(self) -> bool:
        """Close; return whether it was shown."""
        shown = not self.isHidden()
        self.hide()
        return shown

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.hide()
