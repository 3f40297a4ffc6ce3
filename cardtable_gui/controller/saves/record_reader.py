"""Reads records from the folders of a store; unreadable ones are moved aside, unchanged. No Qt.

Records of a newer version of the program stay in place: when the program is updated, they are matches again.

Apart from the store, since it also runs in other threads.
"""

from __future__ import annotations

import logging
import os
import stat
from collections.abc import Callable, Iterator
from contextlib import suppress
from heapq import heapify, heappop
from pathlib import Path
from random import SystemRandom
from typing import TypeVar

from cardtable_gui.controller.saves.saved_match import FileVersion, Summary, summary_of
from cardtable_gui.controller.saves.store_errors import DamagedError, StoreError
from cardtable_gui.core.files import disk, plain_file
from cardtable_gui.core.files.data_files import RECORD_SUFFIX
from cardtable_gui.core.files.limits import MAX_BYTES, CancelledError, Progress
from cardtable_gui.core.files.record import TOO_LARGE, NewerRecordError, Record, RecordError, read_record
from cardtable_gui.core.files.set_aside import SetAside
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.traces import traceback_without_text
from cardtable_gui.games import package

log = logging.getLogger(__name__)

LARGE = 100_000
"""Files of more bytes are read after all others: with thousands of actions they take seconds."""
_UNEXPECTED = QT_TRANSLATE_NOOP("store", "An unexpected problem occurred.")

T = TypeVar("T")


class RecordReader:
    """Reads records, with a cache of summaries of unchanged files. Thread-safe."""

    def __init__(self, set_aside: SetAside) -> None:
        """Set damaged files aside there."""
        self._set_aside = set_aside
        self._summaries: dict[Path, Summary] = {}

    def paths(self, folder: Path) -> Iterator[Path]:
        """The paths of the records in a folder, which need not exist, the latest first. Raises `StoreError`.

        Quick enough for tens of thousands.
        """
        found: list[tuple[int, str]] = []
        try:
            with os.scandir(folder) as entries:
                listed = [entry for entry in entries if entry.name.removesuffix(RECORD_SUFFIX) not in ("", entry.name)]
        except FileNotFoundError:
            return iter(())
        except OSError as error:
            raise StoreError(disk.reason(error)) from error
        for entry in listed:
            try:
                status = entry.stat()
            except FileNotFoundError:
                continue
            except OSError as error:
                self._set_aside.tell_unreadable(folder / entry.name, plain_file.reason(error))
                continue
            if stat.S_ISREG(status.st_mode):
                found.append((-status.st_mtime_ns, entry.name))
            elif not stat.S_ISDIR(status.st_mode):
                self._set_aside.tell_unreadable(folder / entry.name, plain_file.ODD)
        # Mostly only the latest few are wanted.
        heapify(found)
        return (folder / heappop(found)[1] for _ in range(len(found)))

    def versions(self, folder: Path) -> dict[str, FileVersion]:
        """The versions of the records in a folder, which need not exist, by the name without suffix.

        Quick enough for tens of thousands. Raises `StoreError`.
        """
        found = {}
        try:
            with os.scandir(folder) as entries:
                for entry in entries:
                    if entry.name.endswith(RECORD_SUFFIX) and entry.is_file():
                        with suppress(FileNotFoundError):
                            status = entry.stat()
                            found[entry.name.removesuffix(RECORD_SUFFIX)] = FileVersion(
                                status.st_mtime_ns, status.st_size
                            )
        except FileNotFoundError:
            return {}
        except OSError as error:
            raise StoreError(disk.reason(error)) from error
        return found

    def load(self, path: Path, use: Callable[[Record], T]) -> T:
        """Read a record and return `use(record)`. Raises `DamagedError` or `StoreError`."""
        try:
            return self._read(path, use)
        except plain_file.MissingFileError as error:
            raise StoreError(QT_TRANSLATE_NOOP("store", "This match no longer exists.")) from error
        except plain_file.FileError as error:
            raise StoreError(error.reason) from error

    def summary(self, path: Path, progress: Progress) -> Summary | None:
        """The summary of a match for a list, cached while the file is unchanged; None: it is gone or unreadable.

        An unreadable file is reported and moved aside, or left in place if the system denies access or a newer version
        of the program wrote it; it does not affect other files. Raises nothing but `CancelledError`, if `progress`
        does.
        """
        progress(0, 0)
        try:
            version = _version(path)
            found = self._summaries.get(path)
            if found is None or found.version != version:
                found = self._read(path, lambda record: summary_of(record, path.stem, version, progress))
                self._summaries[path] = found
        except (DamagedError, FileNotFoundError, plain_file.MissingFileError):
            return None
        except OSError as error:
            self._set_aside.tell_unreadable(path, plain_file.reason(error))
            return None
        except plain_file.FileError as error:
            self._set_aside.tell_unreadable(path, error.reason)
            return None
        return found

    def takes_long(self, path: Path) -> bool:
        """Whether a file is large and its current version was not read yet."""
        try:
            version = _version(path)
        except OSError:
            return False
        known = self._summaries.get(path)
        return version.size > LARGE and (known is None or known.version != version)

    def _read(self, path: Path, use: Callable[[Record], T]) -> T:
        """Read a record and return `use(record)`.

        Raises:
            plain_file.FileError: it is gone, the system does not let us read it, or a newer version of the program
                wrote it.
            DamagedError: it is not a usable record; it was moved aside.
            CancelledError: `use` raised it.
        """
        try:
            data = plain_file.read(path, MAX_BYTES)
        except plain_file.TooLargeError as error:
            raise DamagedError(self._set_aside.put(path, TOO_LARGE)) from error
        try:
            return use(read_record(data, lambda game_id: package(game_id).game, SystemRandom()))
        except CancelledError:
            raise
        except NewerRecordError as error:
            raise plain_file.FileError(error.reason) from error
        except RecordError as error:
            raise DamagedError(self._set_aside.put(path, error.message)) from error
        except MemoryError as error:
            raise plain_file.FileError(_UNEXPECTED) from error
        except Exception as error:
            log.error("a match could not be read\n%s", traceback_without_text(error))
            raise DamagedError(self._set_aside.put(path, _UNEXPECTED)) from error


def _version(path: Path) -> FileVersion:
    """The current version of a file. Raises `OSError`."""
    found = path.stat()
    return FileVersion(found.st_mtime_ns, found.st_size)
