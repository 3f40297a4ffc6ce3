"""The database of results: SQLite in the data folder, made from the records and made anew if it is lost. No Qt."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

from cardtable_gui.controller.match import Seat
from cardtable_gui.controller.saves import disk
from cardtable_gui.controller.saves.match_tally import MatchEnd
from cardtable_gui.controller.saves.saved_match import FileVersion
from cardtable_gui.controller.statistics.match_losses import Loss
from cardtable_gui.controller.statistics.match_results import MatchEntry, PersonResult
from cardtable_gui.core.files import data_files

log = logging.getLogger(__name__)

_BUSY_S = 10.0
"""How long a window waits while another one writes."""

MIGRATIONS: Final[tuple[tuple[str, ...], ...]] = (
    (
        """CREATE TABLE result (
            match TEXT NOT NULL, seat INTEGER NOT NULL, game TEXT NOT NULL, players INTEGER NOT NULL,
            person TEXT NOT NULL, profile TEXT, rivals TEXT NOT NULL, rank INTEGER NOT NULL, score INTEGER NOT NULL,
            share REAL NOT NULL, ended INTEGER NOT NULL, seconds INTEGER, undos INTEGER NOT NULL,
            hints INTEGER NOT NULL, played_on INTEGER NOT NULL, PRIMARY KEY (match, seat)
        ) WITHOUT ROWID""",
        """CREATE TABLE file (
            match TEXT NOT NULL, finished INTEGER NOT NULL, changed_ns INTEGER NOT NULL, size INTEGER NOT NULL,
            entry TEXT, PRIMARY KEY (match, finished)
        ) WITHOUT ROWID""",
    ),
    (
        "ALTER TABLE result ADD COLUMN decisions INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE result ADD COLUMN loss REAL NOT NULL DEFAULT 0",
        "ALTER TABLE result ADD COLUMN achievements TEXT",
        """CREATE TABLE review (
            match TEXT PRIMARY KEY, changed_ns INTEGER NOT NULL, size INTEGER NOT NULL
        ) WITHOUT ROWID""",
    ),
    (
        "ALTER TABLE result ADD COLUMN known_deal INTEGER NOT NULL DEFAULT 0",
        # All records are read once more, since only they tell which deals were chosen.
        "UPDATE file SET changed_ns = -1",
    ),
    (
        "ALTER TABLE result ADD COLUMN house TEXT NOT NULL DEFAULT ''",
        # As before: only the records tell by which house rules they were played.
        "UPDATE file SET changed_ns = -1",
    ),
)
"""The statements that lead from each version of the schema to the next; the version is the file's `user_version`."""

