"""Playing and passing: MG4-MG6."""

from collections import Counter
from itertools import product

import pytest

from cardtable_gui.games.merchant.deck import FACES, deck
from cardtable_gui.games.merchant.moves import beatable
from tests.games.merchant.scenes import plays, scene, shown, started
from tests.support.ruling import act, legal, reason, rule


def test_mg4_the_first_turn_must_be_a_play() -> None:
    state = started()
    assert state.phase == "lead"
    assert legal(state) == plays(state)
    assert rule(state, "pass") == "MG4"
    assert rule(state, "pass 1 > 1") == "MG4"


def test_mg4_who_leads_after_a_reset_must_play() -> None:
    state = scene("5 6", "7", "8", market="2 3", table="4", owner=0, to_move=1)
    act(state, "pass", "pass", "skip")
    assert (state.to_move, state.phase) == (0, "lead")
    assert legal(state) == {"play 5", "play 6"}
    assert rule(state, "pass") == "MG4"


def test_mg4_on_cards_a_seat_plays_or_passes() -> None:
    state = scene("5 6", "7", market="2", table="4", owner=1)
    assert legal(state) == {"play 5", "play 6", "pass"}


def test_mg5_an_empty_table_takes_any_set_of_one_value() -> None:
    state = scene("3 3 3 9", "7")
    assert legal(state) == {"play 3", "play 3 3", "play 3 3 3", "play 9"}
    assert rule(state, "play 3 9") == "MG5"


def test_mg5_same_number_higher_or_same_value_more_never_both() -> None:
    state = scene("4 5 5 5 6 6 6 7 7", "8", market="14", table="5 5", owner=1)
    assert plays(state) == {"play 5 5 5", "play 6 6", "play 7 7"}


@pytest.mark.parametrize(("lying", "own"), list(product(["5", "5 5", "5 5 5", "9", "9 9"], ["5", "6", "9"])))
def test_mg5_every_pair_of_sets(lying: str, own: str) -> None:
    values = [int(value) for value in lying.split()]
    number, value = len(values), values[0]
    state = scene(" ".join([own] * 4), "8", market="14", table=lying, owner=1)
    for more in range(1, 5):
        higher = int(own) > value and more == number
        larger = int(own) == value and more > number
        text = " ".join(["play", *[own] * more])
        assert (text in legal(state)) is (higher or larger)
        assert rule(state, text) == (None if higher or larger else "MG5")


def test_mg5_nothing_beats_a_14() -> None:
    assert plays(scene("13 13 12", "2", table="14", owner=1)) == set()


def test_mg5_beaten_cards_lie_openly_on_the_discard_pile_and_cannot_be_exchanged() -> None:
    state = scene("6 9", "8 8 12", "3 5", market="1", table="5", owner=2, discards="4")
    act(state, "play 6", "play 8")
    assert [str(face + 1) for face in state.discards] == ["4", "5", "6"]
    view = state.view(None)
    assert [zone.cards for zone in view.zones() if zone.zone.name == "discard"] == [("4", "5", "6")]
    assert rule(state, "pass 5 > 5") == "MG6"
    assert legal(state) == {"pass"}


def test_mg6_an_exchange_has_equal_sums_of_14_at_most_and_no_shared_value() -> None:
    state = scene("3 4 9", "8", market="7 7 2 5 13 3", table="14", owner=1)
    assert legal(state) == {
        "pass",
        "pass 9 > 2 7",
        "pass 3 4 > 7",
        "pass 3 4 > 2 5",
        "pass 3 9 > 5 7",
        "pass 4 9 > 13",
    }
    assert rule(state, "pass 3 4 9 > 2 7 7") == "MG6"
    assert rule(state, "pass 3 > 3") == "MG6"
    assert rule(state, "pass 3 4 > 5") == "MG6"


