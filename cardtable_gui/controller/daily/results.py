"""What a player did with the daily deals and puzzles, in one file of the data folder. No Qt.

    daily.json     {"format", "version", "days": {"2026-11-23": {GAME: {"match", "rank", "players", "score"}}}}

The first try of a deal is the one that counts; it has a `match` from its first moment, and the other keys from its end.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path
from typing import Final

from cardtable_gui.controller.daily.challenges import Challenge
from cardtable_gui.controller.saves import disk
from cardtable_gui.core.files.strict_json import Json, JsonError, parse
from cardtable_gui.core.game import AnyState

FILE: Final = "daily.json"
FORMAT: Final = "cardtable-daily"
VERSION: Final = 1
_PUZZLE: Final = "puzzle"


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
    """The results by day. Reads the file anew for every change, since another window may have written it."""

    def __init__(self, folder: Path) -> None:
        """Use this data folder, which is created on the first write."""
        self._path = folder / FILE
        self._days = self._read()

    def reload(self) -> None:
        """Read what another window may have written."""
        self._days = self._read()

    def tried(self, challenge: Challenge) -> Try | None:
        """The try that counts; None: it hasn't begun."""
        match self._days.get(challenge.day.isoformat(), {}).get(challenge.key):
            case {"match": str(match), "rank": int(rank), "players": int(players), "score": int(score)}:
                return Try(match, rank, players, score)
            case {"match": str(match)}:
                return Try(match)
        return None

    def begin(self, challenge: Challenge, match: str) -> None:
        """Note that the try that counts has begun. Raises `OSError`; it then counts in this window all the same."""
        self._put(challenge.day, challenge.key, {"match": match})

    def finish(self, challenge: Challenge, state: AnyState) -> None:
        """Note how the try that counts ended for the player. Raises `OSError` as `begin`."""
        tried = self.tried(challenge)
        ranks = state.ranks
        if tried is None or tried.over or ranks is None:
            return
        entry: dict[str, Json] = {"rank": ranks[0], "players": state.players, "score": state.scores[0]}
        self._put(challenge.day, challenge.key, {"match": tried.match, **entry})

    def solved(self, day: date) -> bool | None:
        """Whether the first answer to the puzzle of a day was right; None: there was none."""
        match self._days.get(day.isoformat(), {}).get(_PUZZLE):
            case {"right": bool(right)}:
                return right
        return None

    def answer(self, day: date, *, right: bool) -> None:
        """Note the first answer to the puzzle of a day; later ones don't count. Raises `OSError` as `begin`."""
        if self.solved(day) is None:
            self._put(day, _PUZZLE, {"right": right})

    def days_in_a_row(self, today: date) -> int:
        """How many days in a row something was finished, up to today, or up to yesterday if nothing was yet today."""
        day = today if self._finished_on(today) else today - timedelta(days=1)
        count = 0
        while self._finished_on(day):
            count += 1
            day -= timedelta(days=1)
        return count

    def _finished_on(self, day: date) -> bool:
        entries = self._days.get(day.isoformat(), {}).values()
        return any("rank" in entry or "right" in entry for entry in entries)

    def _put(self, day: date, key: str, entry: dict[str, Json]) -> None:
        with suppress(OSError):
            written = self._read()
            for iso, entries in written.items():
                self._days.setdefault(iso, {}).update(entries)
        self._days.setdefault(day.isoformat(), {})[key] = entry
        value = {"format": FORMAT, "version": VERSION, "days": self._days}
        disk.replace(self._path, (json.dumps(value, indent=1, sort_keys=True) + "\n").encode())

    def _read(self) -> dict[str, dict[str, dict[str, Json]]]:
        """The days of the file; one that can't be read is set aside as `daily.damaged`, and counts as empty."""
        try:
            value = parse(self._path.read_bytes())
        except FileNotFoundError:
            return {}
        except (OSError, JsonError):
            with suppress(OSError):
                self._path.replace(self._path.with_suffix(".damaged"))
            return {}
        days = value.get("days") if isinstance(value, Mapping) and value.get("format") == FORMAT else None
        found: dict[str, dict[str, dict[str, Json]]] = {}
        for day, entries in (days if isinstance(days, dict) else {}).items():
            if isinstance(entries, dict):
                found[day] = {key: entry for key, entry in entries.items() if isinstance(entry, dict)}
        return found
