"""The independent Meow Meow Daifugo against positions worked out by hand, paragraph by paragraph."""

import itertools
import random
from collections.abc import Sequence

import pytest

from tests.reference.meow import Meow
from tests.reference.meow_cards import ALL_CARDS, CIRCLES, claims_of, plays_from, text_of_play
from tests.reference.model import Deal, MatchSettings, Options


def deal(*first: str) -> Deal:
    """Stack a deck: these cards on top, all others below them in the order of the card list."""
    return Deal((*first, *(card for card in ALL_CARDS if card not in first)), 0)


def match(players: int, *first: str, options: Options | None = None) -> Meow:
    """Begin a match whose first deck is stacked; later ones are shuffled."""
    rng = random.Random(4)
    terms = MatchSettings(players, options or {})
    later = [Meow.random_deal(terms, rng) for _ in range(9)]
    return Meow(terms, [deal(*first), *later])


def position(
    hands: Sequence[str], field: str = "", deck: str = "", to_move: int = 0, options: Options | None = None
) -> Meow:
    """Begin a match in which a seat leads and these cards lie where they are named."""
    game = match(len(hands), options=options)
    game.table.hands = [hand.split() for hand in hands]
    game.table.face_up = field.split()
    game.table.deck = deck.split()
    game.table.public = set(game.table.face_up)
    game.phase = "play"
    game.to_move = to_move
    return game


def play(game: Meow, *actions: str) -> None:
    """Do several actions."""
    for action in actions:
        game.act(action)


def lying(game: Meow, zone: str) -> list[str]:
    """Give the cards in one of the open zones."""
    return game.open_cards()[zone, None]


def plays(hand: str) -> set[str]:
    """Give the plays that a hand has at its lead."""
    return {text.removeprefix("play ") for text in position([hand, "b1 b2"]).legal()}


def test_mm1_list_of_cards_and_circles() -> None:
    assert len(ALL_CARDS) == 32
    assert (ALL_CARDS[0], ALL_CARDS[8], ALL_CARDS[16], ALL_CARDS[24]) == ("w1", "b1", "bb1", "d1")
    assert ALL_CARDS[-2:] == ("w?", "b?")
    assert sum(CIRCLES.values()) == 8 * (3 + 1 + 2) + 6 * 4 + 5 + 6


@pytest.mark.parametrize(("players", "hand", "deck"), [(1, 8, 21), (2, 8, 13), (3, 8, 5), (4, 7, 1)])
def test_mm2_set_up(players: int, hand: int, deck: int) -> None:
    game = match(players)
    dealt = players * hand
    assert [len(game.hand(seat)) for seat in range(players)] == [hand] * players
    assert game.hand(players - 1) == sorted(game.deals[0].deck[dealt - hand : dealt])
    assert lying(game, "field") == sorted(game.deals[0].deck[dealt : dealt + 3])
    assert len(game.table.deck) == deck


@pytest.mark.parametrize("players", range(1, 5))
def test_mm3_one_of_both_goes_under_the_deck(players: int) -> None:
    game = match(players, "w?", "w1", "b?")
    top = game.table.deck[0]
    assert (game.to_move, game.legal()) == (0, ["return b?", "return w?"])
    assert game.refuse("return w1") == {"MM3"}
    assert game.refuse("play w1") == {"MM3"}
    play(game, "return w?")
    assert {"b?", top} < set(game.hand(0))
    assert game.table.deck[-1] == "w?"
    assert game.seen_in_hand(0, None) == ["b?"]
    assert game.refuse("return b?") == ({"MM3"} if players == 1 else {"MM3", "MM4"})


def test_mm3_the_top_card_is_drawn_after_the_return() -> None:
    game = match(4, "w?", "b?", *ALL_CARDS[:29])
    play(game, "return b?")
    assert "d6" in game.hand(0)
    assert game.table.deck == ["b?"]


def test_mm3_asks_another_seat_before_the_selection_and_only_after_the_deal() -> None:
    game = match(2, *ALL_CARDS[:8], "b?", "w?")
    assert game.to_move == 1
    play(game, "return w?")
    assert (game.to_move, game.phase) == (0, "show")
    game = position(["w1 w?", "w2 w3"], "b?", "d1")
    play(game, "play w1", "play w2", "pass > b?")
    assert game.legal() == ["play w3"]
    assert {"w?", "b?"} <= set(game.hand(0))


