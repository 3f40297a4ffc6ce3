"""kill -9 while results are written: nothing is lost or double.

Written are the results of matches with their reviews and achievements, exercises, daily deals, puzzles, profiles and
notes.
"""

from __future__ import annotations

import os
import sys
import tempfile
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path

from cardtable_gui.controller.challenges import Challenge
from cardtable_gui.controller.daily.results import Results
from cardtable_gui.controller.practice.exercises import Exercises
from cardtable_gui.controller.profiles import Profiles
from cardtable_gui.controller.review import review_form
from cardtable_gui.controller.saves.notes import Note, Notes
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.controller.statistics.keeper import StatisticsKeeper
from cardtable_gui.core.files.data_files import EXERCISES
from cardtable_gui.games import game
from tests.soak.killing import killed
from tests.soak.report import Order, Report
from tests.soak.results_program import told as told_of

PART = "results"
_ROOT = Path(__file__).resolve().parents[2]
_KILLS = 12
"""Kills of one folder, then a fresh one."""


@dataclass
class Acknowledged:
    """What programs said of one folder, before each of them was killed.

    Attributes:
        matches: by the id of each match the people's ranks, as `SEAT:RANK`.
        deleted: matches whose record was deleted after they had counted.
        reviews: by match how many verdicts its review has, how many of them on the first seat, and their loss.
        exercises: by id what must be kept of it; empty: it was removed.
        tries: by date and person the daily deal's match, and the rank, `None` before its end.
        answers: by date and person whether the puzzle was solved.
        profiles: by id the name; empty: it was removed.
        notes: by match the text.
        writing: kind and key of what was about to be written when the last line was said; either is right of it.
    """

    matches: dict[str, list[str]] = field(default_factory=dict)
    deleted: set[str] = field(default_factory=set)
    reviews: dict[str, tuple[int, int, float]] = field(default_factory=dict)
    exercises: dict[str, str] = field(default_factory=dict)
    tries: dict[str, tuple[str, str]] = field(default_factory=dict)
    answers: dict[str, str] = field(default_factory=dict)
    profiles: dict[str, str] = field(default_factory=dict)
    notes: dict[str, str] = field(default_factory=dict)
    writing: tuple[str, str] | None = None

    def hear(self, line: str) -> None:
        """Note what a line says."""
        self.writing = None
        match line.split("|"):
            case ["writing", kind, key]:
                self.writing = kind, key
            case ["match", match, *people]:
                self.matches[match] = people
            case ["deleted", match]:
                self.deleted.add(match)
                self.reviews.pop(match, None)
            case ["review", match, verdicts, own, loss]:
                self.reviews[match] = int(verdicts), int(own), float(loss)
            case ["exercise", exercise, text]:
                self.exercises[exercise] = text
            case ["try", day_and_person, match, rank]:
                self.tries[day_and_person] = match, rank
            case ["answer", day_and_person, right]:
                self.answers[day_and_person] = right
            case ["profile", profile, name]:
                self.profiles[profile] = name
            case ["note", match, text]:
                self.notes[match] = text

    def end(self) -> None:
        """The program was killed: forget what it was just about to write."""
        if self.writing is not None:
            kind, key = self.writing
            self.writing = None
            if kind == "deleted":
                self.deleted.add(key)
            if kind in ("deleted", "review"):
                self.reviews.pop(key, None)
            self.exercises.pop(key if kind == "exercise" else "", None)
            self.tries.pop(key if kind == "try" else "", None)
            self.answers.pop(key if kind == "answer" else "", None)
            self.profiles.pop(key if kind == "profile" else "", None)
            self.notes.pop(key if kind == "note" else "", None)


def run(order: Order, program: str = "tests.soak.results_program") -> Report:
    """Kill the program that writes results again and again, and read what it left as the next start does."""
    report = Report(PART, order)
    for what in (
        "kills",
        "writes acknowledged",
        "results read",
        "results made anew",
        "achievements read",
        "reviews read",
        "exercises read",
        "lost",
        "counted twice",
        "damaged",
    ):
        report.count(what, 0)
    rng, deadline = order.rng(), order.deadline()
    environment = {**os.environ, "PYTHONPATH": str(_ROOT)}
    while True:
        with tempfile.TemporaryDirectory(prefix="cardtable-soak-") as place:
            told = Acknowledged()
            for _ in range(_KILLS):
                ended = killed([sys.executable, "-m", program, place, str(rng.getrandbits(32))], environment, rng)
                report.count("kills")
                report.count("writes acknowledged", len(ended.lines))
                if ended.trouble:
                    report.found("the program ended by itself", ended.trouble)
                for line in ended.lines:
                    told.hear(line)
                told.end()
                check(report, Path(place), told)
                if deadline.over:
                    break
            check_rebuilt(report, Path(place))
        if deadline.over:
            return report


