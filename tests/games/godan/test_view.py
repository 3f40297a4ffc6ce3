"""What a seat knows in GODAN."""

import json
from random import Random
from typing import Any

import pytest

from cardtable_gui.core import counts
from cardtable_gui.core.zones import Zone
from cardtable_gui.engine.engine_session import EngineSession
from cardtable_gui.games.godan.game import GAME
from cardtable_gui.games.godan.sampling import sample
from cardtable_gui.games.godan.state import GodanState
from tests.games.godan.scenes import scene, started
from tests.support.ruling import act


def known(state: GodanState, seat: int | None, of: int) -> str:
    return " ".join(state.view(seat).known()[of])


def on_its_way(state: GodanState, seat: int | None) -> tuple[str | None, ...]:
    return next(item.cards for item in state.view(seat).zones() if item.zone == Zone("incoming"))


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_sample_looks_to_its_seat_like_the_real_state(players: int) -> None:
    rng = Random(players)
    state = started(players, players)
    steps = 0
    while state.to_move is not None:
        state.apply(rng.choice(state.legal_actions()))
        steps += 1
        if steps % 7 and state.to_move is not None:
            continue
        for seat in (None, *range(players)):
            view = state.view(seat)
            world = sample(view, rng)
            assert world.view(seat) == view
            assert world.cards() == GAME.deck(players, state.options)
            assert all(counts.holds(world.hands[other], view.known_of(other)) for other in range(players))


@pytest.mark.parametrize("players", [3, 5])
def test_what_is_known_of_a_hand_is_in_it(players: int) -> None:
    rng = Random(players + 50)
    ever = 0
    for seed in range(6):
        state = started(players, seed)
        while state.to_move is not None:
            state.apply(rng.choice(state.legal_actions()))
            for seat in range(players):
                view = state.view(seat)
                for other in range(players):
                    if other != seat:
                        assert counts.holds(state.hands[other], view.known_of(other))
                        ever += bool(view.known_of(other))
    assert ever


def test_who_sent_a_card_knows_it_on_its_way_and_nobody_else_does() -> None:
    state = scene("5 10", "20 20", "R 15", deck="25 V S S")
    act(state, "take", "send 10")
    assert on_its_way(state, 0) == ("10",)
    assert on_its_way(state, 1) == on_its_way(state, 2) == on_its_way(state, None) == (None,)


def test_a_card_that_passes_a_worker_is_still_known_to_its_sender() -> None:
    state = scene("5 10", "20 20", "R 15", deck="25 V S S")
    act(state, "take", "send 10", "work 20 20")
    assert on_its_way(state, 0) == ("10",)
    assert on_its_way(state, 1) == (None,)
    act(state, "take")
    assert known(state, 0, 2) == "10"
    assert known(state, 1, 2) == ""


def test_a_taken_card_is_forgotten_once_it_may_have_been_sent_on() -> None:
    state = scene("5 10", "20 20 15", "R 15", deck="25 V S S")
    act(state, "take", "send 10", "take")
    assert known(state, 0, 1) == "10"
    assert known(state, 2, 1) == known(state, None, 1) == ""
    act(state, "send 20")
    assert known(state, 0, 1) == ""
    assert on_its_way(state, 0) == (None,)
    assert on_its_way(state, 1) == ("20",)


def test_the_last_seat_hides_nothing_so_what_it_took_stays_known() -> None:
    state = scene("5 10", "20 25", "R 15 15", deck="25 V S S")
    act(state, "take", "send 10", "take", "send 20", "take")
    assert known(state, 1, 2) == "20"
    act(state, "send R")
    assert known(state, 1, 2) == "20"
    act(state, "take", "send 25", "take", "send 10", "take")
    assert known(state, 1, 2) == "10 20"
    act(state, "send 20")
    assert known(state, 1, 2) == "10"
    assert known(state, 0, 2) == ""


