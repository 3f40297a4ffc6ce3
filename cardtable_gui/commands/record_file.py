"""Reading a record from a file that the command line names."""

from __future__ import annotations

from pathlib import Path

from cardtable_gui.commands.errors import UsageError
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.saves import record_file


def read(path: Path) -> Match:
    """Read and play a record. Raises `UsageError` with the file's name and the reason."""
    try:
        return record_file.read(path)
    except record_file.RecordFileError as error:
        raise UsageError(error.naming(str(path))) from None


def check(path: Path) -> None:
    """Raise the `UsageError` that `read` would raise, without playing long records: see `record_file.check`."""
    try:
        record_file.check(path)
    except record_file.RecordFileError as error:
        raise UsageError(error.naming(str(path))) from None
