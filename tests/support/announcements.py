"""Records announcements to screen readers."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent


class Announcements:
    """All announcements since the last `take`, in order."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Listen in place of a screen reader, and make the program believe that one is active."""
        self.words: list[str] = []
        monkeypatch.setattr(QAccessible, "isActive", staticmethod(lambda: True))
        monkeypatch.setattr(QAccessible, "updateAccessibility", staticmethod(self._hear))

    def take(self) -> list[str]:
        """Return the announcements since the last call."""
        words, self.words = self.words, []
        return words

    def _hear(self, event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            self.words.append(event.message())
