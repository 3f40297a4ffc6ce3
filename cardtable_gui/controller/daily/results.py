"""A player's results in the daily deals and puzzles, in one file of the data folder. No Qt.

    daily.json     {"format", "version", "days": DAYS, "profiles": {PROFILE ID: DAYS}}
    DAYS           {"2026-11-23": {GAME: {"match", "rank", "players", "score"}, "puzzle": {"right"}}}

`days` are those of whoever plays without a profile; version 1 had only them. The first try of a deal is the one that
counts; it has a `match` from its first moment, and the other keys from its end.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path
from typing import Any, Final, TypeAlias

from cardtable_gui.controller.challenges import Challenge
from cardtable_gui.core.files import data_files
from cardtable_gui.core.files.data_file import DataFile, NewerFileError
from cardtable_gui.core.files.limits import MOST_PLAYERS
from cardtable_gui.core.files.plain_file import FileError
from cardtable_gui.core.files.schema import an_object, fields, flag, kept, mapped, text, whole, within
from cardtable_gui.core.files.set_aside import SetAside
from cardtable_gui.core.game import AnyState
from cardtable_gui.core.strict_json import Json, parse

FORMAT: Final = "cardtable-daily"
VERSION: Final = 2
NO_PROFILE: Final = ""
"""Stands for whoever plays without a profile, where the id of a profile is asked for."""
_PUZZLE: Final = "puzzle"

MOST_BYTES: Final = 10_000_000
_MOST_DAYS: Final = 2_000
"""Days of one person that are kept: more than five years."""
_MOST_PEOPLE: Final = 200

_Entry: TypeAlias = dict[str, Json]
_Days: TypeAlias = dict[str, dict[str, Any]]
_People: TypeAlias = dict[str, _Days]


@dataclass(frozen=True, slots=True)
class Try:
    """The try of a daily deal that counts.

    Attributes:
        match: its id in the store.
        rank: the player's, 1 is best; None: the match isn't over.
        players: the number of seats.
        score: the player's.
    """

    match: str
    rank: int | None = None
    players: int = 0
    score: int = 0

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.rank is not None


class Results:
    """The results by person and day. Reads the file anew for every change, since another window may have written it.

    A person is the id of a profile, or `NO_PROFILE`. What can't be written lasts as long as this, and is written with
    the next change.
    """

    def __init__(self, folder: Path, set_aside: SetAside | None = None) -> None:
        """Use this data folder, which is created on the first write.

        `set_aside`: where the file goes if it's damaged; None: below the folder.
        """
        self._file = DataFile(
            folder / data_files.DAILY, MOST_BYTES, _people, _written, dict, set_aside or SetAside(folder)
        )
        self._people: _People = {}
        self._unwritten: dict[tuple[str, str, str], _Entry] = {}
        """What isn't in the file yet, by person, day and key."""
        self.reload()

    def reload(self) -> None:
        """Read what another window may have written. What can't be read right now is read another time."""
        with suppress(FileError):
            self._people = self._with_unwritten(self._file.read())

    def tried(self, challenge: Challenge, person: str = NO_PROFILE) -> Try | None:
        """The try that counts; None: it hasn't begun."""
        match self._entries(challenge.day, person).get(challenge.key):
            case {"match": str(match), "rank": int(rank), "players": int(players), "score": int(score)}:
                return Try(match, rank, players, score)
            case {"match": str(match)}:
                return Try(match)
        return None

    def begin(self, challenge: Challenge, match: str, person: str = NO_PROFILE) -> None:
        """Note that the try that counts has begun. Raises `FileError`; it then counts in this window all the same."""
        self._put(person, challenge.day, challenge.key, {"match": match})

    def finish(self, challenge: Challenge, state: AnyState, person: str = NO_PROFILE) -> None:
        """Note how the try that counts ended for the player. Raises `FileError` as `begin`."""
        tried = self.tried(challenge, person)
        ranks = state.ranks
        if tried is None or tried.over or ranks is None:
            return
        entry: dict[str, Json] = {"rank": ranks[0], "players": state.players, "score": state.scores[0]}
        self._put(person, challenge.day, challenge.key, {"match": tried.match, **entry})

    def solved(self, day: date, person: str = NO_PROFILE) -> bool | None:
        """Whether the first answer to the puzzle of a day was right; None: there was none."""
        match self._entries(day, person).get(_PUZZLE):
            case {"right": bool(right)}:
                return right
        return None

    def answer(self, day: date, person: str = NO_PROFILE, *, right: bool) -> None:
        """Note the first answer to the puzzle of a day; later ones don't count. Raises `FileError` as `begin`."""
        if self.solved(day, person) is None:
            self._put(person, day, _PUZZLE, {"right": right})

    def has_any(self, person: str = NO_PROFILE) -> bool:
        """Whether this person has ever begun a daily deal or answered a puzzle."""
        return any(self._people.get(person, {}).values())

    def days_in_a_row(self, today: date, person: str = NO_PROFILE) -> int:
        """How many days in a row something was finished, up to today, or up to yesterday if nothing was yet today."""
        day = today if self._finished_on(today, person) else today - timedelta(days=1)
        count = 0
        while self._finished_on(day, person):
            count += 1
            day -= timedelta(days=1)
        return count

    def _finished_on(self, day: date, person: str) -> bool:
        return any("rank" in entry or "right" in entry for entry in self._entries(day, person).values())

    def _entries(self, day: date, person: str) -> dict[str, dict[str, Json]]:
        return self._people.get(person, {}).get(day.isoformat(), {})

    def _put(self, person: str, day: date, key: str, entry: _Entry) -> None:
        self._unwritten[person, day.isoformat(), key] = entry
        self._people = self._with_unwritten(self._people)
        self._people = self._file.change(self._with_unwritten)
        self._unwritten.clear()

    def _with_unwritten(self, people: _People) -> _People:
        """Add what isn't in the file yet; the first try and the first answer stay what they are."""
        for (person, day, key), entry in self._unwritten.items():
            entries = people.setdefault(person, {}).setdefault(day, {})
            first = entries.get(key)
            if first is None or ("rank" not in first and first.get("match") == entry.get("match", "")):
                entries[key] = entry
        return people


