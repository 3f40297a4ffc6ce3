"""A tip for newcomers over the header of the table."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Slot
from PySide6.QtWidgets import QApplication, QWidget

from cardtable_gui import i18n
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.timing import Clock
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.shell.notices.notice import Notice

TIP = QT_TRANSLATE_NOOP("tips", "Tip: {tip}")


class TipNotice(Notice):
    """Shows one tip until it is closed, in the language in force. It gives way to what gets the keyboard below it."""

    def __init__(self, look: Look, clock: Clock, parent: QWidget) -> None:
        """Hidden until there is a tip."""
        super().__init__(look, clock, parent)
        self._tip: Message | None = None
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._give_way)

    def advise(self, tip: Message) -> str:
        """Show this tip, and return its words."""
        self._tip = tip
        words = i18n.text(TIP.put(tip=tip))
        self.stay(words)
        return words

    def dismiss(self) -> bool:
        """Hide the tip; return whether one was shown."""
        shown = not self.isHidden()
        self.hide()
        return shown

    @Slot(QWidget, QWidget)
    def _give_way(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Hide if what has the keyboard now lies below the tip."""
        over = self.parentWidget()
        if now is None or over is None or self.isHidden() or self.isAncestorOf(now) or not over.isAncestorOf(now):
            return
        if self.geometry().contains(now.mapTo(over, now.rect().center())):
            self.hide()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self._tip is not None and not self.isHidden():
            self.advise(self._tip)
