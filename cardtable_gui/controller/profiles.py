"""Profiles: what the people at this machine are called, how they are marked, and how they like the table.

They are kept in one JSON file in the data folder, which is replaced as a whole:

    {"profiles": 1, "people": [{"id": …, "name": …, "colour": …, "mark": …, "settings": {KEY: TEXT, …}}, …]}

`settings` has the entries of `settings.PERSONAL`, written as in the file of the settings. Keys and values that this
version does not know are kept. A damaged file is set aside; one of a later version is left as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias
from uuid import uuid4

from PySide6.QtCore import QObject, Signal

from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.files import data_files
from cardtable_gui.core.files.data_file import DataFile, NewerFileError
from cardtable_gui.core.files.limits import SHOWN_NAME_LENGTH
from cardtable_gui.core.files.plain_file import FileError
from cardtable_gui.core.files.schema import fields, listed, mapped, text, whole
from cardtable_gui.core.files.set_aside import SetAside
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.strict_json import Json, JsonError, parse
from cardtable_gui.settings import PERSONAL, SEEN_TIPS, Settings

VERSION = 1
MOST = 50
"""So many profiles can be kept."""
COLOURS = ("red", "orange", "olive", "green", "teal", "blue", "purple", "grey")
FACES = ("fox", "cat", "rabbit", "owl", "bear", "frog", "dog", "tiger", "panda", "penguin", "tanuki", "monkey")
SHAPES = ("circle", "fan", "mountain", "wave", "leaf", "blossom", "star", "moon")
MARKS = (*FACES, *SHAPES)
_VERSION_KEY, _PEOPLE_KEY = "profiles", "people"
MOST_BYTES = 5_000_000
_MOST_READ = 2 * MOST
"""Two windows may each add the last one for which there is room."""
_LONGEST_ID: Final = 100
_LONGEST_SETTING: Final = 50_000
_OWN_KEYS = frozenset({"id", "name", "colour", "mark", "settings"})


@dataclass(frozen=True, slots=True)
class Profile:
    """One person.

    Attributes:
        id: the same for ever; records name it.
        name: what the person is called; not empty.
        colour: one of `COLOURS`.
        mark: one of `MARKS`, the face or shape that tells people apart without colours.
        settings: written values of entries in `settings.PERSONAL`, by key; without any, the person plays by those of
            the house, and changes them.
        extra: unknown keys, kept unchanged.
    """

    id: str
    name: str
    colour: str = COLOURS[0]
    mark: str = MARKS[0]
    settings: Mapping[str, str] = field(default_factory=dict)
    extra: Mapping[str, Json] = field(default_factory=dict)


class _Content(NamedTuple):
    """The content of the file: the people, and keys that nobody knows."""

    people: tuple[Profile, ...] = ()
    extra: Mapping[str, Json] = {}


_People: TypeAlias = tuple[Profile, ...]


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
        self.set_aside = SetAside(folder or Path())
        """Where the file goes if it is damaged."""
        self._file = (
            None
            if folder is None
            else DataFile(folder / data_files.PROFILES, MOST_BYTES, _content, _written, _Content, self.set_aside)
        )
        self._people: _People = ()
        self._unwritten: list[Callable[[_People], _People]] = []
        """The changes that are not in the file yet."""

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
        if self._file is None:
            return
        try:
            self._show(self._file.read().people)
        except FileError as error:
            self.failed.emit(
                QT_TRANSLATE_NOOP("profiles", "Can’t read the profiles. {reason}").put(reason=error.reason)
            )

    def refresh(self) -> None:
        """Read the file again if another window has changed it. What can't be read now is read another time."""
        if self._file is not None and not self._unwritten and self._file.changed_meanwhile:
            with suppress(FileError):
                self._show(self._file.read().people)

    def add(self, name: str) -> Profile:
        """Make a profile with the settings as they are now, a colour and a mark that few others have, no tip seen."""
        colour = min(COLOURS, key=[each.colour for each in self._people].count)
        mark = min(MARKS, key=[each.mark for each in self._people].count)
        name = name[:SHOWN_NAME_LENGTH]
        own = {**self._settings.written(PERSONAL), SEEN_TIPS.key: SEEN_TIPS.write({})}
        profile = Profile(uuid4().hex, name, colour, mark, own)
        self._keep(lambda people: (*people, profile))
        return profile

    def introduce(self, name: str, colour: str, mark: str) -> Profile:
        """Make the profile of whoever has just begun, alone at this computer: the house's settings are theirs."""
        profile = Profile(uuid4().hex, name[:SHOWN_NAME_LENGTH], colour, mark)
        self._keep(lambda people: (*people, profile))
        return profile

    def insert(self, index: int, profile: Profile) -> None:
        """Put a profile at a place of the order, such as one that was removed by mistake."""

        def inserted(people: _People) -> _People:
            others = tuple(each for each in people if each.id != profile.id)
            return (*others[:index], profile, *others[index:])

        self._keep(inserted)

    def update(self, profile: Profile) -> None:
        """Replace the profile with the same id; nothing happens if it was removed meanwhile."""
        self._keep(lambda people: tuple(profile if each.id == profile.id else each for each in people))

    def remove(self, profile_id: str) -> None:
        """Remove a profile. Matches that name it are played on without."""
        self._keep(lambda people: tuple(each for each in people if each.id != profile_id))

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

    def _keep(self, change: Callable[[_People], _People]) -> None:
        """Make a change here and in the file, whatever other windows have changed there meanwhile."""
        people = change(self._people)
        if people == self._people:
            return
        self._show(people)
        if self._file is None:
            return
        self._unwritten.append(change)
        try:
            self._show(self._file.change(self._changed).people)
        except FileError as error:
            message = QT_TRANSLATE_NOOP(
                "profiles", "Profiles can’t be saved. {reason} Changes will last only until you quit."
            )
            self.failed.emit(message.put(reason=error.reason))
            return
        self._unwritten.clear()

    def _changed(self, content: _Content) -> _Content:
        people = content.people
        for change in self._unwritten:
            people = change(people)
        return _Content(people, content.extra)

    def _show(self, people: _People) -> None:
        if people != self._people:
            self._people = people
            self.changed.emit()


