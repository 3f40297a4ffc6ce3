"""A label whose lines end between words, in Japanese, too."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtGui import QAction, QContextMenuEvent, QGuiApplication, QKeyEvent, QKeySequence

from cardtable_gui.views.kit.text.phrases import breakable, spoken, unbroken
from cardtable_gui.views.kit.text.plain_text import Label


class PhrasedLabel(Label):
    """Wraps between phrases. `text` and screen readers get the text without word joiners."""

    def __init__(self, *, our_markdown: bool = False) -> None:
        """Start without text. `our_markdown`: its text will be Markdown of the program."""
        self._said = ""
        super().__init__(our_markdown=our_markdown)
        self.setWordWrap(True)

    def setText(self, text: str) -> None:
        self._said = text
        held = unbroken(text) if self.our_markdown else breakable(unbroken(text))
        super().setText(held)
        said = spoken(text.replace("**", "") if self.our_markdown else text)
        self.setAccessibleName("" if held == said else said)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if event.matches(QKeySequence.StandardKey.Copy):
            self._copy()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        super().contextMenuEvent(event)
        for action in self.findChildren(QAction, "edit-copy"):
            action.triggered.connect(self._copy)

    @Slot()
    def _copy(self) -> None:
        """Copy the selection as it's said; Qt's own copy was made before."""
        if self.hasSelectedText():
            QGuiApplication.clipboard().setText(spoken(self.selectedText()))

    def text(self) -> str:
        return self._said
