"""A disk that refuses now and then, and files that are links: nothing is lost or renamed, and whatever fails says so.

Each round makes one change to a data folder while the disk refuses one thing: to read, to write, to flush a file or a
folder, to rename. The change is then there or not, as was told; what was there before always is.
"""

from __future__ import annotations

import errno
import io
import os
import stat
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from pathlib import Path
from random import Random
from typing import Any, Final
from unittest import mock

from cardtable_gui.controller.daily.results import Results
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.profiles import Profiles
from cardtable_gui.controller.saves.notes import Note, Notes
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.controller.saves.store_errors import StoreError
from cardtable_gui.controller.seats import Seat
from cardtable_gui.controller.statistics.keeper import StatisticsError, StatisticsKeeper
from cardtable_gui.core.files import data_files, disk
from cardtable_gui.core.files.plain_file import FileError
from cardtable_gui.core.files.record import dumps
from cardtable_gui.settings import PLAYER, Settings
from tests.soak.report import Order, Report

PART = "disks"
_ROUNDS: Final = 60
"""Changes of one folder, then a fresh one."""
_FIRST_DAY: Final = date(2026, 1, 1)
_REFUSALS: Final = (errno.EIO, errno.EACCES, errno.EBUSY)
_NO_ROOM: Final = (errno.ENOSPC, errno.EROFS, errno.EDQUOT)
_NO_SYNC: Final = (errno.EINVAL, errno.ENOTSUP)
_FILES: Final = (
    data_files.SETTINGS,
    data_files.PROFILES,
    data_files.DAILY,
    data_files.NOTES,
    data_files.STATISTICS,
    data_files.KEPT_RESULTS,
)


@dataclass
class Held:
    """What a folder holds: a text for each kind of data."""

    settings: str = ""
    profiles: tuple[str, ...] = ()
    answers: tuple[date, ...] = ()
    notes: dict[str, str] = field(default_factory=dict)
    matches: dict[str, int] = field(default_factory=dict)
    """The number of actions by match."""
    results: frozenset[str] = frozenset()
    """The matches that count."""


def run(order: Order) -> Report:
    """Change folders on bad disks until the time is used up."""
    report = Report(PART, order)
    rng, deadline = order.rng(), order.deadline()
    while True:
        with tempfile.TemporaryDirectory() as place:
            _work(Path(place), rng, report)
        if deadline.over:
            return report


def _work(place: Path, rng: Random, report: Report) -> None:
    folder, synced = place / "data", place / "synced"
    folder.mkdir()
    synced.mkdir()
    links = [name for name in _FILES if rng.random() < 0.5]
    for name in links:
        (folder / name).symlink_to(synced / name)
    changes = _Changes(folder, rng)
    before = read(folder)
    for number in range(_ROUNDS):
        fault = rng.choice(_FAULTS)
        code = rng.choice(fault.codes)
        with fault.on(code):
            told = changes.make(number)
        report.count("changes")
        report.count("changes refused", int(told is not None))
        after = read(folder)
        case = f"{changes.last} while {fault.name} answers {errno.errorcode[code]}: {told}"
        if after not in (before, changes.expected):
            report.found(f"{case}: neither as before nor as after", f"{before}\n{changes.expected}\n{after}")
        elif told is None and after != changes.expected:
            report.found(f"{case}: lost although nothing was told", f"{changes.expected}\n{after}")
        elif told is not None and fault.harmless:
            report.found(f"{case}: nothing had failed")
        if (folder / data_files.DAMAGED).exists():
            report.found(f"{case}: something was set aside")
            return
        litter = [str(path) for path in folder.rglob("*") if path.name.endswith((disk.FRESH, ".lock"))]
        if litter:
            report.found(f"{case}: left behind", "\n".join(litter))
            return
        for name in links:
            if not (folder / name).is_symlink():
                report.found(f"{case}: {name} is no link any more")
                return
        before, changes.expected = after, replace(after)
    report.count("folders")


def read(folder: Path) -> Held:
    """What a start finds in a folder, on a disk that works."""
    profiles = Profiles(folder)
    profiles.load()
    results, store = Results(folder), Store(folder)
    # The start's list puts a match away that was written, but not yet moved to the finished ones.
    saved = [*store.unfinished(), *store.finished()]
    keeper = StatisticsKeeper(store, folder)
    keeper.update()
    days = [_FIRST_DAY + timedelta(days=number) for number in range(_ROUNDS)]
    return Held(
        Settings(folder / data_files.SETTINGS).value(PLAYER),
        tuple(profile.name for profile in profiles.people),
        tuple(day for day in days if results.solved(day)),
        {match: note.text for match, note in Notes(folder).all().items()},
        {each.id: each.actions for each in saved},
        frozenset(result.match for result in keeper.results()),
    )


