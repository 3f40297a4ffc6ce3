"""Somebody who ends and reviews matches, practises, plays daily deals and edits profiles without a pause: to be killed.

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

from cardtable_gui.bots.assessment import Verdict
from cardtable_gui.controller.challenges import Challenge
from cardtable_gui.controller.daily.results import Results
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.practice.exercise import Exercise
from cardtable_gui.controller.practice.exercises import Exercises
from cardtable_gui.controller.profiles import Profiles
from cardtable_gui.controller.review import review_form
from cardtable_gui.controller.review.review import Judged, decisions_of
from cardtable_gui.controller.review.review_form import KeptVerdict
from cardtable_gui.controller.saves.notes import Note, Notes
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.controller.statistics import keeper
from cardtable_gui.core.actions import Action
from tests.controller.statistics.played import ANN, BEN, EASY, finished, put_away

FIRST_DAY = date(2026, 1, 1)
PEOPLE = ("ann", "ben")
LOSSES = (0.0, 0.125, 0.25)
"""What decisions give away; such numbers add up exactly."""
_EXERCISES = 6
"""So many mistakes are practised."""


class Writer:
    """Writes all that statistics, reviews, exercises, daily results, profiles and notes are kept in."""

    def __init__(self, folder: Path, rng: Random) -> None:
        self._rng = rng
        self._store = Store(folder)
        self._keeper = keeper.StatisticsKeeper(self._store, folder)
        self._daily = Results(folder)
        self._profiles = Profiles(folder)
        self._profiles.load()
        self._notes = Notes(folder)
        self._exercises = Exercises(folder)

    def write(self) -> None:
        """Write one thing of any kind."""
        kinds: tuple[Callable[[], None], ...] = (
            self._end_match,
            self._end_match,
            self._count,
            self._review,
            self._review,
            self._delete,
            self._practise,
            self._daily_deal,
            self._puzzle,
            self._profile,
            self._note,
        )
        self._rng.choice(kinds)()

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
        keeper.LOOKED_THROUGH = self._rng.choice((1, 50))
        keeper.TOGETHER = self._rng.choice((1, 200))
        self._keeper.update()
        self._keeper.look_through(rest=lambda _: None)
        say("counted")

    def _review(self) -> None:
        """Judge the first decisions of a match that has counted; more of them or fewer than another time."""
        counted = self._counted()
        if counted:
            name = self._rng.choice(counted)
            match = self._store.open_finished(name)
            judged = self._judged(match)
            kept = {index: verdict for index, (verdict, _) in judged.items()}
            own = [verdict.verdict.loss for verdict, seat in judged.values() if seat == 0]
            say("writing", "review", name)
            self._store.reviews.write(name, review_form.dumps(kept, match.package.game))
            say("review", name, len(kept), len(own), sum(own))

    def _counted(self) -> list[str]:
        """The matches that have counted, and are still there."""
        return [entry.match for entry in self._keeper.entries() if self._store.has(entry.match, over=True)]

    def _delete(self) -> None:
        """Delete the record of a match that has counted; its result stays."""
        counted = self._counted()
        if counted:
            match = self._rng.choice(counted)
            say("writing", "deleted", match)
            self._store.remove_finished(match)
            say("deleted", match)

    def _practise(self) -> None:
        """Keep a mistake as an exercise, answer it, or give it up."""
        match = finished(seed=0)
        index, (kept, _) = self._rng.choice(list(self._judged(match, seat=0).items())[:_EXERCISES])
        judged = Judged(index, 0, match.steps[index].action, kept.verdict, 0.0)
        exercise = Exercise.of(match, judged, FIRST_DAY)
        say("writing", "exercise", exercise.id)
        if self._exercises.add(exercise):
            say("exercise", exercise.id, told(exercise))
            return
        known = next(each for each in self._exercises.all() if each.id == exercise.id)
        if self._rng.random() < 0.2:
            self._exercises.remove(known.id)
            say("exercise", known.id, "")
        else:
            answered = known.answered(self._day(), right=self._rng.random() < 0.7)
            self._exercises.keep(answered)
            say("exercise", known.id, told(answered))

    def _judged(self, match: Match, seat: int | None = None) -> dict[int, tuple[KeptVerdict, int]]:
        """Verdicts on the first decisions of all seats or one, with the seat of each."""
        found: dict[int, tuple[KeptVerdict, int]] = {}
        for index, decision in decisions_of(match, None if seat is None else (seat,)):
            verdict: Verdict[Action] = Verdict(decision.chosen, 0.25, 0.25 + self._rng.choice(LOSSES), 0.02, 0.01)
            found[index] = KeptVerdict.of(decision, verdict), match.steps[index].seat
            if len(found) > _EXERCISES and self._rng.random() < 0.1:
                break
        return found

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


def told(exercise: Exercise) -> str:
    """What must be kept of an exercise."""
    return f"{exercise.solved} {exercise.due} {exercise.mistake.loss}"


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
