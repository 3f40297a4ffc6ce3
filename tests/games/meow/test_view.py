"""What a seat knows in Meow Meow Daifugo."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from cardtable_gui.games.meow.cards import ANYS, BIT
from cardtable_gui.games.meow.game import GAME
from cardtable_gui.games.meow.position import HIDDEN
from cardtable_gui.games.meow.sampling import sample
from cardtable_gui.games.meow.state import MeowState
from tests.games.meow.scenes import choose, dealt, scene, started
from tests.support.ruling import act


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_sample_looks_to_its_seat_like_the_real_state(players: int) -> None:
    rng = Random(players)
    for seed in range(4):
        state = started(players, seed)
        while True:
            for seat in (None, *range(players)):
                view = state.view(seat)
                world = sample(view, rng)
                assert world.view(seat) == view
                assert world.cards() == tuple(range(32))
                assert all(hand & seen == seen for hand, seen in zip(world.hands, view.seen, strict=True))
                assert pickle.loads(pickle.dumps(view)) == view
            if state.to_move is None:
                break
            state.apply(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_sample_gives_nobody_both_jokers_unseen(players: int) -> None:
    rng = Random(players)
    state = started(players, 2)
    while state.phase != "lead":
        state.apply(rng.choice(state.legal_actions()))
    for seat in (None, *range(players)):
        view = state.view(seat)
        for _ in range(60):
            hands = sample(view, rng).hands
            assert all(hand & ANYS != ANYS for hand in hands)


def test_cards_taken_face_up_are_remembered_until_they_are_played() -> None:
    state = scene("w3 w8", "d1 w1", "b8 w7", field="d2 d3 d4", table="b6", owner=2)
    act(state, "pass > d4", "pass > d3")
    assert [state.view(2).known()[seat] for seat in (0, 1)] == [("d4",), ("d3",)]
    act(state, "play w7", "play w8", "pass > d2", "pass")
    assert state.view(1).known()[0] == ("d4",)
    act(state, "play d4")
    assert state.view(1).known()[0] == ()
    assert state.view(0).known()[1:] == (("d2", "d3"), ())


def test_shown_cards_are_remembered() -> None:
    state = dealt(2, "w1 w2 w3 w4 w5 w6 w7 w8 b1 b2 b3 b4 b5 b6 b7 b8")
    choose(state, "w3", "b2")
    assert state.view(0).known()[1] == ("b2",)
    assert state.view(None).known() == (("w3",), ("b2",))
    act(state, "play b2")
    assert state.view(0).known()[1] == ()


def test_a_choice_is_known_to_its_seat_only_until_all_have_chosen() -> None:
    state = dealt(3, "w1 w2 w3 w4 w5 w6 w7 w8 b1 b2 b3 b4 b5 b6 b7 b8")
    act(state, "show w3", "show b2")
    assert state.view(0).shown == (GAME.index["w3"], HIDDEN, -1)
    assert state.view(2).shown == state.view(None).shown == (HIDDEN, HIDDEN, -1)


def test_other_choices_look_the_same() -> None:
    one = dealt(3, "w1 w2 w3 w4 w5 w6 w7 w8 b1 b2 b3 b4 b5 b6 b7 b8")
    two = one.copy()
    act(one, "show w3")
    act(two, "show w8")
    assert one.view(0) != two.view(0)
    assert one.view(1) == two.view(1)
    assert one.view(None) == two.view(None)


def test_the_bottom_of_the_deck_is_remembered_while_it_is_there() -> None:
    state = dealt(4, JOKERS)
    assert state.phase == "return"
    act(state, "return w?")
    assert state.view(1).bottom == GAME.index["w?"]
    for _ in range(20):
        assert sample(state.view(1), Random(1)).deck[-1] == GAME.index["w?"]
    choose(state, "w1", "b2", "bb2", "d2")
    act(state, "play w1", "pass > b8")
    assert state.view(1).bottom == -1
    assert GAME.index["w?"] in state.field


JOKERS = "w1 w2 w3 w4 w5 w? b? b1 b2 b3 b4 b5 b6 b7 bb1 bb2 bb3 bb4 bb5 bb6 bb7 d1 d2 d3 d4 d5 d6 w8 b8 bb8 w6 w7"
"""A deal for four in which seat 0 holds both ?, and w7 is the whole deck."""


def test_swapping_hidden_cards_changes_no_view_but_their_owners() -> None:
    state = scene("w3 w4", "b8 b7", "d1 d2", field="w8", table="b5", owner=2)
    other = state.copy()
    other.hands[1], other.hands[2] = state.hands[2], state.hands[1]
    assert other.view(0) == state.view(0)
    assert other.view(None) == state.view(None)
    assert other.view(1) != state.view(1)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_view_answers_for_the_seat_to_move_like_the_state(players: int) -> None:
    rng = Random(3)
    state = started(players, 3)
    while state.to_move is not None:
        view = state.view(state.to_move)
        assert list(view.legal_actions()) == list(state.legal_actions())
        for text in ("play w3 w4 w?=5", "play d4*2", "pass", "pass > w3", "return w?", "show b2", "take deck"):
            assert view.refusal(GAME.parse(text)) == state.refusal(GAME.parse(text))
        state.apply(rng.choice(state.legal_actions()))


def test_copies_are_independent() -> None:
    rng = Random(8)
    state: MeowState = started(4, 8)
    for _ in range(30):
        copy = state.copy()
        before = [state.view(seat) for seat in range(4)]
        assert [copy.view(seat) for seat in range(4)] == before
        for _ in range(40):
            if copy.to_move is not None:
                copy.apply(rng.choice(copy.legal_actions()))
        assert [state.view(seat) for seat in range(4)] == before
        if state.to_move is not None:
            state.apply(rng.choice(state.legal_actions()))


def test_who_has_passed_since_the_latest_play() -> None:
    state = scene("w3 w4", "b8 b7", "d1 d2", "bb1 bb2", table="b5", owner=2)
    assert state.view(0).passed() == ()
    act(state, "pass", "pass")
    assert state.view(0).passed() == (3, 0)


def test_known_cards_are_really_there() -> None:
    rng = Random(5)
    ever = 0
    for seed in range(10):
        state = started(3, seed)
        while state.to_move is not None:
            for seat in range(3):
                assert state.hands[seat] & state.seen[seat] == state.seen[seat]
                ever += bool(state.seen[seat] & ~BIT[0])
            state.apply(rng.choice(state.legal_actions()))
    assert ever
