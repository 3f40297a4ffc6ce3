"""Records as files that the player names: read from anywhere, never changed. No Qt."""

from __future__ import annotations

from pathlib import Path
from random import SystemRandom

from cardtable_gui import games
from cardtable_gui.controller.match import Match
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.record import MOST_BYTES, RecordError, read_record

_UNREADABLE = QT_TRANSLATE_NOOP("recordfile", "The file {file} cannot be read: {reason}")
_UNUSABLE = QT_TRANSLATE_NOOP("recordfile", "The file {file} cannot be used: {reason}")


class RecordFileError(Exception):
    """Raised for a file that cannot be read, or is no record that can be played."""

    def __init__(self, message: Message) -> None:
        """Keep the message, whose place `{file}` is still open."""
        super().__init__(message.text)
        self._message = message

    def naming(self, file: str) -> Message:
        """Where and why, for a player; the file is called so."""
        return self._message.put(file=file)


def read(path: Path) -> Match:
    """Read a record and play it. Raises `RecordFileError`."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise RecordFileError(_UNREADABLE.put(reason=reason)) from error
    try:
        return Match.of(read_record(data, games.game, SystemRandom()))
    except RecordError as error:
        raise RecordFileError(_UNUSABLE.put(reason=error.message)) from error
