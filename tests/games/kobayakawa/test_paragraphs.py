"""Kobayakawa, paragraph by paragraph: KB1-KB10."""

from collections.abc import Sequence
from itertools import permutations

import pytest

from cardtable_gui import i18n
from cardtable_gui.core.events import DealEnded, Event, MatchEnded, Moved, Paid, Shown
from cardtable_gui.core.options import complete
from cardtable_gui.core.zones import Zone
from cardtable_gui.games.kobayakawa.game import GAME
from tests.games.kobayakawa.scenes import bets, cards, legal, match
from tests.support.ruling import act, rule, told


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_kb1_fifteen_cards_four_kamons_each_and_eight_in_the_centre(players: int) -> None:
    state = match(players, "1 2 3 4 5 6 7 8")
    assert cards(state.cards()) == list(range(1, 16))
    assert state.scores == (4,) * players
    assert state.centre == 8
    assert GAME.players == (3, 6)


def test_kb2_a_card_each_in_order_from_seat_0_then_k_then_the_deck() -> None:
    state = match(3, "9 2 5 11 1 8", start=2)
    assert cards(state.hands) == [9, 2, 5]
    assert state.k + 1 == 11
    assert cards(state.pile) == [1, 8, 3, 4, 6, 7, 10, 12, 13, 14, 15]


def test_kb2_seats_out_of_the_match_get_no_card() -> None:
    state = match(3, "8 9 5 11 1 2 3", "7 8 11 12 13")
    state.kamons = [4, 1, 3]
    bets(state, "F", "F", "-")
    assert state.kamons[1] == 0
    assert cards(state.hands) == [7, 0, 8]
    assert state.k + 1 == 11


def test_kb3_from_the_start_seat_clockwise_everybody_draws_or_flips() -> None:
    state = match(4, "1 2 3 4 5", start=2)
    seats = []
    for _ in range(4):
        seats.append(state.to_move)
        assert legal(state) == ["draw", "flip"]
        act(state, "flip")
    assert seats == [2, 3, 0, 1]
    assert state.phase == "bet"


def test_kb3_doing_nothing_is_not_possible() -> None:
    state = match(3, "1 2 3 4 5")
    assert rule(state, "fight") == rule(state, "fold") == "KB3"
    assert rule(state, "discard 1") == "KB3"


@pytest.mark.parametrize(("away", "kept"), [("9", 4), ("4", 9)])
def test_kb3_who_draws_looks_and_discards_one_of_the_two_face_up(away: str, kept: int) -> None:
    state = match(3, "9 2 3 5 4")
    act(state, "draw")
    assert (state.to_move, state.phase) == (0, "discard")
    assert legal(state) == ["discard 4", "discard 9"]
    assert rule(state, "flip") == rule(state, "draw") == rule(state, "fight") == "KB3"
    assert rule(state, "discard 7") == "KB3"
    act(state, f"discard {away}")
    assert state.hands[0] + 1 == kept
    assert state.to_move == 1
    lying = [zone.cards for zone in state.view(2).zones() if zone.zone == Zone("discard", 0)]
    assert lying == [(away,)]


def test_kb3_a_flipped_card_always_becomes_k() -> None:
    state = match(3, "9 2 3 5 4")
    act(state, "flip")
    assert state.k + 1 == 4
    assert state.hands[0] + 1 == 9


def test_kb3_old_ks_and_discards_stay_visible_and_out_of_play() -> None:
    state = match(3, "9 2 3 5 4 6 7")
    act(state, "flip", "draw", "discard 2", "flip")
    zones = {zone.zone: zone.cards for zone in state.view(None).zones()}
    assert zones[Zone("old_ks")] == ("5", "4")
    assert zones[Zone("discard", 1)] == ("2",)
    assert zones[Zone("k")] == ("7",)
    assert cards(state.cards()) == list(range(1, 16))


