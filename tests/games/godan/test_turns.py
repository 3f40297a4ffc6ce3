"""Weeks, taking and sending, working (GO3-GO5, GO11)."""

import pytest

from cardtable_gui.core.events import Event, Moved, all_seen
from tests.games.godan.scenes import scene, shown, started
from tests.support.ruling import act, legal, reason, rule, told


def moves(events: list[Event], seat: int | None) -> list[tuple[str, str, str]]:
    return [
        (" ".join(card or "?" for card in event.cards), event.source.name, event.target.name)
        for event in all_seen(events, seat)
        if isinstance(event, Moved)
    ]


def test_go3_each_seat_acts_once_a_week_from_the_start_seat() -> None:
    state = started(4, 3)
    order = []
    for _ in range(8):
        order.append((state.week, state.to_move))
        act(state, "take")
        state.apply(state.legal_actions()[0])
    start = state.start
    assert order == [(week, (start + step) % 4) for week in (1, 2) for step in range(4)]


def test_go3_the_start_seat_takes_the_top_card_and_the_others_what_was_sent() -> None:
    state = scene("5 5", "10 10", "15 15", deck="25 S R V")
    assert moves(act(state, "take"), 0) == [("25", "deck", "hand")]
    assert shown(state.hands[0]) == "5 5 25"
    act(state, "send 5")
    assert moves(act(state, "take"), 1) == [("5", "incoming", "hand")]
    assert shown(state.hands[1]) == "5 10 10"
    assert state.view(1).deck_size == 3


def test_go3_the_incoming_card_is_not_seen_before_the_choice() -> None:
    state = scene("5 5", "10 10", "15 15", deck="25 S R V")
    act(state, "take", "send 25")
    zones = {zone.zone.name: zone.cards for zone in state.view(1).zones() if zone.zone.seat is None}
    assert zones["incoming"] == (None,)
    assert state.view(1).phase == "choose"
    assert rule(state, "send 10") == "GO4"
    assert "first take one" in reason(state, "send 10")


def test_go3_the_last_week_ends_the_game() -> None:
    state = scene("5", "5", "5", week=9, incoming="20", to_move=2)
    act(state, "take", "send 20")
    assert (state.week, state.to_move) == (10, 0)
    act(state, "take", "send 5", "take", "send 5", "take", "send 5")
    assert state.to_move is None


def test_go4_who_takes_sends_any_hand_card_also_the_one_just_taken() -> None:
    state = scene("5 10 10", "S", "R", deck="25 V")
    act(state, "take")
    assert legal(state) == {"send 5", "send 10", "send 25"}
    assert rule(state, "take") == "GO4"
    assert rule(state, "work 10 10") == "GO4"
    assert rule(state, "send 20") == "GO4"
    assert "You have no 20" in reason(state, "send 20")
    act(state, "send 25")
    assert shown(state.hands[0]) == "5 10 10"
    assert state.to_move == 1


def test_go4_the_card_goes_face_down_to_the_left() -> None:
    state = scene("5 10 10", "S", "R", deck="25 V")
    events = act(state, "take", "send 10")
    assert moves(events, 0) == [("25", "deck", "hand"), ("10", "hand", "incoming")]
    assert (
        moves(events, 1)
        == moves(events, 2)
        == moves(events, None)
        == [
            ("?", "deck", "hand"),
            ("?", "hand", "incoming"),
        ]
    )
    assert told(events, 0) == ["Aki takes 25 from the deck.", "Aki passes 10 on to Mio."]
    assert told(events, 1) == ["Aki takes a card from the deck.", "Aki passes a card on to Mio."]


def test_go4_the_last_seat_of_the_week_discards_face_up() -> None:
    state = scene("5", "S", "R 20", incoming="25", to_move=2)
    events = act(state, "take", "send 20")
    assert moves(events, None) == [("?", "incoming", "hand"), ("20", "hand", "discard")]
    assert state.discards == [state.game.index["20"]]
    assert state.to_move == 0
    assert state.week == 2


@pytest.mark.parametrize("start", [0, 1, 2])
def test_go4_the_last_seat_is_the_one_at_the_right_of_the_start_seat(start: int) -> None:
    last = (start + 2) % 3
    state = scene("5 20", "5 20", "5 20", start=start, to_move=last, incoming="25")
    act(state, "take", "send 5")
    assert state.discards == [0]


def test_go5_who_works_lets_the_card_go_on_unseen() -> None:
    state = scene("5 5 10", "20 20", "R", deck="25 V")
    events = act(state, "work 5 5")
    for seat in (None, 0, 1, 2):
        assert moves(events, seat)[0] == ("?", "deck", "incoming")
    events = act(state, "work 20 20")
    assert moves(events, 0) == [("20 20", "hand", "field")]
    act(state, "take")
    assert shown(state.hands[2]) == "25 R"


def test_go5_the_last_seats_card_is_discarded_face_up() -> None:
    state = scene("5", "S", "20 20", incoming="25", to_move=2)
    events = act(state, "work 20 20")
    assert moves(events, 0) == [("25", "incoming", "discard"), ("20 20", "hand", "field")]
    assert told(events, 0)[0] == "Nobody takes the incoming 25: it’s discarded face up."


def test_go5_one_of_the_two_is_mandatory() -> None:
    state = scene("5 5 10", "20 20", "R", deck="25 V")
    assert legal(state) == {"take", "work 5 5"}


def test_go11_a_seat_without_cards_takes_and_sends_that_card() -> None:
    state = scene("5 5", "", "R", incoming="25", to_move=1)
    assert legal(state) == {"take"}
    assert rule(state, "work 5 5") == "GO11"
    assert "no cards" in reason(state, "work 5 5")
    act(state, "take")
    assert legal(state) == {"send 25"}
    act(state, "send 25")
    assert state.to_move == 2


def test_go11_running_out_does_not_end_the_game() -> None:
    state = scene("5 5", "10", "R", deck="25 V 5 5")
    act(state, "work 5 5")
    assert state.to_move == 1
    act(state, "take", "send 10", "take", "send R")
    assert (state.week, state.to_move) == (2, 0)
    assert legal(state) == {"take"}
