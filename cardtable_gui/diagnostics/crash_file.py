"""The trace that a crash leaves for the next start if Python can't catch it, such as a segmentation fault in a library.

While the window is open, `crash.txt` in the data folder is ready to take the stack of every thread: functions and line
numbers, never values, so no card is in it. A window that closes removes the file. One that was killed leaves it without
a stack, which is no crash of ours.
"""

from __future__ import annotations

import faulthandler
from contextlib import suppress
from pathlib import Path
from typing import Final, TextIO

from cardtable_gui.core.files import data_files, plain_file
from cardtable_gui.diagnostics.versions import program_and_system

LONGEST: Final = 60_000
"""The maximum length of a report, in characters."""


class CrashFile:
    """The file of the one window that listens to later starts; others would take each other's."""

    def __init__(self, folder: Path) -> None:
        """Do nothing yet. `folder`: the data folder."""
        self._path = folder / data_files.CRASH
        self._file: TextIO | None = None

    def earlier(self) -> str:
        """Return the report of the crash that ended the window before this one; empty if it was closed or killed."""
        try:
            text = plain_file.head(self._path, 4 * LONGEST).decode(errors="replace")[:LONGEST]
        except plain_file.FileError:
            return ""
        _versions, _, stack = text.partition("\n\n")
        return text if stack.strip() else ""

    def open(self) -> None:
        """Write crashes to the file from now on, over what is in it. Where that can't be done: nothing."""
        with suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            # A new file, so that nothing is written through a link.
            self._path.unlink(missing_ok=True)
            self._file = self._path.open("x", encoding="utf-8")
            self._file.write("\n".join(program_and_system()) + "\n\n")
            self._file.flush()
            faulthandler.enable(self._file)

    def close(self) -> None:
        """Write no more, and remove the file. Does nothing before `open`."""
        if self._file is None:
            return
        faulthandler.disable()
        with suppress(OSError):
            self._file.close()
            self._path.unlink()
        self._file = None
