"""What is set up before a match, remembered, and read from what was remembered."""

import pytest

from cardtable_gui import games
from cardtable_gui.controller.match import Seat
from cardtable_gui.core.game import AnyGame
from cardtable_gui.core.record import MOST_SEED
from cardtable_gui.views.shell.start.plan import (
    BOT_NAMES,
    Plan,
    bot_name,
    doubled_name,
    is_bot_name,
    read_seed,
    remembered,
    to_keep,
)

GAMES = [box.game for box in games.boxes()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_that_was_never_played_gets_one_person_and_bots_by_name(game: AnyGame) -> None:
    seats = remembered(game, {}, "Ann").seats
    least, most = game.players
    assert least <= len(seats) <= most
    assert seats[0] == Seat("Ann")
    assert all(seat.level == "normal" for seat in seats[1:])
    assert len({seat.name for seat in seats}) == len(seats)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_kept_plan_comes_back(game: AnyGame) -> None:
    options = {option.id: option.default for option in game.options}
    seats = (Seat("Ann"), Seat("", "easy"), Seat("Cho", "random"))
    plan = Plan(game.id, seats, options, 77)
    assert remembered(game, to_keep(plan)) == Plan(game.id, seats, options, None)


@pytest.mark.parametrize(
    "kept",
    [
        {"seats": "Ann"},
        {"seats": [1, 2, 3]},
        {"seats": [{"name": "Ann"}]},
        {"seats": [{"name": 3, "level": None}] * 3},
        {"seats": [{"name": "x", "level": 3}] * 3},
        {"seats": [{"name": "bot:easy", "level": None}] * 3},
        {"seats": [{"name": "x", "level": None}] * 99},
    ],
)
def test_what_is_no_plan_any_more_falls_back_to_the_usual(kept: dict[str, object]) -> None:
    game = games.game("kobayakawa")
    assert remembered(game, kept).seats == remembered(game, {}).seats


def test_options_that_are_unknown_or_impossible_are_left_out() -> None:
    game = games.game("kobayakawa")
    assert remembered(game, {"options": {"gone": 1, "nobody_fights": "replay"}}).options == {"nobody_fights": "replay"}
    assert remembered(game, {"options": {"nobody_fights": 5}}).options == {"nobody_fights": "box"}
    assert remembered(game, {"options": 5}).options == {"nobody_fights": "box"}


def test_a_level_of_a_later_version_plays_as_the_nearest() -> None:
    kept = {"seats": [{"name": "x", "level": "master"}] * 3}
    assert remembered(games.game("kobayakawa"), kept).seats[0].level == "normal"


@pytest.mark.parametrize(("typed", "seed"), [("", None), ("  ", None), (" 12 ", 12), ("-5", -5), ("１２", 12)])
def test_deal_numbers(typed: str, seed: int | None) -> None:
    assert read_seed(typed) == seed


@pytest.mark.parametrize("typed", ["x", "1.5", "1e3", str(MOST_SEED + 1), str(-MOST_SEED - 1), "9" * 5000])
def test_what_is_no_deal_number(typed: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        read_seed(typed)


def test_two_people_of_one_name_are_found_bots_and_nameless_ones_are_not() -> None:
    assert doubled_name((Seat("Ann"), Seat("ann "), Seat("Ben"))) == "Ann"
    assert doubled_name((Seat("Ann"), Seat("Ann", "easy"), Seat(""), Seat(""))) is None


def test_bots_names_run_out_without_harm() -> None:
    taken = [name.text for name in BOT_NAMES]
    assert bot_name(taken[1:]) == taken[0]
    assert bot_name(taken) == ""
    assert is_bot_name(taken[0])
    assert not is_bot_name("Ann")