def test_kb4_bets_come_in_the_same_order_one_decision_each() -> None:
    state = match(4, "1 2 3 4 5", start=2)
    act(state, *["flip"] * 4)
    seats = []
    for _ in range(3):
        seats.append(state.to_move)
        assert legal(state) == ["fight", "fold"]
        assert rule(state, "draw") == rule(state, "flip") == rule(state, "discard 1") == "KB4"
        act(state, "fold")
    assert [*seats, state.to_move] == [2, 3, 0, 1]


def test_kb4_a_fighter_stakes_one_kamon_at_once() -> None:
    state = match(3, "1 2 3 4 5")
    act(state, "flip", "flip", "flip", "fight")
    assert state.scores == (3, 4, 4)
    assert state.stakes == [1, 0, 0]
    assert Paid(1, Zone("kamons", 1), Zone("pot")) in act(state, "fight")


def test_kb5_the_lowest_fighter_adds_k_and_the_highest_total_wins() -> None:
    state = match(4, "3 12 1 14 8 2 4 5 10")
    events = bets(state, "F", "F", "-", "-")
    assert state.kamons == [6, 3, 4, 4]
    assert told(events)[-4:] == [
        "Aki shows 3, the lowest. With the Kobayakawa (10), that makes 13.",
        "Mio shows 12.",
        "Aki wins the fight and takes 3 kamons.",
        "Aki starts the new round.",
    ]


@pytest.mark.parametrize(("k", "kamons"), [(6, [4, 6, 3]), (2, [4, 3, 6])])
def test_kb5_the_lowest_of_the_fighters_counts_not_of_all(k: int, kamons: list[int]) -> None:
    state = match(3, f"1 5 9 8 3 4 {k}")
    bets(state, "-", "F", "F")
    assert state.kamons == kamons


@pytest.mark.parametrize(("start", "winner"), [(0, 0), (1, 1), (2, 0)])
def test_kb5_tie_goes_to_the_seat_earlier_in_order(start: int, winner: int) -> None:
    state = match(3, "4 9 2 8 1 3 5", start=start)
    choices = ["F" if seat != 2 else "-" for seat in state.order]
    bets(state, *choices)
    assert state.start == winner


def test_kb5_whoever_wins_a_tie_is_told_why_and_nobody_else_is() -> None:
    for k, *fighters in permutations(range(1, 16), 3):
        state = match(3, "")
        act(state, "flip", "flip", "flip")
        state.k, state.hands[:2] = k - 1, [card - 1 for card in fighters]
        events = act(state, "fight", "fight", "fold")
        first, second = fighters[0] + k * (fighters[0] < fighters[1]), fighters[1] + k * (fighters[1] < fighters[0])
        winner = "Aki" if first >= second else "Mio"
        ended = next(event for event in events if isinstance(event, DealEnded))
        reasons = {row.seat: i18n.text(row.why, (), "en") for row in ended.results}
        assert f"{winner} wins the fight and takes 3 kamons." in told(events) or first == second
        assert any(line.startswith("Tie") for line in told(events)) == (first == second)
        if first == second:
            assert f"Tie at {first}: Aki acted first and wins 3 kamons." in told(events)
            assert reasons[0].endswith(": won the tie by acting first")
            assert reasons[1].endswith(": lost the tie by acting later")
        else:
            assert not any("tie" in reason for reason in reasons.values())


def test_kb5_a_tie_below_the_winner_decides_nothing_and_is_not_told() -> None:
    # 4 + 5 = 9 beside another 9, and an 11 above both.
    events = bets(match(3, "4 9 11 8 1 3 5"), "F", "F", "F")
    assert "Ken wins the fight and takes 4 kamons." in told(events)
    assert not any("tie" in line.lower() for line in told(events))


def test_kb5_a_lone_fighter_wins_without_revealing() -> None:
    state = match(3, "4 9 2 8 1 3 5")
    events = bets(state, "-", "F", "-")
    assert state.kamons == [4, 5, 4]
    assert not any(isinstance(event, Shown) for event in events)
    assert "Mio is the only one to fight and wins 2 kamons without showing a card." in told(events)


def test_kb5_folded_cards_are_never_shown() -> None:
    state = match(3, "4 9 2 8 1 3 5")
    events = bets(state, "F", "F", "-")
    shown = {event.zone.seat for event in events if isinstance(event, Shown)}
    assert shown == {0, 1}


