"""Setting up, and what a turn is: GG1-GG6."""

from collections import Counter
from itertools import combinations

import pytest

from cardtable_gui.core import counts
from cardtable_gui.core.options import OptionError, complete
from cardtable_gui.games.gunjo.cards import COPIES, PENALTIES, deck
from cardtable_gui.games.gunjo.game import GAME
from tests.games.gunjo.scenes import ALL, held, moved, plays, scene, shown, started, swaps
from tests.support.ruling import act, legal, reason, rule, told

SUBSETS = [subset for size in range(6) for subset in combinations(ALL, size)]


def test_gg1_75_basic_cards_with_their_penalties() -> None:
    basic = Counter(face + 1 for face in GAME.deck(4, complete(GAME.options, {})))
    assert basic == {3: 12, 4: 11, 5: 10, 6: 9, 7: 8, 8: 7, 9: 6, 10: 5, 11: 4, 12: 3}
    assert sum(basic.values()) == 75
    assert {number: PENALTIES[number - 1] for number in basic} == {
        3: 1,
        4: 2,
        5: 3,
        6: 4,
        7: 5,
        8: 5,
        9: 4,
        10: 3,
        11: 2,
        12: 1,
    }


def test_gg1_expansion_kinds_with_their_penalties() -> None:
    assert [(number, COPIES[number - 1], PENALTIES[number - 1]) for number in (1, 2, 13, 14, 15)] == [
        (1, 4, 1),
        (2, 5, 5),
        (13, 3, 2),
        (14, 3, 4),
        (15, 3, 3),
    ]
    assert len(deck(ALL)) == 93


@pytest.mark.parametrize("subset", SUBSETS, ids="+".join)
def test_gg1_any_subset_of_the_expansions(subset: tuple[str, ...]) -> None:
    options = complete(GAME.options, {"expansions": list(reversed(subset))})
    cards = Counter(GAME.card_texts(GAME.deck(3, options)))
    for number in ALL:
        assert cards[number] == (COPIES[int(number) - 1] if number in subset else 0)
    assert GAME.deal_key(options) == "+".join(subset)
    state = started(5, 3, expansions=subset)
    assert state.cards() == GAME.deck(5, options)
    assert state.options == options


def test_gg1_no_expansion_by_default() -> None:
    every = complete(GAME.options, {})
    assert (every["expansions"], every["two_ignores_area"]) == ((), False)
    with pytest.raises(OptionError):
        complete(GAME.options, {"expansions": ["3"]})


@pytest.mark.parametrize(("players", "size"), [(3, 12), (4, 12), (5, 11), (6, 10)])
def test_gg2_hands_revealed_cards_and_30_points(players: int, size: int) -> None:
    state = started(players)
    assert state.scores == (30,) * players
    assert state.sizes == [counts.size(hand) for hand in state.hands] == [size] * players
    zones = {item.zone.name: item.cards for item in state.view(None).zones() if item.zone.seat is None}
    assert len(zones["revealed"]) == 2
    assert None not in zones["revealed"]
    assert zones["deck"] == (None,) * (75 - players * size - 2)
    assert zones["area"] == zones["under"] == zones["discard"] == ()


def test_gg2_cards_are_dealt_from_the_top_seat_by_seat() -> None:
    options = complete(GAME.options, {})
    deal = GAME.numbered_dealer(3, options, 5)(0)
    state = started(3, 5)
    assert state.hands == [counts.of(deal.deck[12 * seat : 12 * seat + 12]) for seat in range(3)]
    assert state.revealed == deal.deck[36:38]
    assert state.to_move == state.start == deal.start
    act(state, "draw")
    assert state.hands[deal.start] == counts.of((*deal.deck[12 * deal.start : 12 * deal.start + 12], deal.deck[38]))


def test_gg3_on_an_empty_area_play_or_draw() -> None:
    state = scene("5 5 9", "7", "8")
    assert state.phase == "lead"
    assert legal(state) == {"play 5", "play 5 5", "play 9", "draw"}
    assert rule(state, "pass") == rule(state, "pass 5 > 3") == rule(state, "stay") == "GG3"


def test_gg3_who_draws_on_an_empty_area_must_then_play() -> None:
    state = scene("5 9", "7", "8", expansions=())
    act(state, "draw")
    assert (state.phase, held(state, 0), state.to_move) == ("drawn", "3 5 9", 0)
    assert legal(state) == {"play 3", "play 5", "play 9"}
    assert rule(state, "stay") == rule(state, "pass") == rule(state, "pass 5 > 3") == rule(state, "draw") == "GG3"


def test_gg3_on_cards_play_draw_or_pass() -> None:
    state = scene("5 9", "7", "8", area=["6"])
    assert state.phase == "follow"
    assert legal(state) == {"play 9", "draw", "pass", "pass 5 > 3", "pass 5 > 12", "pass 9 > 3", "pass 9 > 12"}
    assert rule(state, "stay") == "GG3"


def test_gg3_after_drawing_play_or_stay() -> None:
    state = scene("5 9", "7", "8", area=["6"], expansions=())
    act(state, "draw")
    assert legal(state) == {"play 9", "stay"}
    assert rule(state, "draw") == rule(state, "pass") == "GG3"


def test_gg3_the_drawn_card_may_be_played() -> None:
    state = scene("3 9", "7", "8", area=["5"], expansions=())
    act(state, "draw", "play 3 3")
    assert (held(state, 0), state.total, state.to_move) == ("9", 6, 1)


