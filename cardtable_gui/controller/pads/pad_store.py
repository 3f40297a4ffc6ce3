"""The score pads of one data folder, a file each. No Qt.

    pads/<id>.pad     {"format": "cardtable-pad", "version": 1, "game": …, "options": {…}, "house": {…},
                       "people": [{"name": …, "profile": …}], "start": …, "deals": [{"answers": {…}, "note": …}],
                       "note": …}

Every change is on disk when the call returns. Without house rules of its own, a pad lacks the key `house`.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from uuid import uuid4

from cardtable_gui.controller.pads.pad import LONGEST_NOTE, MOST_DEALS, EnteredDeal, Pad, Person
from cardtable_gui.core.files import data_files, disk, house_file
from cardtable_gui.core.files.data_file import DataFile, NewerFileError
from cardtable_gui.core.files.limits import MAX_NAME_LENGTH, MOST_PLAYERS
from cardtable_gui.core.files.plain_file import FileError
from cardtable_gui.core.files.schema import an_object, fields, kept, listed, mapped, optional, text, whole
from cardtable_gui.core.files.set_aside import SetAside
from cardtable_gui.core.files.system_errors import cause
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.options import OptionError, complete
from cardtable_gui.core.strict_json import Json, JsonError, parse
from cardtable_gui.games import ids, package

FORMAT: Final = "cardtable-pad"
VERSION: Final = 1
MOST_BYTES: Final = 2_000_000
_MOST_FILES: Final = 2000
"""Whatever lies in the folder: so many files are read."""
_LONGEST_ID: Final = 100
_MOST_ANSWERS: Final = 60
_MOST_LISTED: Final = 200
_LONGEST_WORD: Final = 20

_NO_PAD = QT_TRANSLATE_NOOP("pad", "This isn’t a score pad.")


@dataclass(frozen=True, slots=True)
class KeptPad:
    """A pad of the folder: its id, and when it was changed, in seconds since 1970."""

    id: str
    pad: Pad
    changed: float


class PadStore:
    """The pads below a data folder, which is created on the first write."""

    def __init__(self, folder: Path, set_aside: SetAside | None = None) -> None:
        """Use this data folder. `set_aside`: where damaged files go; None: below the folder."""
        self._folder = folder / data_files.PADS
        self._set_aside = set_aside or SetAside(folder)

    def all(self) -> list[KeptPad]:
        """All pads, the latest first. Damaged files are set aside; what can't be read right now is left out."""
        found = []
        paths = disk.newest_first(self._folder.glob(f"*{data_files.PAD_SUFFIX}"))[:_MOST_FILES]
        for path in paths:
            try:
                pad = self._file(path).read()
                changed = path.stat().st_mtime
            except FileError as error:
                self._set_aside.tell_unreadable(path, error.reason)
            except OSError:
                continue
            else:
                if pad is not None:
                    found.append(KeptPad(path.stem, pad, changed))
        return found

    def add(self, pad: Pad) -> str:
        """Keep a new pad; gives its id. Raises `FileError`."""
        made = uuid4().hex
        self.change(made, lambda _: pad)
        return made

    def change(self, pad_id: str, change: Callable[[Pad | None], Pad]) -> Pad:
        """Write, and return, what `change` makes of a pad as it is on disk (None: it's gone). Raises `FileError`."""
        changed = self._file(self._path(pad_id)).change(change)
        assert changed is not None
        return changed

    def remove(self, pad_id: str) -> None:
        """Delete a pad, if there is one. Raises `FileError`."""
        path = self._path(pad_id)
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            raise FileError(cause(error)) from error
        with suppress(OSError):
            path.with_suffix(".lock").unlink(missing_ok=True)

    def _path(self, pad_id: str) -> Path:
        return self._folder / f"{pad_id}{data_files.PAD_SUFFIX}"

    def _file(self, path: Path) -> DataFile[Pad | None]:
        return DataFile(path, MOST_BYTES, _read, _written, lambda: None, self._set_aside)


def check(data: bytes) -> None:
    """Raise `JsonError`, or `NewerFileError`, unless this is the content of a pad."""
    _read(parse(data))


def _answer(value: Json, place: str) -> Json:
    """A number, a word, or a list of numbers and words, or of lists of numbers: what questions ask for."""
    if isinstance(value, list):
        return kept(listed(_listed_answer, _MOST_LISTED))(value, place)
    return _word(value, place)


def _listed_answer(value: Json, place: str) -> Json:
    return kept(_NUMBERS)(value, place) if isinstance(value, list) else _word(value, place)


def _word(value: Json, place: str) -> Json:
    return text(_LONGEST_WORD)(value, place) if isinstance(value, str) else whole()(value, place)


_NUMBERS: Final = listed(whole(), _MOST_LISTED)
_DEAL: Final = fields({"answers": mapped(_answer, _MOST_ANSWERS)}, {"note": text(LONGEST_NOTE)})
_PERSON: Final = fields({"name": text(MAX_NAME_LENGTH)}, {"profile": text(_LONGEST_ID)})
_PAD: Final = fields(
    {
        "format": text(40, FORMAT),
        "version": whole(1),
        "game": text(_LONGEST_ID),
        "options": an_object,
        "people": listed(_PERSON, MOST_PLAYERS, least=1),
        "deals": listed(_DEAL, MOST_DEALS),
    },
    {"house": an_object, "start": optional(whole(0, MOST_PLAYERS - 1)), "note": text(LONGEST_NOTE)},
)


def _read(value: Json) -> Pad:
    """The pad of a file's content. Raises `JsonError` or `NewerFileError`."""
    if isinstance(value, dict) and isinstance(version := value.get("version"), int) and version > VERSION:
        raise NewerFileError
    found = _PAD(value, "")
    if found["game"] not in ids():
        raise NewerFileError
    house = found.get("house")
    if house is not None and not house_file.fits(house):
        raise JsonError(house_file.TOO_LARGE, "house")
    people = tuple(Person(each["name"], each.get("profile", "")) for each in found["people"])
    made = package(found["game"]).with_house_rules(house)
    fewest, most = made.game.players
    start = found.get("start")
    if made.score_pad is None or not fewest <= len(people) <= most or (start or 0) >= len(people):
        raise JsonError(_NO_PAD)
    try:
        options = complete(made.game.options, found["options"], len(people))
    except OptionError as error:
        raise JsonError(error.message, "options") from error
    deals = tuple(EnteredDeal(each["answers"], each.get("note", "")) for each in found["deals"])
    return Pad(found["game"], people, options, start, house, deals, found.get("note", ""))


def _written(pad: Pad | None) -> Json:
    assert pad is not None
    options: dict[str, Json] = {
        key: list(kept) if isinstance(kept, tuple) else kept for key, kept in pad.options.items()
    }
    people: list[Json] = [
        {"name": each.name, **({"profile": each.profile} if each.profile else {})} for each in pad.people
    ]
    deals: list[Json] = [
        {"answers": dict(each.answers), **({"note": each.note} if each.note else {})} for each in pad.deals
    ]
    value: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "game": pad.game,
        "options": options,
        "people": people,
        "start": pad.start,
        "deals": deals,
        "note": pad.note,
    }
    if pad.house is not None:
        value["house"] = dict(pad.house)
    return value
