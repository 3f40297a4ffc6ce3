"""What a screen reader is given to say, recorded where it leaves the program."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent


class Announcements:
    """Every announcement since the last `take`, in order, whoever made it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Listen in the place of a screen reader, and let the program believe that there is one."""
        self.words: list[str] = []
        monkeypatch.setattr(QAccessible, "isActive", staticmethod(lambda: True))
        monkeypatch.setattr(QAccessible, "updateAccessibility", staticmethod(self._hear))

    def take(self) -> list[str]:
        """Give what was announced since the last call."""
        words, self.words = self.words, []
        return words

    def _hear(self, event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            self.words.append(event.message())
