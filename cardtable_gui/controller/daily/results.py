"""What a player did with the daily deals and puzzles, in one file of the data folder. No Qt.

    daily.json     {"format", "version", "days": DAYS, "profiles": {PROFILE ID: DAYS}}
    DAYS           {"2026-11-23": {GAME: {"match", "rank", "players", "score"}, "puzzle": {"right"}}}

`days` are those of whoever plays without a profile; version 1 had only them. The first try of a deal is the one that
counts; it has a `match` from its first moment, and the other keys from its end.
"""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path
from typing import Final

from cardtable_gui.controller.daily.challenges import Challenge
from cardtable_gui.controller.saves import disk
from cardtable_gui.core.files import data_files
from cardtable_gui.core.files.strict_json import Json, JsonError, parse
from cardtable_gui.core.game import AnyState

FORMAT: Final = "cardtable-daily"
VERSION: Final = 2
NO_PROFILE: Final = ""
"""Stands for whoever plays without a profile, where the id of a profile is asked for."""
_PUZZLE: Final = "puzzle"

_Days = dict[str, dict[str, dict[str, Json]]]


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

    A person is the id of a profile, or `NO_PROFILE`.
    """

    def __init__(self, folder: Path) -> None:
        """Use this data folder, which is created on the first write."""
        self._path = folder / data_files.DAILY
        self._people = self._read()

    def reload(self) -> None:
        """Read what another window may have written."""
        self._people = self._read()

    def tried(self, challenge: Challenge, person: str = NO_PROFILE) -> Try | None:
        """The try that counts; None: it hasn't begun."""
        match self._entries(challenge.day, person).get(challenge.key):
            case {"match": str(match), "rank": int(rank), "players": int(players), "score": int(score)}:
                return Try(match, rank, players, score)
            case {"match": str(match)}:
                return Try(match)
        return None

    def begin(self, challenge: Challenge, match: str, person: str = NO_PROFILE) -> None:
        """Note that the try that counts has begun. Raises `OSError`; it then counts in this window all the same."""
        self._put(person, challenge.day, challenge.key, {"match": match})

    def finish(self, challenge: Challenge, state: AnyState, person: str = NO_PROFILE) -> None:
        """Note how the try that counts ended for the player. Raises `OSError` as `begin`."""
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
        """Note the first answer to the puzzle of a day; later ones don't count. Raises `OSError` as `begin`."""
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

    def _put(self, person: str, day: date, key: str, entry: dict[str, Json]) -> None:
        with suppress(OSError):
            for each, days in self._read().items():
                for iso, entries in days.items():
                    self._people.setdefault(each, {}).setdefault(iso, {}).update(entries)
        self._people.setdefault(person, {}).setdefault(day.isoformat(), {})[key] = entry
        profiles = {each: days for each, days in self._people.items() if each != NO_PROFILE}
        days = self._people.get(NO_PROFILE, {})
        value = {"format": FORMAT, "version": VERSION, "days": days, "profiles": profiles}
        disk.replace(self._path, (json.dumps(value, indent=1, sort_keys=True) + "\n").encode())

    def _read(self) -> dict[str, _Days]:
        """The days by person. A file that can't be read is set aside as `daily.damaged`, and counts as empty."""
        try:
            value = parse(self._path.read_bytes())
        except FileNotFoundError:
            return {}
        except (OSError, JsonError):
            with suppress(OSError):
                self._path.replace(self._path.with_suffix(".damaged"))
            return {}
        if not isinstance(value, dict) or value.get("format") != FORMAT:
            return {}
        profiles = value.get("profiles")
        people = {NO_PROFILE: value.get("days"), **(profiles if isinstance(profiles, dict) else {})}
        return {person: _days(told) for person, told in people.items()}


def _days(told: Json) -> _Days:
    """The days of one person; whatever is none is left out."""
    found: _Days = {}
    for day, entries in (told if isinstance(told, dict) else {}).items():
        if isinstance(entries, dict):
            found[day] = {key: entry for key, entry in entries.items() if isinstance(entry, dict)}
    return found
