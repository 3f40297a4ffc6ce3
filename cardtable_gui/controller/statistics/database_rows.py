"""The rows of the database of results: each is read strictly, and what couldn't be read again isn't written. No Qt."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, Final, NamedTuple

from cardtable_gui.controller.saves.saved_match import FileVersion
from cardtable_gui.controller.seats import Seat
from cardtable_gui.controller.statistics import entry_form, result_form
from cardtable_gui.controller.statistics.match_losses import Loss
from cardtable_gui.controller.statistics.match_results import MatchEntry, PersonResult
from cardtable_gui.core.files.data_files import LONGEST_ID, MATCH_ID
from cardtable_gui.core.files.schema import text, whole
from cardtable_gui.core.strict_json import JsonError

_RESULT: Final = (
    "match, seat, game, players, person, profile, rivals, rank, score, share, ended, seconds, undos, hints, played_on, "
    "decisions, loss, achievements, known_deal, house, arranged, opponents"
)
_COLUMNS: Final = _RESULT.split(", ")
_FLAGS: Final = ("played_on", "known_deal")
_FROM_RECORDS: Final = (
    "known_deal = excluded.known_deal, house = excluded.house, arranged = excluded.arranged, "
    "opponents = CASE opponents WHEN '' THEN excluded.opponents ELSE opponents END"
)
"""What earlier versions didn't read is taken from the record anew; how the match ended stays for everybody."""
_FILE: Final = "match, finished, changed_ns, size, entry"
_AT_ONCE: Final = 50
"""After so many rows the window's thread gets its turn."""
_BREATH_S: Final = 0.0002
_MOST_RESCUED: Final = 100_000
_INT64: Final = 2**63 - 1

_ID: Final = text(LONGEST_ID, MATCH_ID)
_CHANGED: Final = whole(-_INT64, _INT64)
_SIZE: Final = whole(0, _INT64)

Key = tuple[str, int]
"""What a result is found by: the id of the match, and the seat."""


@dataclass(slots=True)
class News:
    """Rows that are put down at once.

    Attributes:
        files: files that were read: id, whether it is among the finished ones, version, and entry of the library.
        gone: files that are gone: id, and whether it was among the finished ones.
        results: the results of matches; of one that is there already only what earlier versions didn't read
            changes.
        reviews: reviews that were read: id, version, and what they say of people by seat.
        earned: achievements: id, seat, and the achievements' ids in one text.
    """

    files: list[tuple[str, bool, FileVersion, MatchEntry | None]] = field(default_factory=list)
    gone: list[tuple[str, bool]] = field(default_factory=list)
    results: list[PersonResult] = field(default_factory=list)
    reviews: list[tuple[str, FileVersion, Mapping[int, Loss]]] = field(default_factory=list)
    earned: list[tuple[str, int, str]] = field(default_factory=list)

    def __bool__(self) -> bool:
        """Whether there are any."""
        return any((self.files, self.gone, self.results, self.reviews, self.earned))


class Seen(NamedTuple):
    """The versions of files that were read already, by match id."""

    finished: dict[str, FileVersion]
    unfinished: dict[str, FileVersion]
    reviews: dict[str, FileVersion]


def is_id(match: str) -> bool:
    """Whether the database can hold a match of this id: not every file has a name that every system knows."""
    try:
        _ID(match, "").encode()
    except (JsonError, UnicodeEncodeError):
        return False
    return True


def kept_version(version: FileVersion) -> FileVersion:
    """The version of a file as the database holds it: some systems know stranger times than it does."""
    return FileVersion(min(max(-_INT64, version.changed_ns), _INT64), version.size)


def check(connection: sqlite3.Connection) -> None:
    """Raise `JsonError`, or `sqlite3.Error`, unless every row can be read."""
    seen(connection)
    for _ in _results(connection):
        pass
    for _ in _entries(connection):
        pass


def write(connection: sqlite3.Connection, news: News) -> None:
    """Put down news. Raises `JsonError` for results that couldn't be read again."""
    connection.executemany("DELETE FROM file WHERE match = ? AND finished = ?", news.gone)
    connection.executemany(
        f"INSERT OR REPLACE INTO file ({_FILE}) VALUES ({_places(_FILE)})",  # noqa: S608 - names of columns
        (
            (match, finished, version.changed_ns, version.size, None if entry is None else entry_form.dumps(entry))
            for match, finished, version, entry in news.files
        ),
    )
    connection.executemany(
        f"INSERT INTO result ({_RESULT}) VALUES ({_places(_RESULT)}) "  # noqa: S608 - names of columns
        f"ON CONFLICT (match, seat) DO UPDATE SET {_FROM_RECORDS}",
        [_row(result) for result in news.results],
    )
    connection.executemany(
        "INSERT OR REPLACE INTO review VALUES (?, ?, ?)",
        [(match, version.changed_ns, version.size) for match, version, _ in news.reviews],
    )
    connection.executemany(
        "UPDATE result SET decisions = ?, loss = ? WHERE match = ? AND seat = ?",
        [
            (each.decisions, each.loss, match, seat)
            for match, _, losses in news.reviews
            for seat, each in losses.items()
        ],
    )
    connection.executemany(
        "UPDATE result SET achievements = ? WHERE match = ? AND seat = ?",
        [(names, match, seat) for match, seat, names in news.earned],
    )


