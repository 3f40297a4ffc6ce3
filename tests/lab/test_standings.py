"""Comparing levels of bots: the choice of matches and the evaluation of results."""

from __future__ import annotations

from math import isclose

from cardtable_gui.bots.bot_matches import Fixture, Outcome
from cardtable_gui.lab.standings import level_standings, percentile, rotations

SEATS = ("normal", "easy", "random")


def outcome(deal: int, levels: tuple[str, ...], ranks: tuple[int, ...] | None) -> Outcome:
    return Outcome(Fixture(deal, 0, deal, levels), ranks, *(((1.0,),) * len(levels),) * 2)


def test_each_deal_is_played_once_for_every_rotation_of_the_seats() -> None:
    matches = list(rotations(SEATS, 2, 1))
    assert [fixture.levels for fixture in matches[:3]] == [
        ("normal", "easy", "random"),
        ("easy", "random", "normal"),
        ("random", "normal", "easy"),
    ]
    assert [fixture.deal for fixture in matches] == [0, 0, 0, 1, 1, 1]
    assert len({fixture.seed for fixture in matches}) == 2


def test_a_levels_share_counts_every_seat_that_it_holds() -> None:
    seats = ("normal", "easy", "easy")
    outcomes = [
        outcome(0, ("normal", "easy", "easy"), (1, 2, 3)),
        outcome(0, ("easy", "easy", "normal"), (2, 3, 1)),
        outcome(0, ("easy", "normal", "easy"), (1, 2, 3)),
    ]
    normal, easy = level_standings(seats, outcomes)
    assert (normal.level, easy.level) == ("normal", "easy")
    assert isclose(normal.share, 2 / 3)
    assert isclose(easy.share, 1 / 6)
    assert isclose(normal.share + 2 * easy.share, 1)
    assert normal.ci95[0] < normal.share < normal.ci95[1]


def test_percentiles_are_values_that_were_measured() -> None:
    times = [float(number) for number in range(1, 101)]
    assert [percentile(times, percent) for percent in (50, 95, 100)] == [50, 95, 100]
    assert percentile([7.0], 50) == 7
    assert percentile([], 50) == 0
