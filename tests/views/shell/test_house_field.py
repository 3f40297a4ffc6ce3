"""House rules on the start screen: a file is loaded, refused with its line, saved, and put into the record."""

from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from cardtable_gui import games, i18n
from cardtable_gui.controller import loader
from cardtable_gui.controller.profiles import Profiles
from cardtable_gui.core.files import house_file, plain_file
from cardtable_gui.core.files.limits import MOST_HOUSE_BYTES
from cardtable_gui.core.game import AnyGame
from cardtable_gui.games import own_houses
from cardtable_gui.resources import resource
from cardtable_gui.views.kit.controls.segments import WrappingSegments
from cardtable_gui.views.kit.keys.keymap import Keymap
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.pictures.covers import Covers
from cardtable_gui.views.plan.match_setup import MatchSetup, remembered, to_keep, usual_seats
from cardtable_gui.views.shell.navigation.shell import Shell
from cardtable_gui.views.shell.start.house_field import DeckTable
from cardtable_gui.views.shell.start.setup_page import SetupPage
from tests.views.window_scenes import Show


@pytest.fixture
def game() -> AnyGame:
    return games.game("godan")


@pytest.fixture
def ours(game: AnyGame) -> str:
    return resource(game.houses[-1].file).read_text(encoding="utf-8")


@pytest.fixture
def other(tmp_path: Path, ours: str) -> Path:
    """A valid file: role cards left in hand cost 20."""
    path = tmp_path / "dear.toml"
    path.write_text(ours.replace("role = 10", "role = 20").replace('"house-2"', '"Dear roles"'), encoding="utf-8")
    return path


@pytest.fixture
def setup(look: Look, shown: Show, game: AnyGame) -> SetupPage:
    page = SetupPage(look, Covers(), Keymap(), Profiles(None))
    page.show_plan(game, remembered(game, {}))
    page.more_button.setChecked(True)
    shown(page)
    return page


def choices(setup: SetupPage) -> WrappingSegments:
    assert setup.house.houses is not None
    return setup.house.houses


def pick(setup: SetupPage, house: str) -> None:
    """Click one of the choices."""
    QTest.mouseClick(choices(setup).button(house), Qt.MouseButton.LeftButton)


def chosen(setup: SetupPage) -> str:
    """The name of what a match would be played by; empty: nothing is told, as in records without house rules."""
    house = setup.plan.house
    return "" if house is None else str(house["name"])


@pytest.mark.parametrize("house", ["house-1", "house-2"])
def test_both_own_house_rules_are_told_whichever_is_chosen(setup: SetupPage, game: AnyGame, house: str) -> None:
    pick(setup, house)
    told = "\n".join(label.text() for label in setup.house.findChildren(QLabel) if label.isVisible())
    assert len(game.houses) == 2
    assert all(i18n.text(own.about) in told for own in game.houses)


def test_only_a_game_that_takes_house_rules_shows_them(setup: SetupPage) -> None:
    assert setup.house.isVisible()
    other_game = games.game("kobayakawa")
    setup.show_plan(other_game, remembered(other_game, {}))
    assert not setup.house.isVisible()
    assert setup.plan.house is None


def test_a_file_is_taken_and_given_back(setup: SetupPage, other: Path, game: AnyGame) -> None:
    setup.house.read(other)
    house = setup.house.house
    assert house is not None
    assert setup.plan.house == house
    assert house["hand"] == {"role": 20}
    assert setup.house.problem == ""
    kept = remembered(game, to_keep(setup.plan))
    assert kept.house == house
    pick(setup, "house-2")
    assert setup.plan.house == own_houses.content("godan", "house-2")
    pick(setup, "file")
    assert setup.plan.house == house


def test_a_file_that_cannot_be_used_is_refused_with_its_line_and_changes_nothing(
    setup: SetupPage, other: Path, ours: str, tmp_path: Path
) -> None:
    setup.house.read(other)
    before = setup.plan.house
    bad = tmp_path / "bad.toml"
    written = ours.replace("value = 20", "value = 12")
    bad.write_text(written, encoding="utf-8")
    setup.house.read(bad)
    line = 1 + written.splitlines().index("value = 12")
    assert setup.house.problem.startswith(f"bad.toml, line {line}: ")
    assert "ascending order" in setup.house.problem
    assert setup.plan.house == before
    setup.house.read(tmp_path / "nowhere.toml")
    assert setup.house.problem.startswith("Can’t read the file “nowhere.toml”.")


def test_our_own_files_count_as_ours(setup: SetupPage, game: AnyGame) -> None:
    setup.house.read(resource(game.houses[0].file))
    assert chosen(setup) == ""
    setup.house.read(resource(game.houses[1].file))
    assert chosen(setup) == "house-2"
    assert choices(setup).button("file").isHidden()


def test_new_matches_play_house_2_and_house_1_is_a_choice_that_is_kept(setup: SetupPage, game: AnyGame) -> None:
    assert chosen(setup) == "house-2"
    pick(setup, "house-1")
    assert chosen(setup) == ""
    kept = to_keep(setup.plan)
    assert kept["house"] == own_houses.content("godan", "house-1")
    setup.show_plan(game, remembered(game, kept))
    assert chosen(setup) == ""
    assert choices(setup).chosen == "house-1"


