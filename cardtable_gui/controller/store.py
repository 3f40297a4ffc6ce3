"""Where matches live on disk, one file each, so that nothing is lost whatever happens. No Qt.

    matches/<id>.cardtable     an unfinished match; <id>.lock beside it while a window has it open
    finished/<id>.cardtable    a match that was played to the end; the latest `KEPT` stay
    damaged/…                  files that could not be read, unharmed

A file is replaced as a whole, after the new content has reached the disk: whenever the program or the machine stops,
the file holds the match before the last action or after it, never half of it.
"""

from __future__ import annotations

import logging
import stat
import threading
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from random import SystemRandom
from typing import NamedTuple, TypeVar
from uuid import uuid4

from cardtable_gui.controller import disk
from cardtable_gui.controller.locks import FileLock, HeldElsewhereError
from cardtable_gui.controller.match import Match, Seat, seats_of
from cardtable_gui.core import plain_file
from cardtable_gui.core.game import AnyState
from cardtable_gui.core.limits import MOST_BYTES, CancelledError, Progress, unwatched
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message, SeatName
from cardtable_gui.core.record import Record, RecordError, last_state, read_record
from cardtable_gui.core.traces import without_words
from cardtable_gui.games import Box, box

log = logging.getLogger(__name__)

SUFFIX = ".cardtable"
KEPT = 50
"""So many finished matches are kept; older ones make room for newer ones."""
LARGE = 100_000
"""Files of more bytes are read after all others: matches of some thousand actions, seconds of work."""
_UNEXPECTED = QT_TRANSLATE_NOOP("store", "An unexpected problem kept it from being read.")


T = TypeVar("T")


class StoreError(Exception):
    """Raised when the disk does not do what is asked; `message` says why, for a player."""

    def __init__(self, message: Message) -> None:
        """Keep the message for whoever tells the player."""
        super().__init__(message.text)
        self.message = message


class InUseError(StoreError):
    """Raised for a match that is open in another window."""

    def __init__(self) -> None:
        """Say so."""
        super().__init__(QT_TRANSLATE_NOOP("store", "This match is open in another window."))


@dataclass(frozen=True, slots=True)
class Damaged:
    """A file that is no match we can read: its name, why, and where it lies now, unharmed.

    `moved`: whether it was set aside; else it stays where it was.
    """

    name: str
    reason: Message
    place: Path
    moved: bool = True


class DamagedError(StoreError):
    """Raised for a match whose file cannot be read; it was set aside."""

    def __init__(self, damaged: Damaged) -> None:
        """Keep what was found."""
        message = QT_TRANSLATE_NOOP("store", "{name} cannot be read and was set aside. {reason}")
        if not damaged.moved:
            message = QT_TRANSLATE_NOOP("store", "{name} cannot be read. {reason}")
        super().__init__(message.put(name=damaged.name, reason=damaged.reason))
        self.damaged = damaged


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """A match on disk.

    Attributes:
        id: for `Store.open` or `Store.open_finished`.
        game: the game's id.
        seats: who plays.
        modified: when it was last played, in UTC.
        progress: where it stands, in the table's few words; of a finished match who won.
        actions: how many actions were done.
        in_use: whether a window has it open, this one included.
    """

    id: str
    game: str
    seats: tuple[Seat, ...]
    modified: datetime
    progress: Message
    actions: int
    in_use: bool = False


class _Seen(NamedTuple):
    """A file as it was read for a list: its time of change and size, what is told of it, whether the match is over."""

    version: tuple[int, int]
    told: SavedMatch
    over: bool


