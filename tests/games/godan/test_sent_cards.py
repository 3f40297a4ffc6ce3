"""What seats remember of the cards that were sent on in GODAN."""

from __future__ import annotations

from random import Random

import pytest

from cardtable_gui.games.godan.actions import NOBODY
from cardtable_gui.games.godan.game import GAME
from cardtable_gui.games.godan.sampling import sample
from cardtable_gui.games.godan.sent_cards import HIDDEN
from cardtable_gui.games.godan.state import GodanState
from tests.games.godan.scenes import scene, started


def played(state: GodanState, *actions: str) -> GodanState:
    for action in actions:
        state.advance(GAME.parse(action))
    return state


def remembered(state: GodanState, seat: int | None) -> list[tuple[int, int, str]]:
    """By card that was sent on: the sender, the taker, and the card if the seat has seen it."""
    faces = GAME.house.faces
    cards = state.view(seat).sent
    return [(card.sender, card.taker, "?" if card.card == HIDDEN else faces[card.card]) for card in cards]


def test_who_sent_a_card_and_who_took_it_remember_it() -> None:
    state = played(scene("5 10", "15 20", "25 25", deck="10 5 5", week=5), "take", "send 5")
    assert remembered(state, 0) == [(0, NOBODY, "5")]
    assert remembered(state, 1) == [(0, NOBODY, "?")]
    played(state, "take")
    assert remembered(state, 0) == remembered(state, 1) == [(0, 1, "5")]
    assert remembered(state, 2) == remembered(state, None) == [(0, 1, "?")]


def test_what_the_last_seat_of_a_week_discards_is_seen_by_all() -> None:
    state = played(scene("5", "15 20", "25 25", deck="10 5 5", week=5), "take", "send 5", "take", "send 15", "take")
    played(state, "send 25")
    for seat in (0, None):
        assert remembered(state, seat)[-1] == (2, NOBODY, "25")


def test_a_card_that_is_passed_on_unseen_is_remembered_by_its_sender_and_by_who_takes_it() -> None:
    state = scene("5 10", "15 15", "25 25", deck="10 5 5", week=5)
    played(state, "take", "send 5", "work 15 15", "take")
    assert remembered(state, 0) == remembered(state, 2) == [(0, 2, "5")]
    assert remembered(state, 1) == [(0, 2, "?")]


def test_a_card_turned_up_because_the_last_seat_works_is_seen_by_all() -> None:
    state = played(scene("5 10", "15 20", "25 25", deck="10 5 5", week=5), "take", "send 5", "take", "send 20")
    played(state, "work 25 25")
    assert remembered(state, None) == [(0, 1, "?"), (1, NOBODY, "20")]


def test_a_card_of_the_deck_that_is_passed_on_is_nobodys() -> None:
    state = scene("10 10", "15 20", "25 25", deck="10 5 5", week=5)
    assert remembered(played(state, "work 10 10", "take"), 1) == []


def test_a_new_game_begins_with_nothing_to_remember() -> None:
    state = played(
        scene("5 10", "15 20", "25 25", deck="10 5 5", week=10, deal=1), "take", "send 5", "take", "send 15", "take"
    )
    assert len(state.sent) == 2
    assert played(state, "send 25").sent == ()
    assert state.deal == 2


@pytest.mark.parametrize("players", [3, 6])
def test_no_more_is_remembered_than_was_seen_and_samples_remember_the_same(players: int) -> None:
    state, rng = started(players, 3), Random(4)
    while state.to_move is not None:
        true = state.sent
        for seat in range(players):
            view = state.view(seat)
            assert [card.card for card in view.sent] == [card.card if card.seen_by(seat) else HIDDEN for card in true]
            assert all(card.seen_by(card.sender) for card in true)
            assert all(card.seen_by(card.taker) for card in true if card.taker != NOBODY)
        mover = state.to_move
        assert sample(state.view(mover), rng).view(mover).sent == state.view(mover).sent
        state.advance(rng.choice(state.legal_actions()))
