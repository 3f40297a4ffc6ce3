"""Meow Meow Daifugo, paragraph by paragraph: MM1-MM12 (the solo game MM13: see `test_solo`)."""

from __future__ import annotations

from collections import defaultdict

import pytest

from cardtable_gui import games, i18n
from cardtable_gui.core.events import DealBegan, DealEnded, MatchEnded, Moved, Paid, Shown
from cardtable_gui.core.table import fact
from cardtable_gui.core.zones import Zone
from cardtable_gui.games.meow.actions import Play
from cardtable_gui.games.meow.cards import CIRCLES, FACES, circles, points
from cardtable_gui.games.meow.combinations import Combination
from cardtable_gui.games.meow.game import GAME
from cardtable_gui.games.meow.plays import beatable
from tests.games.meow.scenes import choose, dealt, faces, holds, packed, plays, scene, shown
from tests.support.ruling import act, legal, reason, rule, told

PACKAGE = games.package("meow")
FOUR = "w1 w2 w3 w4 w5 w6 w7 b1 b2 b3 b4 b5 b6 b7 bb1 bb2 bb3 bb4 bb5 bb6 bb7 d1 d2 d3 d4 d5 d6 w8 b8 bb8 w? b?"
"""A deal for four: hands of white, black, black with two circles, doppelgangers with w8; b8 bb8 w? face up; b?."""


def test_mm1_32_cards_each_once_with_their_circles() -> None:
    assert len(FACES) == len(set(FACES)) == 32
    assert GAME.deck(4, {}) == GAME.deck(1, {}) == tuple(range(32))
    printed = {
        face: CIRCLES[GAME.index[face]] for face in ("w1", "w8", "b1", "b8", "bb1", "bb8", "d1", "d6", "b?", "w?")
    }
    assert printed == {"w1": 3, "w8": 3, "b1": 1, "b8": 1, "bb1": 2, "bb8": 2, "d1": 4, "d6": 4, "b?": 5, "w?": 6}
    for face, text in enumerate(FACES):
        assert circles(packed(text)) == CIRCLES[face]
    assert circles(packed(" ".join(FACES))) == sum(CIRCLES) == 8 * 3 + 8 + 16 + 24 + 5 + 6


@pytest.mark.parametrize(("players", "hand", "deck"), [(1, 8, 21), (2, 8, 13), (3, 8, 5), (4, 7, 1)])
def test_mm2_hands_three_cards_face_up_and_the_deck(players: int, hand: int, deck: int) -> None:
    order = [face for face in FACES if face not in {"w?", "b?"}]
    state = dealt(players, " ".join([*order[:hand], "w?", *order[hand:], "b?"]))
    assert [held.bit_count() for held in state.hands] == [hand] * players
    assert len(state.field) == 3
    assert state.deck_size == deck
    assert shown(state.hands[0]) == " ".join(order[:hand])


def test_mm2_dealt_hand_by_hand_then_the_field_then_the_deck() -> None:
    state = dealt(4, FOUR)
    assert [shown(held) for held in state.hands] == [
        "w1 w2 w3 w4 w5 w6 w7",
        "b1 b2 b3 b4 b5 b6 b7",
        "bb1 bb2 bb3 bb4 bb5 bb6 bb7",
        "w8 d1 d2 d3 d4 d5 d6",
    ]
    assert (state.field, state.deck) == (faces("b8 bb8 w?"), faces("b?"))


BOTH = "w1 w2 w3 w4 w5 w6 w7 w8 b1 b2 b3 b4 b5 b6 w? b? b7 b8 bb1 bb2 bb3 bb4"
"""A deal for two in which seat 1 holds both ?; b7 b8 bb1 lie face up, then bb2 is on top of the deck."""


def test_mm3_both_in_hand_one_goes_under_the_deck_and_the_top_card_comes() -> None:
    state = dealt(2, BOTH)
    assert (state.phase, state.to_move) == ("return", 1)
    assert legal(state) == {"return w?", "return b?"}
    assert rule(state, "return b6") == rule(state, "show b1") == rule(state, "play b1") == "MM3"
    events = act(state, "return w?")
    assert shown(state.hands[1]) == "b1 b2 b3 b4 b5 b6 bb2 b?"
    assert state.deck[-1] == GAME.index["w?"]
    assert state.cards() == tuple(range(32))
    assert (state.phase, state.to_move) == ("show", 0)
    assert [event for event in events if isinstance(event, Moved)] == [
        Moved(("w?",), Zone("hand", 1), Zone("deck")),
        Moved(("bb2",), Zone("deck"), Zone("hand", 1), frozenset({1})),
    ]
    assert told(events, 1) == ["Mio puts white ? under the deck and draws black 2○○."]
    assert told(events, 0) == told(events) == ["Mio puts white ? under the deck and draws a card."]


