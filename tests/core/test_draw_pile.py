"""Cards that come back to the deck are shuffled by the dealer, and the record keeps how."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from cardtable_gui.controller.match import Match
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.dealing import Deal, NumberedDealer, reshuffled
from cardtable_gui.core.files.record import Record, replay
from cardtable_gui.core.options import complete
from tests.support.games.heap.game import GAME
from tests.support.games.heap.state import HeapState


def played(players: int = 4, seed: int = 5) -> tuple[HeapState, list[str]]:
    """A whole match of Heap, in which the highest card is played each time."""
    options = complete(GAME.options, {})
    state = HeapState(GAME, players, options, GAME.numbered_dealer(players, options, seed))
    actions = []
    while state.to_move is not None:
        action = state.legal_actions()[-1]
        actions.append(GAME.notation(action))
        state.act(action)
    return state, actions


def test_the_order_is_pinned_and_depends_on_the_whole_further_deal() -> None:
    deck = (3, 0, 2, 1, 2)
    assert reshuffled((5, 1, 1, 4), Deal(deck, 0)) == (1, 5, 1, 4)
    assert len({reshuffled(range(9), Deal((*deck[:at], 7, *deck[at:]), 0)) for at in range(6)}) == 6


@pytest.mark.parametrize("first", [0, 1, 2])
def test_every_card_is_first_as_often_as_it_should_be(first: int) -> None:
    dealer = NumberedDealer("x", 2, "", 3, tuple(sorted([*range(3)] * 4)))
    cards = (0, 0, 1, 2, 2, 2)
    tops = Counter(reshuffled(cards, dealer(k))[0] for k in range(3000))
    assert abs(tops[first] / 3000 - cards.count(first) / 6) < 0.04


def test_cards_come_back_within_a_deal_and_none_is_lost() -> None:
    state, _ = played()
    assert state.deal == 1
    assert state.reshuffles > 1
    assert state.shuffles == 1 + state.reshuffles
    assert state.cards() == GAME.deck(4, state.options)


def test_a_record_lists_every_shuffle_and_replays_by_them_whatever_the_seed() -> None:
    state, actions = played()
    record = Record(GAME.id, 4, state.options, ("",) * 4, 5).played(GAME, actions, state.shuffles)
    assert len(record.deals) == state.shuffles
    again = replay(replace(record, seed=6), GAME)[-1].state
    assert again.view(0) == state.view(0)


@pytest.mark.usefixtures("small_games")
def test_a_match_that_is_undone_over_a_shuffle_gets_the_same_cards_again() -> None:
    match = Match.new(GAME.id, [Seat("Ann"), Seat("Bob")], seed=8)
    while match.state.shuffles == 1:
        match.act(match.state.legal_actions()[0])
    before = match.record
    assert len(before.deals) == 2
    after = match.state.view(0)
    match.undo()
    assert match.state.shuffles == 1
    assert len(match.record.deals) == 2
    match.redo()
    assert match.record == before
    assert match.state.view(0) == after
