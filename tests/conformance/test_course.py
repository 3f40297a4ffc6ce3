"""Matches of any game end, and report their state."""

from __future__ import annotations

from random import Random

import pytest

from cardtable_gui.core.actions import IllegalActionError
from cardtable_gui.core.events import DealBegan, DealEnded, MatchEnded
from tests.support.play import Case, filled, fingerprint, over_all_cases, over_cases, random_match, sampled


@over_all_cases
def test_random_matches_end_and_are_over_then(case: Case) -> None:
    positions = list(random_match(case, 1))
    for position in positions[:-1]:
        state = position.state
        assert state.to_move in range(case.players)
        assert state.legal_actions()
        assert state.ranks is None
        assert state.phase
        assert state.phase != "over"
        assert len(state.scores) == case.players
    last = positions[-1].state
    assert last.to_move is None
    assert last.phase == "over"
    assert list(last.legal_actions()) == []
    assert last.ranks is not None
    assert min(last.ranks) == 1
    assert len(last.ranks) == len(last.scores) == case.players
    for rank in last.ranks:
        assert rank == 1 + sum(other < rank for other in last.ranks)


@over_cases
def test_nothing_is_legal_after_the_end(case: Case) -> None:
    positions = list(random_match(case, 2))
    last = positions[-1].state
    before = fingerprint(last)
    for position in positions[1:20]:
        assert position.action is not None
        refusal = last.refusal(position.action)
        assert refusal is not None
        assert refusal.rule in case.game.rules
        with pytest.raises(IllegalActionError):
            last.act(position.action)
    assert fingerprint(last) == before


@over_cases
def test_deals_are_counted_and_told(case: Case) -> None:
    deal = ended = 0
    for position in random_match(case, 3):
        for began in (event for event in position.events if isinstance(event, DealBegan)):
            deal += 1
            assert began.deal == deal
            assert began.start in range(case.players)
        assert position.state.deal == deal
        scored = [event for event in position.events if isinstance(event, DealEnded)]
        assert [event.deal for event in scored] == list(range(ended + 1, ended + 1 + len(scored)))
        ended += len(scored)
        for result in scored[-1].results if scored else ():
            assert result.score == position.state.scores[result.seat]
            assert filled(result.why)
        ends = [event.ranks for event in position.events if isinstance(event, MatchEnded)]
        assert ends == ([position.state.ranks] if position.state.to_move is None else [])
    assert ended == deal


@over_cases
def test_cards_are_conserved(case: Case) -> None:
    deck = case.game.deck(case.players, case.options)
    assert list(deck) == sorted(deck)
    for position in sampled(random_match(case, 4), 60):
        state = position.state
        assert state.cards() == deck
        for seat in (None, *range(case.players)):
            zones = state.view(seat).zones()
            assert len({item.zone for item in zones}) == len(zones)
            cards = [card for item in zones for card in item.cards]
            assert len(cards) == len(deck)
            left = list(case.game.card_texts(deck))
            for card in cards:
                if card is not None:
                    left.remove(card)


@over_cases
def test_copies_are_independent(case: Case) -> None:
    rng = Random(5)
    for position in sampled(random_match(case, 5), 20):
        state = position.state
        if state.to_move is None:
            continue
        before = fingerprint(state)
        copy = state.copy()
        assert fingerprint(copy) == before
        action = rng.choice(state.legal_actions())
        copy.advance(action)
        assert fingerprint(state) == before
        state.act(action, [])
        assert fingerprint(state) == fingerprint(copy)


@over_cases
def test_the_same_deals_and_actions_make_the_same_match(case: Case) -> None:
    one, two = (sampled(random_match(case, 6), 20) for _ in range(2))
    assert [position.events for position in one] == [position.events for position in two]
    assert [fingerprint(position.state) for position in one] == [fingerprint(position.state) for position in two]