def test_mm3_with_one_card_in_the_deck_that_card_is_drawn() -> None:
    state = dealt(
        4, "w1 w2 w3 w4 w5 w? b? b1 b2 b3 b4 b5 b6 b7 bb1 bb2 bb3 bb4 bb5 bb6 bb7 d1 d2 d3 d4 d5 d6 w8 b8 bb8 w6 w7"
    )
    act(state, "return b?")
    assert shown(state.hands[0]) == "w1 w2 w3 w4 w5 w7 w?"
    assert state.pile == faces("b?")
    assert state.view(2).bottom == GAME.index["b?"]


def test_mm3_only_after_the_deal() -> None:
    state = scene("w? w1 b1", "b8 bb8", field="b? d1 d2", table="d6", owner=1)
    act(state, "pass > b?")
    assert (state.phase, state.to_move) == ("lead", 1)
    assert holds(state, 0, "w?")
    assert holds(state, 0, "b?")
    assert rule(state, "return w?") == "MM3"
    assert reason(state, "return w?") == "You put a ? under the deck only if you’re dealt both."


def test_mm3_what_all_can_conclude_is_known_to_all() -> None:
    state = dealt(2, BOTH)
    assert state.view(0).known()[1] == ("w?", "b?")
    act(state, "return w?")
    assert state.view(0).known()[1] == state.view(None).known()[1] == ("b?",)


def test_mm4_every_seat_chooses_hidden_then_all_show_at_once() -> None:
    state = dealt(4, FOUR)
    assert (state.phase, state.to_move) == ("show", 0)
    assert legal(state) == {f"show w{number}" for number in range(1, 8)}
    events = act(state, "show w3", "show b3", "show bb2")
    assert [type(event).__name__ for event in events] == ["LogEntry"] * 3
    assert told(events, 0)[0] == "Aki chooses to show white 3."
    assert told(events, 1)[0] == told(events)[0] == "Aki chooses a card to show."
    assert state.view(1).shown[:1] != state.view(0).shown[:1] == (GAME.index["w3"],)
    assert holds(state, 0, "w3")
    events = act(state, "show d2")
    assert told(events, 1)[1:] == [
        "Aki shows white 3.",
        "Mio shows black 3○.",
        "Ken shows black 2○○.",
        "Haru shows blue 2.",
        "Ken showed the lowest card, black 2○○, and starts.",
    ]
    assert (state.start, state.to_move, state.phase) == (2, 2, "lead")
    assert [held.bit_count() for held in state.hands] == [7] * 4
    assert state.view(1).known()[3] == ("d2",)


@pytest.mark.parametrize(
    ("chosen", "start"),
    [
        (("w1", "b1", "bb1", "d1"), 1),
        (("w1", "b2", "bb1", "d1"), 2),
        (("w1", "b2", "bb2", "d1"), 0),
        (("w2", "b2", "bb2", "d1"), 3),
        (("w5", "b7", "bb6", "w8"), 0),
    ],
)
def test_mm4_lowest_number_starts_and_fewer_circles_break_a_tie(chosen: tuple[str, ...], start: int) -> None:
    state = dealt(4, FOUR)
    choose(state, *chosen)
    assert (state.start, state.to_move) == (start, start)


def test_mm4_a_joker_cannot_be_shown_nor_a_card_of_somebody_else() -> None:
    state = dealt(2, "w? w2 w3 w4 w5 w6 w7 w8 b1 b2 b3 b4 b5 b6 b7 b8")
    assert legal(state) == {f"show w{number}" for number in range(2, 9)}
    assert rule(state, "show w?") == rule(state, "show b1") == rule(state, "play w2") == "MM4"