class _Changes:
    """Makes one change at a time, each by parts that were just made, as another window would."""

    def __init__(self, folder: Path, rng: Random) -> None:
        self._folder = folder
        self._rng = rng
        self.expected = read(folder)
        self.last = ""

    def make(self, number: int) -> object:
        """Make a change; `expected` is what it leads to. Give what was told if it failed; None: nothing."""
        changes = (self._setting, self._profile, self._answer, self._note, self._match, self._count, self._delete)
        change = self._rng.choice(changes)
        self.last = change.__name__.strip("_")
        return change(number)

    def _setting(self, number: int) -> object:
        settings = Settings(self._folder / data_files.SETTINGS)
        settings.set(PLAYER, f"player {number}")
        self.expected.settings = f"player {number}"
        settings.sync()
        # What can't be written is kept for the next time.
        return "kept" if settings._unwritten else None

    def _profile(self, number: int) -> object:
        profiles, told = Profiles(self._folder), list[object]()
        profiles.failed.connect(told.append)
        profiles.load()
        profiles.add(f"person {number}")
        self.expected.profiles = (*self.expected.profiles, f"person {number}")
        return told[-1] if told else None

    def _answer(self, number: int) -> object:
        day = _FIRST_DAY + timedelta(days=number)
        self.expected.answers = (*self.expected.answers, day)
        return _told(lambda: Results(self._folder).answer(day, right=True))

    def _note(self, number: int) -> object:
        self.expected.notes = {**self.expected.notes, f"match{number}": "note"}
        return _told(lambda: Notes(self._folder).put({f"match{number}": Note(text="note")}))

    def _match(self, number: int) -> object:
        match = Match.new("kobayakawa", [Seat("Ann"), Seat("", "easy"), Seat("", "easy")], seed=number)
        over = self._rng.random() < 0.5
        while match.state.to_move is not None and (over or len(match.record.actions) < 3):
            match.act(match.state.legal_actions()[-1])
        store = Store(self._folder)
        name = f"match{number}"
        self.expected.matches = {**self.expected.matches, name: len(match.record.actions)}
        if over:
            self.expected.results |= {name}
        told = _told(lambda: store.write(name, dumps(match.record), over=over))
        store.release(name)
        return told

    def _count(self, _number: int) -> object:
        """Read the records for the statistics."""
        return _told(StatisticsKeeper(Store(self._folder), self._folder).update)

    def _delete(self, number: int) -> object:
        """Delete a finished match, whose result stays."""
        store = Store(self._folder)
        StatisticsKeeper(store, self._folder)
        finished = sorted(store.versions(finished=True))
        if not finished:
            return self._note(number)
        match = self._rng.choice(finished)
        self.expected.matches = {name: count for name, count in self.expected.matches.items() if name != match}
        return _told(lambda: store.remove_finished(match))


def _told(work: Callable[[], None]) -> object:
    try:
        work()
    except (FileError, StoreError, StatisticsError) as error:
        return error
    return None


@dataclass(frozen=True)
class _Fault:
    """What a disk refuses once, with one of these errors. `harmless`: no change fails by it."""

    name: str
    codes: tuple[int, ...]
    patch: Callable[[int], Any]
    harmless: bool = False

    @contextmanager
    def on(self, code: int) -> Iterator[None]:
        with self.patch(code):
            yield


def _once(code: int, real: Callable[..., Any], when: Callable[..., bool] = lambda *_: True) -> Callable[..., Any]:
    """A function that fails at its first call that matters."""
    left = [1]

    def call(*arguments: Any) -> Any:
        if left[0] and when(*arguments):
            left[0] -= 1
            raise OSError(code, os.strerror(code))
        return real(*arguments)

    return call


def _reading(code: int) -> Any:
    return mock.patch("cardtable_gui.core.files.plain_file._without_waiting", _once(code, _open))


def _open(name: str, flags: int) -> int:
    return os.open(name, flags | os.O_NONBLOCK)


def _syncing_files(code: int) -> Any:
    return mock.patch("os.fsync", _once(code, os.fsync, lambda handle: stat.S_ISREG(os.fstat(handle).st_mode)))


def _syncing_folders(code: int) -> Any:
    real = os.fsync

    def refuse(handle: int) -> None:
        if stat.S_ISDIR(os.fstat(handle).st_mode):
            raise OSError(code, os.strerror(code))
        real(handle)

    return mock.patch("os.fsync", refuse)


def _creating(code: int) -> Any:
    return mock.patch("cardtable_gui.core.files.disk.create", _once(code, disk.create))


def _filling(code: int) -> Any:
    class Full(io.BufferedWriter):
        """Takes half of what is written."""

        def write(self, data: Any) -> int:
            super().write(data[: len(data) // 2])
            self.flush()
            raise OSError(code, os.strerror(code))

    return mock.patch("cardtable_gui.core.files.disk.create", lambda path: Full(io.FileIO(path, "xb")))


def _renaming(code: int) -> Any:
    real = Path.replace
    left = [1]

    def replace(self: Path, target: Path) -> Path:
        if left[0]:
            left[0] -= 1
            raise OSError(code, os.strerror(code), str(self))
        return real(self, target)

    return mock.patch("pathlib.Path.replace", replace)


_FAULTS: Final = (
    _Fault("reading", _REFUSALS, _reading),
    _Fault("creating", (*_NO_ROOM, *_REFUSALS), _creating),
    _Fault("writing", _NO_ROOM, _filling),
    _Fault("flushing a file", (errno.EIO, errno.ENOSPC), _syncing_files),
    _Fault("flushing a file", _NO_SYNC, _syncing_files, harmless=True),
    _Fault("flushing a folder", (errno.EIO,), _syncing_folders),
    _Fault("flushing a folder", (*_NO_SYNC, errno.EACCES, errno.EBADF), _syncing_folders, harmless=True),
    _Fault("renaming", _REFUSALS, _renaming),
)
