"""Bots that play on by quick moves: `normal` finds what a quick move misses, and stronger ones play to the end."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from cardtable_gui.bots import search
from cardtable_gui.bots.rollouts import RolloutPolicy
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.core.dealing import Deal, ListedDealer
from cardtable_gui.core.options import complete
from tests.support.games.heap.actions import Play
from tests.support.games.heap.game import GAME
from tests.support.games.heap.position import HeapView
from tests.support.games.heap.state import HeapState


class Lowest(RolloutPolicy[HeapView, Play]):
    """Plays the lowest card, whatever lies there."""

    rollouts = 12

    def __init__(self) -> None:
        self.moves = 0

    def quick(self, position: Any, hand: Sequence[int], rng: Random) -> Play:
        del position, rng
        self.moves += 1
        return Play(min(hand))


def view(hand: str, turns: int = 4) -> HeapView:
    """Of the seat to move, which holds these cards; a 3 lies on the heap."""
    options = complete(GAME.options, {"turns": turns})
    first = [GAME.index[card] for card in ("3 3 3 " + hand).split()]
    rest = list(GAME.deck(2, options))
    for face in first:
        rest.remove(face)
    state = HeapState(GAME, 2, options, ListedDealer([Deal((*first, *rest), 0)], GAME.numbered_dealer(2, options, 1)))
    state.act(Play(GAME.index["3"]))
    return state.view(1)


def test_easy_makes_the_quick_move() -> None:
    assert Lowest().easy(view("1 2 6"), Random(1)) == Play(0)


def test_normal_takes_the_point_that_the_quick_move_leaves() -> None:
    effort = ThinkingBudget.by_count(100, steps_per_ms=60)
    assert Lowest().normal(view("1 2 4"), Random(1), effort) == Play(3)


def test_normal_stops_with_its_budget() -> None:
    policy = Lowest()
    assert policy.normal(view("1 2 4"), Random(1), ThinkingBudget(steps=0)) in map(Play, range(6))
    assert policy.moves == 0


def test_what_must_be_done_is_done_without_thinking() -> None:
    policy = Lowest()
    assert policy.normal(view("2 2 2"), Random(1), ThinkingBudget()) == Play(1)
    assert policy.moves == 0


def test_stronger_bots_play_on_by_quick_moves_to_the_end_of_the_match() -> None:
    policy, seen = Lowest(), view("1 2 4")
    model = policy.search_model(seen)
    assert model.candidates[0] == Play(3), "what a normal bot would do"
    world, policy.moves = model.world(Random(1)), 0
    model.play_out(world, Random(1), ThinkingBudget())
    assert world.to_move is None
    assert policy.moves == 7, "all but the first of four turns each"
    found = search.evaluate(model, Random(1), ThinkingBudget.by_count(20, steps_per_ms=60))
    assert {each.action for each in found} == set(seen.legal_actions())
    assert all(0 <= each.chance <= 1 for each in found)
