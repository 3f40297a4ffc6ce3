"""Reading a record from a file that the command line names."""

from __future__ import annotations

from pathlib import Path
from random import SystemRandom

from cardtable_gui import games
from cardtable_gui.commands.errors import UsageError
from cardtable_gui.controller.match import Match
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.record import MOST_BYTES, RecordError, read_record


def read(path: Path) -> Match:
    """Read and play a record. Raises `UsageError` with the file's name and the reason."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        message = QT_TRANSLATE_NOOP("cli", "The file {file} cannot be read: {reason}")
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise UsageError(message.put(file=str(path), reason=reason)) from None
    try:
        return Match.of(read_record(data, games.game, SystemRandom()))
    except RecordError as error:
        message = QT_TRANSLATE_NOOP("cli", "The file {file} cannot be used: {reason}")
        raise UsageError(message.put(file=str(path), reason=error.message)) from None
