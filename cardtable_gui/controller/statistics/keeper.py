"""Keeps the database of results in step with the records on disk. No Qt."""

from __future__ import annotations

import logging
import sqlite3
import threading
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

from cardtable_gui.controller.saves.match_tally import tally_of
from cardtable_gui.controller.saves.saved_match import FileVersion
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.controller.saves.store_errors import StoreError
from cardtable_gui.controller.statistics import awards
from cardtable_gui.controller.statistics.database import Database, NewerDatabaseError
from cardtable_gui.controller.statistics.match_losses import losses_of
from cardtable_gui.controller.statistics.match_results import (
    MatchEntry,
    PersonResult,
    entry_of,
    first_end,
    results_of,
)
from cardtable_gui.core.files import data_files
from cardtable_gui.core.files.limits import Progress, no_progress
from cardtable_gui.core.files.record import Record
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message

log = logging.getLogger(__name__)

BATCH = 200
"""So many records are read between two transactions."""
LOOKED_THROUGH = 50
"""In so many matches an update looks for achievements: it plays them again, which takes about 12 ms each."""


class StatisticsError(Exception):
    """Raised if the database cannot be used; `message` tells a player the reason."""

    def __init__(self, message: Message) -> None:
        """Keep the message."""
        super().__init__(message.text)
        self.message = message


