"""Where matches live on disk, one file each, so that nothing is lost whatever happens. No Qt.

    matches/<id>.cardtable     an unfinished match; <id>.lock beside it while a window has it open
    finished/<id>.cardtable    a match that was played to the end; the latest `KEPT` stay
    damaged/…                  files that could not be read, unharmed

A file is replaced as a whole, after the new content has reached the disk: whenever the program or the machine stops,
the file holds the match before the last action or after it, never half of it.
"""

from __future__ import annotations

import threading
import time
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from random import SystemRandom
from typing import NamedTuple
from uuid import uuid4

from cardtable_gui.controller import disk
from cardtable_gui.controller.locks import FileLock, HeldElsewhereError
from cardtable_gui.controller.match import Match, Seat
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message, SeatName
from cardtable_gui.core.record import MOST_BYTES, Record, RecordError, read_record
from cardtable_gui.games import box

SUFFIX = ".cardtable"
KEPT = 50
"""So many finished matches are kept; older ones make room for newer ones."""


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
    """A file that is no match we can read: its name, why, and where it lies now, unharmed."""

    name: str
    reason: Message
    place: Path


class DamagedError(StoreError):
    """Raised for a match whose file cannot be read; it was set aside."""

    def __init__(self, damaged: Damaged) -> None:
        """Keep what was found."""
        super().__init__(
            QT_TRANSLATE_NOOP("store", "{name} cannot be read and was set aside. {reason}").put(
                name=damaged.name, reason=damaged.reason
            )
        )
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

    def open(self, match_id: str) -> Match:
        """Claim a match and take it up. Raises `InUseError`, `DamagedError` (it was set aside) or `StoreError`."""
        self.claim(match_id)
        try:
            return self._taken_up(self._path(match_id))[1]
        except BaseException:
            self.release(match_id)
            raise

    def load(self, match_id: str) -> Record:
        """Read a match without claiming it. Raises `DamagedError` (it was set aside) or `StoreError`."""
        return self._taken_up(self._path(match_id))[0]

    def open_finished(self, match_id: str) -> Match:
        """Read a finished match, to be watched. Raises `DamagedError` (it was set aside) or `StoreError`."""
        return self._taken_up(self._finished_path(match_id))[1]

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

    def unfinished(self) -> list[SavedMatch]:
        """The unfinished matches, the latest first. Files that cannot be read are set aside: see `take_damaged`.

        Plays every match that changed since the last call: some milliseconds each. Raises `StoreError`.
        """
        try:
            found = [saved for saved in map(self._saved, _records(self._matches)) if saved is not None]
        except OSError as error:
            raise StoreError(disk.reason(error)) from error
        return sorted(found, key=lambda saved: saved.modified, reverse=True)

    def finished(self, most: int = KEPT) -> list[SavedMatch]:
        """The latest finished matches, at most so many, the latest first; otherwise as `unfinished`."""
        try:
            paths = disk.latest_first(_records(self._finished))[:most]
        except OSError as error:
            raise StoreError(disk.reason(error)) from error
        return [saved for saved in map(self._ended, paths) if saved is not None]

    def take_damaged(self) -> list[Damaged]:
        """The files that were set aside since the last call."""
        with self._guard:
            found, self._found = self._found, []
        return found

    def _saved(self, path: Path) -> SavedMatch | None:
        seen = self._look(path)
        if seen is None:
            return None
        if seen.over:
            self._put_away(path.stem)
            return None
        return replace(seen.told, in_use=self._in_use(path.stem))

    def _ended(self, path: Path) -> SavedMatch | None:
        seen = self._look(path)
        return None if seen is None else seen.told

    def _look(self, path: Path) -> _Seen | None:
        """Read a match for a list, if it changed since the last time; None: it is gone or cannot be read."""
        try:
            stat = path.stat()
            version = (stat.st_mtime_ns, stat.st_size)
            seen = self._seen.get(path)
            if seen is None or seen.version != version:
                match = self._replayed(path)[1]
                seen = _Seen(version, _summary(path.stem, match, stat.st_mtime), match.state.to_move is None)
                self._seen[path] = seen
        except (DamagedError, FileNotFoundError):
            return None
        except OSError as error:
            self._tell_once(path, disk.reason(error))
            return None
        return seen

    def _make_room(self) -> None:
        """Delete the oldest finished matches. One that cannot be deleted waits for the next time."""
        with suppress(OSError):
            for path in disk.latest_first(_records(self._finished))[KEPT:]:
                path.unlink(missing_ok=True)

    def _tell_once(self, path: Path, reason: Message) -> None:
        """A file that the system does not let us read stays where it is."""
        with self._guard:
            if path.name not in self._unreadable:
                self._unreadable.add(path.name)
                self._found.append(Damaged(path.name, reason, path))

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

    def _taken_up(self, path: Path) -> tuple[Record, Match]:
        try:
            return self._replayed(path)
        except FileNotFoundError as error:
            raise StoreError(QT_TRANSLATE_NOOP("store", "This match is not there any more.")) from error
        except OSError as error:
            raise StoreError(disk.reason(error)) from error

    def _replayed(self, path: Path) -> tuple[Record, Match]:
        data = _read(path)
        try:
            record = read_record(data, lambda game_id: box(game_id).game, SystemRandom())
            return record, Match.of(record)
        except RecordError as error:
            raise DamagedError(self._set_aside(path, error.message)) from error

    def _set_aside(self, path: Path, reason: Message) -> Damaged:
        place = path
        try:
            self._aside.mkdir(parents=True, exist_ok=True)
            place = disk.unused(self._aside, path)
            path.replace(place)
        except OSError:
            # It stays where it is: unharmed there, too.
            place = path
        damaged = Damaged(path.name, reason, place)
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


def _records(folder: Path) -> list[Path]:
    """The records in a folder, which need not exist."""
    try:
        return [path for path in folder.iterdir() if path.suffix == SUFFIX and path.is_file()]
    except FileNotFoundError:
        return []


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


def _summary(match_id: str, match: Match, modified: float) -> SavedMatch:
    return SavedMatch(
        id=match_id,
        game=match.box.game.id,
        seats=match.seats,
        modified=datetime.fromtimestamp(modified, UTC),
        progress=_standing(match),
        actions=len(match.steps),
    )


def _standing(match: Match) -> Message:
    """Who won; before the end, and where one player plays for a goal, what the table says."""
    ranks = match.state.ranks
    if ranks is None or len(ranks) == 1:
        return match.box.table.progress(match.state.view(None))
    first, *others = (seat for seat, rank in enumerate(ranks) if rank == 1)
    if not others:
        return QT_TRANSLATE_NOOP("store", "{name} won").put(name=SeatName(first))
    names = QT_TRANSLATE_NOOP("store", "{names}, {name}").put(names=SeatName(first), name=SeatName(others[0]))
    for seat in others[1:]:
        names = QT_TRANSLATE_NOOP("store", "{names}, {name}").put(names=names, name=SeatName(seat))
    return QT_TRANSLATE_NOOP("store", "Shared victory: {names}").put(names=names)


def _read(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(MOST_BYTES + 1)
