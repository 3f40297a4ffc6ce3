"""Results that no record tells any more: kept in a file of their own, so that the database can always be made anew.

    {"kept": 1, "erased": TIME, "results": [{"match": "…", "seat": 0, …}]}

They are of matches whose records were deleted, or that a backup brought without a record. `erased` says up to which
time, in seconds since 1970, the player has erased all results. No Qt.

A file of its own, with a form of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from cardtable_gui.controller.statistics import result_form
from cardtable_gui.controller.statistics.database_rows import Key
from cardtable_gui.controller.statistics.match_results import PersonResult
from cardtable_gui.core.files import data_files
from cardtable_gui.core.files.data_file import DataFile, NewerFileError, dumped
from cardtable_gui.core.files.schema import LATEST_S, fields, listed, whole
from cardtable_gui.core.files.set_aside import SetAside
from cardtable_gui.core.strict_json import Json

VERSION: Final = 1
MOST_BYTES: Final = 10_000_000
"""Some 15,000 results. Of more, the latest are kept here; all of them are in the database."""
_AROUND: Final = 200
"""The characters of the file around its results."""
_DEEPER: Final = 2
"""The characters by which each line of a result is indented farther in the file."""


@dataclass(frozen=True, slots=True)
class Kept:
    """The content of the file: the results, and up to which time all were erased."""

    results: Mapping[Key, PersonResult] = field(default_factory=dict)
    erased: int = 0

    def counting(self, since: int) -> Kept:
        """Those that ended after a time only."""
        results = {key: each for key, each in self.results.items() if each.ended > since}
        return Kept(results, max(since, self.erased))


class KeptResults:
    """The file in one data folder. Thread-safe.

    All calls raise `FileError` if it can't be read or written right now.
    """

    def __init__(self, folder: Path, set_aside: SetAside) -> None:
        """Use this data folder, where the file is made when it's needed."""
        self._file = DataFile(folder / data_files.KEPT_RESULTS, MOST_BYTES, _understood, _written, Kept, set_aside)
        self._last: Kept | None = None
        """What the file held when it was last read."""

    def read(self) -> Kept:
        """The content of the file."""
        last = self._last
        if last is None or self._file.changed_meanwhile:
            last = self._last = self._file.read()
        return last

    def add(self, results: Iterable[PersonResult]) -> None:
        """Keep results, which take the place of earlier ones for the same matches and seats."""
        more = by_key(results)
        if more:
            self._change(lambda kept: Kept({**kept.results, **more}, kept.erased))

    def erase(self, until: int) -> None:
        """Erase the results of matches that ended up to a time, in seconds since 1970."""
        self._change(lambda kept: kept.counting(until))

    def keep_only(self, results: Iterable[PersonResult]) -> None:
        """Keep these results and no others, as far as there is room; writes nothing if that changes nothing."""
        wanted = by_key(fitting(results))
        if dict(self.read().results) != wanted:
            self._change(lambda kept: Kept(wanted, kept.erased))

    def _change(self, change: Callable[[Kept], Kept]) -> None:
        # As far as there's room, which `read` tells.
        self._last = None
        self._file.change(change)


def by_key(results: Iterable[PersonResult]) -> dict[Key, PersonResult]:
    """Results by match and seat."""
    return {(each.match, each.seat): each for each in results}


def fitting(results: Iterable[PersonResult]) -> list[PersonResult]:
    """The latest results, as many as the file may hold."""
    room = MOST_BYTES - _AROUND
    found = []
    for each in sorted(results, key=lambda each: -each.ended):
        data = dumped(result_form.plain(each))
        room -= len(data) + _DEEPER * data.count(b"\n") + 1
        if room < 0:
            break
        found.append(each)
    return found


_CONTENT: Final = fields(
    {"kept": whole(1), "erased": whole(0, LATEST_S), "results": listed(result_form.result_of, result_form.MOST)}
)


def _understood(value: Json) -> Kept:
    if isinstance(value, dict) and isinstance(version := value.get("kept"), int) and version > VERSION:
        raise NewerFileError
    found = _CONTENT(value, "")
    return Kept(by_key(found["results"]), found["erased"])


def _written(kept: Kept) -> Json:
    return {
        "kept": VERSION,
        "erased": kept.erased,
        "results": [result_form.plain(each) for each in fitting(kept.results.values())],
    }