_RESULT = (
    "match, seat, game, players, person, profile, rivals, rank, score, share, ended, seconds, undos, hints, played_on, "
    "decisions, loss, achievements, known_deal, house"
)
_FLAGS = [column in ("played_on", "known_deal") for column in _RESULT.split(", ")]
_FILE = "match, finished, changed_ns, size, entry"
_DAMAGED = (sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
"""The errors of a file that is no database, or not the one that its version promises."""


class NewerDatabaseError(Exception):
    """Raised for a database that a newer version of the program wrote."""


class Database:
    """The results and the library's entries. Thread-safe: each call has a connection of its own.

    Every change is one transaction, on disk when the call returns, so a program that is killed leaves all of it or
    nothing. All calls raise `sqlite3.Error` and `NewerDatabaseError`; after `repair` they work again.
    """

    def __init__(self, folder: Path, aside: Path) -> None:
        """Use the file in `folder`, which is made when needed; `repair` moves a damaged one to the folder `aside`."""
        self._path = folder / data_files.STATISTICS
        self._aside = aside

    def repair(self) -> Path | None:
        """Move the file aside if it is damaged; return its new path. Raises `OSError`."""
        try:
            with self._opened() as connection:
                (told,) = connection.execute("PRAGMA quick_check(1)").fetchone()
                connection.execute(f"SELECT {_RESULT} FROM result LIMIT 0")  # noqa: S608 - names of columns
                connection.execute(f"SELECT {_FILE} FROM file LIMIT 0")  # noqa: S608 - names of columns
                if told == "ok":
                    return None
        except sqlite3.DatabaseError as error:
            if error.sqlite_errorcode & 0xFF not in _DAMAGED:
                raise
        log.warning("the database of results is damaged")
        self._aside.mkdir(parents=True, exist_ok=True)
        place = disk.unused(self._aside, self._path)
        self._path.replace(place)
        for ending in ("-journal", "-wal", "-shm"):
            # What belongs to the damaged file must not be taken for the new one's.
            self._path.with_name(self._path.name + ending).unlink(missing_ok=True)
        return place

    def known(self, *, finished: bool) -> dict[str, FileVersion]:
        """The versions of the files that were read."""
        with self._opened() as connection:
            rows = connection.execute("SELECT match, changed_ns, size FROM file WHERE finished = ?", (finished,))
            return {match: FileVersion(changed_ns, size) for match, changed_ns, size in rows}

    def add(
        self,
        read: Iterable[tuple[str, bool, FileVersion, MatchEntry | None]],
        gone: Iterable[tuple[str, bool]],
        results: Iterable[PersonResult],
    ) -> None:
        """Put down files that were read or are gone, and the results in them. What a match counts for stays.

        Args:
            read: id, whether it is among the finished ones, version, and entry of the library.
            gone: id, and whether it was among the finished ones.
            results: those of the matches; of a result that is there already only `known_deal` and `house` change.
        """
        with self._opened() as connection, connection:
            connection.executemany("DELETE FROM file WHERE match = ? AND finished = ?", gone)
            connection.executemany(
                f"INSERT OR REPLACE INTO file ({_FILE}) VALUES ({_places(_FILE)})",  # noqa: S608 - names of columns
                (
                    (match, finished, version.changed_ns, version.size, None if entry is None else _written(entry))
                    for match, finished, version, entry in read
                ),
            )
            connection.executemany(
                f"INSERT INTO result ({_RESULT}) VALUES ({_places(_RESULT)}) "  # noqa: S608 - names of columns
                "ON CONFLICT (match, seat) DO UPDATE SET known_deal = excluded.known_deal, house = excluded.house",
                (tuple(getattr(result, column) for column in _RESULT.split(", ")) for result in results),
            )

    def known_reviews(self) -> dict[str, FileVersion]:
        """The versions of the reviews that were read."""
        with self._opened() as connection:
            rows = connection.execute("SELECT match, changed_ns, size FROM review")
            return {match: FileVersion(changed_ns, size) for match, changed_ns, size in rows}

    def judge(self, match: str, version: FileVersion, losses: Mapping[int, Loss]) -> None:
        """Put down what the review of a match says of its people, by seat; it takes the place of an earlier one's."""
        with self._opened() as connection, connection:
            connection.execute(
                "INSERT OR REPLACE INTO review VALUES (?, ?, ?)", (match, version.changed_ns, version.size)
            )
            connection.executemany(
                "UPDATE result SET decisions = ?, loss = ? WHERE match = ? AND seat = ?",
                [(each.decisions, each.loss, match, seat) for seat, each in losses.items()],
            )

    def award(self, earned: Iterable[tuple[str, int, str]]) -> None:
        """Put down the achievements in matches: the match's id, the seat, and the achievements' ids in one text."""
        with self._opened() as connection, connection:
            connection.executemany(
                "UPDATE result SET achievements = ? WHERE match = ? AND seat = ?",
                [(names, match, seat) for match, seat, names in earned],
            )

    def results(self) -> list[PersonResult]:
        """All results, the earliest first."""
        with self._opened() as connection:
            rows = connection.execute(f"SELECT {_RESULT} FROM result ORDER BY ended, match, seat")  # noqa: S608 - names of columns
            return [_result(row) for row in rows]

    def entries(self) -> list[MatchEntry]:
        """The finished matches on disk, in no order."""
        with self._opened() as connection:
            rows = connection.execute("SELECT match, entry FROM file WHERE finished AND entry NOT NULL").fetchall()
        # Parsed together, which takes half the time; most matches have the same players.
        read = json.loads(f"[{','.join(text for _, text in rows)}]")
        players: dict[str, tuple[Seat, ...]] = {}
        return [_entry(match, values, players) for (match, _), values in zip(rows, read, strict=True)]

    @property
    def version(self) -> FileVersion | None:
        """The version of the file; None: there is none."""
        try:
            found = self._path.stat()
        except OSError:
            return None
        return FileVersion(found.st_mtime_ns, found.st_size)

    def erase(self, until: int) -> None:
        """Delete the results of matches that ended up to a time, in seconds since 1970."""
        with self._opened() as connection, connection:
            connection.execute("DELETE FROM result WHERE ended <= ?", (until,))

    @contextmanager
    def _opened(self) -> Iterator[sqlite3.Connection]:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(self._path, timeout=_BUSY_S)) as connection:
            connection.execute("PRAGMA synchronous = FULL")
            _migrate(connection)
            yield connection


def _places(columns: str) -> str:
    """A question mark for each of some columns."""
    return ", ".join("?" for _ in columns.split(", "))


def _migrate(connection: sqlite3.Connection) -> None:
    """Bring the schema to the latest version. Raises `NewerDatabaseError`."""
    version = _version(connection)
    if version == len(MIGRATIONS):
        return
    if version > len(MIGRATIONS):
        raise NewerDatabaseError
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        # Another window may have been quicker.
        for number in range(_version(connection), len(MIGRATIONS)):
            for statement in MIGRATIONS[number]:
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number + 1}")


def _version(connection: sqlite3.Connection) -> int:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


def _result(row: Sequence[Any]) -> PersonResult:
    values: list[Any] = [bool(value) if flag else value for flag, value in zip(_FLAGS, row, strict=True)]
    return PersonResult(*values)


def _written(entry: MatchEntry) -> str:
    end = entry.end
    return json.dumps(
        [
            entry.game,
            [[seat.name, seat.level] for seat in entry.seats],
            entry.actions,
            entry.seed,
            [end.at, end.ranks, end.scores, end.won],
            entry.seconds,
        ],
        ensure_ascii=False,
        separators=(",", ":"),
    )


def _entry(match: str, values: Sequence[Any], known: dict[str, tuple[Seat, ...]]) -> MatchEntry:
    """The entry that `_written` wrote; players that are known already are shared."""
    game, players, actions, seed, (at, ranks, scores, won), seconds = values
    key = repr(players)
    seats = known.get(key)
    if seats is None:
        seats = known[key] = tuple(Seat(name, level) for name, level in players)
    return MatchEntry(match, game, seats, actions, seed, MatchEnd(at, tuple(ranks), tuple(scores), tuple(won)), seconds)