def test_mm4_each_deal_selects_anew() -> None:
    state = scene("w1", "b1 b2", "b3", table="", owner=0, lost=(0, 2, 3))
    act(state, "play w1")
    assert (state.deal, state.phase, state.shown) == (2, "show", [-1] * 3)


def test_mm4_cards_are_not_shown_later() -> None:
    state = scene("w1 w2", "b1 b2", owner=0)
    assert rule(state, "show w1") == "MM4"


def test_mm4_option_lead_shown_ties_the_first_lead_to_the_shown_card() -> None:
    state = dealt(4, FOUR, lead_shown=True)
    events = choose(state, "w3", "b4", "bb5", "d6")
    assert told(events)[-1] == "Aki showed the lowest card, white 3, and must start with it."
    assert legal(state) == {"play w3", *(f"play {run}" for run in RUNS_WITH_3)}
    assert rule(state, "play w4") == "MM4"
    assert reason(state, "play w4") == "Your first play must include white 3, the card you showed."
    act(state, "play w3", "pass > b8", "pass > bb8", "pass > w?")
    assert "play w1" in legal(state)


RUNS_WITH_3 = [
    " ".join(f"w{number}" for number in range(low, high + 1))
    for low in range(1, 4)
    for high in range(max(3, low + 2), 8)
]


def test_mm4_without_the_option_the_first_lead_is_free() -> None:
    state = dealt(4, FOUR)
    choose(state, "w3", "b4", "bb5", "d6")
    assert "play w7" in legal(state)


def test_mm5_single_cards_equal_numbers_and_sequences_of_a_suit() -> None:
    state = scene("w3 b3 bb3 w4 w5 b4 b5", "b8", owner=0)
    assert plays(state) == {
        *("w3", "b3", "bb3", "w4", "w5", "b4", "b5"),
        *("w3 b3", "w3 bb3", "b3 bb3", "w3 b3 bb3", "w4 b4", "w5 b5"),
        *("w3 w4 w5", "b3 b4 b5", "b4 b5 bb3"),
    }
    assert rule(state, "play w3 w4") == rule(state, "play w3 b4 w5") == rule(state, "play w3 w5") == "MM5"


def test_mm5_the_two_black_sets_are_one_suit() -> None:
    state = scene("b5 bb6 b7", "w1", owner=0)
    assert "b5 b7 bb6" in plays(state)


def test_mm5_no_sequence_goes_round_the_corner() -> None:
    state = scene("w7 w8 w1 w2", "b1", owner=0)
    assert plays(state) == {"w7", "w8", "w1", "w2"}
    assert rule(state, "play w1 w7 w8") == "MM5"


def test_mm5_doppelgangers_have_sequences_of_their_own() -> None:
    state = scene("d2 d3 d4 w2 w3 b5", "b1", owner=0)
    assert "d2 d3 d4" in plays(state)
    assert rule(state, "play w2 w3 d4") == "MM5"


def test_mm6_a_doppelganger_counts_as_one_or_two_also_alone() -> None:
    state = scene("d4 w4", "b8", owner=0)
    assert plays(state) == {"d4", "w4", "d4*2", "w4 d4", "w4 d4*2"}
    state = scene("d4 w4 b1", "b8", table="b3 bb3", owner=1)
    assert plays(state) == {"d4*2", "w4 d4"}
    state = scene("d4 w4 b1", "b8", table="w3 b3 bb3", owner=1)
    assert plays(state) == {"w4 d4*2"}
    state = scene("d4 w4 b1", "b8", table="b3", owner=1)
    assert plays(state) == {"d4", "w4"}


def test_mm6_in_a_sequence_it_counts_as_one() -> None:
    state = scene("d2 d3 d4", "b1", owner=0)
    assert "d2 d3 d4" in plays(state)
    assert rule(state, "play d2 d3 d4*2") == "MM6"
    assert reason(state, "play d2 d3 d4*2") == "In a sequence, a blue card counts as one card, never as two."


def test_mm7_a_joker_is_any_number_of_its_colour() -> None:
    state = scene("w? w3 w4", "b1", owner=0)
    assert plays(state) == {
        *("w3", "w4", *(f"w?={number}" for number in range(1, 9))),
        *("w3 w?=3", "w4 w?=4", "w3 w4 w?=2", "w3 w4 w?=5"),
    }


