"""The expansion kinds: GG11-GG16."""

import pytest

from cardtable_gui.core.events import DealEnded
from cardtable_gui.games.gunjo.game import GAME
from tests.games.gunjo.scenes import held, moved, plays, scene
from tests.support.ruling import act, legal, reason, rule, told


def test_gg11_any_number_of_1s_joins_one_set() -> None:
    state = scene("1 1 7 7", "5", "6")
    assert plays(state) == {"1", "1 1", "7", "1 7", "1 1 7", "7 7", "1 7 7", "1 1 7 7"}


def test_gg11_they_add_to_the_total() -> None:
    state = scene("1 1 7 7 12", "5", "6", area=["3", "14"])
    assert plays(state) == {"1 7 7", "1 1 7 7"}
    act(state, "play 1 1 7 7")
    assert state.total == 16


def test_gg11_1s_alone_are_a_set() -> None:
    state = scene("1 1 1 3", "5", "6", area=["1"])
    assert plays(state) == {"1 1", "1 1 1", "3", "1 3", "1 1 3", "1 1 1 3"}
    act(state, "play 1 1 1")
    assert state.total == 3


def test_gg11_not_two_different_numbers() -> None:
    state = scene("1 3 4", "5", "6")
    assert rule(state, "play 1 3 4") == "GG11"
    assert reason(state, "play 1 3 4") == "You can add 1s to cards of one number only."
    assert rule(state, "play 3 4") == "GG4"
    assert rule(state, "play 1 1 3") == "GG4"


@pytest.mark.parametrize(("number", "phase"), [("14", "follow"), ("15", "give"), ("13", "follow")])
def test_gg11_the_effect_of_the_set_still_works(number: str, phase: str) -> None:
    state = scene(f"1 {number} 9", "5 5", "6 6", area=["4"])
    act(state, f"play 1 {number}")
    assert state.phase == phase
    assert state.odd is (number == "13")
    assert held(state, 0) == ("4 9" if number == "14" else "9")


def test_gg12_four_2s_win_the_round_at_once() -> None:
    state = scene("2 2 2 2 9 8", "5 7", "6", area=["7"])
    events = act(state, "play 2 2 2 2")
    assert "Aki wins the round with the 2s." in told(events)
    assert (state.deal, state.start) == (2, 0)
    assert state.scores == (38, 22, 26)


def test_gg12_three_do_not() -> None:
    state = scene("2 2 2 9", "5 7", "6", area=["5"])
    act(state, "play 2 2 2")
    assert (state.deal, state.to_move, state.total) == (1, 1, 6)


def test_gg12_three_and_a_1_do_not() -> None:
    state = scene("1 2 2 2 9", "5 7", "6", area=["5"])
    act(state, "play 1 2 2 2")
    assert (state.deal, state.total) == (1, 7)


def test_gg12_it_must_be_a_legal_play() -> None:
    state = scene("2 2 2 2 9", "5 7", "6", area=["4 4"])
    assert rule(state, "play 2 2 2 2") == "GG4"
    state = scene("2 2 2 2 2 9", "5 7", "6", area=["4 4"], odd=True)
    assert rule(state, "play 2 2 2 2 2") == "GG13"


def test_gg12_1s_may_help_the_total_or_the_parity() -> None:
    state = scene("1 2 2 2 2 9", "5 7", "6", area=["4 4"], odd=True)
    act(state, "play 1 2 2 2 2")
    assert state.deal == 2


def test_gg12_the_option_lets_four_2s_ignore_the_area() -> None:
    state = scene("1 2 2 2 2 9", "5 7", "6", area=["12 12"], odd=True, two_ignores_area=True)
    assert plays(state) == {"2 2 2 2", "1 2 2 2 2"}
    assert rule(state, "play 2 2 2") == "GG4"
    act(state, "play 2 2 2 2")
    assert state.deal == 2


def test_gg12_the_option_lists_nothing_twice() -> None:
    state = scene("1 1 2 2 2 2 2", "5 7", "6", area=["4"], two_ignores_area=True)
    listed = [GAME.notation(action) for action in state.legal_actions()]
    assert len(listed) == len(set(listed))
    assert {"2 2 2", "2 2 2 2", "2 2 2 2 2", "1 1 2 2 2 2 2"} <= plays(state)


