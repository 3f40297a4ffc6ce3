"""Hands that are hidden from others: what a seat sees, and samples of what it doesn't."""

from __future__ import annotations

from random import Random

import pytest

from cardtable_gui.core.hands import holding, seen_by
from cardtable_gui.core.options import complete
from tests.support.games.heap.game import GAME
from tests.support.games.heap.state import HeapState


def test_a_seat_sees_its_own_hand_and_a_spectator_none_until_they_are_shown() -> None:
    hands = [[1, 2], (3,)]
    assert seen_by(0, hands) == ((1, 2), (None,))
    assert seen_by(None, hands) == ((None, None), (None,))
    assert seen_by(None, hands, shown=True) == ((1, 2), (3,))


@pytest.mark.parametrize(("first", "seats"), [(0, [0, 2, 3]), (1, [2, 3, 0]), (3, [3, 0, 2]), (4, [0, 2, 3])])
def test_the_seats_that_hold_cards_come_clockwise(first: int, seats: list[int]) -> None:
    assert holding([(1,), (), (2,), (3, 4)], first) == seats
    assert holding([1, 0, 1, 2], first) == seats


def state() -> HeapState:
    options = complete(GAME.options, {})
    return HeapState(GAME, 3, options, GAME.numbered_dealer(3, options, 1))


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_what_is_unseen_and_what_is_seen_are_the_whole_deck(seat: int | None) -> None:
    now = state()
    now.act(now.legal_actions()[0])
    view = now.view(seat)
    seen = [GAME.index[card] for item in view.zones() for card in item.cards if card is not None]
    assert sorted([*view.unseen(), *seen]) == sorted(GAME.deck(3, view.options))
    assert len(view.unseen()) == sum(item.cards.count(None) for item in view.zones())


def test_sampled_hands_hold_what_is_known_and_take_the_rest() -> None:
    view = state().view(1)
    unseen = view.unseen()
    Random(2).shuffle(unseen)
    before = sorted(unseen)
    hands = view.sampled_hands(unseen)
    assert hands[1] == view.hands[1]
    assert list(map(len, hands)) == [3, 3, 3]
    assert sorted([*unseen, *hands[0], *hands[2]]) == before
