"""The end of rounds and of the match: GG7-GG10."""

import pytest

from cardtable_gui import games
from cardtable_gui.core.events import DealBegan, DealEnded, Event, MatchEnded, Paid, SeatResult, Shown
from cardtable_gui.core.table import Track
from cardtable_gui.i18n import text
from tests.games.gunjo.scenes import scene, started
from tests.support.ruling import NAMES, act, legal, rule, told


def results(events: list[Event]) -> dict[int, SeatResult]:
    (ended,) = [event for event in events if isinstance(event, DealEnded)]
    return {result.seat: result for result in ended.results}


def test_gg7_the_first_seat_without_cards_wins_at_once() -> None:
    state = scene("9", "12 12", "3", area=["8"])
    events = act(state, "play 9")
    assert (state.deal, state.to_move, state.start) == (2, 0, 0)
    assert "Aki goes out and wins the round." in told(events)


def test_gg7_the_last_cards_must_still_beat_the_area() -> None:
    state = scene("9", "12 12", "3", area=["10"])
    assert rule(state, "play 9") == "GG4"


def test_gg8_each_number_counts_once() -> None:
    state = scene("9", "4 4 8 8 8 12", "3 7", area=["8"])
    events = act(state, "play 9")
    assert [results(events)[seat].gained for seat in range(3)] == [8, -8, -6]
    assert state.scores == (38, 22, 24)
    assert state.penalties == (0, 8, 6)


def test_gg8_the_winner_gains_the_largest_penalty_only() -> None:
    state = scene("9", "3", "8 7", "12", area=["8"])
    act(state, "play 9")
    assert state.scores == (40, 29, 20, 29)


def test_gg8_hands_are_shown() -> None:
    state = scene("9", "4 8 8", "3", area=["8"])
    events = act(state, "play 9")
    assert [event.cards for event in events if isinstance(event, Shown)] == [("4", "8", "8"), ("3",)]
    assert "Mio still holds 4 and 8, losing 7 points." in told(events)
    why = results(events)
    assert [text(why[seat].why, NAMES, "en") for seat in range(3)] == [
        "went out and gained points equal to the largest loss",
        "left with 4 and 8 (penalties: 2+5)",
        "left with 3 (penalties: 1)",
    ]


def test_gg8_penalties_go_to_the_bank_and_the_gain_comes_from_there() -> None:
    state = scene("9", "4 8 8", "3", area=["8"])
    events = act(state, "play 9")
    assert [(event.amount, event.source, event.target) for event in events if isinstance(event, Paid)] == [
        (7, ("points", 1), ("bank", None)),
        (1, ("points", 2), ("bank", None)),
        (7, ("bank", None), ("points", 0)),
    ]


def test_gg8_results_are_read_winner_first_then_by_penalty() -> None:
    state = scene("3", "9", "8 7", "11", area=["8"], to_move=1)
    events = act(state, "play 9")
    assert list(results(events)) == [1, 0, 3, 2]


def test_gg9_the_winner_starts_the_next_round() -> None:
    state = scene("4", "9", "3", area=["8"], to_move=1)
    events = act(state, "play 9")
    assert [(event.deal, event.start) for event in events if isinstance(event, DealBegan)] == [(2, 1)]
    assert (state.start, state.to_move, state.phase) == (1, 1, "lead")
    assert state.sizes == [12, 12, 12]
    assert state.view(2).known()[:2] == ((), ())


@pytest.mark.parametrize("players", range(3, 7))
def test_gg9_as_many_rounds_as_players(players: int) -> None:
    others = ["3"] * (players - 1)
    state = scene("9", *others, area=["8"], deal=players - 1)
    act(state, "play 9")
    assert (state.deal, state.to_move) == (players, 0)
    state = scene("9", *others, area=["8"], deal=players)
    events = act(state, "play 9")
    assert (state.deal, state.to_move, state.phase) == (players, None, "over")
    assert events[-1] == MatchEnded((1, *([2] * (players - 1))))


