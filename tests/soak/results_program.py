"""Somebody who ends matches, plays daily deals and edits profiles, tags and notes without a pause: to be killed.

Each line on standard output names something that is on disk: its kind and, separated by bars, what it is. Before that
a line `writing|KIND|KEY` tells what is about to change.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path
from random import Random

from cardtable_gui.controller.daily.challenges import Challenge
from cardtable_gui.controller.daily.results import Results
from cardtable_gui.controller.profiles import Profiles
from cardtable_gui.controller.saves.notes import Note, Notes
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.controller.statistics import keeper
from tests.controller.statistics.played import ANN, BEN, EASY, finished, put_away

FIRST_DAY = date(2026, 1, 1)
PEOPLE = ("ann", "ben")


class Writer:
    """Writes all that statistics, daily results, profiles and notes are kept in."""

    def __init__(self, folder: Path, rng: Random) -> None:
        self._rng = rng
        self._store = Store(folder)
        self._keeper = keeper.StatisticsKeeper(self._store, folder)
        self._daily = Results(folder)
        self._profiles = Profiles(folder)
        self._profiles.load()
        self._notes = Notes(folder)

    def write(self) -> None:
        """Write one thing of any kind."""
        kinds: tuple[Callable[[], None], ...] = (self._end_match, self._count, self._delete, self._daily_deal)
        self._rng.choice((*kinds, self._puzzle, self._profile, self._note))()

    def _end_match(self) -> None:
        seats = (ANN, EASY, self._rng.choice((EASY, BEN)))
        match = finished(seats=seats, seed=self._rng.randrange(20))
        say("writing", "match", "")
        match_id = put_away(self._store, match, hints=self._rng.randrange(2))
        ranks = match.state.ranks or ()
        people = (f"{seat}:{ranks[seat]}" for seat in match.people)
        say("match", match_id, *people)

    def _count(self) -> None:
        keeper.BATCH = self._rng.choice((1, 2, 200))
        self._keeper.update()
        say("counted")

    def _delete(self) -> None:
        """Delete the record of a match that has counted; its result stays."""
        counted = [entry.match for entry in self._keeper.entries()]
        if counted:
            match = self._rng.choice(counted)
            say("writing", "deleted", match)
            self._store.remove_finished(match)
            say("deleted", match)

    def _daily_deal(self) -> None:
        day, person = self._day(), self._rng.choice(PEOPLE)
        say("writing", "try", f"{day} {person}")
        challenge = Challenge("kobayakawa", day)
        tried = self._daily.tried(challenge, person)
        if tried is None:
            self._daily.begin(challenge, f"m{self._rng.getrandbits(32)}", person)
        elif not tried.over:
            self._daily.finish(challenge, finished(seed=self._rng.randrange(20)).state, person)
        kept = self._daily.tried(challenge, person)
        assert kept is not None
        say("try", f"{day} {person}", kept.match, kept.rank)

    def _puzzle(self) -> None:
        day, person = self._day(), self._rng.choice(PEOPLE)
        say("writing", "answer", f"{day} {person}")
        self._daily.answer(day, person, right=self._rng.random() < 0.5)
        say("answer", f"{day} {person}", self._daily.solved(day, person))

    def _profile(self) -> None:
        people = self._profiles.people
        if len(people) < 5:
            say("writing", "profile", "")
            added = self._profiles.add(f"P{self._rng.getrandbits(32)}")
            say("profile", added.id, added.name)
        else:
            removed = self._rng.choice(people).id
            say("writing", "profile", removed)
            self._profiles.remove(removed)
            say("profile", removed, "")

    def _note(self) -> None:
        name, text = f"n{self._rng.randrange(10)}", f"t{self._rng.getrandbits(32)}"
        say("writing", "note", name)
        self._notes.put({name: Note((), text)})
        say("note", name, text)

    def _day(self) -> date:
        return FIRST_DAY + timedelta(days=self._rng.randrange(30))


def say(*words: object) -> None:
    """Acknowledge that something is on disk."""
    os.write(1, "|".join(map(str, words)).encode() + b"\n")


def main() -> None:
    folder, seed = sys.argv[1:]
    writer = Writer(Path(folder), Random(int(seed)))
    while True:
        writer.write()


if __name__ == "__main__":
    main()