def test_gg3_no_draw_from_an_empty_deck() -> None:
    state = scene("5 9", "7", "8", cards_left=0)
    assert rule(state, "draw") == "GG3"
    assert reason(state, "draw") == "You can’t draw: the deck is empty."
    state = scene("5 9", "7", "8", area=["6"], cards_left=0)
    assert "draw" not in legal(state)


def test_gg3_discards_never_return() -> None:
    state = scene("5 9 9", "7 7", "8 8", cards_left=1, expansions=())
    act(state, "draw", "play 9 9", "pass", "pass")
    assert (state.phase, state.to_move) == ("lead", 0)
    assert len(state.discards) > 2
    assert "draw" not in legal(state)


def test_gg3_a_swap_changes_one_hand_card_for_a_revealed_one_in_the_open() -> None:
    state = scene("5 9", "7", "8", area=["10"], revealed="3 12")
    events = act(state, "pass 9 > 3")
    assert held(state, 0) == "3 5"
    assert sorted(state.revealed) == [8, 11]
    assert moved(events) == ["9: hand 0 > revealed", "3: revealed > hand 0"]
    assert told(events, 2) == ["Aki passes and swaps 9 for 3."]
    assert state.view(1).known()[0] == ("3",)


def test_gg3_a_swap_needs_another_number() -> None:
    state = scene("5 9", "7", "8", area=["10"], revealed="5 9")
    assert swaps(state) == {"5 > 9", "9 > 5"}
    assert rule(state, "pass 5 > 5") == "GG3"
    assert reason(state, "pass 5 > 5") == "You can’t swap a card for one of the same number. Choose another."
    assert swaps(scene("5 9", "7", "8", area=["10"], revealed="4 4")) == {"5 > 4", "9 > 4"}


def test_gg3_a_pass_does_not_keep_a_seat_from_playing_later() -> None:
    state = scene("9", "7 8 8", "3", area=["6"])
    act(state, "pass", "play 7", "pass")
    assert "9" in plays(state)


def test_gg4_one_card_or_several_of_one_number() -> None:
    state = scene("3 3 4 9", "7", "8")
    assert plays(state) == {"3", "3 3", "4", "9"}
    assert rule(state, "play 3 4") == "GG4"
    assert rule(state, "play 3 3 3") == rule(state, "play 12") == "GG4"


def test_gg4_the_total_must_be_above_that_of_the_latest_play() -> None:
    state = scene("3 3 3 3 3 5 10 11", "7", "8", area=["5 5"])
    assert plays(state) == {"3 3 3 3", "3 3 3 3 3", "11"}
    assert rule(state, "play 10") == rule(state, "play 3 3 3") == "GG4"
    assert reason(state, "play 10") == "A total of 10 doesn’t beat 10. Play a higher total."


def test_gg4_not_the_whole_pile_is_to_be_beaten() -> None:
    state = scene("7 9", "8", "12", area=["3", "4", "6"])
    assert plays(state) == {"7", "9"}
    act(state, "play 7")
    assert (state.total, state.area) == (7, ((2,), (3,), (5,), (6,)))


@pytest.mark.parametrize("total", range(1, 61))
def test_gg4_every_set_against_every_total(total: int) -> None:
    for number in range(3, 13):
        copies = COPIES[number - 1]
        state = scene(
            " ".join([str(number)] * copies), "", "", expansions=(), revealed="3 4" if number > 4 else "11 12"
        )
        state.area, state.total = ((0,),), total
        expected = {" ".join([str(number)] * held) for held in range(1, copies + 1) if held * number > total}
        assert plays(state) == expected


def test_gg5_staying_counts_as_a_pass_and_gives_no_swap() -> None:
    state = scene("9 9 9", "5 5", "4 4", area=["8"], passes=0, to_move=1, expansions=())
    act(state, "draw")
    assert swaps(state) == set()
    assert rule(state, "pass 5 > 12") == "GG5"
    act(state, "stay")
    assert (state.passes, state.to_move) == (1, 2)
    events = act(state, "draw", "stay")
    assert (state.phase, state.to_move) == ("lead", 0)
    assert told(events)[-1] == "Nobody beats that. The play area is cleared, and Aki leads."


def test_gg6_the_area_is_cleared_when_nobody_else_has_played() -> None:
    state = scene("9 9 9", "5 5", "4 4", area=["3", "8"], to_move=1)
    discards = state.discards
    events = act(state, "pass", "pass 4 > 12")
    assert (state.area, state.total, state.passes, state.odd) == ((), 0, 0, False)
    assert state.discards == (*discards, 2, 7)
    assert (state.phase, state.to_move) == ("lead", 0)
    assert moved(events)[-2:] == ["3: under > discard", "8: area > discard"]


def test_gg6_a_play_in_between_starts_the_count_anew() -> None:
    state = scene("9 9 9", "5 5", "4 10 4", "3 3", area=["8"], to_move=1)
    act(state, "pass", "play 10", "pass", "pass")
    assert (state.phase, state.to_move, state.passes) == ("follow", 1, 2)
    act(state, "pass")
    assert (state.phase, state.to_move) == ("lead", 2)


def test_gg6_the_area_is_not_cleared_before_the_last_seat_has_had_its_turn() -> None:
    state = scene("9 9 9", "5 5", "4 4", "3 3", area=["8"], to_move=1)
    act(state, "pass", "pass")
    assert state.phase == "follow"
    assert shown(counts.of(state.area[-1])) == "8"


@pytest.mark.parametrize("action", ["draw", "pass", "stay", "pass 4 > 12"])
def test_a_leader_who_has_drawn_is_told_to_play_never_to_stay(action: str) -> None:
    state = scene("4 5", "6", "7", drew=True)
    assert reason(state, action) == "You lead, so you have to play after drawing a card."
