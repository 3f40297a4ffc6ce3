"""How large cards are at the real window: the floors that no layout may fall below, and the command that tells."""

import json
from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from cardtable_gui.lab.gallery.gallery_order import PictureSize
from cardtable_gui.lab.gallery.measured_table import MeasuredTable
from cardtable_gui.lab.gallery.size_measures import SizesOrder, TableSizes, as_lines
from tests.support.command_line import Run

USUAL = PictureSize(1280, 800, 1.0)
SMALL = PictureSize(1024, 640, 1.0)
LEAST = {
    ("kobayakawa", 3): 205,
    ("kobayakawa", 4): 170,
    ("gunjo", 3): 215,
    ("gunjo", 4): 215,
    ("godan", 3): 149,
    ("godan", 4): 186,
    ("merchant", 3): 180,
    ("merchant", 4): 150,
    ("meow", 3): 215,
    ("meow", 4): 215,
}
"""The least height of own cards by game and players: 1.3 times the area that they had in a table of labelled boxes."""
GAMES = list(dict.fromkeys(game for game, _ in LEAST))
FULL_HANDS = 0.97
"""The share of its size that a hand may lose by larger text, where only its own width is in the way."""


Measure = Callable[..., MeasuredTable]


@pytest.fixture
def measured(qtbot: QtBot) -> Iterator[Measure]:
    """Opens a game for so many players in a window, and gives it a size, text and side panel."""
    tables: dict[bool, MeasuredTable] = {}
    opened: dict[bool, tuple[str, int]] = {}

    def at(
        game: str,
        players: int,
        percent: int = 100,
        window: PictureSize = USUAL,
        *,
        panel: bool = False,
        large_numerals: bool = False,
    ) -> MeasuredTable:
        if large_numerals not in tables:
            tables[large_numerals] = MeasuredTable("normal", large_numerals=large_numerals)
        table = tables[large_numerals]
        if opened.get(large_numerals) != (game, players):
            table.open(game, players)
            opened[large_numerals] = game, players
        table.arrange(window, percent, panel=panel)
        return table

    yield at
    for table in tables.values():
        table.close()


@pytest.mark.sampled
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("game", GAMES)
def test_own_cards_are_large_and_larger_text_does_not_make_them_small(
    measured: Measure, game: str, players: int
) -> None:
    usual = measured(game, players).card
    assert usual >= LEAST[game, players]
    assert measured(game, players, 160).card >= FULL_HANDS * usual
    assert measured(game, players, 200).card >= 0.75 * usual


@pytest.mark.sampled
@pytest.mark.parametrize("game", GAMES)
def test_numerals_are_legible_beside_the_side_panel_and_large_if_they_are_to_be(measured: Measure, game: str) -> None:
    for percent in (100, 160):
        assert all(measured(game, 4, percent, panel=panel).numeral >= 24 for panel in (False, True))
    assert measured(game, 4, large_numerals=True).numeral >= 32


@pytest.mark.parametrize("game", GAMES)
def test_text_grows_in_a_small_window_too(measured: Measure, game: str) -> None:
    usual = measured(game, 4, 100, SMALL).smallest_text()
    larger = measured(game, 4, 160, SMALL)
    assert larger.smallest_text() > 1.2 * usual
    assert larger.card > 80


@pytest.mark.parametrize("players", [3, 4])
def test_nothing_is_as_large_as_the_kobayakawa_and_the_own_card(measured: Measure, players: int) -> None:
    table = measured("kobayakawa", players)
    assert table.hero >= table.card >= 180


def test_measures_are_told_as_an_object_or_a_table(run: Run) -> None:
    narrow = ("--games", "kobayakawa", "--players", "3", "--size", "1280x800", "--text", "100", "--panel", "shut")
    found = json.loads(run("gallery", "--sizes", "--json", *narrow).out)
    (each,) = found["sizes"]
    assert {"game", "players", "window", "text", "panel", "card", "hero", "numeral"} < each.keys()
    assert each.keys() == {*each, "smallest_text", "cards_share", "covered"}
    assert (each["game"], each["players"], each["window"], each["text"]) == ("kobayakawa", 3, "1280x800", 100)
    assert each["panel"] is False
    assert 0 < each["cards_share"] < 1
    lines = list(as_lines([TableSizes(**each)]))
    assert len(lines) == 2
    assert f"{each['card']:.0f}" in lines[1].split()


def test_numbers_of_players_that_a_game_does_not_allow_are_left_out() -> None:
    order = SizesOrder(("meow",), (3, 4, 5, 6))
    assert list(order.matches()) == [("meow", 3), ("meow", 4)]
    assert len(order) == 2 * 4 * 5 * 2


@pytest.mark.parametrize(
    "wrong", [("--text", "60"), ("--text", "big"), ("--players", "2"), ("--panel", "ajar"), ("--cards", "huge")]
)
def test_wrong_measures_are_told_in_one_line(run: Run, wrong: tuple[str, str]) -> None:
    assert len(run("gallery", "--sizes", *wrong).complaint) > 30
