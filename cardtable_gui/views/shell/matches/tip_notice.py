"""A tip for newcomers over the header of the table."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget

from cardtable_gui import i18n
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.timing import Clock
from cardtable_gui.views.shell.window.look import Look
from cardtable_gui.views.shell.window.notice import Notice


class TipNotice(Notice):
    """Shows one tip until it is closed, in the language in force."""

    def __init__(self, look: Look, clock: Clock, parent: QWidget) -> None:
        """Hidden until there is a tip."""
        super().__init__(look, clock, parent)
        self._tip: Message | None = None

    def advise(self, tip: Message) -> str:
        """Show this tip, and return its words."""
        self._tip = tip
        words = i18n.text(QT_TRANSLATE_NOOP("tips", "Tip: {tip}").put(tip=tip))
        self.stay(words)
        return words

    def dismiss(self) -> bool:
        """Hide the tip; return whether one was shown."""
        shown = not self.isHidden()
        self.hide()
        return shown

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self._tip is not None and not self.isHidden():
            self.advise(self._tip)