def test_gg13_every_total_must_be_odd_from_the_next_turn() -> None:
    state = scene("13 13 4", "7 7 9 9 11 5 5 5", "6 15", area=["4"])
    assert {"13", "13 13"} <= plays(state)
    events = act(state, "play 13")
    assert state.odd
    assert told(events)[-1] == "Only odd totals can be played until the play area is cleared."
    assert plays(state) == {"5 5 5"}
    assert rule(state, "play 7 7") == "GG13"
    assert reason(state, "play 9 9") == "A total of 18 is even. The 13 allows only odd totals."
    assert rule(state, "play 11") == "GG4"


def test_gg13_an_even_total_of_13s_may_be_played_before_it_holds() -> None:
    state = scene("13 13 4", "9 9 9 4", "6 15", area=["4"])
    act(state, "play 13 13")
    assert (state.odd, state.total) == (True, 26)
    assert plays(state) == {"9 9 9"}


def test_gg13_it_holds_for_another_13_and_for_its_player_too() -> None:
    state = scene("13 9 9 9 7 7 7 7", "13 13 4", "15 15 6", area=["4"])
    act(state, "play 13")
    assert rule(state, "play 13 13") == "GG13"
    act(state, "pass")
    assert rule(state, "play 15 15") == "GG13"
    act(state, "play 15", "give 6", "give 9", "give 4")
    assert (state.to_move, state.odd) == (0, True)
    assert plays(state) == {"7 7 7"}
    assert rule(state, "play 7 7 7 7") == "GG13"


def test_gg13_it_ends_when_the_area_is_cleared() -> None:
    state = scene("13 4 8 8", "3 3", "6 6", area=["4"])
    act(state, "play 13", "pass", "pass")
    assert (state.odd, state.phase) == (False, "lead")
    assert {"4", "8", "8 8"} == plays(state)


def test_gg13_it_holds_even_if_a_14_takes_the_13s_away() -> None:
    state = scene("13 9", "1 14 3", "5 5 5 6 6 6 8 8", area=["4"])
    act(state, "play 13", "play 1 14")
    assert held(state, 1) == "3 13"
    assert state.odd
    assert rule(state, "play 8 8") == "GG13"


def test_gg14_its_player_takes_the_latest_play() -> None:
    state = scene("14 9", "5", "6", area=["3", "5 5"])
    events = act(state, "play 14")
    assert held(state, 0) == "5 5 9"
    assert state.area == ((2,), (13,))
    assert (state.total, state.to_move) == (14, 1)
    assert moved(events) == ["14: hand 0 > area", "5 5: area > hand 0"]
    assert "Aki takes two 5s with the 14." in told(events)


def test_gg14_once_however_many_14s() -> None:
    state = scene("14 14 9", "5", "6", area=["3", "5 5"])
    act(state, "play 14 14")
    assert (held(state, 0), state.total) == ("5 5 9", 28)
    assert state.area == ((2,), (13, 13))


def test_gg14_another_14_takes_14s() -> None:
    state = scene("14 9", "14 14 3", "6", area=["5 5"])
    act(state, "play 14", "play 14 14")
    assert held(state, 1) == "3 14"
    assert state.area == ((13, 13),)


def test_gg14_no_effect_on_an_empty_area() -> None:
    state = scene("14 9", "5", "6")
    act(state, "play 14")
    assert (held(state, 0), state.area) == ("9", ((13,),))


def test_gg14_what_is_taken_is_known_to_all() -> None:
    state = scene("14 9", "5", "6", area=["5 5"])
    act(state, "play 14")
    assert state.view(2).known()[0] == ("5", "5")


def test_gg15_every_seat_with_cards_chooses_hidden_from_the_others() -> None:
    state = scene("15 9", "5 5", "6 6", area=["4"])
    events = act(state, "play 15")
    assert (state.phase, state.to_move) == ("give", 0)
    assert legal(state) == {"give 9"}
    events = act(state, "give 9")
    assert (state.to_move, held(state, 0)) == (1, "9")
    assert told(events, 0) == ["Aki chooses a 9 to pass to the left."]
    assert told(events, 1) == told(events, None) == ["Aki chooses a card."]
    assert moved(events) == []