def check_rebuilt(report: Report, folder: Path) -> None:
    """Report results and achievements that differ from those of a database made anew from the records."""
    store = Store(folder)
    kept = {(each.match, each.seat): each for each in StatisticsKeeper(store, folder).results()}
    with tempfile.TemporaryDirectory(prefix="cardtable-soak-") as place:
        anew = StatisticsKeeper(store, Path(place))
        _update(anew)
        for each in anew.results():
            report.count("results made anew")
            _expect(report, f"the result of {each.match}", kept.get((each.match, each.seat)), each)


def check(report: Report, folder: Path, told: Acknowledged) -> None:
    """Report what is missing, doubled or damaged in a data folder."""
    _check_results(report, folder, told)
    _check_exercises(report, folder, told)
    _check_daily(report, folder, told)
    profiles = Profiles(folder)
    profiles.load()
    for profile, name in told.profiles.items():
        kept = profiles.find(profile)
        _expect(report, f"profile {profile}", name, "" if kept is None else kept.name)
    notes = Notes(folder).all()
    for match, text in told.notes.items():
        _expect(report, f"the note on {match}", text, notes.get(match, Note()).text)
    aside = ("damaged/*", "*damaged*.json", "*.damaged", f"{EXERCISES}/*.damaged")
    for damaged in (path for pattern in aside for path in folder.glob(pattern)):
        report.count("damaged")
        report.found(f"{damaged.name} was set aside")


def _check_results(report: Report, folder: Path, told: Acknowledged) -> None:
    store = Store(folder)
    # The start's list puts a match away that was written, but not yet moved to the finished ones.
    store.unfinished()
    keeper = StatisticsKeeper(store, folder)
    _update(keeper)
    found: dict[str, list[str]] = {}
    for result in keeper.results():
        report.count("results read")
        report.count("achievements read", len((result.achievements or "").split()))
        if result.match in told.reviews and result.seat == 0:
            verdicts, *own = told.reviews[result.match]
            report.count("reviews read")
            _expect(report, f"what {result.match} gave away", own, [result.decisions, result.loss])
            kept = review_form.loads(store.reviews.read(result.match) or b"", game(result.game))
            _expect(report, f"the review of {result.match}", verdicts, len(kept))
        found.setdefault(result.match, []).append(f"{result.seat}:{result.rank}")
    for match, people in told.matches.items():
        _expect(report, f"the result of {match}", people, found.get(match, []))
    for match, people in found.items():
        if len(set(people)) < len(people):
            report.count("counted twice")
            report.found(f"{match} has the results {people}")
    new = found.keys() - told.matches.keys()
    if len(new) > 1:
        report.found(f"only one match can have been written when the program was killed, but {sorted(new)} are new")
    told.matches |= {match: found[match] for match in new}
    listed = {entry.match for entry in keeper.entries()}
    for match in told.matches.keys() - told.deleted:
        _expect(report, f"the record of {match}", True, match in listed)


def _update(keeper: StatisticsKeeper) -> None:
    """Read all that is new, with the achievements in all matches."""
    keeper.update()
    keeper.look_through(rest=lambda _: None)


def _check_exercises(report: Report, folder: Path, told: Acknowledged) -> None:
    exercises = Exercises(folder).all()
    kept = {each.id: told_of(each) for each in exercises}
    for exercise, text in told.exercises.items():
        report.count("exercises read")
        _expect(report, f"exercise {exercise}", text, kept.get(exercise, ""))


def _check_daily(report: Report, folder: Path, told: Acknowledged) -> None:
    daily = Results(folder)
    for key, (match, rank) in told.tries.items():
        day, person = key.split()
        tried = daily.tried(Challenge("kobayakawa", date.fromisoformat(day)), person)
        _expect(report, f"the match of {key}", match, None if tried is None else tried.match)
        _expect(report, f"the rank of {key}", rank, str(None if tried is None else tried.rank))
    for key, right in told.answers.items():
        day, person = key.split()
        _expect(report, f"the answer of {key}", right, str(daily.solved(date.fromisoformat(day), person)))


def _expect(report: Report, what: str, told: object, kept: object) -> None:
    if told != kept:
        report.count("lost")
        report.found(f"{what}: {told} was acknowledged, {kept} is on disk")
