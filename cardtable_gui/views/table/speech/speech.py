"""Sounds and screen-reader announcements of one table."""

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
        """The last announcement during playback; empty when that is over."""

    def announce(self, words: str) -> None:
        """Announce this text to screen readers."""
        screen_reader.announce(self._table, words)

    def sound(self, sound: Sound) -> None:
        """Request a sound."""
        self.sounded.emit(sound)
