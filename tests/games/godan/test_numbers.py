"""Number cards, groups and the sudden end (GO6-GO8)."""

import pytest

from tests.games.godan.scenes import gains, scene, shown
from tests.support.ruling import act, legal, reason, rule, told


def works(held: str, laid: str = "", taken: str = "") -> set[str]:
    state = scene(held, "10", "10", laid=(laid,), taken=(taken,))
    return {text for text in legal(state) if text.startswith("work")}


def test_go6_a_new_group_needs_two_cards_and_may_use_fewer_than_held() -> None:
    assert works("5 10 10 15 15 15 S") == {"work 10 10", "work 15 15", "work 15 15 15"}
    state = scene("5 10", "10", "10")
    assert rule(state, "work 5") == "GO6"
    assert "at least two" in reason(state, "work 5")
    assert rule(state, "work 5 10") == "GO6"
    assert rule(state, "work 10 10") == "GO6"
    assert rule(state, "work 20 20") == "GO6"


def test_go6_one_card_is_enough_for_an_addition() -> None:
    assert works("5 10 25", laid="5 5") == {"work 5"}
    assert works("5 5 5", laid="5 5") == {"work 5", "work 5 5", "work 5 5 5"}


def test_go6_a_group_never_exceeds_five() -> None:
    assert works("5 5 5 5 5 5 5") == {"work 5 5", "work 5 5 5", "work 5 5 5 5", "work 5 5 5 5 5"}
    assert works("5 5 5", laid="5 5", taken="5 5") == {"work 5"}
    assert works("5", laid="5 5", taken="5 5 5") == set()
    state = scene("5 5 5", "10", "10", laid=("5 5",), taken=("5 5",))
    assert rule(state, "work 5 5") == "GO6"
    assert "at most 1 of these" in reason(state, "work 5 5")
    state = scene("5 5", "10", "10", laid=("5 5",), taken=("5 5 5",))
    assert "already has 5 cards" in reason(state, "work 5")


def test_go6_a_single_card_left_or_taken_counts_as_already_there() -> None:
    assert works("5 10", taken="10") == {"work 10"}
    state = scene("R R", "25", "10", laid=("", "25 25"))
    act(state, "work R R > @1 25")
    assert legal(state) == {"take", "work 25"}


def test_go6_a_group_robbed_empty_is_no_longer_in_the_field() -> None:
    state = scene("R R", "25", "10", laid=("", "25 25"))
    act(state, "work R R > @1 25 25")
    assert legal(state) == {"take"}
    assert rule(state, "work 25") == "GO6"


@pytest.mark.parametrize(
    ("cards", "worth"),
    [("20", 0), ("20 20", 20), ("20 20 20", 25), ("20 20 20 20", 40), ("20 20 20 20 20", 50), ("5 5 5 5", 40)],
)
def test_go7_a_group_scores_by_its_size(cards: str, worth: int) -> None:
    state = scene("", "", "", laid=(cards,), week=10, to_move=2, incoming="5")
    assert state.view(1).worth(0) == worth
    assert gains(act(state, "take", "send 5"))[0] == worth


def test_go7_groups_score_once_with_taken_cards_at_the_end_of_the_game() -> None:
    state = scene("", "", "", laid=("25 25 5",), taken=("25 5",), week=10, to_move=2, incoming="5")
    assert gains(act(state, "take", "send 5")) == {0: 30 + 5, 1: 0, 2: 0}


def test_go8_five_of_a_number_end_the_game_at_once() -> None:
    state = scene("5 5 5 5 5 20", "25", "R", deck="15 15")
    events = act(state, "work 5 5 5 5 5")
    assert state.to_move is None
    assert gains(events) == {0: 50 - 20, 1: -25, 2: -10}
    assert "Godan! Aki has laid five 5s: the game ends at once." in told(events)


def test_go8_five_by_addition_end_the_game() -> None:
    state = scene("5 5 20", "25", "R", laid=("5 5 5",))
    act(state, "work 5")
    assert state.to_move == 1
    state = scene("5 5 20", "25", "R", laid=("5 5 5",))
    act(state, "work 5 5")
    assert state.to_move is None


def test_go8_with_the_option_off_five_by_addition_go_on_and_five_at_once_end() -> None:
    state = scene("5 5 20", "25", "R", laid=("5 5 5",), addition_ends=False)
    act(state, "work 5 5")
    assert state.to_move == 1
    state = scene("5 5 5 5 5 20", "25", "R", addition_ends=False)
    act(state, "work 5 5 5 5 5")
    assert state.to_move is None


def test_go8_taken_cards_do_not_count() -> None:
    state = scene("5 5 20", "25", "R", laid=("5 5",), taken=("5",))
    act(state, "work 5 5")
    assert state.to_move == 1
    assert shown(state.laid[0] + state.taken[0]) == "5 5 5 5 5"


def test_go8_a_robbery_that_makes_five_ends_nothing() -> None:
    state = scene("R R", "25", "S", laid=("5 5 5", "5 5"))
    act(state, "work R R > @1 5 5")
    assert state.to_move == 1


def test_go8_when_taken_cards_were_robbed_again_the_owner_may_still_lay_five() -> None:
    state = scene("5", "R R", "S", laid=("5 5 5 5",), taken=("5",), to_move=1, incoming="10", start=1)
    act(state, "work R R > @0 5")
    assert (shown(state.laid[0]), shown(state.taken[0])) == ("5 5 5 5", "")
    act(state, "take", "send S")
    events = act(state, "work 5")
    assert state.to_move is None
    assert gains(events)[0] == 50


def test_go8_the_game_ends_in_the_middle_of_the_week() -> None:
    state = scene("5 5 5 5 5", "25", "R", deck="15 15", deal=1)
    act(state, "work 5 5 5 5 5")
    assert (state.deal, state.week) == (2, 1)


@pytest.mark.parametrize("action", ["work 5 5 > @1", "work 5 5 > 10", "work 5 5 > @1 10"])
def test_go6_number_cards_choose_neither_an_opponent_nor_other_cards(action: str) -> None:
    state = scene("5 5 10", "10", "10")
    assert rule(state, action) == "GO6"
    assert "on their own" in reason(state, action)
