"""What bots of Meow Meow Daifugo believe of hidden cards: the past read off a view, likely hands, sampled states."""

from __future__ import annotations

from random import Random

import pytest

from cardtable_gui.games.meow.bots.past import Beliefs, past_of
from cardtable_gui.games.meow.bots.quick_policy import QuickPolicy
from cardtable_gui.games.meow.bots.search_model import MeowSearchModel
from cardtable_gui.games.meow.bots.worlds import FEW_SWAPS, MANY_SWAPS, Swaps, Worlds
from cardtable_gui.games.meow.cards import ANYS, of
from cardtable_gui.games.meow.game import GAME
from cardtable_gui.games.meow.sampling import sample
from cardtable_gui.games.meow.state import MeowState
from tests.games.meow.bots import normal, positions, view_of
from tests.games.meow.scenes import choose, dealt, packed, started


@pytest.mark.parametrize(("players", "lead_shown"), [(2, False), (3, False), (4, False), (3, True)])
def test_the_past_is_read_off_a_view(players: int, lead_shown: bool) -> None:
    state = started(players, seed=players, lead_shown=lead_shown)
    before: list[MeowState] = []
    while state.deal == 1:
        if state.phase in ("lead", "follow"):
            before.append(state.copy())
        state.act(GAME.parse(normal(state)))
    last = before[-1]
    for seat in range(players):
        past, first = past_of(last.view(seat))
        others = [then for then in before[:-1] if then.to_move != seat and not (lead_shown and then.must)]
        assert len(past) == len(others)
        for each, then in zip(past, reversed(others), strict=True):
            assert each.seat == then.to_move
            assert last.hands[each.seat] & each.kept | each.added == then.hands[each.seat]
            assert each.field == then.field
            assert each.out == of(then.played) | (then.table.lot if then.table else 0)
            sizes = [hand.bit_count() for other, hand in enumerate(then.hands) if other != each.seat]
            assert (each.least, each.rest) == (min(sizes), sum(sizes) // len(sizes))
            assert bool(each.shape) == (then.table is not None)
        for hand, (kept, added), dealt_hand in zip(last.hands, first, before[0].hands, strict=True):
            assert hand & kept | added == dealt_hand


def beliefs(state: MeowState) -> Beliefs:
    """What the seat to move believes."""
    view = view_of(state)
    return Beliefs(view, QuickPolicy(view.players, view.elsewhere()))


def test_mm4_a_hand_with_a_lower_card_than_the_shown_one_is_unlikely() -> None:
    state = dealt(3, "w1 w5 b6 bb6 w7 d4 b8 bb8 b3 b5 d5 bb5 w8 bb7 w4 b7 w2 w6 d2 bb2 d6 d1 bb4 b4")
    choose(state, "w1", "b3", "w2")
    after = beliefs(state)
    assert after.of(1, packed("b3 b5 d5 bb5 w8 bb7 w4 b7")) == 0
    assert after.of(1, packed("b3 b5 d5 bb5 w8 bb7 w4 b2")) < -1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_normal_bots_did_is_likely_with_their_hands_and_less_so_with_others(players: int) -> None:
    truth, others = [], []
    for state in positions(players, seed=players):
        if state.phase in ("lead", "follow"):
            view = view_of(state)
            after, sampled = beliefs(state), sample(view, Random(1))
            for seat in range(players):
                if seat != view.seat:
                    truth.append(after.of(seat, state.hands[seat]))
                    others.append(after.of(seat, sampled.hands[seat]))
    assert truth == pytest.approx([0] * len(truth))
    assert sum(others) / len(others) < -0.5


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_worlds_agree_with_the_view(players: int) -> None:
    for state in positions(players, seed=players):
        view = view_of(state)
        model = MeowSearchModel(view)
        rng = Random(3)
        for _ in range(3):
            world = model.world(rng)
            assert world.view(view.seat) == view
            assert world.cards() == state.cards()
            if players > 1 and view.phase in ("lead", "follow"):
                hidden = [hand & ~seen for hand, seen in zip(world.hands, view.seen, strict=True)]
                assert not any(hand & ANYS == ANYS for seat, hand in enumerate(hidden) if seat != view.seat)


def test_worlds_are_nearer_to_the_truth_than_chance() -> None:
    believed = by_chance = 0
    for seed in range(3):
        for state in positions(3, seed, every=5):
            if state.phase == "follow":
                view = view_of(state)
                model, rng = MeowSearchModel(view), Random(seed)
                believed += sum(alike(model.world(rng), state) for _ in range(8))
                by_chance += sum(alike(sample(view, rng), state) for _ in range(8))
    assert believed > 1.02 * by_chance


def test_with_more_swaps_worlds_explain_more_of_what_was_done() -> None:
    few = many = 0.0
    for state in positions(4, seed=2, every=5):
        if state.phase == "follow":
            few += unexplained(state, FEW_SWAPS)
            many += unexplained(state, MANY_SWAPS)
    assert many < 0.9 * few


def unexplained(state: MeowState, swaps: Swaps) -> float:
    """How badly worlds explain what the other seats did: the beliefs, added up and negated; 0 is best."""
    view, after = view_of(state), beliefs(state)
    worlds, rng = Worlds(view, QuickPolicy(view.players, view.elsewhere()), swaps), Random(4)
    found = [worlds.world(rng).hands for _ in range(6)]
    return -sum(after.of(seat, hand) for hands in found for seat, hand in enumerate(hands) if seat != view.seat)


def alike(one: MeowState, other: MeowState) -> int:
    """How many cards are in the same hand in both states."""
    return sum(int.bit_count(mine & yours) for mine, yours in zip(one.hands, other.hands, strict=True))