def seen(connection: sqlite3.Connection) -> Seen:
    """The versions of the files that were read."""
    found: tuple[dict[str, FileVersion], dict[str, FileVersion]] = ({}, {})
    for match, finished, changed_ns, size in _rows(connection, "SELECT match, finished, changed_ns, size FROM file"):
        found[1 - whole(0, 1)(finished, "finished")][_ID(match, "match")] = _version(changed_ns, size)
    rows = _rows(connection, "SELECT match, changed_ns, size FROM review")
    reviews = {_ID(match, "match"): _version(changed_ns, size) for match, changed_ns, size in rows}
    return Seen(found[0], found[1], reviews)


def results(connection: sqlite3.Connection) -> list[PersonResult]:
    """All results, the earliest first."""
    return list(_results(connection, "ORDER BY ended, match, seat"))


def of_match(connection: sqlite3.Connection, match: str) -> list[PersonResult]:
    """The results of a match."""
    return list(_results(connection, "WHERE match = ?", match))


def of_unfinished(connection: sqlite3.Connection) -> set[str]:
    """The matches with results that aren't finished: they were once, and are played on."""
    rows = _rows(connection, "SELECT match FROM file WHERE NOT finished AND match IN (SELECT match FROM result)")
    return {match for (match,) in rows}


def unrecorded(connection: sqlite3.Connection) -> list[PersonResult]:
    """The results of matches whose files are gone."""
    return list(_results(connection, "WHERE match NOT IN (SELECT match FROM file) ORDER BY ended, match, seat"))


def not_looked_through(connection: sqlite3.Connection) -> list[PersonResult]:
    """The results of matches in which nobody has looked for achievements, the latest first."""
    return list(_results(connection, "WHERE achievements IS NULL ORDER BY ended DESC, match, seat"))


def absent(connection: sqlite3.Connection, keys: Collection[Key]) -> set[Key]:
    """Those of some results that aren't there."""
    found = "SELECT 1 FROM result WHERE match = ? AND seat = ?"
    return {key for key in keys if connection.execute(found, key).fetchone() is None}


def entries(connection: sqlite3.Connection) -> list[MatchEntry]:
    """The finished matches on disk, the latest first."""
    return sorted(_entries(connection), key=lambda entry: (-entry.end.at, entry.match))


def readable_results(connection: sqlite3.Connection) -> list[PersonResult]:
    """The results that can be read of a damaged table, of any version."""
    found = []
    with suppress(sqlite3.Error, UnicodeError):
        for row in islice(connection.execute("SELECT * FROM result"), _MOST_RESCUED):
            with suppress(JsonError):
                found.append(_result(row))
    return found


def _results(connection: sqlite3.Connection, rest: str = "", *values: str) -> Iterator[PersonResult]:
    return map(_result, _rows(connection, f"SELECT {_RESULT} FROM result {rest}", *values))  # noqa: S608 - our own texts


def _entries(connection: sqlite3.Connection) -> Iterator[MatchEntry]:
    seats: dict[str, tuple[Seat, ...]] = {}
    for match, told in _rows(connection, "SELECT match, entry FROM file WHERE entry NOT NULL"):
        yield entry_form.loads(match, told, seats)


def _rows(connection: sqlite3.Connection, query: str, *values: str) -> Iterator[tuple[Any, ...]]:
    for number, row in enumerate(connection.execute(query, values)):
        if not number % _AT_ONCE:
            time.sleep(_BREATH_S)
        yield row


def _row(result: PersonResult) -> tuple[Any, ...]:
    """Raises `JsonError` for a result that couldn't be read again."""
    told = result_form.plain(result)
    row = tuple(told[column] for column in _COLUMNS)
    _result(row)
    return row


def _result(row: Iterable[Any]) -> PersonResult:
    """The result in a row, which has fewer columns in earlier versions. Raises `JsonError`."""
    told = dict(zip(_COLUMNS, row, strict=False))
    for name in _FLAGS:
        # SQLite knows no other truth.
        if isinstance(told.get(name), int) and told[name] in (0, 1):
            told[name] = bool(told[name])
    return result_form.result_of(told, "")


def _version(changed_ns: Any, size: Any) -> FileVersion:
    return FileVersion(_CHANGED(changed_ns, "changed_ns"), _SIZE(size, "size"))


def _places(columns: str) -> str:
    """A question mark for each of some columns."""
    return ", ".join("?" for _ in columns.split(", "))