def test_a_set_up_kept_before_there_was_a_choice_gets_the_new_house(game: AnyGame) -> None:
    kept = to_keep(remembered(game, {}))
    del kept["house"]
    assert remembered(game, kept).house == own_houses.content("godan", "house-2")


@pytest.mark.parametrize(
    ("house", "rows"),
    [
        ("house-1", [("5 · 10 · 15 · 20 · 25", 9), ("Severance · Robbery · Cover-up · Collection", 4)]),
        ("house-2", [("5 · 10 · 15 · 20 · 25 · 30", 7), ("Severance", 4), ("Robbery · Cover-up · Collection", 5)]),
    ],
)
def test_the_deck_of_the_chosen_house_is_a_table(setup: SetupPage, house: str, rows: list[tuple[str, int]]) -> None:
    pick(setup, house)
    (deck,) = setup.house.findChildren(DeckTable)
    found = deck.rows
    assert [cards for cards, _ in found] == [cards for cards, _ in rows]
    assert [int(copies.split()[0]) for _, copies in found] == [copies for _, copies in rows]


@pytest.mark.parametrize("house", ["house-1", "house-2"])
def test_a_copy_of_the_chosen_house_can_be_saved(setup: SetupPage, tmp_path: Path, house: str) -> None:
    pick(setup, house)
    ours = resource(f"assets/houses/godan/{house}.toml").read_text(encoding="utf-8")
    setup.house.write_copy(tmp_path / "mine.toml")
    assert (tmp_path / "mine.toml").read_text(encoding="utf-8") == ours
    setup.house.write_copy(tmp_path)
    assert "Can’t save the file" in setup.house.problem


def test_the_buttons_ask_for_a_file(setup: SetupPage, other: Path, ours: str) -> None:
    def answer(button: QPushButton) -> None:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        dialog = next(child for child in setup.house.findChildren(QFileDialog) if child.isVisible())
        dialog.fileSelected.emit(str(other))
        dialog.reject()

    answer(setup.house.choose)
    assert setup.plan.house is not None
    answer(setup.house.copy)
    assert other.read_text(encoding="utf-8") == ours


def test_what_is_kept_and_no_house_any_more_falls_back_to_ours(game: AnyGame) -> None:
    kept: object
    for kept in ({"format": "nothing"}, [], 3, None):
        assert remembered(game, {"house": kept}).house == own_houses.content("godan", "house-2")


def test_a_match_by_other_house_rules_has_them_in_its_record(shell: Shell, game: AnyGame, other: Path) -> None:
    content = house_file.read(other.read_bytes(), other.name, game.with_house_rules)
    shell.match_manager.begin(MatchSetup(game.id, usual_seats(game), house=content))
    session = shell.match_manager.session
    assert session is not None
    assert session.match.record.house == content
    shell.match_manager.again()
    again = shell.match_manager.session
    assert again is not None
    assert again is not session
    assert again.match.record.house == content


HOSTILE = {
    "dots.toml": "a." * 30_000 + "a=1",
    "deep.toml": "a = " + "[\n" * 30_000,
    "large.toml": "# " + "x" * MOST_HOUSE_BYTES,
    "hexadecimal.toml": "a = 0x" + "f" * 900,
    "binary.toml": "\0" * 50,
}


def test_a_hostile_file_is_refused_with_its_line_and_nothing_else_happens(setup: SetupPage, tmp_path: Path) -> None:
    for name, text in HOSTILE.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
        setup.house.read(tmp_path / name)
        assert setup.house.problem.startswith(f"{name}, line ")
        assert setup.plan.house == own_houses.content("godan", "house-2")


@pytest.fixture
def slow_disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Event]:
    """Reading takes until this is set."""
    there, head = Event(), plain_file.head

    def slow(path: Path, most: int) -> bytes:
        there.wait(30)
        return head(path, most)

    monkeypatch.setattr(plain_file, "head", slow)
    monkeypatch.setattr(loader, "GLANCE_S", 0.0)
    yield there
    there.set()


def test_a_file_on_a_slow_disk_keeps_nobody_waiting(
    setup: SetupPage, other: Path, slow_disk: Event, qtbot: QtBot
) -> None:
    setup.house.read(other)
    assert setup.house.state == "Reading dear.toml…"
    before = setup.plan.house
    assert before == own_houses.content("godan", "house-2")
    slow_disk.set()
    qtbot.waitUntil(lambda: setup.plan.house != before)
    assert choices(setup).button("file").text() == "From a file: Dear roles"


def test_who_does_not_wait_for_it_plays_by_ours(setup: SetupPage, other: Path, slow_disk: Event, qtbot: QtBot) -> None:
    setup.house.read(other)
    pick(setup, "house-1")
    slow_disk.set()
    qtbot.wait(20)
    assert setup.plan.house is None
    assert setup.house.state == ""
