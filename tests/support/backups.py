"""Backups with chosen content and a manifest that agrees with it; and what a start of the program reads of its data."""

from __future__ import annotations

import io
import json
import warnings
import zipfile
from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import date
from functools import partial
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PySide6.QtCore import Qt

from cardtable_gui import games
from cardtable_gui import settings as entries
from cardtable_gui.bots.assessment import Verdict
from cardtable_gui.controller import challenges
from cardtable_gui.controller.backup.data_parts import MANIFEST, RESULTS
from cardtable_gui.controller.daily.results import NO_PROFILE, Results
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.pads.pad import Pad, Person
from cardtable_gui.controller.pads.pad_standings import standings
from cardtable_gui.controller.pads.pad_store import PadStore
from cardtable_gui.controller.practice.exercise import Exercise
from cardtable_gui.controller.practice.exercises import Exercises
from cardtable_gui.controller.profiles import Profiles
from cardtable_gui.controller.review import review_form
from cardtable_gui.controller.review.review import Judged, decisions_of
from cardtable_gui.controller.review.review_form import KeptVerdict
from cardtable_gui.controller.saves.notes import Notes
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.controller.seats import Seat
from cardtable_gui.controller.statistics import result_form
from cardtable_gui.controller.statistics.csv_export import to_csv
from cardtable_gui.controller.statistics.figures import Figures, losses_over_time, shares_over_time
from cardtable_gui.controller.statistics.keeper import StatisticsKeeper
from cardtable_gui.controller.statistics.match_losses import losses_of
from cardtable_gui.core.actions import Action
from cardtable_gui.core.files import data_files
from cardtable_gui.core.files.record import Record, dumps
from cardtable_gui.core.options import complete
from cardtable_gui.models.achievement_rows import achievement_rows
from cardtable_gui.models.library import ORDERS, LibraryContents, LibraryModel, LibraryQuery, LibraryRole
from cardtable_gui.setting_entries import Entry
from cardtable_gui.settings import Settings, seats_of
from tests.controller.statistics.played import ANN, BEN, EASY, finished, recorded
from tests.support.recorded import played

Parts = dict[str, bytes]
"""The files of a backup without its manifest, by path."""

DAY = date(2026, 11, 23)
OLD_SETTINGS = (
    b"[General]\nnumber=@Variant(\\0\\0\\0\\x7f)\n"
    b'[look]\ntheme=dark\ntext_percent=130\n[seats]\nplayer="Ann, B\\xe9n"\n'
)


def parts() -> Parts:
    """A part of every kind, as the program writes it; each as small as it can be while it has everything in it."""
    unfinished = {game: played(game, (ANN, Seat("Kim", "easy")), most=5) for game in ("godan", "kobayakawa", "meow")}
    unfinished["kobayakawa"].change_seat(1, Seat("Cho", profile="p2"))
    match = finished()
    results, _ = result_form.dumps(_results(match))
    return {
        data_files.SETTINGS: _json(settings=1, values=_settings()),
        data_files.OLD_SETTINGS: OLD_SETTINGS,
        data_files.PROFILES: _json(profiles=1, people=[_profile("p1"), {**_profile("p2"), "later": [1]}]),
        data_files.DAILY: _json(
            format="cardtable-daily",
            version=2,
            days={"2026-11-23": {"godan": {"match": "m1"}, "puzzle": {"right": True}}},
            profiles={"p1": {"2026-11-22": {"meow": {"match": "m2", "rank": 1, "players": 3, "score": 7}}}},
        ),
        data_files.NOTES: _json(notes=1, matches={"m1": {"tags": ["good", "long"], "note": "Ann’s"}}),
        RESULTS: results,
        **{f"matches/{game}.cardtable": dumps(each.record).encode() for game, each in unfinished.items()},
        "finished/m1.cardtable": dumps(recorded(match, "m1")).encode(),
        "finished/m2.cardtable": dumps(recorded(finished(seats=(ANN, BEN, EASY), seed=2), "m2")).encode(),
        "reviews/m1.review": review_form.dumps(_verdicts(match), match.package.game).encode(),
        "practice/one.exercise": _exercise(unfinished["godan"]),
        "pads/p1.pad": _pad(),
    }


def packed(found: Mapping[str, bytes], **changed: object) -> bytes:
    """A backup of these parts, and a manifest of them with these changes."""
    listed = [
        {"path": path, "size": len(data), "sha256": sha256(data).hexdigest(), "modified": 1_700_000_000_123}
        for path, data in found.items()
    ]
    manifest = {
        "format": "cardtable-data",
        "version": 1,
        "program": "0.4.0",
        "saved": "2026-11-23T10:00:00+00:00",
        "files": listed,
        **changed,
    }
    return archive_of([*found.items(), (MANIFEST, json.dumps(manifest).encode())])