_DEAL: Final = fields(
    {"match": text(data_files.LONGEST_ID, data_files.MATCH_ID)},
    {"rank": whole(1, MOST_PLAYERS), "players": whole(1, MOST_PLAYERS), "score": whole()},
)
_RIGHT: Final = fields({"right": flag})


def _entries_of_day(value: Json, place: str) -> dict[str, Json]:
    """The entries of a day: a puzzle or deals, by game."""
    return {
        key: kept(_RIGHT if key == _PUZZLE else _DEAL)(entry, within(place, key))
        for key, entry in mapped(an_object, 100)(value, place).items()
    }


_DAYS: Final = mapped(_entries_of_day, _MOST_DAYS, key=r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_CONTENT: Final = fields(
    {"format": text(40, FORMAT), "version": whole(1), "days": _DAYS}, {"profiles": mapped(_DAYS, _MOST_PEOPLE)}
)


def check(data: bytes) -> None:
    """Raise `JsonError`, or `NewerFileError`, unless this is the content of a file of results."""
    _people(parse(data))


def _people(value: Json) -> _People:
    """The days by person."""
    if isinstance(value, dict) and isinstance(version := value.get("version"), int) and version > VERSION:
        raise NewerFileError
    found = _CONTENT(value, "")
    return {NO_PROFILE: found["days"], **found.get("profiles", {})}


def _written(people: _People) -> Json:
    profiles: Json = {person: _latest(days) for person, days in people.items() if person != NO_PROFILE}
    return {"format": FORMAT, "version": VERSION, "days": _latest(people.get(NO_PROFILE, {})), "profiles": profiles}


def _latest(days: _Days) -> Json:
    """As many days as a file may hold; nobody looks farther back."""
    return {day: dict(days[day]) for day in sorted(days)[-_MOST_DAYS:]}