def test_gg15_all_cards_are_passed_left_at_the_same_time() -> None:
    state = scene("15 9 3", "5 5", "6 6", area=["4"])
    act(state, "play 15", "give 9", "give 5")
    assert [held(state, seat) for seat in range(3)] == ["3 9", "5 5", "6 6"]
    events = act(state, "give 6")
    assert [held(state, seat) for seat in range(3)] == ["3 6", "5 9", "5 6"]
    assert (state.phase, state.to_move, state.passes) == ("follow", 1, 0)
    assert moved(events) == ["9: hand 0 > hand 1", "5: hand 1 > hand 2", "6: hand 2 > hand 0"]


def test_gg15_givers_and_receivers_see_their_card_nobody_else() -> None:
    state = scene("15 9 3", "5 5", "6 6", "7 7", area=["4"])
    act(state, "play 15", "give 9", "give 5", "give 6")
    events = act(state, "give 7")
    assert told(events, 1)[-3:] == [
        "Aki passes a 9 to Mio.",
        "Mio passes a 5 to Ken.",
        "All the chosen cards are passed to the left.",
    ]
    assert "Ken passes a 6 to Haru." not in told(events, 1)
    assert told(events, None) == ["Haru chooses a card.", "All the chosen cards are passed to the left."]


def test_gg15_asked_from_the_acting_seat_clockwise() -> None:
    state = scene("9 3", "5 5", "15 6 6", "7 7", area=["4"], to_move=2)
    act(state, "play 15")
    asked = []
    while state.phase == "give":
        assert state.to_move is not None
        asked.append(state.to_move)
        act(state, min(legal(state)))
    assert asked == [2, 3, 0, 1]
    assert state.to_move == 3


def test_gg15_once_however_many_15s_and_on_an_empty_area_too() -> None:
    state = scene("15 15 9", "5 5", "6 6")
    act(state, "play 15 15", "give 9", "give 5", "give 6")
    assert (state.phase, state.total) == ("follow", 30)
    assert state.sizes == [1, 2, 2]


def test_gg15_a_seat_without_cards_gives_none_but_receives() -> None:
    state = scene("15", "5 5", "6 6", area=["4"])
    events = act(state, "play 15")
    assert state.to_move == 1
    assert told(events)[-1] == (
        "The 15 takes effect: everyone chooses a card to pass to the left. Aki has none to give."
    )
    act(state, "give 5", "give 6")
    assert [held(state, seat) for seat in range(3)] == ["6", "5", "5 6"]
    assert state.to_move == 1


def test_gg15_nothing_else_may_be_done_meanwhile() -> None:
    state = scene("15 9", "5 5", "6 6", area=["4"])
    act(state, "play 15")
    for action in ("play 9", "pass", "draw", "stay", "pass 9 > 3", "give 5"):
        assert rule(state, action) == "GG15"
    assert rule(scene("9", "5", "6", area=["4"]), "give 9") == "GG15"
    assert reason(state, "give 5") == "You have no 5 in your hand."


def test_gg16_after_a_14_who_has_taken_cards_has_not_won() -> None:
    state = scene("14", "5", "6", area=["4 4"])
    act(state, "play 14")
    assert (state.deal, held(state, 0), state.to_move) == (1, "4 4", 1)


def test_gg16_a_last_14_on_an_empty_area_wins() -> None:
    state = scene("14", "5", "6")
    act(state, "play 14")
    assert state.deal == 2


def test_gg16_after_a_15_who_has_received_a_card_has_not_won() -> None:
    state = scene("15", "5 5", "6 6", area=["4"])
    act(state, "play 15", "give 5", "give 6")
    assert (state.deal, state.sizes) == (1, [1, 1, 2])


def test_gg16_after_a_15_a_seat_left_with_none_wins() -> None:
    state = scene("15", "5", "6 6", area=["4"])
    act(state, "play 15", "give 5")
    events = act(state, "give 6")
    assert "Mio goes out and wins the round." in told(events)
    assert (state.deal, state.start) == (2, 1)
    (ended,) = [event for event in events if isinstance(event, DealEnded)]
    assert {result.seat: result.gained for result in ended.results} == {0: -4, 1: 7, 2: -7}


def test_gg16_a_last_card_that_is_passed_on_wins_nothing_where_one_comes_back() -> None:
    state = scene("15 9", "5", "6 6", area=["4"])
    act(state, "play 15", "give 9", "give 5", "give 6")
    assert (state.deal, state.sizes) == (1, [1, 1, 2])