def archive_of(files: Iterable[tuple[str, bytes]], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    """A ZIP archive of these files, even if two have the same name."""
    file = io.BytesIO()
    with warnings.catch_warnings(), zipfile.ZipFile(file, "w", method) as archive:
        warnings.simplefilter("ignore")
        for name, data in files:
            archive.writestr(zipfile.ZipInfo(name, (2026, 1, 1, 0, 0, 0)), data, method)
    return file.getvalue()


def parts_of(backup: bytes) -> tuple[Parts, dict[str, Any]]:
    """The parts of a backup, and its manifest."""
    with zipfile.ZipFile(io.BytesIO(backup)) as archive:
        found = {name: archive.read(name) for name in archive.namelist()}
    return found, json.loads(found.pop(MANIFEST))


def contents(folder: Path) -> Parts:
    """All files in a folder, by path."""
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def start(folder: Path) -> list[str]:
    """Read all data of a folder as the program does from its start to its last page; the names of what was set aside.

    Raises whatever would be a crash dialog.
    """
    settings = Settings(folder / data_files.SETTINGS)
    for entry in (*(each for each in vars(entries).values() if isinstance(each, Entry)), *map(seats_of, _GAMES)):
        settings.value(entry)
    profiles = Profiles(folder, settings)
    profiles.failed.connect(_fail)
    profiles.load()
    daily = Results(folder)
    store = Store(folder)
    for person in (NO_PROFILE, *(each.id for each in profiles.people)):
        daily.has_any(person)
        daily.days_in_a_row(DAY, person)
        daily.solved(DAY, person)
        for tried in (daily.tried(challenge, person) for challenge in challenges.of_day(DAY)):
            if tried is not None:
                store.has(tried.match, over=tried.over)
    notes = Notes(folder)
    listed = [*store.unfinished(), *store.finished()]
    keeper = StatisticsKeeper(store, folder)
    keeper.update()
    results = keeper.results()
    to_csv(results)
    shares_over_time(results)
    losses_over_time(results)
    achievement_rows(results)
    if results:
        Figures.of(results)
    library = LibraryModel()
    library.show(LibraryContents(keeper.entries(), notes.all()))
    for order in ORDERS:
        library.arrange(LibraryQuery(words="a", order=order))
    library.arrange(LibraryQuery())
    for row in range(library.rowCount()):
        for role in (*LibraryRole, Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            library.data(library.index(row), role)
    exercises = Exercises(folder)
    for exercise in exercises.all():
        exercise.position(Seat("Ann"))
        exercise.answered(DAY, right=True)
    pads = [kept.pad for kept in PadStore(folder, store.set_aside).all()]
    for pad in pads:
        pad.scored.questions({})
    standings(pads)
    _read_reviews(store, [each.id for each in listed])
    aside = (settings.set_aside, profiles.set_aside, store.set_aside)
    return [each.name for found in aside for each in found.take()] + _names(folder / data_files.DAMAGED)


_GAMES = [each.game.id for each in games.packages()]


def _read_reviews(store: Store, matches: Iterable[str]) -> None:
    for match in matches:
        review = store.reviews.read(match)
        if review is not None and store.has(match, over=True):
            store.read_finished(match, partial(_read_review, review=review))


def _read_review(record: Record, review: bytes) -> None:
    losses_of(record, review)
    match = Match.of(record)
    kept = review_form.loads(review, match.package.game)
    for index, decision in decisions_of(match):
        if index in kept and kept[index].fits(decision):
            match.package.game.describe(kept[index].verdict.best)


def _pad() -> bytes:
    """A pad with everything in it."""
    with TemporaryDirectory() as folder:
        pad = Pad("meow", (Person("Ann", "p1"), Person("Ben")), complete(games.game("meow").options, {}))
        deals = pad.with_deal({"winner": 0, "circles-1": 7}, "a note").noted("another")
        PadStore(Path(folder)).add(deals)
        (path,) = Path(folder, data_files.PADS).glob("*.pad")
        return path.read_bytes()


def _names(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir()] if folder.is_dir() else []


def _fail(message: object) -> None:
    raise AssertionError(message)


def _json(**value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode()


def _settings() -> dict[str, str]:
    seats = {"seats": [{"name": "Ann", "level": None}, {"name": "", "level": "easy"}], "options": {}}
    return {
        "look/theme": "dark",
        "look/text_percent": "130",
        "seats/player": "Ann",
        "seats/godan": json.dumps(seats),
        "keys/chosen": '{"table/pick": ["X"]}',
        "play/hands": '{"m1": {"0": ["3"]}}',
        "window/place": "10 20 800 600",
        "of/tomorrow": "a value",
    }


def _profile(name: str) -> dict[str, object]:
    return {"id": name, "name": "Ann", "colour": "red", "mark": "fan", "settings": {"look/theme": "dark"}}


def _results(match: Match) -> list[Any]:
    from cardtable_gui.controller.statistics.match_results import first_end, results_of

    found = []
    for name, seats in (("m1", (ANN, EASY, EASY)), ("m3", (ANN, BEN, EASY))):
        record = recorded(finished(seats=seats, seed=match.seed), name)
        end, tally = first_end(record, name, 0)
        assert end is not None
        found += results_of(record, name, end, tally)
    return [replace(found[0], decisions=3, loss=0.5, achievements="one two"), *found[1:]]


def _verdicts(match: Match) -> dict[int, KeptVerdict]:
    found: dict[int, KeptVerdict] = {}
    for index, decision in decisions_of(match):
        verdict: Verdict[Action] = Verdict(decision.view.legal_actions()[0], 0.25, 0.5, 0.02, 0.01)
        found[index] = KeptVerdict.of(decision, verdict)
        if len(found) == 3:
            break
    return found


def _exercise(match: Match) -> bytes:
    from cardtable_gui.controller.practice.exercise import dumps as exercise_text

    index, decision = next(iter(decisions_of(match)))
    best = next(action for action in decision.view.legal_actions() if action != decision.chosen)
    judged = Judged(index, decision.seat, decision.chosen, Verdict(best, 0.3, 0.5, 0.02, 0.01), 0.0)
    return exercise_text(Exercise.of(match, judged, DAY)).encode()
