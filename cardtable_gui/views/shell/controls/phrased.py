"""A label whose lines end between words, in Japanese too."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLabel

from cardtable_gui.views.phrases import JOINER, unbroken


class Phrased(QLabel):
    """Wraps its words, plain or as markdown. What it says is asked and heard without what holds words together."""

    def __init__(self) -> None:
        """It says nothing yet."""
        super().__init__()
        self._said = ""
        self.setWordWrap(True)

    def setText(self, text: str) -> None:
        self._said = text
        held = unbroken(text)
        super().setText(held)
        # A screen reader might stumble over the joiners.
        self.setAccessibleName("" if held == text else text.replace("**", ""))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if event.matches(QKeySequence.StandardKey.Copy) and self.hasSelectedText():
            QGuiApplication.clipboard().setText(self.selectedText().replace(JOINER, ""))

    def text(self) -> str:
        return self._said