def test_mm4_every_seat_is_asked_in_turn_and_nothing_is_seen_until_the_end() -> None:
    game = match(3, "w?", "w2")
    assert [game.to_move, game.phase] == [0, "show"]
    assert "show w?" not in game.legal()
    assert len(game.legal()) == 7
    assert game.refuse("show w?") == {"MM4"}
    play(game, "show w2")
    assert (game.to_move, "w2" in game.hand(0)) == (1, True)
    assert game.seen_in_hand(0, None) == []
    play(game, game.legal()[0])
    play(game, game.legal()[0])
    assert game.seen_in_hand(0, None) == ["w2"]
    assert [len(game.hand(seat)) for seat in range(3)] == [8, 8, 8]


@pytest.mark.parametrize(
    ("shown", "starts"),
    [(("w2", "b3", "d4"), 0), (("w2", "bb2", "b3"), 1), (("d2", "w2", "bb2"), 2), (("w3", "d1", "b2"), 1)],
)
def test_mm4_lowest_number_then_fewest_circles_start(shown: tuple[str, ...], starts: int) -> None:
    game = match(3)
    game.table.hands = [[card, "w8"] for card in shown]
    play(game, *(f"show {card}" for card in shown))
    assert game.to_move == starts


def test_mm4_the_first_lead_contains_the_shown_card_only_with_the_option() -> None:
    for option in (False, True):
        game = position(["w1 b1 w2", "w8 b8"], "b5", options={"lead_shown": option})
        game.phase = "show"
        play(game, "show w1", "show w8")
        assert ("play w2" in game.legal()) != option
        assert {"play w1", "play w1 b1"} <= set(game.legal())
        assert game.refuse("play w2") == ({"MM4"} if option else None)
        play(game, "play w1", "pass > b5")
        assert game.refuse("play w2") is None  # the lead after the first


def test_mm5_singles_equal_sets_and_sequences() -> None:
    assert plays("w3 b3 bb4 b5") == {"w3", "b3", "bb4", "b5", "w3 b3", "b3 b5 bb4"}
    assert plays("w7 w8 w1") == {"w7", "w8", "w1"}  # no wrap
    assert plays("w1 b2 w3") == {"w1", "b2", "w3"}  # one suit
    assert "b1 b2 b3 bb4" in plays("b1 b2 b3 bb4")
    game = position(["w1 w2 b1 w4", "b2"])
    for wrong in ("play w1 w2", "play w1 w2 w4", "play w1 w2 b1"):
        assert game.refuse(wrong) == {"MM5"}


def test_mm6_a_doppelganger_counts_one_or_two_in_equal_sets_only() -> None:
    assert plays("d4") == {"d4", "d4*2"}
    assert plays("b4 d4") == {"b4", "d4", "d4*2", "b4 d4", "b4 d4*2"}
    assert {text for text in plays("d2 d3 d4") if " " in text} == {"d2 d3 d4"}
    game = position(["d2 d3 d4 w2", "b2"])
    assert game.refuse("play d2*2 d3 d4") == {"MM5", "MM6"}


def test_mm7_a_wild_card_stands_for_its_own_colour() -> None:
    assert plays("w?") == {f"w?={number}" for number in range(1, 9)}
    assert {text for text in plays("w3 w4 w?") if len(text.split()) == 3} == {"w3 w4 w?=2", "w3 w4 w?=5"}
    assert {text for text in plays("w3 w5 w?") if len(text.split()) == 3} == {"w3 w5 w?=4"}
    assert {text for text in plays("b3 bb4 w?") if len(text.split()) == 3} == set()
    assert {text for text in plays("d3 w?") if " " in text} == {"d3 w?=3", "d3*2 w?=3"}
    assert {text for text in plays("w? b?") if " " in text} == {f"w?={number} b?={number}" for number in range(1, 9)}
    assert {text for text in plays("d1 d2 b?") if len(text.split()) == 3} == set()
    game = position(["d1 d2 b? w2 w3 w5", "b2"])
    assert game.refuse("play d1 d2 b?=3") == {"MM5", "MM7"}  # never for a doppelganger
    assert game.refuse("play w2 w3 b?=4") == {"MM5", "MM7"}  # its own colour only
    assert game.refuse("play w2 b?=3") == {"MM5", "MM7"}
    assert game.refuse("play w2 w3 w5") == {"MM5"}


def test_mm7_a_wild_card_in_an_equal_set_may_stand_for_a_number_that_is_there() -> None:
    assert {"w3 w?=3", "w3 b3 w?=3"} <= plays("w3 b3 w?")
    assert "w3 w4 w5 w?=4" not in plays("w3 w4 w5 w?")


