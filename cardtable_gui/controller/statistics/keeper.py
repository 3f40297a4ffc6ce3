"""Keeps the database of results in step with the records on disk. No Qt."""

from __future__ import annotations

import logging
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

from cardtable_gui.controller import challenges
from cardtable_gui.controller.saves.match_tally import tally_of
from cardtable_gui.controller.saves.saved_match import FileVersion
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.controller.saves.store_errors import DamagedError, StoreError
from cardtable_gui.controller.seats import SEAT_CHANGES, only_person, seats_of
from cardtable_gui.controller.statistics.database import Database
from cardtable_gui.controller.statistics.database_rows import News, Seen, is_id, kept_version
from cardtable_gui.controller.statistics.kept_results import KeptResults, by_key
from cardtable_gui.controller.statistics.match_losses import losses_of
from cardtable_gui.controller.statistics.match_results import (
    OTHER_HOUSE,
    MatchEntry,
    PersonResult,
    entry_of,
    first_end,
    house_of,
    results_of,
    unusual_scores,
)
from cardtable_gui.core.files.limits import LONG, Progress, no_progress
from cardtable_gui.core.files.plain_file import FileError
from cardtable_gui.core.files.record import Record
from cardtable_gui.core.goals.achievement import Played
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.options import HEAD_START, seats_ahead
from cardtable_gui.games import package_of

_TOO_WEAK = "random"
"""The level of bots that anybody beats."""


def may_earn(record: Record, result: PersonResult) -> bool:
    """Whether a match counts for achievements: one person, by rules of the program's own, against bots that try to win.

    Options that change the scores, such as a match's length, have their defaults: some achievements could be had for
    nothing otherwise. The others may have a head start, the person none.

    Whoever was assisted (`PersonResult.assisted`), has given their seat to somebody for a while or plays a daily deal
    again may know better than a player can; several persons could help each other.
    """
    seats = seats_of(record)
    daily = challenges.mark_of(record)
    return (
        not result.assisted
        and SEAT_CHANGES not in result.marks
        and only_person(seats) is not None
        and all(seat.level != _TOO_WEAK for seat in seats)
        and (record.house is None or house_of(record) != OTHER_HOUSE)
        and all(each.id == HEAD_START for each in unusual_scores(record))
        and not any(seats_ahead(record.options)[result.seat : result.seat + 1])
        and (daily is None or daily.official)
        and len(record.actions) <= LONG
    )


def earned(record: Record, result: PersonResult) -> list[str]:
    """The ids of the achievements that the person of a result has earned in this match, in the game's order.

    Raises `RecordError` and the like if it can't be played. None are earned in a match that wasn't over.
    """
    found = package_of(record)
    achievements = found.load_achievements()
    if not achievements or not may_earn(record, result):
        return []
    played = Played.of(record, found.game, [seat.level for seat in seats_of(record)], result.seat)
    if played.state.to_move is not None:
        return []
    return [achievement.id for achievement in achievements if achievement.earned(played)]


log = logging.getLogger(__name__)

T = TypeVar("T")

BATCH = 500
"""So many records are read between two changes of the database."""
LOOKED_THROUGH = 8
"""In so many matches achievements are looked for without a rest: each is played again, which takes about 12 ms."""
REST: Final = 9
"""After them the search rests so many times as long as it took, so that it takes a tenth of a processor."""
TOGETHER = 200
"""The achievements of so many matches are written at once."""
_PASSES: Final = 3


class StatisticsError(Exception):
    """Raised if the database cannot be used; `message` tells a player the reason."""

    def __init__(self, message: Message) -> None:
        """Keep the message."""
        super().__init__(message.text)
        self.message = message


