"""Shares with intervals, streaks, bests and time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from cardtable_gui.controller.match import Match
from cardtable_gui.controller.saves.match_tally import MatchEnd
from cardtable_gui.controller.seats import Seat
from cardtable_gui.controller.statistics.figures import (
    MOST_POINTS,
    Figures,
    Selection,
    Share,
    beaten,
    by,
    shares_over_time,
)
from cardtable_gui.controller.statistics.match_results import MARKS, PersonResult, results_of, rivals_of, scored_by
from cardtable_gui.controller.statistics.result_form import dumps, loads
from cardtable_gui.core.confidence import interval
from cardtable_gui.core.options import OptionValue
from cardtable_gui.core.strict_json import Json
from cardtable_gui.models.house_words import house_words
from cardtable_gui.models.mark_words import mark_words
from tests.controller.statistics.played import ANN, BEN, EASY, HARD, finished, result

WON, LOST = result(1.0), result(0.0)


def test_a_share_has_the_interval_that_the_arena_gives() -> None:
    share = Share.of([WON] * 3 + [LOST] * 7 + [result(0.5)] * 2)
    assert (share.matches, share.wins) == (12, 4)
    assert share.share == pytest.approx(1 / 3)
    assert (share.low, share.high) == interval([[1.0]] * 3 + [[0.0]] * 7 + [[0.5]] * 2)
    assert 0 < share.low < 1 / 3 < share.high < 1


def test_a_single_win_leaves_a_wide_interval() -> None:
    share = Share.of([WON])
    assert share.share == share.high == 1
    assert share.low == pytest.approx(0.2065, abs=0.001)


def test_chance_is_the_share_of_equal_players() -> None:
    assert Share.of([result(players=4), result(players=2)]).chance == pytest.approx(3 / 8)
    assert Share.of([result(players=4), result(players=1, rivals="solo")]).chance is None


@pytest.mark.parametrize(
    ("matches", "now", "longest"),
    [("w", 1, 1), ("l", 0, 0), ("wwlw", 1, 2), ("lwww", 3, 3), ("wwl", 0, 2), ("ww", 2, 2)],
)
def test_streaks_are_counted_from_the_latest_match_and_at_their_longest(matches: str, now: int, longest: int) -> None:
    figures = Figures.of([WON if each == "w" else LOST for each in matches])
    assert (figures.streak, figures.longest_streak) == (now, longest)


def test_a_shared_win_goes_on_with_a_streak() -> None:
    assert Figures.of([WON, result(0.5)]).streak == 2


def test_the_best_score_is_that_of_one_game_only() -> None:
    assert Figures.of([result(score=3), result(score=8)]).bests == {"": 8}
    assert Figures.of([result(score=3), result(score=8, game="gunjo")]).bests == {}


@pytest.mark.parametrize(
    ("now", "before", "beaten_by_it"),
    [
        (result(score=12), [result(score=9), result(score=11)], 11),
        (result(score=11), [result(score=9), result(score=11)], None),
        (result(score=12), [], None),
        (result(score=12), [result(score=9, person="Ben"), result(score=9, game="gunjo")], None),
        (result(score=12), [result(score=9, hints=1)], None),
        (result(score=12, hints=1), [result(score=9)], None),
        (result(score=5, rivals="solo"), [result(score=6, rivals="solo"), result(score=9)], 6),
        (result(score=7, rivals="solo"), [result(score=6, rivals="solo")], None),
        (result(0.0, score=5, rivals="solo"), [result(score=6, rivals="solo")], None),
        (result(score=5, rivals="solo"), [result(0.0, score=6, rivals="solo")], None),
    ],
)
def test_a_personal_best_beats_the_same_person_s_scores_of_this_kind(
    now: PersonResult, before: list[PersonResult], beaten_by_it: int | None
) -> None:
    others = [replace(each, match=f"before-{number}") for number, each in enumerate(before)]
    assert beaten(now, [*others, now]) == beaten_by_it


@pytest.mark.parametrize(
    ("game", "players", "options", "said"),
    [
        ("gunjo", 3, {}, ""),
        ("gunjo", 3, {"expansions": ["1"]}, ""),
        ("gunjo", 3, {"start_points": 50}, "start_points-50"),
        ("gunjo", 3, {"start_points": 10, "rounds": 12}, "start_points-10--rounds-12"),
        ("meow", 2, {"losing_limit": 3}, "losing_limit-3"),
        ("meow", 2, {"losing_limit": 5}, ""),
        ("meow", 1, {"losing_limit": 10}, ""),
        ("gunjo", 3, {"head_start": [3, 0, 50]}, "head_start-3-0-50"),
        ("gunjo", 3, {"head_start": [0, 0, 0]}, ""),
        ("gunjo", 3, {"rounds": 2, "head_start": [0, 1, 0]}, "rounds-2--head_start-0-1-0"),
        ("godan", 3, {"head_start": [0, 1, 0]}, "house-1--head_start-0-1-0"),
    ],
)
def test_scores_are_told_apart_by_the_options_that_change_them(
    game: str, players: int, options: Mapping[str, OptionValue], said: str
) -> None:
    match = Match.new(game, [Seat("")] * players, options, seed=1)
    assert scored_by(match.record) == said
    kept = result(game=game, house=said)
    assert loads(dumps([kept])[0]) == [kept]


def test_how_a_match_was_arranged_sets_it_apart() -> None:
    match = finished()
    end = MatchEnd.of(match.package, match.state, 1)

    def marks(options: Mapping[str, OptionValue], extra: Mapping[str, Json]) -> list[tuple[str, ...]]:
        record = match.record
        told = replace(record, options={**record.options, **options}, extra={**record.extra, **extra})
        return [each.marks for each in results_of(told, "m", end, None)]

    assert marks({}, {}) == [()]
    assert marks({"head_start": ()}, {"seat_changes": []}) == [()]
    assert marks({"head_start": (0, 0, 0)}, {}) == [()]
    assert marks({"head_start": (0, 0, 3)}, {}) == [("head_start",)]
    assert marks({}, {"seat_changes": [{}]}) == [("seat_changes",)]


def test_a_mark_of_a_later_version_sets_nothing_apart() -> None:
    later = replace(result(), arranged="of-a-later-version")
    assert not later.marked
    assert replace(later, hints=1).marks == ("hints",)


def test_every_mark_has_its_words(qapp: QApplication) -> None:
    assert len({mark_words(mark) for mark in MARKS}) == len(MARKS)


def test_figures_take_matches_with_marks_apart() -> None:
    helped = result(hints=1, score=99)
    found = Figures.of([WON, LOST, helped, helped])
    assert (found.matches, found.wins) == (4, 3)
    assert (found.share, found.apart) == (Share.of([WON, LOST]), Share.of([helped] * 2))
    assert (found.streak, found.longest_streak, found.bests, found.marks) == (0, 1, {"": 10}, ["hints"])
    alone = Figures.of([helped, helped])
    assert (alone.matches, alone.share, alone.apart, alone.bests) == (2, Share.of([helped] * 2), None, {"": 99})
    assert (alone.streak, alone.marks) == (2, ["hints"])


def test_the_caption_of_best_scores_says_what_kind_of_rules_they_are_by() -> None:
    assert house_words("gunjo", "") == "default options"
    assert house_words("gunjo", "start_points-10--rounds-12") == "Starting points: 10, Rounds: 12"
    assert house_words("gunjo", "head_start-3-0-12") == "Head start: 3, 0, 12"
    assert house_words("godan", "house-1") != house_words("godan", "file") == "other house rules"


def test_each_house_has_a_best_score_of_its_own() -> None:
    played = [("house-1", 300), ("house-2", 150), ("house-1", 410), ("house-2", 240), ("house-2", 99)]
    found = Figures.of([result(score=score, game="godan", house=house) for house, score in played])
    assert list(found.bests.items()) == [("house-2", 240), ("house-1", 410)]
    assert found.share.matches == 5


def test_the_best_alone_is_the_fewest_turns_to_the_goal() -> None:
    alone = [result(share, rivals="solo", score=score) for share, score in ((1, 9), (1, 7), (0, 4))]
    assert Figures.of(alone).bests == {"": 7}
    assert Figures.of(alone[2:]).bests == {}
    assert Figures.of([*alone, result(rivals="easy")]).bests == {}


def test_the_time_is_that_of_matches_whose_time_is_known() -> None:
    assert Figures.of([result(seconds=100), result(seconds=None), result(seconds=20)]).seconds == 120


def test_a_selection_keeps_what_agrees_in_everything() -> None:
    results = [
        result(game="godan", rivals="hard", players=3, person="Ann"),
        result(game="gunjo", rivals="hard", players=3, person="Ann"),
        result(game="godan", rivals="easy", players=3, person="Ann"),
        result(game="godan", rivals="hard", players=4, person="Ann"),
        result(game="godan", rivals="hard", players=3, person="Ben"),
        result(game="godan", rivals="hard", players=3, person="Ann", hints=1),
    ]
    wanted = Selection("godan", "hard", 3, "Ann", marked=False)
    assert wanted.of(results) == results[:1]
    assert Selection(marked=True).of(results) == Selection(mark="hints").of(results) == results[5:]
    assert Selection(mark="undo").of(results) == []
    assert Selection().of(results) == results
    assert Selection(game="gunjo").of(results) == results[1:2]


def test_results_are_grouped_by_what_they_have_in_common() -> None:
    shares = by([WON, LOST, result(1.0, game="gunjo")], lambda each: each.game)
    assert {game: (share.matches, share.wins) for game, share in shares.items()} == {"godan": (2, 1), "gunjo": (1, 1)}


def test_a_line_over_time_ends_with_the_share_of_all() -> None:
    results = [WON, LOST] * 1000
    line = shares_over_time(results)
    assert line[-1] == Share.of(results)
    assert MOST_POINTS / 2 < len(line) <= MOST_POINTS + 1
    assert [share.matches for share in shares_over_time(results[:5])] == [1, 2, 3, 4, 5]
    assert shares_over_time([]) == []


@pytest.mark.parametrize(
    ("seats", "rivals"),
    [
        ((ANN,), "solo"),
        ((ANN, EASY), "easy"),
        ((ANN, HARD, HARD), "hard"),
        ((ANN, EASY, HARD), "mixed"),
        ((ANN, BEN), "people"),
        ((ANN, BEN, EASY), "mixed"),
    ],
)
def test_rivals_are_the_level_of_the_bots_if_there_are_only_bots_of_one_level(
    seats: tuple[Seat, ...], rivals: str
) -> None:
    assert rivals_of(seats, 0) == rivals


@pytest.mark.parametrize(
    ("house", "ahead"),
    [
        ("", ()),
        ("rounds-2", ()),
        ("head_start-3-0-0", (3, 0, 0)),
        ("house-2--rounds-2--head_start-0-0-12", (0, 0, 12)),
        ("head_start-3-0", ()),
        ("head_start-3-x-0", ()),
        ("head_start", ()),
    ],
)
def test_a_result_with_a_head_start_is_counted_apart(house: str, ahead: tuple[int, ...]) -> None:
    found = result(players=3, game="gunjo", house=house)
    assert found.ahead == ahead
    assert found.marks == (("head_start",) if ahead else ())
    assert found.marked == bool(ahead)
    assert not found.assisted
    assert Selection(marked=True).of([found]) == ([found] if ahead else [])
    assert beaten(replace(found, match="now", score=99), [found]) == (None if ahead else 10)