def test_mm8_to_follow() -> None:
    game = position(["b4 d4 w1", "d5 w5 bb5 w6 w7 w8 b6 b3 bb3", "w2"])
    play(game, "play b4 d4*2")
    assert game.legal() == ["pass", "play bb5 d5*2", "play w5 bb5 d5", "play w5 d5*2"]
    assert game.refuse("play d5*2 w5") is None
    for wrong in ("play w5", "play w5 bb5", "play w5 d5", "play b3 bb3", "play w6 w7 w8", "play w5 bb5 d5*2"):
        assert game.refuse(wrong) == {"MM8"}


def test_mm8_sequences_compare_their_top_number_and_suits_need_not_match() -> None:
    game = position(["w2 w3 w4 w8", "b3 b4 b5 bb2 b6", "d1 d2"])
    play(game, "play w2 w3 w4")
    assert "play b3 b4 b5" in game.legal()
    assert game.refuse("play bb2 b3 b4") == {"MM8"}
    assert game.refuse("play b3 b4 b5 b6") == {"MM8"}


def test_mm9_a_lead_may_not_be_passed() -> None:
    game = position(["w1 w2", "b1"], "b5", "b6")
    assert game.legal() == ["play w1", "play w2"]
    assert game.refuse("pass") == game.refuse("pass > b5") == {"MM9"}


def test_mm9_a_pass_takes_one_card_and_refills() -> None:
    game = position(["w1 w2", "b1", "b2"], "b5 b7 w?", "b6 d1")
    play(game, "play w1")
    assert game.legal() == ["pass > b5", "pass > b7", "pass > w?"]
    assert game.refuse("pass") == game.refuse("pass > b6") == {"MM9"}
    play(game, "pass > w?")
    assert game.hand(1) == ["b1", "w?"]
    assert game.seen_in_hand(1, None) == ["w?"]
    assert lying(game, "field") == ["b5", "b6", "b7"]


def test_mm9_without_deck_no_refill_and_without_field_nothing_is_taken() -> None:
    game = position(["w1 w2", "b1", "b2 w5"], "b5")
    play(game, "play w1", "pass > b5")
    assert game.legal() == ["pass", "play b2", "play w5"]
    assert game.refuse("pass > b5") == {"MM9"}
    play(game, "pass")
    assert (game.to_move, game.hand(2)) == (0, ["b2", "w5"])


def test_mm9_passing_does_not_keep_a_seat_from_playing_later() -> None:
    game = position(["w1 w8", "b2 w7", "b2 w5"])
    play(game, "play w1", "pass", "play w5", "pass", "play w7")
    assert game.to_move == 2


def test_mm10_all_others_pass_in_a_row() -> None:
    game = position(["w1 w8", "b2 w7", "b2 w5"])
    play(game, "play w1", "pass", "play w5", "pass")
    assert lying(game, "table") == ["w5"]
    play(game, "pass")
    assert (game.to_move, lying(game, "table"), lying(game, "played")) == (2, [], ["w1", "w5"])
    assert game.legal() == ["play b2"]


@pytest.mark.parametrize(
    ("hand", "lost"),
    [("b1", 1), ("bb1 w1", 1), ("b?", 1), ("w?", 2), ("w1 d1 w2", 2), ("w? b?", 3), ("d1 d2 d3 d4", 3)],
)
def test_mm11_circles_and_points_lost(hand: str, lost: int) -> None:
    game = position(["w8", "b8 b1", hand])
    play(game, "play w8")
    assert game.scores == [0, -1, -lost]
    assert (game.deal, game.over, game.phase) == (2, False, "show")


def test_mm11_the_hand_on_the_table_does_not_count_and_the_next_deal_is_selected_anew() -> None:
    game = position(["w2", "b8 w4"], "w7", to_move=1)
    play(game, "play w4", "pass > w7", "play b8")
    assert game.scores == [-2, 0]
    assert (game.deal, game.to_move) == (2, 0)
    assert [len(game.hand(seat)) for seat in range(2)] == [8, 8]
    assert lying(game, "played") == lying(game, "table") == []


def test_mm12_the_match_ends_at_five_or_more_lost_points() -> None:
    game = position(["w8", "d1 d2 d3", "b1", "w1"])
    game.lost = [1, 4, 4, 0]
    play(game, "play w8")
    assert (game.over, game.to_move, game.scores) == (True, None, [-1, -7, -5, -1])
    assert game.ranks == [1, 4, 3, 1]
    assert lying(game, "table") == ["w8"]
    assert game.hand(1) == game.seen_in_hand(1, None) == ["d1", "d2", "d3"]


def test_mm12_four_lost_points_do_not_end_it() -> None:
    game = position(["w8", "b1"])
    game.lost = [4, 3]
    play(game, "play w8")
    assert (game.over, game.ranks, game.scores) == (False, None, [-4, -4])


