"""Tags and notes that players put on finished matches, in one file of the data folder. No Qt.

    {"notes": 1, "matches": {MATCH ID: {"tags": ["…"], "note": "…"}}}

They are apart from the records, which never change. A damaged file is moved to the folder for damaged ones.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from cardtable_gui.controller.saves import disk
from cardtable_gui.controller.saves.store_errors import StoreError
from cardtable_gui.core.files import data_files, plain_file
from cardtable_gui.core.files.locks import FileLock, HeldElsewhereError
from cardtable_gui.core.files.record import Record
from cardtable_gui.core.files.strict_json import Json, JsonError, entry, parse

log = logging.getLogger(__name__)

VERSION: Final = 1
TAGS, NOTE = "tags", "note"
"""The keys of tags and note, in the file and in exported records."""
LONGEST_TAG: Final = 40
MOST_TAGS: Final = 12
LONGEST_NOTE: Final = 4000
_MOST_BYTES: Final = 50_000_000


@dataclass(frozen=True, slots=True)
class Note:
    """What a player put on a match: tags, in no order, and a text."""

    tags: tuple[str, ...] = ()
    text: str = ""

    def to_json(self) -> dict[str, Json]:
        """The note as a JSON object, empty if it says nothing."""
        made: dict[str, Json] = {}
        if self.tags:
            made[TAGS] = list(self.tags)
        if self.text:
            made[NOTE] = self.text
        return made


def tags_of(text: str) -> tuple[str, ...]:
    """The tags in a text where commas separate them, Japanese ones too; each once, none too long, not too many."""
    parts = text.replace("、", ",").replace("，", ",").split(",")
    found = {" ".join(part.split())[:LONGEST_TAG].strip(): None for part in parts}
    return tuple(tag for tag in found if tag)[:MOST_TAGS]


def note_of(told: Mapping[str, Json]) -> Note:
    """The note in a JSON object; whatever is no valid part of one is left out."""
    tags, text = told.get(TAGS), told.get(NOTE)
    listed = [tag for tag in tags if isinstance(tag, str)] if isinstance(tags, list) else []
    return Note(tags_of(",".join(listed)), text[:LONGEST_NOTE] if isinstance(text, str) else "")


def note_in(record: Record) -> Note:
    """The note in an exported record."""
    return note_of(record.extra)


class Notes:
    """The notes of all matches. Each change is on disk when the call returns, so that windows keep each other's."""

    def __init__(self, folder: Path) -> None:
        """Use the file in a data folder."""
        self._path = folder / data_files.NOTES
        self._lock = folder / "notes.lock"
        self._aside = folder / data_files.DAMAGED

    def all(self) -> dict[str, Note]:
        """All notes by match id. Raises `StoreError`."""
        return {match: note_of(told) for match, told in self._read().items() if isinstance(told, dict)}

    def put(self, changed: Mapping[str, Note]) -> None:
        """Put notes on matches; an empty one deletes what was there. Raises `StoreError`; nothing has changed then."""

        def change(matches: dict[str, Json]) -> None:
            for match, note in changed.items():
                matches.pop(match, None)
                if note != Note():
                    matches[match] = note.to_json()

        self._change(change)

    def _change(self, change: Callable[[dict[str, Json]], None]) -> None:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            lock = self._locked()
            try:
                matches = self._read()
                change(matches)
                made = {"notes": VERSION, "matches": matches}
                disk.replace(self._path, json.dumps(made, ensure_ascii=False, indent=1).encode())
            finally:
                lock.release()
        except OSError as error:
            raise StoreError(disk.reason(error)) from error

    def _locked(self) -> FileLock:
        """The lock of the file; waits for another window that is writing. Raises `OSError`."""
        for _ in range(50):
            try:
                return FileLock(self._lock)
            except HeldElsewhereError:
                disk.pause()
        raise TimeoutError

    def _read(self) -> dict[str, Json]:
        try:
            data = plain_file.read(self._path, _MOST_BYTES)
        except plain_file.FileError as error:
            if isinstance(error.__cause__, FileNotFoundError):
                return {}
            raise StoreError(error.reason) from error
        try:
            told = parse(data)
            return entry(told if isinstance(told, dict) else {}, "matches", dict)
        except JsonError:
            log.warning("the notes are damaged")
        try:
            self._aside.mkdir(parents=True, exist_ok=True)
            self._path.replace(disk.unused(self._aside, self._path))
        except OSError as error:
            raise StoreError(disk.reason(error)) from error
        return {}
