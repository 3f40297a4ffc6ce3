"""What earlier versions wrote can still be read: matches, settings, set-ups, keys and hands.

`earlier_data` holds data folders that the program of earlier commits wrote, named after these commits; each has a form
that the others lack. The records of all commits are alike: those of Kobayakawa and Merchant come from the first commit
with a window, the other games' from one that had them all. Of the settings

- 30a1e39 has the first form;
- c1f1a59 has keys, hands, sound and the panel beside the table;
- 05e8d9a has sizes of cards, and set-ups that tell which bots the player named.

6fb8762 has what is kept beside matches and settings: the first schema of the statistics (with the result of a match
that was deleted), daily results before each profile had its own, and profiles. 0607a13 has a set-up with house rules
that the program has itself, and a match that was begun by them; 6d14ba9 has the statistics of such matches.
1d2422a has a match whose bots have characters; 1daf789 one in which a seat changed hands; 63cb711 one with a head
start, its set-up, and a declined proposal;
68709e7 has statistics that know who played against whom; 47fd1ff what belongs to one profile: a daily deal with stars
and a late answer, solved lessons, and a mistake to practise; b8c54af the profile of somebody who was asked at the first
start: a face, and no settings of its own. 4b2f934 has score pads of matches at a real table.
"""

from __future__ import annotations

import shutil
from configparser import ConfigParser
from contextlib import closing
from datetime import date
from pathlib import Path
from sqlite3 import connect
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from cardtable_gui import settings as entries
from cardtable_gui.controller.challenges import Challenge
from cardtable_gui.controller.daily.results import Results, Try
from cardtable_gui.controller.lessons import progress
from cardtable_gui.controller.pads.pad_store import PadStore
from cardtable_gui.controller.practice.exercises import Exercises
from cardtable_gui.controller.profiles import Profiles
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.controller.seats import Seat
from cardtable_gui.controller.statistics.keeper import StatisticsKeeper
from cardtable_gui.core.files.data_files import OLD_SETTINGS, SETTINGS
from cardtable_gui.core.files.record import dumps
from cardtable_gui.games import own_houses, package
from cardtable_gui.setting_entries import Entry
from cardtable_gui.settings import DECLINED, KEYS, Settings, seats_of
from cardtable_gui.views.kit.keys.keymap import Keymap
from cardtable_gui.views.plan.match_setup import remembered
from cardtable_gui.views.shell.matches.table_page import recalled
from cardtable_gui.views.shell.profiles.who_plays import WhoPlays

EARLIER = Path(__file__).parent / "earlier_data"
COMMITS = ("05e8d9a", "30a1e39", "c1f1a59")
RESULTS = "6fb8762"
CHOSEN_DEAL = "43c384e"
"""Its statistics count a match with a chosen deal like any other."""
OWN_HOUSES = "6d14ba9"
SET_UP_HOUSE = "0607a13"
CHARACTERS = "1d2422a"
SEATS = "1daf789"
OPPONENTS = "68709e7"
PADS = "4b2f934"
HEAD_STARTS = "63cb711"
PERSONAL = "47fd1ff"
INTRODUCED = "b8c54af"
OTHERS = (
    RESULTS,
    CHOSEN_DEAL,
    OWN_HOUSES,
    SET_UP_HOUSE,
    CHARACTERS,
    SEATS,
    OPPONENTS,
    HEAD_STARTS,
    PERSONAL,
    INTRODUCED,
    PADS,
)
MATCHES = sorted(EARLIER.glob("*/*/*.cardtable"))
GIVEN_UP = {"window/side_open"}
"""Settings of earlier versions that have none to take their place. They stay in the file."""