class Store:
    """The matches below one folder. May be used from several threads."""

    def __init__(self, folder: Path) -> None:
        """Use this folder; it is made when something is written."""
        self._matches = folder / "matches"
        self._finished = folder / "finished"
        self._aside = folder / "damaged"
        self._guard = threading.RLock()
        self._locks: dict[str, FileLock] = {}
        self._found: list[Damaged] = []
        self._unreadable: set[str] = set()
        self._seen: dict[Path, _Seen] = {}

    def new(self) -> str:
        """The id of a match to come, claimed. Never fails: a disk that refuses shows when the match is written."""
        match_id = uuid4().hex
        try:
            self.claim(match_id)
        except StoreError:
            # `write` claims again, and tells.
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
        """Let others open a match. One that is not claimed is nothing to release."""
        with self._guard:
            lock = self._locks.pop(match_id, None)
        if lock is not None:
            lock.release()

    def open(self, match_id: str, progress: Progress = unwatched) -> Match:
        """Claim a match and take it up.

        Raises `InUseError`, `DamagedError` (it was set aside) or `StoreError`; `CancelledError` if `progress` does.
        """
        self.claim(match_id)
        try:
            return self._taken_up(self._path(match_id), lambda record: Match.of(record, progress))
        except BaseException:
            self.release(match_id)
            raise

    def load(self, match_id: str) -> Record:
        """Read a match without claiming it. Raises `DamagedError` (it was set aside) or `StoreError`."""
        return self._taken_up(self._path(match_id), lambda record: Match.of(record).record)

    def open_finished(self, match_id: str, progress: Progress = unwatched) -> Match:
        """Read a finished match, to be watched. Raises as `open`, but for `InUseError`."""
        return self._taken_up(self._finished_path(match_id), lambda record: Match.of(record, progress))

    def write(self, match_id: str, text: str, *, over: bool = False) -> None:
        """Put a match on disk; when this returns it is there. A match that is `over` is kept with the finished ones.

        Raises `StoreError`; the file is then as it was before.
        """
        with self._guard:
            claimed = match_id in self._locks
        if not claimed:
            self.claim(match_id)
        path, finished = self._path(match_id), self._finished_path(match_id)
        try:
            disk.replace(path, text.encode())
            if over:
                self._finished.mkdir(parents=True, exist_ok=True)
                disk.patiently(lambda: path.replace(finished))
                disk.settle(self._finished)
                disk.settle(self._matches)
                self._make_room()
            else:
                finished.unlink(missing_ok=True)
        except OSError as error:
            raise StoreError(disk.reason(error)) from error

    def remove(self, match_id: str) -> None:
        """Delete an unfinished match, because the player says so. Raises `InUseError` or `StoreError`."""
        self._delete(match_id, self._path(match_id))

    def remove_finished(self, match_id: str) -> None:
        """Delete a finished match, because the player says so. Raises `InUseError` or `StoreError`."""
        self._delete(match_id, self._finished_path(match_id))

    def _delete(self, match_id: str, path: Path) -> None:
        self.claim(match_id)
        try:
            disk.patiently(lambda: path.unlink(missing_ok=True))
        except OSError as error:
            raise StoreError(disk.reason(error)) from error
        finally:
            self.release(match_id)

    def unfinished(
        self, progress: Progress = unwatched, so_far: Callable[[list[SavedMatch]], None] | None = None
    ) -> list[SavedMatch]:
        """The unfinished matches, the latest first. Files that cannot be read are set aside: see `take_damaged`.

        Plays every match that changed since the last call: some milliseconds each, but some seconds for a long one.

        Args:
            progress: called while matches are played; may raise `CancelledError`.
            so_far: gets the list as it is before the first large file is read, if there is one.

        Raises:
            StoreError: the folder cannot be read.
            CancelledError: `progress` raised it.
        """
        paths = self._records(self._matches)
        large = [path for path in paths if self._takes_long(path)]
        found = self._listed((path for path in paths if path not in large), progress)
        if large:
            if so_far is not None:
                so_far(_latest_first(found))
            found += self._listed(large, progress)
        return _latest_first(found)

    def finished(self, most: int = KEPT, progress: Progress = unwatched) -> list[SavedMatch]:
        """The latest finished matches, at most so many, the latest first; otherwise as `unfinished`."""
        found: list[SavedMatch] = []
        for path in disk.latest_first(self._records(self._finished)):
            if len(found) == most:
                break
            seen = self._look(path, progress)
            if seen is not None:
                found.append(seen.told)
        return found

    def take_damaged(self) -> list[Damaged]:
        """The files that were set aside since the last call."""
        with self._guard:
            found, self._found = self._found, []
        return found

    def _listed(self, paths: Iterable[Path], progress: Progress) -> list[SavedMatch]:
        """What is to be told of these unfinished matches. One that is over is put away."""
        found = []
        for path in paths:
            seen = self._look(path, progress)
            if seen is not None and seen.over:
                self._put_away(path.stem)
            elif seen is not None:
                found.append(replace(seen.told, in_use=self._in_use(path.stem)))
        return found

    def _records(self, folder: Path) -> list[Path]:
        """The records in a folder, which need not exist; folders are none. Raises `StoreError`."""
        found = []
        try:
            paths = [path for path in folder.iterdir() if path.suffix == SUFFIX]
        except FileNotFoundError:
            return []
        except OSError as error:
            raise StoreError(disk.reason(error)) from error
        for path in paths:
            try:
                mode = path.stat().st_mode
            except FileNotFoundError:
                continue
            except OSError as error:
                self._tell_once(path, plain_file.reason(error))
                continue
            if stat.S_ISREG(mode):
                found.append(path)
            elif not stat.S_ISDIR(mode):
                self._tell_once(path, plain_file.ODD)
        return found

    def _takes_long(self, path: Path) -> bool:
        """Whether a file is large and was not read yet as it is now."""
        try:
            version = _version(path)
        except OSError:
            return False
        seen = self._seen.get(path)
        return version[1] > LARGE and (seen is None or seen.version != version)

    def _look(self, path: Path, progress: Progress) -> _Seen | None:
        """Read a match for a list, if it changed since the last time; None: it is gone or cannot be read.

        Whatever is wrong with one file costs this file only: it is told and set aside, or stays where the system
        does not even let us read it. Raises `CancelledError` if `progress` does, and nothing else.
        """
        progress(0, 0)
        try:
            version = _version(path)
            seen = self._seen.get(path)
            if seen is None or seen.version != version:
                seen = self._read(path, lambda record: _seen_as(path.stem, version, record, progress))
                self._seen[path] = seen
        except (DamagedError, FileNotFoundError):
            return None
        except OSError as error:
            self._tell_once(path, plain_file.reason(error))
            return None
        except plain_file.FileError as error:
            self._tell_once(path, error.reason)
            return None
        return seen

    def _make_room(self) -> None:
        """Delete the oldest finished matches. One that cannot be deleted waits for the next time."""
        with suppress(StoreError):
            for path in disk.latest_first(self._records(self._finished))[KEPT:]:
                with suppress(OSError):
                    path.unlink(missing_ok=True)

    def _tell_once(self, path: Path, reason: Message) -> None:
        """A file that the system does not let us read stays where it is."""
        with self._guard:
            if path.name not in self._unreadable:
                self._unreadable.add(path.name)
                self._found.append(Damaged(plain_file.shown(path.name), reason, path, moved=False))

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
        """File a match that is over but was not put away: the program ended in between."""
        try:
            self.claim(match_id)
        except StoreError:
            return
        try:
            self._finished.mkdir(parents=True, exist_ok=True)
            self._path(match_id).replace(self._finished_path(match_id))
            self._make_room()
        except OSError:
            # It stays where it is, and is left out of the list all the same.
            return
        finally:
            self.release(match_id)

    def _taken_up(self, path: Path, use: Callable[[Record], T]) -> T:
        """Read a record and use it. Raises `DamagedError` or `StoreError`."""
        try:
            return self._read(path, use)
        except FileNotFoundError as error:
            raise StoreError(QT_TRANSLATE_NOOP("store", "This match is not there any more.")) from error
        except plain_file.FileError as error:
            raise StoreError(error.reason) from error

    def _read(self, path: Path, use: Callable[[Record], T]) -> T:
        """Read a record and use it, whatever the file holds and whatever goes wrong.

        Raises:
            FileNotFoundError: it is gone.
            plain_file.FileError: the system does not let us read it.
            DamagedError: it is no record, or not one that can be used; it was set aside.
            CancelledError: `use` raised it.
        """
        try:
            data = plain_file.read(path, MOST_BYTES + 1)
        except plain_file.FileError as error:
            if isinstance(error.__cause__, FileNotFoundError):
                raise error.__cause__ from None
            raise
        try:
            return use(read_record(data, lambda game_id: box(game_id).game, SystemRandom()))
        except CancelledError:
            raise
        except RecordError as error:
            raise DamagedError(self._set_aside(path, error.message)) from error
        except MemoryError as error:
            raise plain_file.FileError(_UNEXPECTED) from error
        except Exception as error:
            log.error("a match could not be read\n%s", without_words(error))
            raise DamagedError(self._set_aside(path, _UNEXPECTED)) from error

    def _set_aside(self, path: Path, reason: Message) -> Damaged:
        place = path
        try:
            self._aside.mkdir(parents=True, exist_ok=True)
            place = disk.unused(self._aside, path)
            path.replace(place)
        except OSError:
            # It stays where it is: unharmed there, too.
            place = path
        damaged = Damaged(plain_file.shown(path.name), reason, place, moved=place != path)
        with self._guard:
            self._found.append(damaged)
        return damaged

    def _path(self, match_id: str) -> Path:
        name = match_id + SUFFIX
        if Path(name).name != name:
            raise ValueError(f"not the id of a match: {match_id!r}")
        return self._matches / name

    def _finished_path(self, match_id: str) -> Path:
        return self._finished / self._path(match_id).name