def test_what_the_last_seat_works_with_or_covers_up_is_no_longer_known() -> None:
    state = scene("5 10", "20 25", "V V 10 15", deck="25 S S S")
    state.known[1] = counts.ONE[1]
    act(state, "take", "send 5", "take", "send 20", "work V V > 10")
    assert known(state, 1, 2) == ""
    state = scene("5 10", "20 25", "10 10 15", deck="25 S S S")
    state.known[1] = counts.ONE[1]
    act(state, "take", "send 5", "take", "send 20", "work 10 10")
    assert known(state, 1, 2) == ""


def test_a_seat_without_cards_can_only_send_what_it_took_and_who_knows_that_knows_it() -> None:
    state = scene("5 10", "", "R 15", deck="25 V S S")
    act(state, "take", "send 10", "take", "send 10")
    assert on_its_way(state, 0) == ("10",)
    assert on_its_way(state, 1) == ("10",)
    assert on_its_way(state, 2) == (None,)
    act(state, "take")
    assert known(state, 0, 2) == known(state, 1, 2) == "10"


def test_a_new_game_begins_without_knowledge() -> None:
    state = scene("5 10", "20 25", "R 15 15", deck="25 V S S", week=10, deal=1)
    act(state, "take", "send 10", "take", "send 20", "take", "send R")
    assert state.deal == 2
    assert all(cards == () for seat, cards in enumerate(state.view(1).known()) if seat != 1)


def test_the_own_hand_is_known_whole_and_others_see_only_backs() -> None:
    view = started(4).view(1)
    hands = {item.zone.seat: item.cards for item in view.zones() if item.zone.name == "hand"}
    assert hands[1] == view.hand == view.known()[1]
    assert hands[0] == hands[2] == hands[3] == (None,) * 12


def test_numbers_that_lie_on_the_table() -> None:
    state = scene("5", "10", "20", laid=("20 20 20", "5 5"), taken=("", "5"))
    tokens = {item.zone: item.amount for item in state.view(None).tokens()}
    assert tokens[Zone("worth", 0)] == 25
    assert tokens[Zone("worth", 1)] == 10
    assert tokens[Zone("points", 2)] == 100


def test_go4_go5_a_history_tells_the_cards_that_a_seat_saw_and_no_others() -> None:
    engine = EngineSession(Random(1))

    def ask(**request: object) -> Any:
        answer = engine.answer(json.dumps(request))
        assert answer["ok"], answer
        return answer

    def tells(seat: int | None) -> list[str]:
        found = []
        for item in ask(op="view", seat=seat)["view"]["history"][4:]:
            cards = " ".join(card or "?" for card in item.get("cards", ()))
            found.append(f"{item['from']['zone']} {cards}" if cards else item["action"])
        return found

    deck = GAME.card_texts(GAME.deck(3, {}))  # hands of 5 and 10; 10, 15, 20; 20 and 25; on top of the deck S
    ask(op="new", game="godan", players=3, deals=[{"deck": deck, "start": 0}])
    for action in ("take", "send 5", "take", "send 10", "work 25 25", "work 5 5", "work 15 15", "take", "send 20"):
        ask(op="act", action=action)
    assert tells(0) == [
        *("take", "deck S", "send 5", "hand 5", "take", "incoming 5", "send ?", "work 25 25", "incoming 10"),
        *("work 5 5", "deck ?", "work 15 15", "take", "incoming ?", "send ?", "hand 20"),
    ]
    assert tells(1) == [
        *("take", "deck ?", "send ?", "take", "incoming 5", "send 10", "hand 10", "work 25 25", "incoming 10"),
        *("work 5 5", "deck ?", "work 15 15", "take", "incoming ?", "send ?", "hand 20"),
    ]
    assert tells(None) == [
        *("take", "deck ?", "send ?", "take", "incoming ?", "send ?", "work 25 25", "incoming 10"),
        *("work 5 5", "deck ?", "work 15 15", "take", "incoming ?", "send ?", "hand 20"),
    ]