VALUES: dict[str, Any] = {
    "keys/chosen": {"table/pick": ["X"], "window/undo": ["Ctrl+Y", "U"]},
    "look/card_size": "large",
    "look/language": "ja",
    "look/text_percent": 130,
    "look/theme": "dark",
    "play/animation": "slow",
    "play/auto_pass": "yes",
    "play/bot_speed": "fast",
    "play/confirm": False,
    "play/hand_order": "hand",
    "play/hands": {"kobayakawa-unfinished": {"0": ["12", "3"]}},
    "play/motion": "less",
    "seats/player": "Ann",
    "sound/on": False,
    "sound/volume": 35,
    "window/folder": "/home/ann/記録",
    "window/full_screen": True,
    "window/side": "open",
    "window/side_tab": "rules",
    "window/side_width": 420,
}
"""What was set in all earlier versions that had the setting; never a default."""
ENTRIES = {entry.key: entry for entry in vars(entries).values() if isinstance(entry, Entry)}


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder for a copy of earlier data."""
    return tmp_path / "data"


def keys_in(file: Path) -> set[str]:
    """The names of all settings in a file."""
    written = ConfigParser(interpolation=None)
    written.read(file, "utf-8")
    return {f"{section}/{key}" for section in written.sections() for key in written[section]}


def test_every_game_and_form_is_there() -> None:
    assert tuple(sorted(folder.name for folder in EARLIER.iterdir())) == tuple(sorted((*COMMITS, *OTHERS)))
    assert {file.name.split("-")[0] for file in MATCHES} == {"godan", "gunjo", "kobayakawa", "meow", "merchant"}
    assert set().union(*(keys_in(EARLIER / commit / OLD_SETTINGS) for commit in COMMITS)) >= set(VALUES)


@pytest.mark.parametrize("file", MATCHES, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_a_match_of_an_earlier_version_goes_on_and_is_written_alike(data: Path, file: Path) -> None:
    shutil.copytree(file.parents[1], data)
    store = Store(data)
    over = file.parent.name == "finished"
    listed = {saved.id: saved for saved in (store.finished() if over else store.unfinished())}
    match = store.open_finished(file.stem) if over else store.open(file.stem)
    assert store.set_aside.take() == []
    assert dumps(match.record) == file.read_text(encoding="utf-8")
    one, other = ("sora", "yuki") if file.parts[-3] in (CHARACTERS, OPPONENTS) else ("", "")
    seats = (Seat("Ann"), Seat("Ben", "normal", character=one), Seat("", "normal", character=other))
    assert listed[file.stem].seats == match.seats == seats
    assert (match.state.to_move is None) == over
    if not over:
        match.act(match.state.view(match.state.to_move).legal_actions()[0])


def test_a_match_of_an_earlier_version_keeps_its_house_rules(data: Path) -> None:
    shutil.copytree(EARLIER / "c1f1a59", data)
    match = Store(data).open("godan-unfinished")
    assert match.record.house is not None
    assert match.record.house["name"] == "ours"


def test_a_head_start_of_an_earlier_version_holds_and_so_does_what_was_declined(data: Path) -> None:
    shutil.copytree(EARLIER / HEAD_STARTS, data)
    match, settings = Store(data).open("gunjo-ahead"), Settings(data / SETTINGS)
    assert match.record.options["head_start"] == (7, 0, 0)
    assert match.state.scores == (37, 30, 30)
    kept = settings.value(seats_of("gunjo"))
    assert remembered(package("gunjo").game, kept).options["head_start"] == (7, 0, 0)
    assert list(settings.value(DECLINED).values()) == [1795800000]
    assert settings.set_aside.take() == []


def test_a_match_of_an_earlier_version_keeps_who_sat_there_when(data: Path) -> None:
    shutil.copytree(EARLIER / SEATS, data)
    match = Store(data).open("gunjo-seats")
    seats = [match.seats_at(at)[1] for at in (4, 5, 9)]
    assert seats == [Seat("Cho"), Seat("", "easy", character="hana"), Seat("Ben", "normal")]


@pytest.mark.parametrize("commit", COMMITS)
def test_the_settings_of_an_earlier_version_hold_and_stay(data: Path, commit: str) -> None:
    shutil.copytree(EARLIER / commit, data)
    settings = Settings(data / SETTINGS)
    there = keys_in(data / OLD_SETTINGS)
    games = {key for key in there if key.startswith("seats/")} - {"seats/player"}
    assert there - games - GIVEN_UP <= set(VALUES)
    for key in there - games - GIVEN_UP:
        assert settings.value(ENTRIES[key]) == VALUES[key]
    settings.set(entries.VOLUME, 36)
    settings.sync()
    assert settings.set_aside.take() == []
    again = Settings(data / SETTINGS)
    assert again.texts().keys() == there | {"sound/volume"}
    for key in there - games - GIVEN_UP - {"sound/volume"}:
        assert again.value(ENTRIES[key]) == VALUES[key]


@pytest.mark.parametrize("commit", COMMITS)
def test_a_set_up_of_an_earlier_version_is_proposed_again(commit: str) -> None:
    settings = Settings(EARLIER / commit / SETTINGS)
    for game in ("kobayakawa", "merchant") if commit == "30a1e39" else ("godan", "gunjo", "meow"):
        kept = settings.value(seats_of(game))
        plan = remembered(package(game).game, kept)
        assert [(seat.name, seat.level) for seat in plan.seats[:2]] == [("Ann", None), ("Ben", "normal")]
        assert {key: list(value) if isinstance(value, tuple) else value for key, value in plan.options.items()} == (
            kept["options"]
        )


@pytest.mark.parametrize("commit", ["05e8d9a", "c1f1a59"])
def test_the_keys_and_hands_of_an_earlier_version_are_used(qapp: QApplication, commit: str) -> None:
    settings = Settings(EARLIER / commit / SETTINGS)
    keymap = Keymap(settings)
    assert keymap.keys("table/pick") == ("X",)
    assert settings.value(KEYS)["window/undo"] == ["Ctrl+Y", "U"]
    assert recalled(settings, "kobayakawa-unfinished") == {0: ("12", "3")}


def test_the_statistics_of_an_earlier_version_stay_and_go_on(data: Path) -> None:
    shutil.copytree(EARLIER / RESULTS, data)
    keeper = StatisticsKeeper(Store(data), data)
    keeper.update()
    found = {result.match: result for result in keeper.results()}
    assert {match: (each.rank, each.hints, each.decisions) for match, each in found.items()} == {
        "gunjo-finished": (2, 0, 0),
        "merchant-finished": (1, 2, 0),
    }
    assert [entry.match for entry in keeper.entries()] == ["gunjo-finished"]
    assert not (data / "damaged").exists()


def test_a_chosen_deal_that_an_earlier_version_counted_counts_apart(data: Path) -> None:
    shutil.copytree(EARLIER / CHOSEN_DEAL, data)
    keeper = StatisticsKeeper(Store(data), data)
    assert [each.assisted for each in keeper.results()] == [False]
    keeper.update()
    assert [(each.match, each.assisted) for each in keeper.results()] == [("kobayakawa-chosen", True)]


def test_whoever_was_asked_by_an_earlier_version_is_asked_no_more(data: Path) -> None:
    shutil.copytree(EARLIER / INTRODUCED, data)
    settings = Settings(data / SETTINGS)
    assert settings.value(entries.ASKED_WHO)
    profiles = Profiles(data, settings)
    profiles.load()
    (person,) = profiles.people
    assert (person.name, person.mark, person.colour, dict(person.settings)) == ("さくら", "owl", "teal", {})
    assert profiles.of_usual_player(settings.value(entries.PLAYER)) is person


def test_house_rules_of_the_program_s_own_stay_apart_in_its_statistics_and_set_ups(data: Path) -> None:
    for commit in (OWN_HOUSES, SET_UP_HOUSE):
        shutil.copytree(EARLIER / commit, data, dirs_exist_ok=True)
    store = Store(data)
    keeper = StatisticsKeeper(store, data)
    for _ in range(2):
        assert {result.match: result.house for result in keeper.results()} == {
            "godan-house1": "house-1",
            "godan-house2": "house-2",
        }
        keeper.update()
    assert store.set_aside.take() == []
    kept = Settings(data / SETTINGS).value(seats_of("godan"))
    plan = remembered(package("godan").game, kept)
    assert plan.house == own_houses.content("godan", "house-2")


def test_the_statistics_of_an_earlier_version_learn_which_house_rules_were_played(data: Path) -> None:
    shutil.copytree(EARLIER / OWN_HOUSES, data)
    with closing(connect(data / "statistics.sqlite")) as database, database:
        database.execute("ALTER TABLE result DROP COLUMN house")
        database.execute("PRAGMA user_version = 3")
    store = Store(data)
    keeper = StatisticsKeeper(store, data)
    keeper.update()
    assert {result.house for result in keeper.results()} == {"house-1", "house-2"}
    assert store.set_aside.take() == []


def test_opponents_stay_whether_or_not_a_record_tells_of_them(data: Path) -> None:
    shutil.copytree(EARLIER / OPPONENTS, data)
    for lost in (False, True):
        if lost:
            (data / "statistics.sqlite").unlink()
        keeper = StatisticsKeeper(Store(data), data)
        keeper.update()
        found = {(each.match, each.person): each for each in keeper.results()}
        met = {key: [(who.name, who.character, who.profile) for who in each.opponents] for key, each in found.items()}
        assert met == {
            ("kobayakawa-met", "Ann"): [("Ben", "sora", ""), ("", "yuki", "")],
            ("merchant-met", "Ann"): [("Cleo", "", "c1")],
            ("merchant-met", "Cleo"): [("Ann", "", "a1")],
        }
        assert {key[0]: each.marks for key, each in found.items()} == {
            "kobayakawa-met": (),
            "merchant-met": ("hints",),
        }
    assert not (data / "damaged").exists()


def test_the_daily_results_and_profiles_of_an_earlier_version_stay(data: Path, qapp: QApplication) -> None:
    shutil.copytree(EARLIER / RESULTS, data)
    daily, day = Results(data), date(2025, 11, 22)
    for _ in range(2):
        assert daily.tried(Challenge("kobayakawa", day)) == Try("kobayakawa-daily", 2, 4, 4)
        assert daily.tried(Challenge("godan", date(2025, 11, 23))) == Try("godan-daily")
        assert daily.solved(day) is True
        daily.answer(day, "somebody", right=False)
        daily = Results(data)
    profiles = Profiles(data)
    profiles.load()
    assert [profile.name for profile in profiles.people] == ["Ann"]


def test_the_score_pads_open_and_are_scored_as_they_were(tmp_path: Path) -> None:
    shutil.copytree(EARLIER / PADS, tmp_path / "data")
    pads = {kept.id: kept.pad for kept in PadStore(tmp_path / "data").all()}
    scores = {name: pad.scored.state.scores for name, pad in pads.items()}
    assert scores == {
        "godan": (150, 50, 115),
        "gunjo": (36, 25, 24),
        "kobayakawa": (5, 6, 3, 5),
        "meow": (-3, 0),
        "merchant": (1, 0, 2),
    }
    assert all(pad.scored.misfit is None for pad in pads.values())
    assert pads["godan"].deals[0].note == "redealt once"
    assert pads["gunjo"].people[0].profile == "4fe1"
    assert pads["meow"].note == "short"
    assert pads["kobayakawa"].scored.starter == 0


def test_what_belonged_to_a_profile_in_an_earlier_version_stays_with_it(data: Path, qapp: QApplication) -> None:
    shutil.copytree(EARLIER / PERSONAL, data)
    profiles, settings = Profiles(data), Settings(data / SETTINGS)
    profiles.load()
    (ann,) = profiles.people
    assert WhoPlays(settings, profiles).seat == Seat("Ann", profile=ann.id)
    solved = {who: progress.solved(settings, "kobayakawa", who) for who in ("", ann.id, "somebody")}
    assert solved == {"": {"fold"}, ann.id: {"fold", "flip"}, "somebody": set()}
    daily, day = Results(data), date(2026, 11, 27)
    for _ in range(2):
        assert daily.tried(Challenge("kobayakawa", day), ann.id) == Try("kobayakawa-daily", 3, 4, 5, 2)
        assert (daily.solved(day, ann.id), daily.solved(date(2026, 11, 25), ann.id)) == (True, False)
        assert daily.days_in_a_row(day, ann.id) == 1
        daily.answer(date(2026, 11, 20), ann.id, right=True)
        daily = Results(data)
    (exercise,) = Exercises(data).all()
    assert exercise.profile == ann.id
    assert [seat.called for seat in exercise.position(Seat("Ann")).seats] == ["Ann", "Hana", "Sora", "Ren"]