def test_mm7_it_fills_a_gap_or_takes_the_place_of_a_card_in_hand() -> None:
    state = scene("b? b4 bb6 b5", "w1", owner=0)
    found = {play for play in plays(state) if len(play.split()) >= 3}
    assert found == {
        "b4 b5 bb6",
        "b4 b5 b?=3",
        "b4 b5 b?=6",
        "b4 bb6 b?=5",
        "b5 bb6 b?=4",
        "b5 bb6 b?=7",
        "b4 b5 bb6 b?=3",
        "b4 b5 bb6 b?=7",
    }


def test_mm7_never_a_doppelganger_nor_the_other_colour() -> None:
    state = scene("w? b? d3 d4 b5 b6 w1 w2", "b1", owner=0)
    assert rule(state, "play d3 d4 w?=5") == "MM7"
    assert rule(state, "play b5 b6 w?=7") == "MM7"
    assert rule(state, "play w1 w2 b?=3") == "MM7"
    assert rule(state, "play b5 b6 b?=7") is None
    assert reason(state, "play b5 b6 w?=7").startswith("A ? stands only for cards of its own colour")


def test_mm7_it_joins_an_equal_set_with_a_doppelganger_and_both_may_pair() -> None:
    state = scene("w? b? d3", "b1", owner=0)
    found = plays(state)
    assert {"d3 w?=3", "d3*2 w?=3", "d3 w?=3 b?=3", "d3*2 w?=3 b?=3"} <= found
    assert {f"w?={number} b?={number}" for number in range(1, 9)} <= found
    assert rule(state, "play w?=3 b?=4") == "MM5"


def test_mm8_same_type_same_count_higher_number() -> None:
    hand = "w2 w3 w4 b3 bb3 d5 w8 b8"
    assert plays(scene(hand, "b1", table="b2", owner=1)) == {"w3", "w4", "b3", "bb3", "d5", "w8", "b8"}
    assert plays(scene(hand, "b1", table="w1 b1", owner=1)) == {"w3 b3", "w3 bb3", "b3 bb3", "d5*2", "w8 b8"}
    assert plays(scene(hand, "b1", table="b2 bb2 d2", owner=1)) == {"w3 b3 bb3"}
    assert plays(scene(hand, "w7", table="b1 b2 bb3", owner=1)) == {"w2 w3 w4"}
    assert plays(scene(hand, "w7", table="b2 bb3 b4", owner=1)) == set()


def test_mm8_a_doubled_doppelganger_counts_two() -> None:
    state = scene("b4 bb4 w4 d5", "b1", table="d3*2", owner=1)
    assert plays(state) == {"b4 bb4", "w4 b4", "w4 bb4", "d5*2"}
    assert rule(state, "play d5") == "MM8"


def test_mm8_sequences_compare_their_top_number_in_any_suit() -> None:
    state = scene("d4 d5 d6 b5 b6 bb7 w1 w2 w3", "b1", table="w3 w4 w5", owner=1)
    assert plays(state) == {"d4 d5 d6", "b5 b6 bb7"}


@pytest.mark.parametrize(
    ("table", "action", "words"),
    [
        ("b5", "play w3", "You can’t beat a single 5 with a single 3. Play one card higher than 5, or pass."),
        ("b5", "play w3 b3", "You can’t beat a single 5 with two 3s. Play one card higher than 5, or pass."),
        ("b5 bb5", "play w3", "You can’t beat two 5s with a single 3. Play a set of 2 cards higher than 5, or pass."),
        (
            "b5 b6 b7",
            "play w3",
            "You can’t beat the sequence 5–7 with a single 3. Play a sequence of 3 cards ending above 7, or pass.",
        ),
        ("b8", "play w3", "Nothing beats a single 8: 8 is the highest number. You have to pass."),
        ("b8", "play w3 b3", "Nothing beats a single 8: 8 is the highest number. You have to pass."),
        ("b8 bb8", "play w3 b3", "Nothing beats two 8s: 8 is the highest number. You have to pass."),
        ("b6 b7 b8", "play w3", "Nothing beats the sequence 6–8: 8 is the highest number. You have to pass."),
        (
            "b6 bb6 w6 d6*2 b?=6",
            "play w3",
            "Nothing beats six 6s: no higher number has that many cards. You have to pass.",
        ),
        ("b5", "play w8", "You don’t have white 8."),
        ("b5", "pass", "To pass, you have to take a face-up card. Pick one first."),
        ("b5", "pass > w6", "You can’t take white 6: it isn’t face up."),
        ("", "pass", "The table is empty, so you can’t pass. Play one or more cards."),
        ("", "play w3 w3", "There’s only one of each card. Name it once."),
    ],
)
def test_refusals_say_what_is_wrong(table: str, action: str, words: str) -> None:
    assert reason(scene("w3 b3 w4", "d1", field="d2 d3 d4", table=table, owner=1 if table else 0), action) == words


