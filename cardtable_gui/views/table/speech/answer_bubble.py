"""The bubble with an answer about the table."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QWidget

from cardtable_gui.timing import Clock
from cardtable_gui.views.table.speech.bubbles import LinkedBubble
from cardtable_gui.views.theme import Theme

_LEAST_MS, _MS_PER_LETTER = 6000, 60
"""How long an answer is shown: at least so long, and so much for each letter."""


class AnswerBubble(LinkedBubble):
    """An answer above the command bar."""

    def __init__(self, clock: Clock, parent: QWidget) -> None:
        super().__init__(clock, parent, "i")

    def answer(self, text: str, rule: str, at: QPointF, room: QRectF, theme: Theme, percent: int) -> None:
        """Point at a place and show an answer; `rule`: the paragraph, or ""."""
        ms = max(_LEAST_MS, _MS_PER_LETTER * len(text))
        self._tell(text, rule, at, room, theme, percent, theme.good, ms)

    def close_one(self) -> bool:
        """Close; return whether it was shown."""
        shown = not self.isHidden()
        self.hide()
        return shown
