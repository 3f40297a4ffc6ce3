"""Profiles: what the people at this machine are called, how they are marked, and how they like the table.

They are kept in one JSON file in the data folder, which is replaced as a whole:

    {"profiles": 1, "people": [{"id": …, "name": …, "colour": …, "mark": …, "settings": {KEY: TEXT, …}}, …]}

`settings` has the entries of `settings.PERSONAL`, written as in the file of the settings. Keys and values that this
version does not know are kept. A damaged file is renamed and kept; one of a later version is left as it is.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from uuid import uuid4

from PySide6.QtCore import QObject, Signal

from cardtable_gui.controller.match import Seat
from cardtable_gui.controller.saves import disk
from cardtable_gui.core.files import data_files, plain_file, strict_json
from cardtable_gui.core.files.limits import SHOWN_NAME_LENGTH
from cardtable_gui.core.files.strict_json import Json, JsonError
from cardtable_gui.core.files.system_errors import cause
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.settings import PERSONAL, SEEN_TIPS, Settings

VERSION = 1
MOST = 50
"""So many profiles can be kept."""
COLOURS = ("red", "orange", "olive", "green", "teal", "blue", "purple", "grey")
MARKS = ("circle", "fan", "mountain", "wave", "leaf", "blossom", "star", "moon")
_VERSION_KEY, _PEOPLE_KEY = "profiles", "people"
_MOST_BYTES = 1_000_000
_OWN_KEYS = frozenset({"id", "name", "colour", "mark", "settings"})


@dataclass(frozen=True, slots=True)
class Profile:
    """One person.

    Attributes:
        id: the same for ever; records name it.
        name: what the person is called; not empty.
        colour: one of `COLOURS`.
        mark: one of `MARKS`, the shape that tells people apart without colours.
        settings: written values of entries in `settings.PERSONAL`, by key.
        extra: unknown keys, kept unchanged.
    """

    id: str
    name: str
    colour: str = COLOURS[0]
    mark: str = MARKS[0]
    settings: Mapping[str, str] = field(default_factory=dict)
    extra: Mapping[str, Json] = field(default_factory=dict)


class _LaterVersionError(Exception):
    """Raised for a file that a later version of the program wrote."""


class Profiles(QObject):
    """The profiles of one data folder, in the order in which they were made. Every change is on disk at once."""

    changed = Signal()
    """A profile was added, changed or removed."""
    failed = Signal(object)
    """A `Message`: the profiles could not be read or kept. What was changed lasts until the program ends."""

    def __init__(self, folder: Path | None, settings: Settings | None = None, parent: QObject | None = None) -> None:
        """Start with none; `load` reads what is kept.

        `folder` is created on the first write; None: keep nothing. New profiles begin with these settings.
        """
        super().__init__(parent)
        self._settings = settings or Settings()
        self._file = None if folder is None else folder / data_files.PROFILES
        self._people: tuple[Profile, ...] = ()
        self._extra: dict[str, Json] = {}
        self._refusal: Message | None = None
        """Why the file is not to be written; None: it may be."""

    @property
    def people(self) -> Sequence[Profile]:
        """All profiles."""
        return self._people

    @property
    def room(self) -> bool:
        """Whether another profile can be added."""
        return len(self._people) < MOST

    def find(self, profile_id: str) -> Profile | None:
        """The profile with this id; None: there is none (any more)."""
        return next((each for each in self._people if each.id == profile_id), None)

    def load(self) -> None:
        """Read the file, at the start of the program. `failed` tells why it cannot be read."""
        if self._file is None or not self._file.exists():
            return
        try:
            self._read(self._file)
        except JsonError as error:
            self._put_aside(self._file, error)
        except _LaterVersionError:
            self._refuse(QT_TRANSLATE_NOOP("profiles", "They were saved by a newer version of Card Table."))
        except plain_file.FileError as error:
            self._refuse(error.reason)
        self.changed.emit()

    def add(self, name: str) -> Profile:
        """Make a profile with the settings as they are now, a colour and a mark that few others have, no tip seen."""
        colour = min(COLOURS, key=[each.colour for each in self._people].count)
        mark = min(MARKS, key=[each.mark for each in self._people].count)
        name = name[:SHOWN_NAME_LENGTH]
        own = {**self._settings.written(PERSONAL), SEEN_TIPS.key: SEEN_TIPS.write({})}
        profile = Profile(uuid4().hex, name, colour, mark, own)
        self.insert(len(self._people), profile)
        return profile

    def insert(self, index: int, profile: Profile) -> None:
        """Put a profile at a place of the order, such as one that was removed by mistake."""
        self._keep((*self._people[:index], profile, *self._people[index:]))

    def update(self, profile: Profile) -> None:
        """Replace the profile with the same id; nothing happens if it was removed meanwhile."""
        self._keep(tuple(profile if each.id == profile.id else each for each in self._people))

    def remove(self, profile_id: str) -> None:
        """Remove a profile. Matches that name it are played on without."""
        self._keep(tuple(each for each in self._people if each.id != profile_id))

    def of_usual_player(self, name: str) -> Profile | None:
        """The profile of the person who usually plays, who is known by `name`; the only one while nobody has played."""
        if not name:
            return self._people[0] if len(self._people) == 1 else None
        return next((profile for profile in self._people if profile.name == name), None)

    def named_anew(self, seats: Sequence[Seat]) -> tuple[Seat, ...]:
        """The seats of a match that is to begin: people by the present names of their profiles, if these exist."""

        def anew(seat: Seat) -> Seat:
            profile = self.find(seat.profile)
            return replace(seat, profile="") if profile is None else replace(seat, name=profile.name)

        return tuple(anew(seat) for seat in seats)

    def _keep(self, people: tuple[Profile, ...]) -> None:
        if people == self._people:
            return
        self._people = people
        self.changed.emit()
        if self._refusal is not None:
            self._fail(self._refusal)
        elif self._file is not None:
            data = {**self._extra, _VERSION_KEY: VERSION, _PEOPLE_KEY: [_written(each) for each in people]}
            try:
                disk.replace(self._file, json.dumps(data, ensure_ascii=False, indent=1).encode())
            except OSError as error:
                self._fail(cause(error))

    def _fail(self, reason: Message) -> None:
        self.failed.emit(
            QT_TRANSLATE_NOOP("profiles", "Profiles can’t be saved. {reason} Changes last until you quit.").put(
                reason=reason
            )
        )

    def _refuse(self, reason: Message) -> None:
        self._refusal = reason
        self.failed.emit(QT_TRANSLATE_NOOP("profiles", "Can’t read the profiles. {reason}").put(reason=reason))

    def _read(self, file: Path) -> None:
        data = plain_file.read(file, _MOST_BYTES + 1)
        if len(data) > _MOST_BYTES:
            raise JsonError(QT_TRANSLATE_NOOP("profiles", "The file is too large."))
        value = strict_json.parse(data)
        if not isinstance(value, dict):
            raise strict_json.wrong_type(dict, "")
        if strict_json.entry(value, _VERSION_KEY, int) > VERSION:
            raise _LaterVersionError
        people = [_profile(each, place) for each, place in _objects(value, _PEOPLE_KEY)]
        self._extra = {key: each for key, each in value.items() if key not in (_VERSION_KEY, _PEOPLE_KEY)}
        self._people = tuple({each.id: each for each in people}.values())

    def _put_aside(self, file: Path, error: JsonError) -> None:
        try:
            aside = disk.unused(file.parent, file.with_stem(f"{file.stem}-damaged"))
            file.replace(aside)
        except OSError as problem:
            self._refuse(cause(problem))
            return
        message = QT_TRANSLATE_NOOP(
            "profiles", "Can’t read the profiles, so the file was kept as “{file}” and you start without any. {reason}"
        )
        self.failed.emit(message.put(file=aside.name, reason=error.message))


def with_setting(profile: Profile, key: str, written: str) -> Profile:
    """The profile with another value of one setting."""
    return replace(profile, settings={**profile.settings, key: written})


def _objects(value: Mapping[str, Json], key: str) -> list[tuple[dict[str, Json], str]]:
    """The objects in a list, each with its place. Raises `JsonError`."""
    found: list[tuple[dict[str, Json], str]] = []
    for index, each in enumerate(strict_json.entry(value, key, list)):
        if not isinstance(each, dict):
            raise strict_json.wrong_type(dict, f"{key}[{index}]")
        found.append((each, f"{key}[{index}]"))
    return found


def _profile(value: dict[str, Json], place: str) -> Profile:
    """The profile of a file's entry. Raises `JsonError`."""

    def text(key: str) -> str:
        return strict_json.entry(value, key, str, place=place)

    settings = strict_json.entry(value, "settings", dict, {}, place=place)
    if not all(isinstance(each, str) for each in settings.values()):
        raise strict_json.wrong_type(str, f"{place}.settings")
    name = text("name").strip()[:SHOWN_NAME_LENGTH]
    if not name or not text("id"):
        raise JsonError(QT_TRANSLATE_NOOP("profiles", "A profile has no name."), place)
    extra = {key: each for key, each in value.items() if key not in _OWN_KEYS}
    return Profile(text("id"), name, text("colour"), text("mark"), {key: str(settings[key]) for key in settings}, extra)


def _written(profile: Profile) -> dict[str, Json]:
    return {
        **profile.extra,
        "id": profile.id,
        "name": profile.name,
        "colour": profile.colour,
        "mark": profile.mark,
        "settings": dict(profile.settings),
    }
