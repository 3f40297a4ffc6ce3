"""The command simulate: bots against each other."""

from __future__ import annotations

import pytest

from tests.support.command_line import SIMULATE, Run, without_times


def test_simulate_tells_what_each_seat_reached(run: Run) -> None:
    answer = run("simulate", "kobayakawa", "--seats", "easy,random,random,easy", "--matches", 6, "--json").answer
    assert set(answer) == {"game", "matches", "seats", "unfinished"}
    assert (answer["game"], answer["matches"], answer["unfinished"]) == ("kobayakawa", 6, 0)
    assert [seat["level"] for seat in answer["seats"]] == ["easy", "random", "random", "easy"]
    for seat in answer["seats"]:
        assert set(seat) == {"level", "wins", "share", "mean_rank", "ms_mean"}
        assert seat["share"] == pytest.approx(seat["wins"] / 6, abs=1e-3)
        assert 1 <= seat["mean_rank"] <= 4
        assert seat["ms_mean"] > 0
    assert sum(seat["wins"] for seat in answer["seats"]) == pytest.approx(6, abs=1e-2)


def test_the_same_seed_gives_the_same_results_in_any_number_of_processes(run: Run) -> None:
    one = run(*SIMULATE, "--matches", 9, "--json").answer
    assert without_times(run(*SIMULATE, "--matches", 9, "--seed", 1, "--json", "--jobs", 2).answer) == without_times(
        one
    )
    assert without_times(run(*SIMULATE, "--matches", 9, "--seed", 2, "--json").answer) != without_times(one)


def test_options_reach_the_matches(run: Run) -> None:
    command = ("simulate", "merchant", "--seats", "random,random", "--matches", 1, "--json", "--options")
    short = run(*command, "turn_limit=10").answer
    assert short["unfinished"] == 0
    assert run(*command, "series=3,turn_limit=20").answer["matches"] == 1
    bold = ("simulate", "kobayakawa", "--seats", "random,random,random", "--matches", 20, "--json")
    assert without_times(run(*bold, "--options", "nobody_fights=replay").answer) != without_times(run(*bold).answer)


@pytest.mark.parametrize("command", ["simulate", "arena", "balance"])
def test_a_head_start_is_a_number_for_each_seat(run: Run, command: str) -> None:
    many = "--deals" if command == "arena" else "--matches"
    bots = (command, "gunjo", "--seats", "random,random,random", many, "4", "--json")
    usual, better = run(*bots).answer, run(*bots, "--options", "head_start=0+50+0,rounds=1").answer
    assert usual != better
    if command == "simulate":
        assert [seat["wins"] for seat in better["seats"]] == [0, 4, 0]


@pytest.mark.parametrize(
    ("game", "options", "says"),
    [
        ("gunjo", "head_start=1+2", "needs a list with one whole number for each seat"),
        ("gunjo", "head_start=51+0+0", "from 0 to 50"),
        ("gunjo", "head_start=x+0+0", "from 0 to 50"),
        ("kobayakawa", "head_start=4+4+1", "can have at most 8"),
        ("merchant", "head_start=1+0+0", "needs the option “series” to be 3"),
    ],
)
def test_a_head_start_that_nobody_may_have_is_told_in_a_line(run: Run, game: str, options: str, says: str) -> None:
    asked = ("--seats", "easy,easy,easy", "--matches", "1", "--lang", "en", "--options", options)
    assert says in run("simulate", game, *asked).complaint


@pytest.mark.parametrize(
    ("game", "house", "says"),
    [
        ("godan", "house-3", "Unknown house rules “house-3”"),
        ("godan", "nowhere.toml", "Can’t read the file “nowhere.toml”"),
        ("merchant", "house-2", "has no house rules"),
    ],
)
def test_house_rules_that_are_not_there_are_told_in_a_line(run: Run, game: str, house: str, says: str) -> None:
    asked = ("--seats", "easy,easy,easy", "--matches", "1", "--lang", "en", "--house", house)
    assert says in run("simulate", game, *asked).complaint


def test_tables_for_people_are_in_their_language(run: Run) -> None:
    for lang, word in (("en", "Level"), ("ja", "強さ")):
        for arguments in ((*SIMULATE, "--matches", "2"), ("arena", *SIMULATE[1:], "--deals", "1")):
            ran = run(*arguments, "--lang", lang)
            assert ran.code == 0
            assert word in ran.out
            assert "easy" in ran.out
            assert ran.err == ""
