"""The set-up of a match: saved, and restored from what was saved."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from cardtable_gui import games, i18n
from cardtable_gui.bots.cast import CAST
from cardtable_gui.controller.seats import Seat, free_characters
from cardtable_gui.core.files.record import MOST_SEED
from cardtable_gui.core.game import AnyGame
from cardtable_gui.views.plan.match_setup import (
    MatchSetup,
    character_called,
    company_of,
    doubled_name,
    level_among,
    new_bot,
    read_seed,
    remembered,
    to_keep,
    usual_seats,
)
from tests.support.sessions import seated

GAMES = [package.game for package in games.packages()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_that_was_never_played_gets_one_person_and_bots_by_name(game: AnyGame) -> None:
    seats = remembered(game, {}, "Ann").seats
    least, most = game.players
    assert least <= len(seats) <= most
    assert seats[0] == Seat("Ann")
    assert all(seat.level == "normal" for seat in seats[1:])
    assert len({seat.called for seat in seats}) == len(seats)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_kept_plan_comes_back(game: AnyGame) -> None:
    options = {option.id: option.default for option in game.options}
    seats = seated(game.id, Seat("Ann"), Seat("", "easy"), Seat("Cho", "random"))
    plan = MatchSetup(game.id, seats, options, 77)
    assert remembered(game, to_keep(plan)) == MatchSetup(game.id, seats, options, None)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("people", [1, 2, 3])
def test_the_company_of_the_last_match_sits_down_at_every_game(game: AnyGame, people: int) -> None:
    names = ("Ann", "Ben", "Cho")[:people]
    seats = (*(Seat(name, None, f"id of {name}") for name in names), Seat("Kim", "hard"))
    company = company_of(MatchSetup("gunjo", seats))
    fitted = remembered(game, to_keep(MatchSetup(game.id, usual_seats(game))), "Zoe", company).seats
    least, most = game.players
    assert fitted[:people] == seats[:people]
    assert len(fitted) == min(most, max(least, len(seats)))
    assert {seat.level for seat in fitted[people:]} <= {"hard"}


def test_people_keep_their_seats_when_a_game_has_fewer_and_bots_make_room() -> None:
    seats = (Seat("Kim", "easy"), Seat("Ann"), Seat("Ben"), Seat("Kai", "easy"), Seat("Cho"), Seat("Dan"))
    company = company_of(MatchSetup("godan", seats))
    assert [seat.name for seat in remembered(games.game("meow"), {}, company=company).seats] == [
        "Ann",
        "Ben",
        "Cho",
        "Dan",
    ]


@pytest.mark.parametrize("seats", [(Seat("Ann"),), (Seat("", "easy"), Seat("", "easy"))])
def test_one_who_plays_alone_and_bots_are_no_company(seats: tuple[Seat, ...]) -> None:
    assert company_of(MatchSetup("meow", seats)) == {}


@pytest.mark.parametrize(
    "kept",
    [
        {"seats": "Ann"},
        {"seats": [1, 2, 3]},
        {"seats": []},
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
    assert remembered(games.game("kobayakawa"), kept).seats[0].level == "expert"


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


def test_the_cast_runs_out_without_harm() -> None:
    seats: list[Seat] = []
    for character in CAST:
        assert free_characters(seats)[0] is character
        seats.append(new_bot(seats))
    assert [seat.character for seat in seats] == [character.id for character in CAST]
    assert new_bot(seats) == Seat("", "normal")
    assert HANA not in free_characters((Seat("hana"),)), "a person is called so"


HANA = CAST[0]


@pytest.fixture
def japanese(qapp: QApplication) -> Iterator[None]:
    i18n.install(qapp, "ja")
    yield
    i18n.install(qapp, "en")


def test_characters_are_known_by_their_names_in_any_language() -> None:
    assert character_called("Hana") == character_called(i18n.text(HANA.name, chosen="ja")) == "hana"
    assert character_called("Ann") == ""


def kept(*seats: Seat) -> dict[str, Any]:
    return to_keep(MatchSetup("kobayakawa", seats))


@pytest.mark.usefixtures("japanese")
def test_a_character_that_was_kept_is_called_in_the_language_of_today() -> None:
    plan = remembered(
        games.game("kobayakawa"), kept(Seat("Ann"), Seat("", "easy", character="hana"), Seat("Robo", "easy"))
    )
    assert [seat.called for seat in plan.seats] == ["Ann", i18n.text(HANA.name), "Robo"]
    assert plan.seats[1] == Seat("", "easy", character="hana")


@pytest.mark.usefixtures("japanese")
def test_a_name_that_a_player_gave_stays_in_every_language() -> None:
    seats = (Seat("Ann"), Seat("Hana", "easy"), Seat("Robo", "easy", character="hana"))
    assert remembered(games.game("kobayakawa"), kept(*seats)).seats == seats


@pytest.mark.parametrize("named", [{"named": False}, {}])
def test_who_an_earlier_version_called_after_one_of_the_cast_by_itself_is_that_character(
    named: dict[str, bool],
) -> None:
    seats = [{"name": "Ann", "level": None}, {"name": "Hana", "level": "easy", **named}, {"name": "", "level": "easy"}]
    assert remembered(games.game("kobayakawa"), {"seats": seats}).seats[1] == Seat("", "easy", character="hana")


@pytest.mark.parametrize(
    ("others", "level"),
    [
        ((), "normal"),
        ((None, None), "normal"),
        (("easy", "easy", "normal"), "easy"),
        (("easy", "normal", None), "normal"),
        (("random", "easy"), "easy"),
        (("random", "random"), "random"),
    ],
)
def test_another_bot_plays_as_most_do_and_as_the_stronger_ones_of_equally_many(
    others: tuple[str | None, ...], level: str
) -> None:
    assert level_among(Seat("x", each) for each in others) == level
