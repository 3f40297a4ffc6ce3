"""The store of matches on disk, one file each, safe against crashes. No Qt.

    matches/<id>.cardtable     an unfinished match; <id>.lock next to it while a window has it open
    finished/<id>.cardtable    a finished match
    reviews/<id>.review        the review of a match, see `reviews`
    damaged/…                  unreadable files, unchanged

Files are replaced atomically, after the new content has reached the disk: if the program or the machine stops, the file
holds the match before or after the last action, never a part of it.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TypeVar
from uuid import uuid4

from cardtable_gui.controller.match import Match
from cardtable_gui.controller.saves.record_reader import RecordReader
from cardtable_gui.controller.saves.reviews import Reviews
from cardtable_gui.controller.saves.saved_match import FileVersion, SavedMatch
from cardtable_gui.controller.saves.store_errors import InUseError, StoreError
from cardtable_gui.core.files import data_files, disk
from cardtable_gui.core.files.limits import MAX_BYTES, Progress, no_progress
from cardtable_gui.core.files.locks import FileLock, HeldElsewhereError
from cardtable_gui.core.files.record import TOO_LARGE, Record
from cardtable_gui.core.files.set_aside import SetAside
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP

LISTED = 50
"""The number of finished matches that `finished` lists; the library has all."""

T = TypeVar("T")


class Store:
    """The matches below one folder. Thread-safe."""

    def __init__(self, folder: Path) -> None:
        """Use this folder, which is created on the first write."""
        self.folder = folder
        self._matches = folder / data_files.MATCHES
        self._finished = folder / data_files.FINISHED
        self.reviews = Reviews(folder / data_files.REVIEWS)
        """The reviews of these matches, by their ids, and of records that were opened, by `Reviews.id_of`."""
        self.set_aside = SetAside(folder)
        """The damaged files of these folders."""
        self._reader = RecordReader(self.set_aside)
        self.leaving: Callable[[str], None] | None = None
        """Called with the id of a match whose record is about to be deleted."""
        self._guard = threading.RLock()
        self._locks: dict[str, FileLock] = {}

    def new(self) -> str:
        """A new match id, already claimed. Never fails: disk errors are reported when the match is written."""
        match_id = uuid4().hex
        try:
            self.claim(match_id)
        except StoreError:
            # `write` claims it again, and reports the error.
            return match_id
        return match_id

    def claim(self, match_id: str) -> None:
        """Reserve a match for this window until `release`. Raises `InUseError` or `StoreError`."""
        path = self._path(match_id).with_suffix(".lock")
        with self._guard:
            if match_id in self._locks:
                raise InUseError
            self._locks[match_id] = _lock(path)

    def release(self, match_id: str) -> None:
        """Release the claim, so that others may open the match; does nothing without a claim."""
        with self._guard:
            lock = self._locks.pop(match_id, None)
        if lock is not None:
            lock.release()

    def open(self, match_id: str, progress: Progress = no_progress) -> Match:
        """Claim a match and open it.

        Raises `InUseError`, `DamagedError` (it was moved aside) or `StoreError`, and `CancelledError` if `progress`
        does.
        """
        self.claim(match_id)
        try:
            return self._reader.load(self._path(match_id), lambda record: Match.of(record, progress))
        except BaseException:
            self.release(match_id)
            raise

    def open_finished(self, match_id: str, progress: Progress = no_progress) -> Match:
        """Read a finished match, for a replay. Raises as `open`, except for `InUseError`."""
        return self._reader.load(self._finished_path(match_id), lambda record: Match.of(record, progress))

    def read_finished(self, match_id: str, use: Callable[[Record], T]) -> T:
        """Read the record of a finished match and return `use(record)`. Raises as `open_finished`."""
        return self._reader.load(self._finished_path(match_id), use)

    def read_unfinished(self, match_id: str, use: Callable[[Record], T]) -> T:
        """Read the record of an unfinished match without claiming it. Raises as `open_finished`."""
        return self._reader.load(self._path(match_id), use)

    def versions(self, *, finished: bool) -> dict[str, FileVersion]:
        """The versions of the files of all finished or unfinished matches, by match id. Raises `StoreError`."""
        return self._reader.versions(self._finished if finished else self._matches)

    def tell_odd_name(self, match_id: str, *, over: bool) -> None:
        """Tell the player of a record whose name isn't one for a match, once; it stays where it is."""
        folder = self._finished if over else self._matches
        reason = QT_TRANSLATE_NOOP("store", "A match can’t have this name. Rename the file.")
        self.set_aside.tell_unreadable(folder / f"{match_id}{data_files.RECORD_SUFFIX}", reason)

    def has(self, match_id: str, *, over: bool) -> bool:
        """Whether a match is among the unfinished ones, or, if `over`, among the finished ones."""
        path = self._finished_path(match_id) if over else self._path(match_id)
        return os.path.isfile(path)  # noqa: PTH113 - unlike a path's own, it answers for every name

    def write(self, match_id: str, text: str, *, over: bool = False) -> None:
        """Write a match; it is on disk when this returns. A match that is `over` goes to the finished ones.

        On `StoreError` the file is unchanged: also for a text that could not be read again.
        """
        data = text.encode()
        if len(data) > MAX_BYTES:
            raise StoreError(TOO_LARGE)
        with self._guard:
            claimed = match_id in self._locks
        if not claimed:
            self.claim(match_id)
        path, finished = self._path(match_id), self._finished_path(match_id)
        try:
            disk.replace(path, data)
            if over:
                self._finished.mkdir(parents=True, exist_ok=True)
                disk.retrying(lambda: path.replace(finished))
                disk.settle(self._finished)
                disk.settle(self._matches)
            else:
                finished.unlink(missing_ok=True)
        except OSError as error:
            raise StoreError(disk.reason(error)) from error

    def date(self, match_id: str, played: float) -> None:
        """Date a match by when it was `played`, in seconds since 1970. A failure leaves the date as it is."""
        changed = min(max(0.0, played), time.time())
        for path in (self._path(match_id), self._finished_path(match_id)):
            with suppress(OSError):
                os.utime(path, (changed, changed))

    def remove(self, match_id: str) -> None:
        """Delete an unfinished match at the player's request. Raises `InUseError` or `StoreError`."""
        self._delete(match_id, self._path(match_id))

    def remove_finished(self, match_id: str) -> None:
        """Delete a finished match at the player's request. Raises `InUseError` or `StoreError`."""
        self._delete(match_id, self._finished_path(match_id))

    def _delete(self, match_id: str, path: Path) -> None:
        self.claim(match_id)
        try:
            if self.leaving is not None:
                self.leaving(match_id)
            disk.retrying(lambda: path.unlink(missing_ok=True))
            self.reviews.remove(match_id)
        except OSError as error:
            raise StoreError(disk.reason(error)) from error
        finally:
            self.release(match_id)

    def unfinished(
        self, progress: Progress = no_progress, so_far: Callable[[list[SavedMatch]], None] | None = None
    ) -> list[SavedMatch]:
        """The unfinished matches, the latest first. Unreadable files are moved aside: see `set_aside`.

        Plays every match that changed since the last call: a few milliseconds each, some seconds for a long one.

        Args:
            progress: called while matches are played; may raise `CancelledError`.
            so_far: called with the partial list before the first large file is read, if any.

        Raises:
            StoreError: the folder cannot be read.
            CancelledError: `progress` raised it.
        """
        paths = list(self._reader.paths(self._matches))
        large = [path for path in paths if self._reader.takes_long(path)]
        found = self._listed((path for path in paths if path not in large), progress)
        if large:
            if so_far is not None:
                so_far(_latest_first(found))
            found += self._listed(large, progress)
        return _latest_first(found)

    def finished(self, most: int = LISTED, progress: Progress = no_progress) -> list[SavedMatch]:
        """The latest `most` finished matches, the latest first; otherwise as `unfinished`."""
        found: list[SavedMatch] = []
        for path in self._reader.paths(self._finished):
            if len(found) == most:
                break
            summary = self._reader.summary(path, progress)
            if summary is not None:
                found.append(summary.saved)
        return found

    def _listed(self, paths: Iterable[Path], progress: Progress) -> list[SavedMatch]:
        """The summaries of these unfinished matches. One that turns out to be over is moved to the finished ones."""
        found = []
        for path in paths:
            summary = self._reader.summary(path, progress)
            if summary is not None and summary.over:
                self._put_away(path.stem)
            elif summary is not None:
                found.append(replace(summary.saved, in_use=self._in_use(path.stem)))
        return found

    def _in_use(self, match_id: str) -> bool:
        lock = self._path(match_id).with_suffix(".lock")
        if not lock.exists():
            return False
        try:
            self.claim(match_id)
        except InUseError:
            return True
        except StoreError:
            return False
        self.release(match_id)
        return False

    def _put_away(self, match_id: str) -> None:
        """Move a match that is over to the finished ones: the program ended before it did so."""
        try:
            self.claim(match_id)
        except StoreError:
            return
        try:
            self._finished.mkdir(parents=True, exist_ok=True)
            self._path(match_id).replace(self._finished_path(match_id))
        except OSError:
            # It stays in place, but is left out of the list.
            return
        finally:
            self.release(match_id)

    def place_of(self, match_id: str) -> Path:
        """The file of an unfinished match, which need not exist."""
        return self._path(match_id)

    def _path(self, match_id: str) -> Path:
        name = match_id + data_files.RECORD_SUFFIX
        if Path(name).name != name:
            raise ValueError(f"not the id of a match: {match_id!r}")
        return self._matches / name

    def _finished_path(self, match_id: str) -> Path:
        return self._finished / self._path(match_id).name


def _latest_first(found: Iterable[SavedMatch]) -> list[SavedMatch]:
    return sorted(found, key=lambda saved: saved.modified, reverse=True)


def _lock(path: Path) -> FileLock:
    """Take a lock; wait briefly if another process is only checking it."""
    for _ in range(disk.TRIES):
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            return FileLock(path)
        except HeldElsewhereError:
            time.sleep(disk.PAUSE_S)
        except OSError as error:
            raise StoreError(disk.reason(error)) from error
    raise InUseError