class StatisticsKeeper:
    """The results of all matches that were finished here, and the library's entries. Thread-safe.

    `update` reads the records that changed since the last call. A match counts by its id, once, as it was when it first
    ended: records are read again after a crash and change nothing. A lost or damaged database is made anew from the
    records; the results of deleted ones are kept in a file of their own.
    """

    def __init__(self, store: Store, folder: Path) -> None:
        """Use the matches of a store, and the database in the data folder."""
        self._store = store
        self._database = Database(folder, store.set_aside)
        self._kept = KeptResults(folder, store.set_aside)
        self._updating = threading.RLock()
        self._waiting: deque[PersonResult] = deque()
        """The results of matches in which achievements were not looked for yet, as of the last update."""
        self._played_on: frozenset[str] = frozenset()
        """The unfinished matches that have counted, as of the last update."""
        store.leaving = self._keep

    @property
    def waiting(self) -> int:
        """In how many matches `look_through` has still to look for achievements."""
        return len(self._waiting)

    @property
    def state(self) -> int | None:
        """Tells two states of what is known apart; None: it was not read yet."""
        return self._database.state

    def update(self, since: int = 0, progress: Progress = no_progress) -> None:
        """Read the records that are new or changed. Only matches that ended after `since` (s since 1970, UTC) count.

        Raises:
            StatisticsError: the database or the records cannot be read or written.
            CancelledError: `progress` raised it; what was read until then is kept.
        """
        with self._updating, _explained():
            for _ in range(_PASSES):
                self._update(since, progress)
                if not self._database.begun_anew:
                    break
            self._waiting = deque(self._database.not_looked_through())
            self._played_on = frozenset(self._database.of_unfinished())

    def look_through(self, progress: Progress = no_progress, rest: Callable[[float], None] = time.sleep) -> None:
        """Look for achievements in the matches in which nobody has looked yet, the latest first, in each once.

        Args:
            progress: called before each match.
            rest: called with how many seconds to rest, now and then.

        Raises:
            StatisticsError: the database cannot be written.
            CancelledError: `progress` or `rest` raised it; what was found until then is kept.
        """
        news, total, waiting = News(), len(self._waiting), self._waiting
        try:
            while waiting:
                began = time.perf_counter()
                for _ in range(min(LOOKED_THROUGH, len(waiting))):
                    progress(total - len(waiting), total)
                    result = waiting[0]
                    earned = self._earned(result)
                    waiting.popleft()
                    if earned is not None:
                        news.earned.append((result.match, result.seat, " ".join(earned)))
                if len(news.earned) >= TOGETHER:
                    news = self._put(news)
                if waiting:
                    rest(REST * (time.perf_counter() - began))
        finally:
            with _explained():
                self._put(news)

    def results(self, progress: Progress = no_progress) -> list[PersonResult]:
        """All results, the earliest first. A lost database is made anew before, as by `update`.

        Raises:
            StatisticsError: the database cannot be read, or made anew.
            CancelledError: `progress` raised it.
        """
        return self._all(self._database.results, progress)

    def entries(self, progress: Progress = no_progress) -> list[MatchEntry]:
        """The finished matches on disk, the latest first. Otherwise as `results`."""
        return self._all(self._database.entries, progress)

    def erase(self) -> int:
        """Delete all results, and return the time from which on matches count: for later calls of `update`.

        Raises:
            StatisticsError: the database cannot be written; nothing has changed, or an update brings it all back.
        """
        until = int(time.time())
        with self._updating, _explained():
            # What isn't ours to change is left before anything is.
            self._database.seen()
            self._kept.erase(until)
            self._database.erase(until)
            self._waiting.clear()
        return until

    def _update(self, since: int, progress: Progress) -> None:
        kept = self._kept.read()
        if since > kept.erased:
            self._kept.erase(since)
        since = max(since, kept.erased)
        seen = self._database.seen()
        self._database.begun_anew = False
        here = self._read_records(seen, since, progress)
        self._read_reviews(seen, progress)
        self._keep_apart(here, since)

    def _read_records(self, seen: Seen, since: int, progress: Progress) -> set[str]:
        """Read the records that are new or changed; return the ids of all that are there."""
        news, changed = News(), list[tuple[str, bool, FileVersion]]()
        here: set[str] = set()
        for over, known in ((True, seen.finished), (False, seen.unfinished)):
            found = self._versions(over=over)
            here |= found.keys()
            news.gone += [(match, over) for match in known.keys() - found.keys()]
            changed += [(match, over, version) for match, version in found.items() if known.get(match) != version]
        few = len(changed) <= LOOKED_THROUGH
        try:
            for number, (match, over, version) in enumerate(changed):
                if number and not number % BATCH:
                    news = self._put(news)
                progress(number, len(changed))
                read = self._read(match, version, over=over, look_through=few)
                if read is not None:
                    entry, counted = read
                    news.files.append((match, over, version, entry))
                    news.results += [result for result in counted if result.ended > since]
        finally:
            self._put(news)
        return here

    def _read_reviews(self, seen: Seen, progress: Progress) -> None:
        """Read the reviews that are new or changed, of matches that count. What a deleted review said stays."""
        found = self._store.reviews.versions()
        changed = [(match, version) for match, version in found.items() if seen.reviews.get(match) != version]
        news = News()
        try:
            for number, (match, version) in enumerate(changed):
                progress(number, len(changed))
                review = self._store.reviews.read(match)
                if review is not None and self._database.results_of(match):
                    with suppress(StoreError):
                        losses = self._store.read_finished(match, partial(losses_of, review=review))
                        news.reviews.append((match, version, losses))
        finally:
            self._put(news)

    def _keep_apart(self, here: set[str], since: int) -> None:
        """Count the results that no record tells any more, and keep them apart."""
        rescued = [each for each in self._database.take_rescued() if each.match not in here]
        kept = {**by_key(each for each in rescued if each.ended > since), **self._kept.read().results}
        self._put(News(results=[kept[key] for key in self._database.absent(kept)]))
        self._kept.keep_only(self._database.unrecorded())

    def _keep(self, match_id: str) -> None:
        """Keep the results of a match whose record is about to be deleted."""
        if not self._store.has(match_id, over=True) and match_id not in self._played_on:
            return
        try:
            results = self._all(partial(self._database.results_of, match_id))
            with _explained():
                self._kept.add(results)
        except StatisticsError as error:
            # They are in the database, and the next update keeps them.
            log.warning("the results of a deleted match could not be kept: %s", error.__cause__)

    def _versions(self, *, over: bool) -> dict[str, FileVersion]:
        """The versions of the records that are there, as the database can hold them."""
        found: dict[str, FileVersion] = {}
        for match, version in self._store.versions(finished=over).items():
            if is_id(match):
                found[match] = kept_version(version)
            else:
                self._store.tell_odd_name(match, over=over)
        return found

    def _earned(self, result: PersonResult) -> list[str] | None:
        """The achievements in the match of a result; none if its record isn't there or can't be played.

        None: the record can't be read right now.
        """
        over = self._store.has(result.match, over=True)
        load = self._store.read_finished if over else self._store.read_unfinished
        try:
            return load(result.match, partial(earned, result=result))
        except StoreError:
            return None if any(self._store.has(result.match, over=each) for each in (True, False)) else []

    def _put(self, news: News) -> News:
        """Put down news, if there are any; return empty ones, to go on with."""
        if news:
            self._database.put(news)
        return News()

    def _all(self, read: Callable[[], T], progress: Progress = no_progress) -> T:
        with _explained():
            found = read()
            if self._database.begun_anew:
                self.update(progress=progress)
                found = read()
            return found

    def _read(
        self, match: str, version: FileVersion, *, over: bool, look_through: bool
    ) -> tuple[MatchEntry | None, list[PersonResult]] | None:
        """Read a record: its entry in the library, if it's finished, and its results, with their achievements or not.

        None: it can't be read right now. A damaged one has neither.
        """

        def read(record: Record) -> tuple[MatchEntry | None, list[PersonResult]]:
            # An unfinished match that was over once counts, too.
            if not over and tally_of(record) is None:
                return None, []
            end, tally = first_end(record, match, version.changed_ns // 10**9)
            if end is None:
                return None, []
            results = results_of(record, match, end, tally)
            if look_through:
                results = [replace(each, achievements=" ".join(earned(record, each))) for each in results]
            return entry_of(record, match, end, tally) if over else None, results

        load = self._store.read_finished if over else self._store.read_unfinished
        try:
            return load(match, read)
        except DamagedError:
            # The store tells the player.
            return None, []
        except StoreError:
            return None


@contextmanager
def _explained() -> Iterator[None]:
    """Turn errors of the store and the files into `StatisticsError`."""
    try:
        yield
    except StoreError as error:
        raise StatisticsError(error.message) from error
    except FileError as error:
        log.warning("the statistics cannot be used: %s", error)
        message = QT_TRANSLATE_NOOP("statistics", "The statistics can’t be read or written right now. {reason}")
        raise StatisticsError(message.put(reason=error.reason)) from error
