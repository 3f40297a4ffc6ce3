"""What a seat knows in Gunjo Gradation."""

import pickle
from collections import Counter
from random import Random

import pytest

from cardtable_gui.core import counts
from cardtable_gui.games.gunjo.game import GAME
from cardtable_gui.games.gunjo.sampling import sample
from cardtable_gui.games.gunjo.state import GunjoState
from tests.games.gunjo.scenes import scene, started
from tests.games.gunjo.test_legality import walk
from tests.support.ruling import act


def known(state: GunjoState, seat: int | None, of: int) -> str:
    return " ".join(state.view(seat).known()[of])


@pytest.mark.parametrize("players", range(3, 7))
def test_a_sample_looks_to_its_seat_like_the_real_state(players: int) -> None:
    rng = Random(players)
    gives = 0
    for number, state in enumerate(walk(players, players)):
        gives += state.phase == "give"
        if number % 4 and state.phase not in ("give", "over"):
            continue
        for seat in (None, *range(players)):
            view = state.view(seat)
            world = sample(view, rng)
            assert world.view(seat) == view
            assert world.cards() == GAME.deck(players, state.options)
            assert world.sizes == [counts.size(hand) for hand in world.hands]
            assert all(counts.holds(hand, seen) for hand, seen in zip(world.hands, view.seen, strict=True))
            if seat == state.to_move and seat is not None:
                assert list(world.legal_actions()) == list(state.legal_actions()) == list(view.legal_actions())
    assert gives


@pytest.mark.parametrize("players", range(3, 7))
def test_what_is_known_of_a_hand_is_in_it(players: int) -> None:
    ever: Counter[int | None] = Counter()
    for state in walk(players, players + 50):
        for viewer in (None, *range(players)):
            seen = state.view(viewer).seen
            assert all(counts.holds(hand, cards) for hand, cards in zip(state.hands, seen, strict=True))
            ever[viewer] += sum(map(bool, seen))
    assert min(ever.values()) > 0


def test_cards_taken_from_the_revealed_are_remembered_until_they_leave() -> None:
    state = scene("3 4 2", "9 5", "8 8", area=["7"], revealed="12 6")
    act(state, "pass 4 > 12")
    assert [known(state, viewer, 0) for viewer in (None, 1, 2)] == ["12"] * 3
    act(state, "play 9", "pass 8 > 4", "play 12")
    assert known(state, 1, 0) == ""
    assert known(state, 1, 2) == "4"


def test_a_known_card_that_is_swapped_away_is_known_no_more() -> None:
    state = scene("3 4 2", "9 5", "11 11 8", area=["7"], revealed="12 6")
    act(state, "pass 4 > 12", "play 9", "play 11 11")
    assert known(state, 1, 0) == "12"
    act(state, "pass 12 > 6")
    assert known(state, 1, 0) == "6"


def test_a_drawn_card_is_known_to_its_seat_only() -> None:
    state = scene("9 8", "5 5", "6 6", area=["7"], expansions=())
    act(state, "draw")
    assert known(state, 0, 0) == "3 8 9"
    assert known(state, 1, 0) == known(state, None, 0) == ""


def test_gg15_giver_and_receiver_know_what_the_others_do_not() -> None:
    state = scene("15 9 3", "5 5", "6 6", "7 7", area=["4"])
    act(state, "play 15", "give 9", "give 5", "give 6", "give 7")
    assert known(state, 0, 1) == "9"
    assert known(state, 1, 2) == "5"
    assert known(state, 2, 1) == known(state, 3, 1) == known(state, None, 1) == ""
    assert known(state, 1, 1) == "5 9"


def test_gg15_a_known_card_is_forgotten_once_it_may_have_been_passed_on() -> None:
    state = scene("15 9 3", "5 5 11", "6 6 11 11", "7 7", area=["4"])
    state.minds = [[0, counts.ONE[10], 2 * counts.ONE[10], 0]]
    act(state, "play 15", "give 9", "give 5", "give 11", "give 7")
    assert known(state, None, 1) == known(state, 3, 1) == ""
    assert known(state, None, 2) == known(state, 0, 2) == "11"
    assert known(state, 2, 1) == "11"
    assert known(state, 3, 2) == "11"
    assert known(state, 1, 2) == "5 11"
    assert known(state, 0, 1) == "9"


