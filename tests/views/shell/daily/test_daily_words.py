"""How the daily deals are put into words."""

from __future__ import annotations

from datetime import date

import pytest
from PySide6.QtWidgets import QApplication

from cardtable_gui import i18n
from cardtable_gui.controller.challenges import Challenge
from cardtable_gui.controller.daily.results import Try
from cardtable_gui.controller.seats import Seat
from cardtable_gui.i18n import Language
from cardtable_gui.views.shell.daily import daily_words
from tests.support.recorded import ALL_GAMES, played

DAY = date(2026, 11, 23)


@pytest.mark.parametrize(
    ("language", "alone", "with_others"),
    [("en", "Went out in 7 turns", "2nd of 4, score −5"), ("ja", "7手番で上がり", "4人中2位、得点 −5")],
)
def test_a_result_says_what_counts(qapp: QApplication, language: Language, alone: str, with_others: str) -> None:
    i18n.install(qapp, language)
    assert daily_words.result_text(Challenge("meow", DAY, solo=True), Try("one", 1, 1, 7)) == alone
    assert daily_words.result_text(Challenge("godan", DAY), Try("two", 2, 4, -5)) == with_others


def test_where_only_places_count_no_score_is_told() -> None:
    assert daily_words.result_text(Challenge("merchant", DAY), Try("one", 2, 4, 0)) == "2nd of 4"


@pytest.mark.parametrize("game", ALL_GAMES)
def test_every_match_that_is_over_has_a_result(game: str) -> None:
    seats = (Seat("Ann"), Seat("Kim", "easy"), Seat("Mio", "easy"))
    match = played(game, seats)
    ranks = match.state.ranks
    assert ranks is not None
    assert daily_words.match_result(match).startswith(("1st", "2nd", "3rd")[ranks[0] - 1] + " of 3")
    assert daily_words.match_result(played(game, seats, most=5)) == ""


@pytest.mark.parametrize("people", [2, 0])
def test_with_several_people_or_none_the_winners_are_named(people: int) -> None:
    names = ("Ann", "Kim", "Mio")
    seats = tuple(Seat(name, None if seat < people else "easy") for seat, name in enumerate(names))
    match = played("merchant", seats)
    ranks = match.state.ranks
    assert ranks is not None
    assert daily_words.match_result(match) == f"{names[ranks.index(1)]} wins the match"


def test_who_plays_alone_is_told_what_it_took() -> None:
    match = played("meow", (Seat("Ann"),))
    turns = match.state.scores[0]
    assert daily_words.match_result(match) == f"Went out in {turns} turns"
