"""What is heard at one table: sounds, and what a screen reader announces."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from cardtable_gui.sound import Sound
from cardtable_gui.views import screen_reader


class Speech(QObject):
    """Announces and sounds what happens at the table of one match. Every announcement of the table goes through it."""

    sounded = Signal(str)
    """A `Sound` belongs to what happens now."""

    def __init__(self, table: QWidget, parent: QObject) -> None:
        """Speak on behalf of this table widget."""
        super().__init__(parent)
        self._table = table
        self.latest = ""
        """What was told last while something is played; empty when that is over."""

    def announce(self, words: str) -> None:
        """Let a screen reader say these words."""
        screen_reader.announce(self._table, words)

    def sound(self, sound: Sound) -> None:
        """Let a sound be heard."""
        self.sounded.emit(sound)