def test_mg6_the_numbers_of_cards_may_differ() -> None:
    state = scene("3 4 9", "8", market="7 1", table="14", owner=1)
    act(state, "pass 3 4 > 7")
    assert shown(state.hands[0]) == "7 9"
    assert shown(state.market) == "1 3 4"
    assert state.sizes == [2, 1]
    state = scene("9 9", "8", market="1 1 1 6", table="14", owner=1)
    act(state, "pass 9 > 1 1 1 6")
    assert shown(state.hands[0]) == "1 1 1 6 9"


def test_mg6_the_exchange_is_optional() -> None:
    state = scene("3 4", "8", "9 9", market="7", table="14", owner=1)
    act(state, "pass")
    assert shown(state.hands[0]) == "3 4"


def test_mg6_one_exchange_a_pass() -> None:
    state = scene("3 4 9", "8 8", "1", market="7 2 7", table="14", owner=2)
    act(state, "pass 3 4 > 7")
    assert state.to_move == 1


def test_mg6_passing_does_not_keep_a_seat_from_playing_later() -> None:
    state = scene("12 3", "8 8", "9 1", market="7", table="5", owner=2, to_move=0)
    act(state, "pass", "play 8", "play 9", "play 12")
    assert (state.face + 1, state.owner) == (12, 0)


@pytest.mark.parametrize("players", range(2, 7))
def test_a_refusal_never_asks_for_cards_that_the_game_does_not_have(players: int) -> None:
    """What is called unbeatable is exactly what no set of the whole game beats beside what lies there."""
    there = Counter(deck(players))
    for face in range(1, FACES):
        for number in range(1, there[face] + 1):
            same = range(number + 1, there[face] - number + 1)
            beaten = bool(same) or any(there[other] >= number for other in range(face + 1, FACES))
            lying = " ".join([str(face + 1)] * number)
            state = scene(f"1 {face + 1}", *["8"] * (players - 1), table=lying, owner=1)
            assert beatable(players, face, number) == beaten
            assert reason(state, "play 1").startswith("No cards in the game beat ") != beaten
            if not same:
                assert "at least" not in reason(state, f"play {face + 1}")


def test_mg6_exchanges_never_empty_a_hand() -> None:
    state = scene("7", "8 8", market="3 4", table="14", owner=1)
    assert legal(state) == {"pass", "pass 7 > 3 4"}
    act(state, "pass 7 > 3 4")
    assert state.sizes[0] == 2


@pytest.mark.parametrize(
    ("action", "words"),
    [
        ("play 3 5", "Only cards of the same number can be played together."),
        ("play 14", "You have no 14s."),
        ("play " + "3 " * 20, "You don’t have that many 3s. Pick fewer."),
        ("play 3 3", "Too low to beat two 4s. Play higher cards, or pass."),
        ("play 4 4", "Too few to beat two 4s: you’d need at least three 4s."),
        ("play 5", "To beat two 4s with a higher number, you need exactly 2, not 1."),
        ("play 5 5 5", "To beat two 4s with a higher number, you need exactly 2, not 3."),
        ("pass 8 > 7", "You have no 8s."),
        ("pass 3 > 9", "The market has no 9s."),
        ("pass 3 3 > 1 1 1 1 1 1", "The market doesn’t have that many 1s. Pick fewer."),
        ("pass 3 3 3 > 7", "You’d give 9 and take 7, but both sums must be equal."),
        (
            "pass 5 5 5 > 7 8",
            "That adds up to 15, but the limit for each side of an exchange is 14. Pick fewer or lower cards.",
        ),
        ("pass 3 4 > 1 2 4", "You’d give and take 4, which changes nothing."),
        ("take 7", "You can take a market card only after everyone else has passed on your play."),
        ("skip", "You can take a market card only after everyone else has passed on your play."),
    ],
)
def test_refusals_say_what_is_wrong_in_words_with_numbers(action: str, words: str) -> None:
    state = scene("3 3 3 4 4 5 5 5", "8", "8", "8", market="1 1 2 4 7 8", table="4 4", owner=1)
    assert reason(state, action) == words
    assert rule(state, action) == {"play": "MG5", "pass": "MG6"}.get(action[:4], "MG7")
