"""The bubble with an answer about the table."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from cardtable_gui.timing import Clock
from cardtable_gui.views.kit.look.theme import Theme
from cardtable_gui.views.table.widgets.bubbles import LinkedBubble
from cardtable_gui.views.table.widgets.clear_place import Ground

_LEAST_MS, _MS_PER_LETTER = 6000, 60
"""How long an answer is shown: at least so long, and so much for each letter."""


class AnswerBubble(LinkedBubble):
    """An answer, where it covers nothing of what it speaks of."""

    def __init__(self, clock: Clock, parent: QWidget) -> None:
        super().__init__(clock, parent, "i")

    def answer(self, text: str, rule: str, about: QRectF, ground: Ground, theme: Theme, percent: int) -> None:
        """Show an answer at what was asked about: a card, else the bar. `rule`: the paragraph, or ""."""
        ms = max(_LEAST_MS, _MS_PER_LETTER * len(text))
        self.tell(text, rule, about, ground, theme, percent, theme.good, ms)

    def close_one(self) -> bool:
        """Close; return whether it was shown."""
        shown = not self.isHidden()
        self.hide()
        return shown