@pytest.mark.parametrize("limit", [3, 10])
def test_mm12_another_limit(limit: int) -> None:
    for lost, over in ((limit - 2, False), (limit - 1, True)):
        game = position(["w8", "b1"], options={"losing_limit": limit})
        game.lost = [0, lost]
        play(game, "play w8")
        assert (game.over, game.scores[1]) == (over, -lost - 1)


def test_mm13_enough_cards_are_rewarded() -> None:
    game = position(["w1 b2 bb2 w4 w5"], "b5 b7 w?", "b6 d1")
    assert game.scores == [0]
    play(game, "play w1")
    assert game.legal() == ["take b5", "take b7", "take deck", "take w?"]
    assert game.refuse("play w4") == {"MM13"}
    assert game.refuse("take b6") == {"MM13"}
    play(game, "take b5")
    assert lying(game, "field") == ["b6", "b7", "w?"]
    play(game, "play b2 bb2")  # lower or equal numbers and other types: always as a lead
    assert (game.phase, game.scores) == ("reward", [2])
    play(game, "take deck")
    assert game.hand(0) == ["b5", "d1", "w4", "w5"]
    assert game.table.deck == []


def test_mm13_too_few_cards_draw_from_the_deck_unasked() -> None:
    game = position(["w1 b2 bb2"], "b5 b7 w?", "b6 d1")
    play(game, "play w1", "take deck", "play b2")
    assert game.hand(0) == ["b6", "bb2", "d1"]
    assert (game.phase, game.turns) == ("play", 2)
    play(game, "play bb2")  # nothing is left to draw
    assert game.hand(0) == ["b6", "d1"]


def test_mm13_a_doubled_doppelganger_counts_as_two() -> None:
    game = position(["d2 b3"], "b5 b7 w?", "b6 d1")
    game.turns = 1
    play(game, "play d2*2")
    assert game.phase == "reward"


def test_mm13_without_deck_the_reward_is_a_face_up_card_or_nothing() -> None:
    game = position(["w1 w2 w3"], "b5")
    play(game, "play w1")
    assert game.legal() == ["take b5"]
    assert game.refuse("take deck") == {"MM13"}
    play(game, "take b5")
    assert lying(game, "field") == []
    game.turns = 0
    play(game, "play w2")
    assert (game.phase, game.hand(0)) == ("play", ["b5", "w3"])


def test_mm13_an_empty_hand_ends_the_game_before_any_reward() -> None:
    game = position(["w1"], "b5", "b6")
    play(game, "play w1")
    assert (game.over, game.scores, game.ranks, game.hand(0)) == (True, [1], [1], [])


def test_mm13_no_pass_and_no_selection() -> None:
    game = match(1)
    assert game.phase == "play"
    assert game.refuse("pass") == {"MM9", "MM13"}
    assert game.refuse("show w1") == {"MM4"}


def test_all_plays_of_a_hand_are_those_that_are_combinations() -> None:
    rng = random.Random(2)
    for _ in range(6):
        hand = sorted({*rng.sample(ALL_CARDS, 6), rng.choice(["w?", "b?", "d3"])}, key=ALL_CARDS.index)
        game = position([" ".join(hand), "b1"])
        ways = [[None, *(claim.text() for claim in claims_of(card))] for card in hand]
        chosen = ([word for word in words if word] for words in itertools.product(*ways))
        texts = [" ".join(["play", *words]) for words in chosen if words]
        assert sorted(text for text in texts if game.refuse(text) is None) == game.legal()


def test_a_full_hand_lists_each_play_once() -> None:
    found = [text_of_play(claims) for claims in plays_from(ALL_CARDS)]
    assert len(found) == len(set(found))


@pytest.mark.parametrize("players", range(1, 5))
def test_random_matches_keep_their_cards_and_agree_on_what_is_legal(players: int) -> None:
    rng = random.Random(players)
    terms = MatchSettings(players, {"lead_shown": True})
    game = Meow(terms, [Meow.random_deal(terms, rng) for _ in range(20)])
    while not game.over:
        zones = [*game.open_cards().values(), *game.covered_cards().values()]
        assert sorted(card for cards in zones for card in cards) == sorted(ALL_CARDS)
        legal = game.legal()
        assert legal == sorted(set(legal))
        for text in [rng.choice(legal), *(game.random_illegal(rng) for _ in range(5))]:
            assert (text in legal) == (game.refuse(text) is None), text
        game.act(rng.choice(legal))
    assert (max(game.lost) >= 5) == (players > 1)