def _version(path: Path) -> tuple[int, int]:
    """The time of a file's last change in nanoseconds, and its size. Raises `OSError`."""
    found = path.stat()
    return found.st_mtime_ns, found.st_size


def _latest_first(found: Iterable[SavedMatch]) -> list[SavedMatch]:
    return sorted(found, key=lambda saved: saved.modified, reverse=True)


def _lock(path: Path) -> FileLock:
    """Take a lock; wait a moment for somebody who only looks whether it is held."""
    for _ in range(disk.TRIES):
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            return FileLock(path)
        except HeldElsewhereError:
            time.sleep(disk.PAUSE_S)
        except OSError as error:
            raise StoreError(disk.reason(error)) from error
    raise InUseError


def _seen_as(match_id: str, version: tuple[int, int], record: Record, progress: Progress) -> _Seen:
    """Play a record and sum it up. Raises `RecordError` or `CancelledError`."""
    found = box(record.game).housed(record.house)
    state = last_state(record, found.game, progress)
    told = SavedMatch(
        id=match_id,
        game=record.game,
        seats=seats_of(record),
        modified=_moment(version[0]),
        progress=_standing(found, state),
        actions=len(record.actions),
    )
    return _Seen(version, told, state.to_move is None)


def _moment(nanoseconds: int) -> datetime:
    """A file's time in UTC. A time that has not come yet, or was before 1970, is wrong: now, or 1970."""
    now = datetime.now(UTC)
    if nanoseconds / 1e9 >= now.timestamp():
        return now
    return datetime.fromtimestamp(max(0.0, nanoseconds / 1e9), UTC)


def _standing(found: Box, state: AnyState) -> Message:
    """Who won; before the end, and where one player plays for a goal, what the table says."""
    ranks = state.ranks
    if ranks is None or len(ranks) == 1:
        return found.table.progress(state.view(None))
    first, *others = (seat for seat, rank in enumerate(ranks) if rank == 1)
    if not others:
        return QT_TRANSLATE_NOOP("store", "{name} won").put(name=SeatName(first))
    names = QT_TRANSLATE_NOOP("store", "{names}, {name}").put(names=SeatName(first), name=SeatName(others[0]))
    for seat in others[1:]:
        names = QT_TRANSLATE_NOOP("store", "{names}, {name}").put(names=names, name=SeatName(seat))
    return QT_TRANSLATE_NOOP("store", "Shared victory: {names}").put(names=names)
