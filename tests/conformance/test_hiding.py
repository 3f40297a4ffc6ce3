"""A view holds what its seat may know, and nothing else."""

from __future__ import annotations

import pickle
import pickletools
from collections import Counter
from dataclasses import FrozenInstanceError, fields
from random import Random

import pytest

from cardtable_gui.core.actions import Action
from cardtable_gui.core.dealing import ListedDealer
from cardtable_gui.core.game import AnyState
from tests.support.play import Case, over_cases, random_match, sampled

SMALL, SMALL_ACTION = 4096, 64
"""Bytes of a view without the actions of its deal, and of each of these."""


def other_views(state: AnyState, seat: int | None) -> list[object]:
    return [state.view(other) for other in range(state.players) if other != seat]


@over_cases
def test_hidden_cards_may_lie_otherwise_and_the_view_is_the_same(case: Case) -> None:
    deck = case.game.deck(case.players, case.options)
    different = 0
    for position in sampled(random_match(case, 20), 20):
        state = position.state
        for seat in (None, *range(case.players)):
            view = state.view(seat)
            world = view.sample(Random(position.number))
            assert world.view(seat) == view
            assert world.cards() == deck
            different += other_views(world, seat) != other_views(state, seat)
    assert different


@over_cases
def test_a_sample_can_be_played_to_its_end(case: Case) -> None:
    rng = Random(21)
    for position in sampled(random_match(case, 21), 4):
        world = position.state.view(position.state.to_move).sample(rng)
        for _ in range(20_000):
            if world.to_move is None:
                break
            world.apply(rng.choice(world.candidates()))
        assert world.ranks is not None


@over_cases
def test_a_view_pickles_small_and_holds_no_state_dealer_or_randomness(case: Case) -> None:
    for position in sampled(random_match(case, 22), 20):
        for seat in (None, *range(case.players)):
            view = position.state.view(seat)
            data = pickle.dumps(view)
            assert len(data) < SMALL + SMALL_ACTION * len(view.deal_actions)
            assert pickle.loads(data) == view
            names = {str(argument) for _, argument, _ in pickletools.genops(data) if isinstance(argument, str)}
            assert not [name for name in names if "State" in name or "Dealer" in name or "Random" in name]


@over_cases
def test_a_view_cannot_be_changed(case: Case) -> None:
    view = case.start(1).view(0)
    names = [field.name for field in fields(type(view))]
    assert "seat" in names
    for name in names:
        with pytest.raises(FrozenInstanceError):
            setattr(view, name, None)


@over_cases
def test_views_do_not_foretell_later_deals(case: Case) -> None:
    """Two matches with the same first deal, and others after it, look the same as long as it lasts."""
    first = case.game.numbered_dealer(case.players, case.options, 1)(0)
    one, two = (
        case.game.start(
            case.players,
            case.options,
            ListedDealer([first], case.game.numbered_dealer(case.players, case.options, seed)),
        )
        for seed in (2, 3)
    )
    rng = Random(23)
    for _ in range(200):
        for seat in (None, *range(case.players)):
            assert one.view(seat) == two.view(seat)
        if one.to_move is None:
            break
        action = rng.choice(one.legal_actions())
        one.apply(action)
        two.apply(action)
        if one.shuffles > 1:
            break


@over_cases
def test_a_seat_knows_its_own_hand_and_of_others_only_what_is_true(case: Case) -> None:
    for position in sampled(random_match(case, 24), 40):
        state = position.state
        hands = [state.view(seat).hand for seat in range(case.players)]
        for hand in hands:
            assert list(hand) == sorted(hand, key=case.game.index.__getitem__)
        assert state.view(None).hand == ()
        for seat in (None, *range(case.players)):
            known = state.view(seat).known()
            assert len(known) == case.players
            for other in range(case.players):
                assert Counter(known[other]) <= Counter(hands[other])
                if other == seat:
                    assert known[other] == hands[other]


@over_cases
def test_what_all_know_every_seat_is_told_alike(case: Case) -> None:
    for position in sampled(random_match(case, 25), 20):
        state = position.state
        for seat in (None, *range(case.players)):
            view = state.view(seat)
            assert (view.seat, view.players, view.to_move, view.deal) == (seat, case.players, state.to_move, state.deal)
            assert (view.phase, view.scores, view.ranks) == (state.phase, state.scores, state.ranks)
            assert dict(view.options) == dict(case.options) == dict(state.options)
            assert view.game is state.game is case.game
            assert view.tokens() == state.view(None).tokens()
            assert [item.zone for item in view.zones()] == [item.zone for item in state.view(None).zones()]


@over_cases
def test_a_view_holds_what_was_done_in_the_deal_but_nothing_hidden(case: Case) -> None:
    rng = Random(24)
    state = case.start(24, [])
    done: list[tuple[int, Action | None]] = []
    while state.to_move is not None and len(done) < 60:
        mover, deal = state.to_move, state.deal
        action = rng.choice(state.legal_actions())
        state.act(action)
        is_open = case.game.open_notation(action) == case.game.notation(action)
        done = [*done, (mover, action if is_open else None)] if state.deal == deal else []
        view = state.view(mover)
        assert view.deal_actions == tuple(done)
        assert view.sample(rng).deal_actions == view.deal_actions