@pytest.mark.parametrize("rounds", [1, 3, 7, 12])
@pytest.mark.parametrize("players", [3, 6])
def test_gg9_another_number_of_rounds(players: int, rounds: int) -> None:
    others = ["3"] * (players - 1)
    if rounds > 1:
        state = scene("9", *others, area=["8"], deal=rounds - 1, rounds=rounds)
        events = act(state, "play 9")
        assert (state.deal, state.to_move) == (rounds, 0)
        assert f"Round {rounds} of {rounds}. Aki starts." in told(events)
    state = scene("9", *others, area=["8"], deal=rounds, rounds=rounds)
    act(state, "play 9")
    assert (state.deal, state.to_move, state.phase) == (rounds, None, "over")


@pytest.mark.parametrize("rounds", [0, 1, 12])
def test_gg9_the_table_and_the_reference_card_say_how_many_rounds_there_are(rounds: int) -> None:
    package, last = games.package("gunjo"), rounds or 3
    view = scene("9", "4", "3", rounds=rounds).view(0)
    assert text(package.table.headline(view), (), "en") == f"Round 1 of {last}"
    assert package.table.track(view) == Track(last, 1, last)
    notes = [text(note, (), "en") for note in package.reference_card(view)[0].notes]
    assert f"The match ends after round {last}, or earlier if someone has fewer than 0 points." in notes


@pytest.mark.parametrize("points", [10, 30, 100])
def test_gg2_everyone_starts_with_the_chosen_points(points: int) -> None:
    assert started(5, start_points=points).scores == (points,) * 5


def test_gg9_a_total_below_0_ends_the_match_after_full_scoring() -> None:
    state = scene("9", "4 8", "3", area=["8"], points=(20, 6, 40))
    act(state, "play 9")
    assert state.scores == (27, -1, 39)
    assert (state.to_move, state.ranks) == (None, (2, 3, 1))


def test_gg9_a_total_of_0_does_not() -> None:
    state = scene("9", "4 8", "3", area=["8"], points=(20, 7, 40))
    act(state, "play 9")
    assert (state.scores[1], state.deal, state.to_move) == (0, 2, 0)


def test_gg9_nothing_is_legal_after_the_end() -> None:
    state = scene("9", "4 8", "3", area=["8"], deal=3)
    act(state, "play 9")
    assert legal(state) == set()
    for action in ("play 8", "draw", "stay", "pass", "pass 8 > 3", "give 8"):
        assert rule(state, action) == "GG9"


def test_gg9_every_zone_stays_as_the_last_action_left_it() -> None:
    state = scene("9", "4 8", "3", area=["8"], deal=3)
    act(state, "play 9")
    assert state.area == ((7,), (8,))
    assert state.view(1).hand == ("4", "8")
    for seat in (None, 0, 1, 2):
        assert state.view(seat).known() == ((), ("4", "8"), ("3",))


def test_gg10_a_tie_goes_to_fewer_penalty_points_in_the_last_round() -> None:
    state = scene("9", "4 8", "3", area=["8"], deal=3, points=(10, 37, 31))
    act(state, "play 9")
    assert state.scores == (17, 30, 30)
    assert state.ranks == (3, 2, 1)


def test_gg10_the_winner_of_the_last_round_has_no_penalty() -> None:
    state = scene("9", "4 8", "3", area=["8"], deal=3, points=(10, 24, 2))
    act(state, "play 9")
    assert state.scores == (17, 17, 1)
    assert state.ranks == (1, 2, 3)


def test_gg10_what_is_still_equal_is_shared() -> None:
    state = scene("9", "4 8", "12 8 3", area=["8"], deal=3, points=(0, 30, 30))
    act(state, "play 9")
    assert state.scores == (7, 23, 23)
    assert state.ranks == (3, 1, 1)


def test_gg10_no_ranks_before_the_end() -> None:
    assert scene("9", "4 8", "3", area=["8"]).ranks is None
