"""The file in which `train` keeps the results of the tasks that are done.

Its first line says which training it belongs to. Each further line is the number of a task with its result, packed
with a checksum, and is appended when the task is done: however the program ends, only the last line may be incomplete,
and is left out when the file is read.
"""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass
from io import SEEK_END
from pathlib import Path
from typing import IO, Any, Final

from cardtable_gui.core.files import disk

FORMAT: Final = "cardtable-training-1"
_LONGEST_HEADING: Final = 100_000


@dataclass(frozen=True, slots=True)
class Heading:
    """Which training a file belongs to.

    Attributes:
        command: the command line, without what does not change the result.
        version: that of the program and of the game's training.
        date: when the training began; not compared.
    """

    command: str
    version: str
    date: str


class ProgressError(Exception):
    """Raised for a file that is no progress of a training."""


class Progress:
    """An open file of progress."""

    def __init__(self, file: IO[bytes], heading: Heading, results: list[Any]) -> None:
        """Use `start` or `reopen`."""
        self._file = file
        self.heading = heading
        self.results = results
        """The results that were there when it was opened."""
        self._number = len(results)

    @classmethod
    def start(cls, path: Path, heading: Heading) -> Progress:
        """Make the file. Raises `OSError`; `FileExistsError` if there is one."""
        file = path.open("xb")
        try:
            file.write(json.dumps({"format": FORMAT, **asdict(heading)}).encode() + b"\n")
            file.flush()
        except BaseException:
            with suppress(OSError):
                file.close()
            path.unlink()
            raise
        return cls(file, heading, [])

    @classmethod
    def reopen(cls, path: Path) -> Progress:
        """Open a file to append to it. Raises `OSError` or `ProgressError`."""
        file = path.open("r+b")
        try:
            heading = _heading(file.readline(_LONGEST_HEADING))
            results = list(_results(file))
        except BaseException:
            file.close()
            raise
        return cls(file, heading, results)

    def add(self, result: Any) -> Any:
        """Append a task's result. Returns it as a reader of the file would get it."""
        text = json.dumps([self._number, result], separators=(",", ":"))
        self._file.write(base64.b64encode(zlib.compress(text.encode(), 1)) + b"\n")
        self._file.flush()
        self._number += 1
        return json.loads(text)[1]

    def close(self) -> None:
        """Write everything to the disk. Raises `OSError`."""
        with self._file:
            self._file.flush()
            disk.flush(self._file.fileno())


def _heading(line: bytes) -> Heading:
    try:
        content = json.loads(line)
        if content.pop("format") != FORMAT:
            raise ProgressError
        return Heading(**content)
    except (ValueError, TypeError, KeyError, AttributeError):
        raise ProgressError from None


def _results(file: IO[bytes]) -> Iterator[Any]:
    """The results in a file that was read up to the first one. Cuts it off after the last complete one."""
    end = file.tell()
    for number, line in enumerate(file):
        try:
            found, result = json.loads(zlib.decompress(base64.b64decode(line.removesuffix(b"\n"), validate=True)))
        except (ValueError, TypeError, binascii.Error, zlib.error):
            break
        if found != number or not line.endswith(b"\n"):
            break
        yield result
        end += len(line)
    file.truncate(end)
    file.seek(0, SEEK_END)