def test_gg15_what_was_passed_is_known_until_it_may_be_passed_on() -> None:
    state = scene("15 15 9 3", "5 5 8", "6 6 8", area=["4"])
    act(state, "play 15", "give 9", "give 5", "give 6")
    assert known(state, 0, 1) == "9"
    act(state, "pass", "pass", "play 15", "give 3", "give 8", "give 8")
    assert known(state, 0, 1) == "3"
    assert known(state, 2, 1) == ""


def test_gg15_a_choice_is_seen_by_its_seat_only() -> None:
    state = scene("15 9 3", "5 6", "6 7", area=["4"])
    act(state, "play 15", "give 9")
    assert [state.view(seat).given for seat in (None, 0, 1, 2)] == [-1, 8, -1, -1]
    assert state.view(1).chosen() == (0,)
    other = scene("15 9 3", "5 6", "6 7", area=["4"])
    act(other, "play 15", "give 3")
    assert [state.view(seat) == other.view(seat) for seat in (None, 0, 1, 2)] == [True, False, True, True]


def test_gg15_a_sample_leaves_chosen_cards_where_they_are() -> None:
    state = scene("15 9 3", "5 6", "6 7", area=["4"])
    act(state, "play 15", "give 9", "give 5")
    for seed in range(20):
        world = sample(state.view(0), Random(seed))
        assert world.gives[0] == 8
        assert world.gives[2] == -1
        assert counts.holds(world.hands[1], counts.ONE[world.gives[1]])


def test_the_own_hand_is_known_whole_and_others_see_only_backs() -> None:
    state = started(3)
    view = state.view(1)
    assert view.known()[1] == view.hand
    hands = {item.zone.seat: item.cards for item in view.zones() if item.zone.name == "hand"}
    assert hands[1] == view.hand
    assert hands[0] == hands[2] == (None,) * 12


def test_all_hands_lie_open_after_the_end() -> None:
    state = scene("9", "4 8", "3", area=["8"], deal=3)
    act(state, "play 9")
    for seat in (None, 0, 2):
        hands = {item.zone.seat: item.cards for item in state.view(seat).zones() if item.zone.name == "hand"}
        assert hands == {0: (), 1: ("4", "8"), 2: ("3",)}


def test_who_leads_and_who_has_passed() -> None:
    state = scene("9 9", "5 5", "8 8", "4 4", area=["7"], to_move=3)
    assert (state.view(0).leader, state.view(0).rested()) == (2, ())
    act(state, "pass", "draw")
    assert (state.view(0).leader, state.view(0).rested()) == (2, (3,))
    act(state, "play 9")
    assert (state.view(0).leader, state.view(0).rested()) == (0, ())
    assert scene("9 9", "5 5", "8 8").view(0).leader is None


def test_who_played_a_15_leads_while_cards_are_chosen() -> None:
    state = scene("15 9 3", "5 6", "6 7", area=["4"])
    act(state, "play 15", "give 9")
    assert state.view(2).leader == 0


def test_views_pickle_small_and_whole() -> None:
    state = started(6, expansions=("1", "2", "13", "14", "15"))
    packed = pickle.dumps(state.view(2))
    assert pickle.loads(packed) == state.view(2)
    assert len(packed) < 1200


def test_copies_are_independent() -> None:
    rng = Random(8)
    for number, state in enumerate(walk(4, 8)):
        if number % 10:
            continue
        copy = state.copy()
        before = [state.view(seat) for seat in range(4)]
        assert [copy.view(seat) for seat in range(4)] == before
        for _ in range(30):
            if copy.to_move is not None:
                copy.apply(rng.choice(copy.legal_actions()))
        assert [state.view(seat) for seat in range(4)] == before
