"""The solo game of Meow Meow Daifugo: MM13."""

from __future__ import annotations

from cardtable_gui.core.events import DealEnded, MatchEnded, Moved, Paid
from cardtable_gui.core.zones import Zone
from cardtable_gui.games.meow.game import GAME
from tests.games.meow.scenes import dealt, faces, holds, scene, shown
from tests.support.ruling import act, legal, reason, rule, told

SOLO = "w1 w2 w3 b5 bb5 d5 b8 bb8 d1 d2 d3 b1 b2 b3"
"""A deal alone: eight cards, d1 d2 d3 face up, b1 on top of the deck."""


def test_mm13_no_selection_and_no_passing() -> None:
    state = dealt(1, SOLO)
    assert (state.phase, state.to_move, state.scores) == ("lead", 0, (0,))
    assert rule(state, "pass") == rule(state, "pass > d1") == "MM13"
    assert rule(state, "show w1") == "MM4"
    assert rule(state, "take d1") == "MM13"


def test_mm13_both_jokers_are_still_parted_first() -> None:
    state = dealt(1, "w1 w2 w3 b5 bb5 d5 w? b? d1 d2 d3 b1 b2 b3")
    assert state.phase == "return"
    act(state, "return b?")
    assert state.phase == "lead"
    assert holds(state, 0, "b1")
    assert state.deck[-1] == GAME.index["b?"]


def test_mm13_enough_cards_give_a_choice_of_reward_and_the_field_is_refilled() -> None:
    state = dealt(1, SOLO)
    act(state, "play w1")
    assert (state.phase, state.scores) == ("reward", (1,))
    assert legal(state) == {"take d1", "take d2", "take d3", "take deck"}
    assert rule(state, "play w2") == rule(state, "take d6") == rule(state, "pass") == "MM13"
    events = act(state, "take d2")
    assert shown(state.hands[0]) == "w2 w3 b5 b8 bb5 bb8 d2 d5"
    assert state.field == faces("d1 d3 b1")
    assert told(events)[0] == "Aki takes blue 2 as a reward."
    assert state.phase == "lead"


def test_mm13_the_top_of_the_deck_can_be_the_reward() -> None:
    state = dealt(1, SOLO)
    events = act(state, "play w1", "take deck")
    assert holds(state, 0, "b1")
    assert state.field == faces("d1 d2 d3")
    assert told(events, 0)[-1] == "Aki draws a black 1○."
    assert told(events)[-1] == "Aki draws a card."
    assert state.view(None).known() == ((),)


def test_mm13_every_turn_is_a_lead() -> None:
    state = dealt(1, SOLO)
    act(state, "play b8", "take deck", "play w1 w2 w3")
    assert state.phase == "reward"
    act(state, "take d1")
    assert {"play b5", "play bb8", "play d5*2"} <= legal(state)


def test_mm13_fewer_cards_than_the_turn_draw_from_the_deck_unasked() -> None:
    state = dealt(1, SOLO)
    act(state, "play b8", "take d1")
    events = act(state, "play w1")
    assert (state.phase, state.turns, state.scores) == ("lead", 2, (2,))
    assert holds(state, 0, "b2")
    assert told(events, 0) == [
        "Aki plays white 1.",
        "Aki played fewer than 2 cards and has to draw.",
        "Aki draws a black 2○.",
    ]


def test_mm13_a_doubled_doppelganger_counts_as_two_cards_played() -> None:
    state = dealt(1, SOLO)
    act(state, "play b8", "take d1", "play d5*2")
    assert state.phase == "reward"


def test_mm13_an_empty_hand_clears_without_a_card_and_the_result_is_the_turns() -> None:
    state = scene("w1 w2 w3", field="d1 d2 d3", deck="b1 b2", turns=4)
    events = act(state, "play w1 w2 w3")
    assert (state.to_move, state.phase, state.scores, state.ranks) == (None, "over", (5,), (1,))
    assert told(events)[-1] == "Aki goes out in 5 turns, within the goal of 6."
    (ended,) = [event for event in events if isinstance(event, DealEnded)]
    assert [(result.seat, result.gained, result.score) for result in ended.results] == [(0, None, 5)]
    assert events[-1] == MatchEnded((1,))
    assert rule(state, "play w1") == "MM13"
    assert state.field == faces("d1 d2 d3")


def test_mm13_more_than_six_turns_miss_the_goal() -> None:
    state = scene("w1", field="d1 d2 d3", deck="b1 b2", turns=6)
    assert told(act(state, "play w1"))[-1] == "Aki goes out in 7 turns, over the goal of 6."


def test_mm13_with_an_empty_deck_the_reward_is_face_up_and_still_asked() -> None:
    state = scene("w1 w2 w3 b1", field="d1", turns=2)
    act(state, "play w1 w2 w3")
    assert legal(state) == {"take d1"}
    assert rule(state, "take deck") == "MM13"
    assert reason(state, "take deck") == "First take a face-up card as your reward. The deck is empty."
    act(state, "take d1")
    assert state.field == ()
    assert state.phase == "lead"


def test_mm13_with_an_empty_deck_and_too_few_cards_nothing_is_added() -> None:
    state = scene("w1 w2 w3 b1", field="d1", turns=2)
    act(state, "play b1")
    assert (state.phase, shown(state.hands[0]), state.turns) == ("lead", "w1 w2 w3", 3)


def test_mm13_nothing_left_to_take_is_not_asked() -> None:
    state = scene("w1 w2 w3 b1", turns=2)
    act(state, "play w1 w2 w3")
    assert (state.phase, state.turns) == ("lead", 3)


def test_mm13_the_turns_are_counted_on_the_table() -> None:
    state = dealt(1, SOLO)
    events = act(state, "play w1")
    assert Paid(1, Zone("box"), Zone("turns", 0)) in events
    assert [(tokens.zone, tokens.amount) for tokens in state.view(0).tokens()] == [(Zone("turns", 0), 1)]


def test_mm13_the_joker_under_the_deck_is_known_when_it_is_drawn() -> None:
    state = scene("w1 w2 b1 b4", field="d1 d2 d3", deck="b?", turns=2)
    state.bottom = GAME.index["b?"]
    assert state.view(None).bottom == GAME.index["b?"]
    events = act(state, "play w1")
    assert state.view(None).known() == (("b?",),)
    assert Moved(("b?",), Zone("deck"), Zone("hand", 0)) in events
    assert told(events)[-1] == "Aki draws a black ?."
