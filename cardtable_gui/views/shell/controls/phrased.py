"""A label whose lines end between words, in Japanese too."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel

from cardtable_gui.views.phrases import unbroken


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

    def text(self) -> str:
        return self._said
