"""The bubble with an answer about the table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from cardtable_gui.timing import Clock
from cardtable_gui.views.kit.look.theme import Theme
from cardtable_gui.views.table.geometry.visible import Visible
from cardtable_gui.views.table.widgets.bubbles import LinkedBubble

_LEAST_MS, _MS_PER_LETTER = 6000, 60
"""How long an answer is shown: at least so long, and so much for each letter."""


class AnswerBubble(LinkedBubble):
    """An answer above the command bar."""

    def __init__(self, clock: Clock, parent: QWidget) -> None:
        super().__init__(clock, parent, "i")

    def answer(
        self, text: str, rule: str, bar: QRectF, room: QRectF, seen: Sequence[Visible], theme: Theme, percent: int
    ) -> None:
        """Show an answer above the bar, where it hides least of what is to be seen; `rule`: the paragraph, or ""."""
        link = self._write(text, rule, theme, percent, theme.good)
        self.point_clear(self.remark_sizes(text, room, link), bar, room, seen)
        self._stay(max(_LEAST_MS, _MS_PER_LETTER * len(text)))

    def close_one(self) -> bool:
        """Close; return whether it was shown."""
        shown = not self.isHidden()
        self.hide()
        return shown