class StatisticsKeeper:
    """The results of all matches that were finished here, and the library's entries. Thread-safe.

    `update` reads the records that changed since the last call. A match counts by its id, once, as it was when it first
    ended: records are read again after a crash and change nothing. The results of a deleted record stay, unless the
    database is lost: then it's made anew from the records that are there.
    """

    def __init__(self, store: Store, folder: Path) -> None:
        """Use the matches of a store, and the database in the data folder."""
        self._store = store
        self._database = Database(folder, folder / data_files.DAMAGED)
        self._updating = threading.Lock()
        self.waiting = 0
        """In how many matches `update` has still to look for achievements: it looks in `LOOKED_THROUGH` at a time."""
        self._entries: tuple[FileVersion | None, list[MatchEntry]] | None = None
        """The entries last read, and the version of the database they were read from."""

    def update(self, since: int = 0, progress: Progress = no_progress) -> None:
        """Read the records that are new or changed. Only matches that ended after `since` (s since 1970, UTC) count.

        Raises:
            StatisticsError: the database or the records cannot be read or written.
            CancelledError: `progress` raised it; what was read until then is kept.
        """
        with self._updating, _explained():
            self._database.repair()
            for finished in (True, False):
                self._update(since, progress, finished=finished)
            self._read_reviews(progress)
            self._award(progress)
        # Whoever opens the library finds them read.
        self.entries()

    def results(self) -> list[PersonResult]:
        """All results, the earliest first. Raises `StatisticsError`."""
        with _explained():
            return self._database.results()

    def entries(self) -> list[MatchEntry]:
        """The finished matches on disk, the latest first. Raises `StatisticsError`."""
        with _explained():
            version = self._database.version
            kept = self._entries
            if kept is None or kept[0] != version:
                entries = sorted(self._database.entries(), key=lambda entry: (-entry.end.at, entry.match))
                kept = self._entries = version, entries
            return kept[1]

    def erase(self) -> int:
        """Delete all results, and return the time from which on matches count: for later calls of `update`.

        Raises:
            StatisticsError: the database cannot be written; nothing has changed.
        """
        until = int(time.time())
        with self._updating, _explained():
            self._database.erase(until)
        return until

    def _update(self, since: int, progress: Progress, *, finished: bool) -> None:
        known, found = self._database.known(finished=finished), self._store.versions(finished=finished)
        gone = [(match, finished) for match in known.keys() - found.keys()]
        changed = [match for match, version in found.items() if known.get(match) != version]
        if gone:
            self._add((), gone, ())
        for start in range(0, len(changed), BATCH):
            read: list[tuple[str, bool, FileVersion, MatchEntry | None]] = []
            results: list[PersonResult] = []
            try:
                for number, match in enumerate(changed[start : start + BATCH], start):
                    progress(number, len(changed))
                    entry, counted = self._read(match, found[match], finished=finished)
                    read.append((match, finished, found[match], entry))
                    results += [result for result in counted if result.ended > since]
            finally:
                self._add(read, (), results)

    def _read_reviews(self, progress: Progress) -> None:
        """Read the reviews that are new or changed, of matches that count. What a deleted review said stays."""
        known, found = self._database.known_reviews(), self._store.reviews.versions()
        changed = [match for match, version in found.items() if known.get(match) != version]
        counted = {result.match for result in self._database.results()} if changed else set()
        for number, match in enumerate(changed):
            progress(number, len(changed))
            review = self._store.reviews.read(match)
            if match in counted and review is not None:
                with suppress(StoreError):
                    losses = self._store.read_finished(match, partial(losses_of, review=review))
                    self._database.judge(match, found[match], losses)

    def _award(self, progress: Progress) -> None:
        """Look for achievements in matches that weren't looked through yet, the latest first."""
        waiting = [result for result in self._database.results() if result.achievements is None]
        batch = sorted(waiting, key=lambda result: -result.ended)[:LOOKED_THROUGH]
        self.waiting = len(waiting) - len(batch)
        found: list[tuple[str, int, str]] = []
        try:
            for number, result in enumerate(batch):
                progress(number, len(batch))
                earned = self._earned(result)
                if earned is not None:
                    found.append((result.match, result.seat, " ".join(earned)))
        finally:
            if found:
                self._database.award(found)
            else:
                # It would be the same records the next time.
                self.waiting = 0

    def _earned(self, result: PersonResult) -> list[str] | None:
        """The achievements in the match of a result; none if its record isn't there or can't be played.

        None: the record can't be read right now.
        """
        over = self._store.has(result.match, over=True)
        load = self._store.read_finished if over else self._store.read_unfinished
        try:
            return load(result.match, partial(awards.earned, result=result))
        except StoreError:
            return None if any(self._store.has(result.match, over=each) for each in (True, False)) else []

    def _add(
        self,
        read: Iterable[tuple[str, bool, FileVersion, MatchEntry | None]],
        gone: Iterable[tuple[str, bool]],
        results: Iterable[PersonResult],
    ) -> None:
        self._entries = None
        self._database.add(read, gone, results)

    def _read(
        self, match: str, version: FileVersion, *, finished: bool
    ) -> tuple[MatchEntry | None, list[PersonResult]]:
        """Read a record: its entry in the library, if it's finished, and its results; nothing if it's unreadable."""

        def read(record: Record) -> tuple[MatchEntry | None, list[PersonResult]]:
            # An unfinished match that was over once counts, too.
            if not finished and tally_of(record) is None:
                return None, []
            end, tally = first_end(record, match, version.changed_ns // 10**9)
            if end is None:
                return None, []
            entry = entry_of(record, match, end, tally) if finished else None
            return entry, results_of(record, match, end, tally)

        load = self._store.read_finished if finished else self._store.read_unfinished
        # The store tells the player about damaged files.
        with suppress(StoreError):
            return load(match, read)
        return None, []


@contextmanager
def _explained() -> Iterator[None]:
    """Turn errors of the database and the disk into `StatisticsError`."""
    try:
        yield
    except NewerDatabaseError as error:
        message = QT_TRANSLATE_NOOP(
            "statistics", "These statistics are from a newer version of Card Table. Update the program to see them."
        )
        raise StatisticsError(message) from error
    except StoreError as error:
        raise StatisticsError(error.message) from error
    except (OSError, sqlite3.Error) as error:
        log.warning("the statistics cannot be used: %s", type(error).__name__)
        raise StatisticsError(
            QT_TRANSLATE_NOOP("statistics", "The file with the statistics can’t be read or written right now.")
        ) from error
