"""The command balance: what is counted in matches of bots."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cardtable_gui import games
from cardtable_gui.bots import bot_matches
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.files.record import DealRecord
from cardtable_gui.games import own_houses
from cardtable_gui.lab.balance.balance_counts import ANY_GAME
from cardtable_gui.lab.balance.balance_figures import BalanceFigures, Length, Spread
from cardtable_gui.lab.balance.counted_match import CountedMatch, counted
from cardtable_gui.lab.games import balance_counts
from tests.support.command_line import KANA, Run
from tests.support.tiers import Tier, having

GODAN = games.package("godan")
HOUSE_2 = own_houses.content("godan", "house-2")


def of(match: Match) -> CountedMatch:
    return counted(match.record, match.package.game, balance_counts(match.package.game.id))


def godan(deck: str, *actions: str) -> Match:
    """A match of house-2 with these cards on top of each of its deals, and these actions; then by beginners."""
    seats = [Seat("", "easy")] * 3
    rest = list(Match.new("godan", seats, seed=1, house=HOUSE_2).record.deals[0].deck)
    top = deck.split()
    for card in top:
        rest.remove(card)
    deals = [DealRecord((*top, *rest), 0)] * 3
    match = Match.new("godan", seats, seed=1, house=HOUSE_2, deals=deals)
    for action in actions:
        match.act(match.package.game.parse(action))
    rng = Random(1)
    while (seat := match.state.to_move) is not None:
        match.act(match.package.policy.easy(match.state.view(seat), rng))
    return match


def test_a_game_that_ends_by_five_of_a_kind_in_week_1_is_counted_as_that() -> None:
    found = of(godan("30 30 30 30 30", "work 30 30 30 30 30"))
    assert len(found.deals) == 3
    first = found.deals[0]
    assert (first.turns, first.period, first.end) == (1, 1, "godan")
    assert len(first.gains) == 3
    assert found.kinds["new group"] >= 1
    assert sum(found.wins) == pytest.approx(1)


def test_a_game_that_four_severances_end_is_told_from_one_whose_weeks_are_over() -> None:
    found = of(godan("S S S S", "work S S S S"))
    assert found.deals[0].end == "four Severances"
    assert found.kinds["severance"] >= 1
    assert {deal.end for deal in found.deals} <= {"godan", "four Severances", "last week"}
    assert all(1 <= deal.period <= 10 for deal in found.deals)


def test_to_take_and_to_send_is_one_turn() -> None:
    found = of(godan("5 5 10", "take", "send 10", "take"))
    assert found.kinds["take"] == found.kinds["send"]
    assert sum(deal.turns for deal in found.deals) == found.actions - found.kinds["send"]


def test_winners_are_told_by_their_distance_from_the_first_start_seat() -> None:
    match = CountedMatch((), Counter(), 0, start=2, ranks=(2, 1, 2, 1), scores=(0, 9, 0, 9))
    unfinished = CountedMatch((), Counter(), 0, 1, None, (1, 2))
    assert (list(match.wins), list(unfinished.wins)) == ([0, 0.5, 0, 0.5], [0, 0])


@pytest.mark.parametrize("game", having(Tier.BALANCE))
def test_every_action_and_end_of_every_game_is_counted_and_named(game: str) -> None:
    package = games.package(game)
    by = balance_counts(package.game.id)
    least, most = package.game.players
    ends = set()
    for players in range(least, most + 1):
        match = Match.new(game, [Seat("", "easy")] * players, seed=players)
        rng = Random(players)
        while (seat := match.state.to_move) is not None:
            match.act(match.package.policy.easy(match.state.view(seat), rng))
        found = of(match)
        assert found.actions == len(match.steps)
        assert len(found.deals) == match.state.deal
        assert sum(found.kinds.values()) >= found.actions
        assert set(found.kinds) <= set(by.words) | {f"play {number}" for number in (1, 2, 13, 14, 15)}
        ends |= {deal.end for deal in found.deals}
        assert found.start in range(players)
    assert ends - {""} <= set(by.words)


def test_a_game_that_counts_nothing_of_its_own_is_counted_by_its_verbs() -> None:
    match = Match.new("kobayakawa", [Seat("", "easy")] * 3, seed=1)
    match.act(match.package.game.parse("draw"))
    found = counted(match.record, match.package.game, ANY_GAME)
    assert dict(found.kinds) == {"draw": 1}
    assert found.deals == ()


def test_lengths_and_spreads() -> None:
    length = Length.of([1, 2, 2, 7])
    assert (length.mean, length.p5, length.p50, length.p95) == (3, 1, 2, 7)
    assert length.shares == {1: 0.25, 2: 0.5, 7: 0.25}
    spread = Spread.of([-1, 1, 3])
    assert (spread.mean, spread.sd) == (1, 2)
    assert spread.negative == pytest.approx(1 / 3)


def test_balance_answers_with_the_figures_of_the_protocol(run: Run) -> None:
    answer = run("balance", "godan", "--seats", "easy,easy,easy", "--matches", 6, "--json").answer
    assert set(answer) == {
        "game", "matches", "games", "unfinished", "length", "ends", "first_period", "results", "scores", "seats",
        "ties", "actions",
    }  # fmt: skip
    assert (answer["game"], answer["matches"], answer["games"], answer["unfinished"]) == ("godan", 6, 18, 0)
    assert set(answer["length"]) == {"turns", "weeks"}
    for length in answer["length"].values():
        assert length["p5"] <= length["p50"] <= length["p95"]
    assert sum(answer["ends"].values()) == pytest.approx(1, abs=1e-3)
    assert set(answer["results"]) == {"mean", "sd", "negative"}
    assert len(answer["seats"]) == 3
    assert sum(seat["share"] for seat in answer["seats"]) == pytest.approx(1, abs=1e-3)
    for seat in answer["seats"]:
        assert seat["ci95"][0] <= seat["share"] <= seat["ci95"][1]
    assert sum(answer["actions"].values()) == pytest.approx(1, abs=2e-3)
    assert run("balance", "godan", "--seats", "easy,easy,easy", "--matches", 6, "--json", "--jobs", 2).answer == answer


@pytest.mark.parametrize("house", ["house-1", "house-2"])
def test_balance_plays_the_house_of_new_matches_unless_another_one_is_named(run: Run, house: str) -> None:
    command = ("balance", "godan", "--seats", "easy,easy,easy", "--matches", 4, "--json")
    named, usual = run(*command, "--house", house).answer, run(*command).answer
    assert (named == usual) == (house == "house-2")


def test_figures_are_those_of_the_matches_that_simulate_plays(run: Run) -> None:
    command = ("--seats", "easy,easy,easy", "--matches", 8, "--json")
    simulated = run("simulate", "kobayakawa", *command).answer
    found = run("balance", "kobayakawa", *command).answer
    by = balance_counts("kobayakawa")
    matches = []
    for fixture in bot_matches.series(["easy"] * 3, 8, 1):
        package = games.package("kobayakawa")
        outcome = bot_matches.play(
            package.game, package.policy, {option.id: option.default for option in package.game.options}, fixture, None,
            recorded=True,
        )  # fmt: skip
        assert outcome.record is not None
        matches.append(counted(outcome.record, package.game, by))
    assert BalanceFigures.of(matches, by).as_json("") == {key: found[key] for key in found if key != "game"}
    assert simulated["matches"] == found["matches"]


def texts(path: Path) -> list[str]:
    return [element.text or "" for element in ET.parse(path).getroot().iter("{http://www.w3.org/2000/svg}text")]


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_people_get_tables_and_a_picture_in_their_language(run: Run, tmp_path: Path, lang: str) -> None:
    path = tmp_path / "balance.svg"
    command: tuple[Any, ...] = ("balance", "godan", "--seats", "easy,easy,easy", "--matches", 3)
    out = run(*command, "--picture", path, "--lang", lang).out
    assert bool(KANA.search(out)) == (lang == "ja")
    shown = texts(path)
    assert any(KANA.search(text) for text in shown) == (lang == "ja")
    assert sum("%" in text for text in shown) > 8


def test_a_picture_that_cannot_be_written_is_told_in_a_line(run: Run, tmp_path: Path) -> None:
    command = ("balance", "kobayakawa", "--seats", "easy,easy,easy", "--matches", 1, "--picture", tmp_path)
    assert str(tmp_path) in run(*command, "--lang", "en").complaint