def test_kb6_the_winner_takes_all_stakes_and_one_kamon_and_starts_the_next_round() -> None:
    state = match(4, "3 12 1 14 8 2 4 5 10")
    events = bets(state, "-", "F", "F", "F")
    assert (state.start, state.to_move) == (3, 3)
    assert state.kamons == [4, 3, 3, 7]
    assert (state.centre, state.deal) == (7, 2)
    assert Paid(3, Zone("pot"), Zone("kamons", 3)) in events
    assert Paid(1, Zone("centre"), Zone("kamons", 3)) in events


def test_kb7_the_seventh_round_is_the_last_and_its_stake_is_two() -> None:
    state = match(3, "3 12 1 8 2 4 10")
    for _ in range(6):
        assert not state.last_round
        bets(state, "F", "-", "-")
    assert (state.deal, state.centre, state.last_round) == (7, 2, True)
    act(state, "flip", "flip", "flip")
    before = state.scores
    act(state, "fight")
    assert state.stakes[state.start] == 2
    assert state.scores[state.start] == before[state.start] - 2


def test_kb7_the_winner_of_the_last_round_takes_the_last_two_too() -> None:
    state = match(3, "3 12 1 8 2 4 10")
    state.centre = 2
    events = bets(state, "F", "F", "-")
    assert state.kamons == [8, 2, 4]
    assert state.centre == 0
    assert (state.to_move, state.phase) == (None, "over")
    assert events[-1] == MatchEnded((1, 3, 2))


def test_kb7_a_seat_with_one_kamon_stakes_it_and_still_takes_the_whole_pot() -> None:
    state = match(3, "3 12 1 8 2 4 10")
    state.centre, state.kamons = 2, [1, 6, 4]
    bets(state, "F", "F", "-")
    assert state.kamons == [5, 4, 4]


@pytest.mark.parametrize("action", ["draw", "flip", "discard 3", "fight", "fold"])
def test_kb7_nothing_is_legal_after_the_last_round(action: str) -> None:
    state = match(3, "3 12 1 8 2 4 10")
    state.centre = 2
    bets(state, "F", "F", "-")
    assert legal(state) == []
    assert rule(state, action) == "KB7"


def test_kb8_nobody_fights_the_round_counts_and_its_kamon_leaves_play() -> None:
    state = match(3, "3 12 1 8 2 4 10", start=1)
    events = bets(state, "-", "-", "-")
    assert state.kamons == [4, 4, 4]
    assert (state.centre, state.deal, state.start, state.to_move) == (7, 2, 1, 1)
    assert Paid(1, Zone("centre"), Zone("box")) in events


def test_kb8_nobody_fights_the_last_round_two_kamons_leave_play() -> None:
    state = match(3, "3 12 1 8 2 4 10")
    state.centre = 2
    events = bets(state, "-", "-", "-")
    assert (state.centre, state.to_move) == (0, None)
    assert state.kamons == [4, 4, 4]
    assert Paid(2, Zone("centre"), Zone("box")) in events


def test_kb8_replay_deals_the_same_round_again_without_a_limit() -> None:
    state = match(3, "3 12 1 8 2 4 10", start=2, nobody_fights="replay")
    for number in range(1, 30):
        assert (state.deal, state.centre, state.start) == (number, 8, 2)
        bets(state, "-", "-", "-")
    assert state.kamons == [4, 4, 4]


def test_kb8_replay_of_the_last_round() -> None:
    state = match(3, "3 12 1 8 2 4 10", nobody_fights="replay")
    state.centre = 2
    bets(state, "-", "-", "-")
    assert (state.centre, state.phase, state.last_round) == (2, "draw", True)


def test_kb9_a_seat_without_kamons_after_the_pot_is_paid_is_out() -> None:
    state = match(3, "3 12 1 8 2 4 10")
    state.kamons = [4, 1, 3]
    bets(state, "F", "F", "-")
    assert state.kamons == [6, 0, 3]
    assert state.order == (0, 2)
    act(state, "flip", "flip")
    assert state.phase == "bet"


