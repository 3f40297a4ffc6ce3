"""The database of results: a file in the data folder, made from the records and made anew if it is lost. No Qt."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

from cardtable_gui.controller.saves.saved_match import FileVersion
from cardtable_gui.controller.statistics import database_image, database_rows
from cardtable_gui.controller.statistics.database_image import DamagedImageError
from cardtable_gui.controller.statistics.database_rows import Key, News, Seen
from cardtable_gui.controller.statistics.match_results import MatchEntry, PersonResult
from cardtable_gui.core.files import data_files, plain_file
from cardtable_gui.core.files.data_file import DataFile
from cardtable_gui.core.files.plain_file import FileError
from cardtable_gui.core.files.set_aside import SetAside
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP

T = TypeVar("T")

MOST_BYTES: Final = 50_000_000
"""Some 100,000 matches."""
_BESIDE: Final = ("-journal", "-wal", "-shm")
_TOO_OLD = QT_TRANSLATE_NOOP(
    "statistics", "Card Table needs SQLite 3.36 or later for this, and this system has an earlier version."
)


class Database:
    """The results and the library's entries. Thread-safe.

    Every change is one new file, on disk when the call returns, so a program that is killed leaves all of it or
    nothing. A file that is damaged, or another program's, is set aside when it's met, and the database begins anew.
    All calls raise `FileError` if the file can't be read or written right now, or a newer version of the program wrote
    it.
    """

    def __init__(self, folder: Path, set_aside: SetAside | None = None) -> None:
        """Use the file in a data folder, which is made when needed.

        `set_aside`: where a damaged one goes; None: below this folder.
        """
        self._set_aside = set_aside or SetAside(folder)
        self._file: DataFile[bytes] = DataFile(
            folder / data_files.STATISTICS,
            MOST_BYTES,
            self._checked,
            bytes,
            self._begin,
            self._set_aside,
            parse=bytes,
            dump=bytes,
        )
        self._trusted: int | None = None
        self._rescued: list[PersonResult] = []
        self._known_empty = False
        self.begun_anew = False
        """Whether it was found empty: then all records are to be read. Whoever does so sets it back."""

    @property
    def state(self) -> int | None:
        """Tells two states of the content apart; None: not known yet."""
        return self._trusted

    def seen(self) -> Seen:
        """The versions of the files that were read."""
        return self._read(database_rows.seen)

    def put(self, news: News) -> None:
        """Put down news. What a match counts for stays. Raises `JsonError` for results that nobody could have."""
        self._change(lambda connection: database_rows.write(connection, news))

    def add(
        self,
        read: Iterable[tuple[str, bool, FileVersion, MatchEntry | None]],
        gone: Iterable[tuple[str, bool]],
        results: Iterable[PersonResult],
    ) -> None:
        """Put down files that were read or are gone, and the results in them: see `News`. Raises `JsonError`."""
        self.put(News(list(read), list(gone), list(results)))

    def results(self) -> list[PersonResult]:
        """All results, the earliest first."""
        return self._read(database_rows.results)

    def results_of(self, match: str) -> list[PersonResult]:
        """The results of a match."""
        return self._read(lambda connection: database_rows.of_match(connection, match))

    def entries(self) -> list[MatchEntry]:
        """The finished matches on disk, the latest first."""
        return self._read(database_rows.entries)

    def unrecorded(self) -> list[PersonResult]:
        """The results of matches whose records are gone, the earliest first."""
        return self._read(database_rows.unrecorded)

    def absent(self, keys: Collection[Key]) -> set[Key]:
        """Those of some results that aren't there."""
        return self._read(lambda connection: database_rows.absent(connection, keys))

    def of_unfinished(self) -> set[str]:
        """The matches that have counted, and are played on."""
        return self._read(database_rows.of_unfinished)

    def not_looked_through(self) -> list[PersonResult]:
        """The results of matches in which nobody has looked for achievements, the latest first."""
        return self._read(database_rows.not_looked_through)

    def erase(self, until: int) -> None:
        """Delete the results of matches that ended up to a time, in seconds since 1970."""
        self._change(lambda connection: connection.execute("DELETE FROM result WHERE ended <= ?", (until,)))

    def take_rescued(self) -> list[PersonResult]:
        """Hand out, once, what could still be read of a damaged file whose results may be nowhere else."""
        rescued, self._rescued = self._rescued, []
        return rescued

    def _read(self, use: Callable[[sqlite3.Connection], T]) -> T:
        with database_image.opened(self._settled(self._file.read)) as connection:
            return use(connection)

    def _change(self, change: Callable[[sqlite3.Connection], object]) -> None:
        image = self._settled(lambda: self._file.change(partial(database_image.changed, change=change)))
        self._trusted, self._known_empty = database_image.sum_of(image), False
        for ending in _BESIDE:
            # Left by an earlier version that was killed: SQLite would put it over the new file.
            with suppress(OSError):
                self._file.path.with_name(self._file.path.name + ending).unlink(missing_ok=True)

    def _settled(self, use: Callable[[], bytes]) -> bytes:
        """The result of `use` on the file; if that is a pipe, a folder or the like, it's set aside before."""
        if not hasattr(sqlite3.Connection, "deserialize"):
            raise FileError(_TOO_OLD)
        try:
            return use()
        except FileError as error:
            if error.reason != plain_file.ODD or not self._set_aside.put(self._file.path, error.reason).moved:
                raise
            return use()

    def _checked(self, data: bytes) -> bytes:
        try:
            image = database_image.checked(data, self._trusted)
        except DamagedImageError as error:
            self._rescued = error.rescued
            raise
        self._trusted = database_image.sum_of(data) if image is data else None
        return image

    def _begin(self) -> bytes:
        self.begun_anew |= not self._known_empty
        self._trusted, self._known_empty = None, True
        return b""
