"""Tags and notes that players put on finished matches, in one file of the data folder. No Qt.

    {"notes": 1, "matches": {MATCH ID: {"tags": ["…"], "note": "…"}}}

They are apart from the records, which never change. A damaged file is moved to the folder for damaged ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

from cardtable_gui.controller.saves.store_errors import StoreError
from cardtable_gui.core.files import data_files
from cardtable_gui.core.files.data_file import DataFile, NewerFileError
from cardtable_gui.core.files.plain_file import FileError
from cardtable_gui.core.files.record import Record
from cardtable_gui.core.files.schema import an_object, fields, mapped, whole
from cardtable_gui.core.files.set_aside import SetAside
from cardtable_gui.core.strict_json import Json, parse

VERSION: Final = 1
TAGS, NOTE = "tags", "note"
"""The keys of tags and note, in the file and in exported records."""
LONGEST_TAG: Final = 40
MOST_TAGS: Final = 12
LONGEST_NOTE: Final = 4000
MOST_BYTES: Final = 50_000_000

_Matches: TypeAlias = dict[str, dict[str, Json]]


@dataclass(frozen=True, slots=True)
class Note:
    """A player's note on a match: tags, in no order, and a text."""

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

    def __init__(self, folder: Path, set_aside: SetAside | None = None) -> None:
        """Use the file in a data folder. `set_aside`: where it goes if it's damaged; None: below the folder."""
        self._file: DataFile[_Matches] = DataFile(
            folder / data_files.NOTES,
            MOST_BYTES,
            _matches,
            lambda matches: {"notes": VERSION, "matches": {**matches}},
            dict,
            set_aside or SetAside(folder),
        )

    def all(self) -> dict[str, Note]:
        """All notes by match id. Raises `StoreError`."""
        try:
            return {match: note_of(told) for match, told in self._file.read().items()}
        except FileError as error:
            raise StoreError(error.reason) from error

    def put(self, changed: Mapping[str, Note]) -> None:
        """Put notes on matches; an empty one deletes what was there. Raises `StoreError`; nothing has changed then."""

        def change(matches: _Matches) -> _Matches:
            for match, note in changed.items():
                matches.pop(match, None)
                if note != Note():
                    matches[match] = note.to_json()
            return matches

        try:
            self._file.change(change)
        except FileError as error:
            raise StoreError(error.reason) from error


_CONTENT: Final = fields({"matches": mapped(an_object, 100_000)}, {"notes": whole(1)})


def check(data: bytes) -> None:
    """Raise `JsonError`, or `NewerFileError`, unless this is the content of a file of notes."""
    _matches(parse(data))


def _matches(value: Json) -> _Matches:
    found = _CONTENT(value, "")
    if found.get("notes", VERSION) > VERSION:
        raise NewerFileError
    matches: _Matches = found["matches"]
    return matches