def test_mm9_a_lead_may_not_be_passed() -> None:
    state = scene("w3 b3", "d1", field="d2 d3 d4", owner=0)
    assert rule(state, "pass") == rule(state, "pass > d2") == "MM9"
    assert not any(text.startswith("pass") for text in legal(state))


def test_mm9_a_pass_takes_a_face_up_card_and_the_field_is_refilled() -> None:
    state = scene("w3 b3", "d1 w1", field="d2 d3 d4", deck="d5 d6", table="w8", owner=1)
    assert legal(state) == {"pass > d2", "pass > d3", "pass > d4"}
    assert rule(state, "pass") == rule(state, "pass > w1") == "MM9"
    events = act(state, "pass > d3")
    assert shown(state.hands[0]) == "w3 b3 d3"
    assert state.field == faces("d2 d4 d5")
    assert state.pile == faces("d6")
    assert told(events)[0] == "Aki passes and takes blue 3."
    assert state.view(1).known()[0] == ("d3",)


def test_mm9_with_an_empty_deck_the_field_shrinks_and_then_a_pass_takes_nothing() -> None:
    state = scene("w3 b3", "d1 w1", "b1 b2", field="d2", table="w8", owner=2)
    act(state, "pass > d2")
    assert state.field == ()
    assert legal(state) == {"pass"}
    assert rule(state, "pass > d2") == "MM9"
    act(state, "pass")
    assert shown(state.hands[1]) == "w1 d1"


def test_mm9_passing_does_not_keep_a_seat_from_playing_later() -> None:
    state = scene("w3 w8", "d1 w1", "b1 b7 b2", table="b6", owner=2)
    act(state, "pass", "pass")
    state = scene("w3 w8", "d1 w7", "b1 b7 b2", table="b6", owner=2)
    act(state, "pass", "play w7", "pass", "play w8")
    assert state.owner == 0


def test_mm10_all_others_passed_the_cards_are_set_aside_and_the_last_player_leads() -> None:
    state = scene("w3 w8", "d1 w7", "b1 b7 b2", table="b6", owner=2)
    act(state, "play w8", "pass", "pass")
    assert (state.table, state.to_move, state.phase) == (None, 0, "lead")
    assert {GAME.index["b6"], GAME.index["w8"]} <= set(state.played)


def test_mm10_set_aside_for_this_deal_they_do_not_come_back() -> None:
    state = scene("w3 w8 b5", "d1 w7", field="d2", table="b6", owner=1)
    act(state, "play w8", "pass > d2", "play w3", "pass")
    assert state.cards() == tuple(range(32))
    assert state.field == ()
    assert set(state.played) >= set(faces("b6 w8 w3"))


@pytest.mark.parametrize(("circles_left", "lost"), [(0, 0), (1, 1), (5, 1), (6, 2), (10, 2), (11, 3), (40, 3)])
def test_mm11_circles_cost_one_two_or_three_points(circles_left: int, lost: int) -> None:
    assert points(circles_left) == lost


def test_mm11_a_seat_with_no_cards_wins_the_deal_at_once_and_the_others_count() -> None:
    state = scene("w8", "b1 b2", "w1 w2 b1", "w? b8", table="b6", owner=3)
    events = act(state, "play w8")
    assert state.lost == (0, 1, 2, 2)
    assert state.scores == (0, -1, -2, -2)
    (ended,) = [event for event in events if isinstance(event, DealEnded)]
    assert [(result.seat, result.gained, result.score) for result in ended.results] == [
        (0, 0, 0),
        (1, -1, -1),
        (2, -2, -2),
        (3, -2, -2),
    ]
    shown = [event for event in events if isinstance(event, Shown)]
    assert [(event.zone.seat, event.cards, [tag.short for _, tag in event.tags]) for event in shown] == [
        (1, ("b1", "b2"), ["1○", "1○"]),
        (2, ("w1", "w2", "b1"), ["3○", "3○", "1○"]),
        (3, ("b8", "w?"), ["1○", "6○"]),
    ]
    assert [result.counted for result in ended.results] == [(), *(event.tags for event in shown)]
    assert [event.amount for event in events if isinstance(event, Paid)] == [1, 2, 2]
    assert any(isinstance(event, DealBegan) for event in events)
    assert state.deal == 2