def with_setting(profile: Profile, key: str, written: str) -> Profile:
    """The profile with another value of one setting."""
    return replace(profile, settings={**profile.settings, key: written})


_PROFILE: Final = fields(
    {
        "id": text(_LONGEST_ID, ".+"),
        "name": text(1_000, r"(?s:.*\S.*)"),
        "colour": text(_LONGEST_ID),
        "mark": text(_LONGEST_ID),
    },
    {"settings": mapped(text(_LONGEST_SETTING), 500)},
)


def _profile(value: Json, place: str) -> Profile:
    """The profile of a file's entry. Raises `JsonError`."""
    found = _PROFILE(value, place)
    assert isinstance(value, dict)
    extra = {key: each for key, each in value.items() if key not in _OWN_KEYS}
    name = found["name"].strip()[:SHOWN_NAME_LENGTH].strip()
    return Profile(found["id"], name, found["colour"], found["mark"], found.get("settings", {}), extra)


_CONTENT: Final = fields({_VERSION_KEY: whole(1), _PEOPLE_KEY: listed(_profile, _MOST_READ)})


def check(data: bytes) -> None:
    """Raise `JsonError`, or `NewerFileError`, unless this is the content of a file of profiles."""
    _content(parse(data))


def _content(value: Json) -> _Content:
    if isinstance(value, dict) and isinstance(version := value.get(_VERSION_KEY), int) and version > VERSION:
        raise NewerFileError
    people: list[Profile] = _CONTENT(value, "")[_PEOPLE_KEY]
    if len({each.id for each in people}) != len(people):
        raise JsonError(QT_TRANSLATE_NOOP("profiles", "Two profiles have the same id."), _PEOPLE_KEY)
    assert isinstance(value, dict)
    extra = {key: each for key, each in value.items() if key not in (_VERSION_KEY, _PEOPLE_KEY)}
    return _Content(tuple(people), extra)


def _written(content: _Content) -> Json:
    people: Json = [
        {
            **profile.extra,
            "id": profile.id,
            "name": profile.name,
            "colour": profile.colour,
            "mark": profile.mark,
            "settings": dict(profile.settings),
        }
        for profile in content.people
    ]
    return {**content.extra, _VERSION_KEY: VERSION, _PEOPLE_KEY: people}