def test_kb9_a_winner_who_staked_the_last_kamon_stays() -> None:
    state = match(3, "3 12 1 8 2 4 10")
    state.kamons = [1, 4, 3]
    bets(state, "F", "F", "-")
    assert state.kamons == [3, 3, 3]
    assert state.order == (0, 1, 2)


def test_kb9_one_seat_left_ends_the_match() -> None:
    state = match(3, "12 3 1 8 2 4 10")
    state.kamons = [5, 1, 1]
    bets(state, "F", "F", "F")
    assert state.kamons == [8, 0, 0]
    assert state.to_move is None
    assert state.ranks == (1, 2, 2)


def test_kb10_most_kamons_wins_and_equal_ones_share_the_rank() -> None:
    state = match(4, "3 12 1 14 8 2 4 5 10")
    state.centre, state.kamons = 2, [4, 6, 4, 2]
    assert state.ranks is None
    bets(state, "-", "-", "-", "-")
    assert state.ranks == (2, 1, 2, 4)


def test_kb10_kamon_counts_are_public() -> None:
    state = match(3, "3 12 1 8 2 4 10")
    act(state, "flip", "flip", "flip", "fight")
    for seat in (None, 0, 1, 2):
        view = state.view(seat)
        assert view.scores == (3, 4, 4)
        amounts = {tokens.zone: tokens.amount for tokens in view.tokens()}
        assert amounts == {
            Zone("kamons", 0): 3,
            Zone("kamons", 1): 4,
            Zone("kamons", 2): 4,
            Zone("centre"): 8,
            Zone("pot"): 1,
        }


def test_kb10_no_kamon_is_ever_lost() -> None:
    for seed in range(20):
        options = complete(GAME.options, {})
        state = GAME.start(5, options, GAME.numbered_dealer(5, options, seed))
        boxed = 0
        while state.to_move is not None:
            folded = state.phase == "bet" and not any(state.stakes) and state.turn == len(state.order) - 1
            centre = state.centre
            action = state.legal_actions()[(seed + state.deck_size) % 2 if state.deal % 3 else 1]
            state.apply(action)
            if folded and GAME.notation(action) == "fold":
                boxed += centre - state.centre
            assert sum(state.kamons) + sum(state.stakes) + state.centre + boxed == 28


def test_moves_tell_where_every_card_goes() -> None:
    events = act(match(3, "9 2 3 5 4 6"), "draw", "discard 9", "flip")
    assert [event for event in events if isinstance(event, Moved)] == [
        Moved(("4",), Zone("deck"), Zone("hand", 0), frozenset({0})),
        Moved(("9",), Zone("hand", 0), Zone("discard", 0)),
        Moved(("5",), Zone("k"), Zone("old_ks")),
        Moved(("6",), Zone("deck"), Zone("k")),
    ]


def results(events: Sequence[Event]) -> list[tuple[int, int]]:
    """Each line of the rounds' results: whose it is, and the kamons."""
    return [(row.seat, row.score) for event in events if isinstance(event, DealEnded) for row in event.results]


def test_the_result_of_a_round_is_read_from_most_kamons_to_fewest() -> None:
    state = match(4, "3 12 1 14 8 2 4 5 10")
    state.kamons = [1, 9, 4, 5]
    assert results(bets(state, "-", "-", "F", "F")) == [(1, 9), (3, 7), (2, 3), (0, 1)]


def test_of_equal_kamons_the_winner_stands_first_then_who_comes_after() -> None:
    state = match(4, "3 12 1 14 8 2 4 5 10")
    state.kamons = [5, 7, 4, 5]
    assert results(bets(state, "-", "-", "F", "F")) == [(3, 7), (1, 7), (0, 5), (2, 3)]


def test_a_round_that_nobody_fights_is_told_for_every_seat_by_kamons_too() -> None:
    state = match(3, "3 12 1 14 8 2 4", start=1)
    state.kamons = [0, 5, 7]
    state.order, state.to_move = (1, 2), 1
    assert results(bets(state, "-", "-")) == [(2, 7), (1, 5), (0, 0)]
