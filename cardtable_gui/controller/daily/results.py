"""A player's results in the daily deals and puzzles, in one file of the data folder. No Qt.

    daily.json     {"format", "version", "days": DAYS, "profiles": {PROFILE ID: DAYS}}
    DAYS           {"2026-11-23": {GAME: {"match", "rank", "players", "score", "stars"}, "puzzle": {"right", "late"}}}

`days` are those of whoever plays without a profile; version 1 had only them. The first try of a deal is the one that
counts; it has a `match` from its first moment, the result from its end, and stars once the coach has looked at it. An
answer to the puzzle of a day that was over already is `late`.
"""

from __future__ import annotations

from collections.abc import Mapping
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
MOST_STARS: Final = 3

MOST_BYTES: Final = 10_000_000
_MOST_DAYS: Final = 2_000
"""Days of one person that are kept: more than five years."""
_MOST_PEOPLE: Final = 200
"""People whose days are kept, besides whoever plays without a profile; profiles come and go."""

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
        stars: from one to three, see `stars.of_review`; None: the coach hasn't looked at it yet.
    """

    match: str
    rank: int | None = None
    players: int = 0
    score: int = 0
    stars: int | None = None

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.rank is not None


@dataclass(frozen=True, slots=True)
class DayDone:
    """What a person did on a day.

    Attributes:
        deals: the stars of the daily deals that were finished, by their keys; None: they haven't got them yet.
        solved: whether the first answer to the puzzle was right; None: there was none.
    """

    deals: Mapping[str, int | None]
    solved: bool | None


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
            case {"match": str(match), "rank": int(rank), "players": int(players), "score": int(score), **more}:
                stars = more.get("stars")
                return Try(match, rank, players, score, stars if isinstance(stars, int) else None)
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

    def award(self, challenge: Challenge, stars: int, person: str = NO_PROFILE) -> None:
        """Note the stars of the try that counts, which is over; the first ones stay. Raises `FileError` as `begin`."""
        tried = self.tried(challenge, person)
        if tried is not None and tried.over and tried.stars is None:
            self._put(person, challenge.day, challenge.key, {"match": tried.match, "stars": stars})

    def solved(self, day: date, person: str = NO_PROFILE) -> bool | None:
        """Whether the first answer to the puzzle of a day was right; None: there was none."""
        match self._entries(day, person).get(_PUZZLE):
            case {"right": bool(right)}:
                return right
        return None

    def answer(self, day: date, person: str = NO_PROFILE, *, right: bool, late: bool = False) -> None:
        """Note the first answer to the puzzle of a day; later ones don't count. Raises `FileError` as `begin`.

        `late`: that day is over, so the answer doesn't make it one of the days in a row.
        """
        if self.solved(day, person) is None:
            self._put(person, day, _PUZZLE, {"right": right, **({"late": True} if late else {})})

    def has_any(self, person: str = NO_PROFILE) -> bool:
        """Whether this person has ever begun a daily deal or answered a puzzle."""
        return any(self._people.get(person, {}).values())

    def done(self, day: date, person: str = NO_PROFILE) -> DayDone:
        """What a person did on a day."""
        stars = {key: entry.get("stars") for key, entry in self._entries(day, person).items() if "rank" in entry}
        return DayDone(
            {key: each if isinstance(each, int) else None for key, each in stars.items()}, self.solved(day, person)
        )

    def days_in_a_row(self, today: date, person: str = NO_PROFILE) -> int:
        """How many days in a row something was finished: the days around today, or up to yesterday.

        Days after today count, too: it was already later here, before the clock was set back or the player went west.
        """
        day = today if self._finished_on(today, person) else today - timedelta(days=1)
        return self._row(day, -1, person) + (
            self._row(day + timedelta(days=1), 1, person) if self._finished_on(day, person) else 0
        )

    def _row(self, day: date, step: int, person: str) -> int:
        """How many days in a row something was finished from this day on, forwards (1) or backwards (-1)."""
        count = 0
        while self._finished_on(day, person):
            count += 1
            day += timedelta(days=step)
        return count

    def _finished_on(self, day: date, person: str) -> bool:
        entries = self._entries(day, person).values()
        return any("rank" in entry or ("right" in entry and not entry.get("late")) for entry in entries)

    def _entries(self, day: date, person: str) -> dict[str, dict[str, Json]]:
        return self._people.get(person, {}).get(day.isoformat(), {})

    def _put(self, person: str, day: date, key: str, entry: _Entry) -> None:
        place = person, day.isoformat(), key
        waiting = self._unwritten.get(place, {})
        self._unwritten[place] = {**waiting, **entry} if waiting.get("match") == entry.get("match") else entry
        self._people = self._with_unwritten(self._people)
        self._people = self._file.change(self._with_unwritten)
        self._unwritten.clear()

    def _with_unwritten(self, people: _People) -> _People:
        """Add what isn't in the file yet; the first try and the first answer stay what they are."""
        for (person, day, key), entry in self._unwritten.items():
            entries = people.setdefault(person, {}).setdefault(day, {})
            first = entries.get(key)
            if first is None:
                entries[key] = entry
            elif first.get("match") == entry.get("match", ""):
                entries[key] = {**first, **entry, **first}
        return people


_DEAL: Final = fields(
    {"match": text(data_files.LONGEST_ID, data_files.MATCH_ID)},
    {
        "rank": whole(1, MOST_PLAYERS),
        "players": whole(1, MOST_PLAYERS),
        "score": whole(),
        "stars": whole(1, MOST_STARS),
    },
)
_RIGHT: Final = fields({"right": flag}, {"late": flag})


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
    by_profile = sorted((max(days, default=""), person) for person, days in people.items() if person != NO_PROFILE)
    profiles: Json = {person: _latest(people[person]) for _, person in by_profile[-_MOST_PEOPLE:]}
    return {"format": FORMAT, "version": VERSION, "days": _latest(people.get(NO_PROFILE, {})), "profiles": profiles}


def _latest(days: _Days) -> Json:
    """As many days as a file may hold; nobody looks farther back."""
    return {day: dict(days[day]) for day in sorted(days)[-_MOST_DAYS:]}