def test_mm12_the_match_ends_with_five_lost_points_and_fewest_lost_is_first() -> None:
    state = scene("w8", "b1 b2", "w1 w2 bb2", "w? b8", table="b6", owner=3, lost=(2, 1, 3, 3))
    events = act(state, "play w8")
    assert state.lost == (2, 2, 5, 5)
    assert state.to_move is None
    assert state.phase == "over"
    assert state.ranks == (1, 1, 3, 3)
    assert events[-1] == MatchEnded((1, 1, 3, 3))
    assert rule(state, "pass") == "MM12"


def test_mm12_five_may_be_passed() -> None:
    state = scene("w8", "w? d1 d2", "b1", table="b6", owner=2, lost=(0, 4, 0))
    act(state, "play w8")
    assert state.scores == (0, -7, -1)
    assert state.ranks == (1, 3, 2)


def test_mm12_below_five_the_next_deal_is_dealt_and_points_add_up() -> None:
    state = scene("w8", "b1", table="b6", owner=1, lost=(0, 3))
    act(state, "play w8")
    assert (state.deal, state.lost) == (2, (0, 4))
    assert state.ranks is None


@pytest.mark.parametrize("limit", range(3, 11))
def test_mm12_another_limit_ends_the_match_exactly_there(limit: int) -> None:
    state = scene("w8", "b1", table="b6", owner=1, lost=(0, limit - 2), losing_limit=limit)
    act(state, "play w8")
    assert (state.lost, state.ranks, state.deal) == ((0, limit - 1), None, 2)
    state = scene("w8", "b1", table="b6", owner=1, lost=(0, limit - 1), losing_limit=limit)
    act(state, "play w8")
    assert (state.lost, state.ranks, state.to_move) == ((0, limit), (1, 2), None)


@pytest.mark.parametrize("limit", [3, 10])
def test_mm12_the_table_says_which_limit_holds_and_who_has_reached_it(limit: int) -> None:
    state = scene("w8", "b1", table="b6", owner=1, lost=(0, limit - 1), losing_limit=limit)
    shown = PACKAGE.table.headline(state.view(0))
    assert f"someone has lost {limit} points" in i18n.text(shown, (), "en")
    notes = PACKAGE.reference_card(state.view(0))[-1].notes
    assert [i18n.text(note, (), "en") for note in notes] == [f"A player who has lost {limit} points loses the match."]
    act(state, "play w8")
    badges = [PACKAGE.table.badges(state.view(None), seat) for seat in range(2)]
    assert [[i18n.text(fact(badge), (), "en") for badge in each] for each in badges] == [[], ["Lost"]]


def test_mm12_after_the_end_all_hands_lie_open() -> None:
    state = scene("w8", "b1 d1", table="b6", owner=1, lost=(0, 4))
    act(state, "play w8")
    assert state.view(0).known() == ((), ("b1", "d1"))
    zones = {zone.zone: zone.cards for zone in state.view(None).zones()}
    assert zones[Zone("hand", 1)] == ("b1", "d1")
    assert zones[Zone("table")] == ("w8",)


def test_a_refusal_never_asks_for_a_number_that_no_cards_reach() -> None:
    """What is called unbeatable is exactly what no cards of the whole game follow."""
    everything = scene(" ".join(GAME.faces), owner=0)
    plays = [action for action in everything.legal_actions() if isinstance(action, Play)]
    lots: defaultdict[Combination, set[int]] = defaultdict(set)
    for play in plays:
        lots[play.combination].add(play.lot)
    assert len(lots) == 73
    higher = {lying: [lot for other in lots if other.beats(lying) for lot in lots[other]] for lying in lots}
    for lying in plays:
        assert beatable(lying) == any(not lot & lying.lot for lot in higher[lying.combination]), lying
