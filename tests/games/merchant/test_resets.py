"""Market resets, going out, and the ownerless card: MG7-MG10."""

import pytest

from tests.games.merchant.scenes import scene, shown
from tests.support.ruling import act, legal, rule


def test_mg7_all_others_passing_in_a_row_bring_the_reset() -> None:
    state = scene("9 5", "3", "4", "6", market="1 2", table="7", owner=0, to_move=1)
    act(state, "pass", "pass")
    assert state.phase == "follow"
    act(state, "pass")
    assert (state.phase, state.to_move) == ("bonus", 0)


def test_mg7_a_play_starts_the_count_of_passes_anew() -> None:
    state = scene("9 5", "3", "8 4", "6", market="1 2", table="7", owner=0, to_move=1)
    act(state, "pass", "play 8", "pass")
    assert (state.phase, state.to_move) == ("follow", 0)
    act(state, "pass", "pass")
    assert (state.phase, state.to_move) == ("bonus", 2)


def test_mg7_seats_without_cards_need_not_pass() -> None:
    state = scene("9 5", "", "4", "", market="1 2", table="7", owner=0, to_move=2, gone=(1, 3))
    act(state, "pass")
    assert (state.phase, state.to_move) == ("bonus", 0)


def test_mg7_the_bonus_comes_from_the_market_before_the_discards_join_it() -> None:
    state = scene("9 5", "3", market="1 2 2", table="7 7", owner=0, to_move=1, discards="6 6")
    act(state, "pass")
    assert shown(state.market) == "1 2 2"
    assert [face + 1 for face in state.discards] == [6, 6, 7, 7]
    assert legal(state) == {"skip", "take 1", "take 2"}
    act(state, "take 2")
    assert shown(state.hands[0]) == "2 5 9"
    assert shown(state.market) == "1 2 6 6 7 7"
    assert (state.discards, state.number) == ((), 0)
    assert (state.to_move, state.phase) == (0, "lead")


def test_mg7_the_bonus_may_be_left() -> None:
    state = scene("9 5", "3", market="1 2", table="7", owner=0, to_move=1)
    act(state, "pass", "skip")
    assert shown(state.hands[0]) == "5 9"
    assert shown(state.market) == "1 2 7"
    assert state.phase == "lead"


@pytest.mark.parametrize("action", ["play 9", "pass", "pass 5 > 1", "take 7", "take 14", "play 3 5"])
def test_mg7_only_market_cards_or_none_answer_the_bonus(action: str) -> None:
    state = scene("9 5", "3", market="1 2", table="7", owner=0, to_move=1)
    act(state, "pass")
    assert rule(state, action) == "MG7"


@pytest.mark.parametrize("table", ["", "7"])
def test_mg7_no_bonus_without_a_reset(table: str) -> None:
    state = scene("9 5", "3", market="1 2", table=table, owner=1)
    assert rule(state, "take 1") == "MG7"
    assert rule(state, "skip") == "MG7"


def test_mg7_an_exchange_passes_too() -> None:
    state = scene("9 5", "3 1", market="4", table="14", owner=0, to_move=1)
    act(state, "pass 1 3 > 4")
    assert state.phase == "bonus"
    assert legal(state) == {"skip", "take 1", "take 3"}


def test_mg8_going_out_gives_places_in_order() -> None:
    state = scene("9", "10", "11 1", "12 1", market="2", table="8", owner=3)
    act(state, "play 9")
    assert state.places == [1, 0, 0, 0]
    act(state, "play 10")
    assert state.places == [1, 2, 0, 0]


def test_mg8_the_last_play_of_a_seat_that_went_out_can_be_beaten() -> None:
    state = scene("9", "10 2", "11 1", market="2", table="8", owner=2)
    act(state, "play 9")
    assert legal(state) >= {"play 10", "pass"}
    act(state, "play 10", "pass")
    assert (state.phase, state.to_move) == ("bonus", 1)


def test_mg8_turns_skip_seats_without_cards() -> None:
    state = scene("9", "10 2", "11 1", market="2", table="8", owner=2)
    act(state, "play 9", "pass", "play 11")
    assert state.to_move == 1


def test_mg9_the_lowest_market_card_is_laid_out_after_the_discards_joined() -> None:
    state = scene("9", "4 2", "5 1", market="6 8", table="7", owner=2, discards="3 3")
    act(state, "play 9", "pass", "pass")
    assert (state.face + 1, state.number, state.owner) == (3, 1, -1)
    assert shown(state.market) == "3 6 7 8 9"
    assert state.discards == ()
    assert (state.to_move, state.phase) == (1, "follow")


def test_mg9_the_next_seat_with_cards_left_of_the_one_that_went_out_acts() -> None:
    state = scene("4 1", "", "9", "", "5 1", market="6", table="7", owner=4, to_move=2, gone=(1, 3))
    act(state, "play 9", "pass", "pass")
    assert state.to_move == 4


def test_mg9_that_seat_may_play_or_pass_with_an_exchange() -> None:
    state = scene("9", "4 2", "5 1", market="6 8", table="7", owner=2, discards="3")
    act(state, "play 9", "pass", "pass")
    assert legal(state) == {"play 4", "pass", "pass 2 4 > 6"}


def test_mg9_no_bonus_card_for_the_seat_that_went_out() -> None:
    state = scene("9", "4 2", "5 1", market="6", table="7", owner=2)
    act(state, "play 9", "pass", "pass")
    assert state.sizes[0] == 0
    assert rule(state, "take 6") == "MG7"


def test_mg9_the_ownerless_card_is_beaten_like_any_other() -> None:
    state = scene("9", "4 2", "5 1 1", market="1 8", table="7", owner=2)
    act(state, "play 9", "pass", "pass")
    assert state.face + 1 == 1
    act(state, "pass", "play 1 1")
    assert [face + 1 for face in state.discards] == [1]
    assert state.owner == 2


def test_mg10_all_pass_on_the_ownerless_card_reset_without_bonus() -> None:
    state = scene("9", "4 2", "5 1", "6 6", market="8", table="7", owner=3)
    act(state, "play 9", "pass", "pass", "pass")
    assert (state.face + 1, state.to_move) == (7, 1)
    act(state, "pass", "pass", "pass")
    assert (state.to_move, state.phase) == (1, "lead")
    assert shown(state.market) == "7 8 9"
    assert (state.number, state.discards) == (0, ())
    assert rule(state, "pass") == "MG4"
    assert rule(state, "take 7") == "MG7"


def test_mg10_the_reset_needs_all_of_them() -> None:
    state = scene("9", "4 2", "5 1", "8 8", market="6", table="7", owner=3)
    act(state, "play 9", "pass", "pass", "pass")
    assert state.face + 1 == 6
    act(state, "pass", "pass", "play 8", "pass", "pass")
    assert (state.phase, state.to_move) == ("bonus", 3)
