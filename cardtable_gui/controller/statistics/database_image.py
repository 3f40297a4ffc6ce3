"""The database of results as the bytes of its file, which may be damaged or a stranger's. No Qt.

SQLite works on copies in memory, and opens no file: neither another program's database behind a link, nor a journal
beside it. What a file holds is checked before it's used: the checksum of all its bytes, which is its application id,
the tables and nothing else, the structure of its pages, and every value in it.

It stands apart so that all that reads a stranger's bytes can be seen at once.
"""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from functools import cache
from typing import Final

from cardtable_gui.controller.statistics import database_rows
from cardtable_gui.controller.statistics.match_results import PersonResult
from cardtable_gui.core.files.data_file import NewerFileError
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.strict_json import JsonError

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
    # All records are read once more: until then nothing told whether a result had been lost by a flipped bit.
    ("UPDATE file SET changed_ns = -1",),
    (
        "ALTER TABLE result ADD COLUMN house TEXT NOT NULL DEFAULT ''",
        # And once more: only the records tell by which house rules they were played.
        "UPDATE file SET changed_ns = -1",
    ),
    (
        "ALTER TABLE result ADD COLUMN arranged TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE result ADD COLUMN opponents TEXT NOT NULL DEFAULT ''",
        # And who played against whom.
        "UPDATE file SET changed_ns = -1",
    ),
)
"""The statements that lead from each version of the schema to the next; the version is the file's `user_version`."""
SUMMED: Final = 4
"""Files of this version and later ones have a checksum, so that a damaged one isn't taken for a newer one."""

_MAGIC: Final = b"SQLite format 3\0"
_HEAD: Final = 100
"""The size of what a file begins with; see SQLite's description of its files."""
_ROLLBACK_JOURNAL: Final = b"\1\1"
"""How files are read and written that have no log beside them."""
_VERSION: Final = slice(60, 64)
_SUM: Final = slice(68, 72)
_DAMAGED: Final = QT_TRANSLATE_NOOP("statistics", "The file has changed since Card Table saved it.")


class DamagedImageError(JsonError):
    """Raised for a file that isn't a database of results, or a damaged one."""

    def __init__(self, reason: Message, rescued: list[PersonResult] | None = None) -> None:
        """Keep the reason, and the results that could still be read of a file without a checksum."""
        super().__init__(reason)
        self.rescued = rescued or []


def sum_of(image: bytes) -> int:
    """The checksum of everything in a file but its checksum."""
    head, rest = image[: _SUM.start] + bytes(4), memoryview(image)[_SUM.stop :]
    return zlib.crc32(rest, zlib.crc32(head))


def changed(image: bytes, change: Callable[[sqlite3.Connection], object]) -> bytes:
    """The image after a change, all of it or, if `change` raises, none; with its checksum."""
    with opened(image) as connection:
        with connection:
            change(connection)
        after = connection.serialize()
    return after[: _SUM.start] + sum_of(after).to_bytes(4, "big") + after[_SUM.stop :]


@contextmanager
def opened(image: bytes) -> Iterator[sqlite3.Connection]:
    """A copy of a checked image as a database; of an empty one, a new database."""
    with closing(sqlite3.connect(":memory:")) as connection:
        if image:
            connection.deserialize(image)
        for setting in ("trusted_schema = OFF", "cell_size_check = ON", "temp_store = MEMORY", "journal_mode = MEMORY"):
            connection.execute(f"PRAGMA {setting}")
        if not image:
            _migrate(connection, 0)
        yield connection


def checked(data: bytes, trusted: int | None) -> bytes:
    """The image in the bytes of a file, brought to the latest version of the schema.

    Args:
        data: the bytes; none: there is no database yet.
        trusted: the checksum of an image that was checked or made here; it's not checked again.

    Raises:
        DamagedImageError: it's no database of results, or something in it is not what this program writes.
        NewerFileError: a newer version of the program wrote it.
    """
    if not data:
        return b""
    if len(data) < _HEAD or not data.startswith(_MAGIC):
        raise DamagedImageError(_DAMAGED)
    version = int.from_bytes(data[_VERSION], "big", signed=True)
    found = sum_of(data)
    intact = int.from_bytes(data[_SUM], "big") == found
    if intact and found == trusted:
        return data
    if intact and version > len(MIGRATIONS):
        raise NewerFileError
    known = 0 <= version <= len(MIGRATIONS)
    if data[18:20] != _ROLLBACK_JOURNAL or not known or (version >= SUMMED and not intact):
        raise DamagedImageError(_DAMAGED)
    try:
        with opened(data) as connection:
            _check_schema(connection, version)
            if connection.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
                raise DamagedImageError(_DAMAGED)
            _migrate(connection, version)
            database_rows.check(connection)
            return data if version == len(MIGRATIONS) else connection.serialize()
    except (sqlite3.Error, ValueError) as error:  # UnicodeError: a name in the schema that is no text
        raise DamagedImageError(_DAMAGED, [] if version >= SUMMED else _rescued(data, version)) from error


def _rescued(data: bytes, version: int) -> list[PersonResult]:
    """The results that can still be read of a damaged file with our tables."""
    with suppress(sqlite3.Error, ValueError), opened(data) as connection:
        _check_schema(connection, version)
        return database_rows.readable_results(connection)
    return []


def _check_schema(connection: sqlite3.Connection, version: int) -> None:
    """Raise `DamagedImageError` unless there are the tables of this version, and nothing else."""
    expected = _schema(version)
    if connection.execute("PRAGMA encoding").fetchone() != ("UTF-8",):
        raise DamagedImageError(_DAMAGED)
    found = connection.execute(_SCHEMA).fetchmany(len(expected) + 1)
    if sorted(map(_spaced, found)) != expected:
        raise DamagedImageError(_DAMAGED)


_SCHEMA: Final = "SELECT type, name, tbl_name, sql FROM sqlite_master"


@cache
def _schema(version: int) -> list[tuple[str, ...]]:
    with closing(sqlite3.connect(":memory:")) as connection:
        for statement in (each for statements in MIGRATIONS[:version] for each in statements):
            connection.execute(statement)
        return sorted(map(_spaced, connection.execute(_SCHEMA)))


def _spaced(row: tuple[object, ...]) -> tuple[str, ...]:
    """A row of the schema with single blanks: how the statements above are broken into lines is no difference."""
    return tuple(" ".join(str(each).split()) for each in row)


def _migrate(connection: sqlite3.Connection, version: int) -> None:
    with connection:
        for number in range(version, len(MIGRATIONS)):
            for statement in MIGRATIONS[number]:
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number + 1}")
