"""Information-set Monte Carlo tree search (ISMCTS) on our own core: a rival from the literature, to measure bots by.

It follows OpenSpiel's `ISMCTSBot` (Cowling, Powley and Whitehouse, 2012): every iteration samples a world that agrees
with the view, walks down a tree whose nodes are the views of the seats to move, picks untried actions first and then
the one with the highest upper confidence bound, adds one node, and plays on at random. The action with the most visits
is chosen. It knows a game only through `Game`, `State` and `View`, so it plays all of them.

    python -m tests.bots.ismcts GAME SEATS DEALS [--ms 100] [--level expert] [--seed 1] [--until match] [--jobs 1]

plays one bot of a level against ISMCTS on all other seats, every deal once with the bot on each seat, and prints the
bot's share of the wins. Both think for the same CPU time a move, in one process.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from math import log, sqrt
from random import Random
from time import process_time
from typing import Any, Final, Literal, TypeAlias

from cardtable_gui import games
from cardtable_gui.bots import bot_matches, levels
from cardtable_gui.bots.search import shared_wins
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.commands.workers import workers
from cardtable_gui.core.actions import Action
from cardtable_gui.core.confidence import interval
from cardtable_gui.core.game import AnyState, AnyView, ranked
from cardtable_gui.core.options import complete

EXPLORATION: Final = 0.7
"""The constant of the upper confidence bound."""
MOST_STEPS: Final = 5000
"""After this many random actions a rollout is judged by its scores: no match is endless."""

Until: TypeAlias = Literal["match", "deal"]
"""Where rollouts end: with the match, or with the deal, judged by the scores then."""


@dataclass(slots=True)
class Child:
    """What is known of an action at a node: its visits, and the sum of what the seat to move got."""

    visits: int = 0
    total: float = 0.0


@dataclass(slots=True)
class Node:
    """One information set: the children tried so far, by action."""

    visits: int = 0
    children: dict[Any, Child] = field(default_factory=dict)

    def choose(self, actions: Sequence[Any], rng: Random) -> Any:
        """An untried action at random, else the one with the highest upper confidence bound."""
        if len(self.children) < len(actions):
            return rng.choice([action for action in actions if action not in self.children])
        scale = EXPLORATION * sqrt(log(self.visits))
        best, most = actions[0], -1.0
        for action, child in self.children.items():
            bound = child.total / child.visits + scale / sqrt(child.visits)
            if bound > most:
                best, most = action, bound
        return best


class Ismcts:
    """The search for one decision, from the view of the seat to move."""

    def __init__(self, view: AnyView, rng: Random, until: Until = "match") -> None:
        """Begin with an empty tree. `rng` is the only source of chance."""
        self._view = view
        self._rng = rng
        self._until = until
        self.root = Node()
        self._nodes: dict[AnyView, Node] = {view: self.root}

    def search(self, effort: ThinkingBudget) -> Action:
        """Iterate until the budget is used up, a step each; at least once. Returns the action with the most visits."""
        actions: Sequence[Action] = self._view.legal_actions()
        if len(actions) == 1:
            return actions[0]
        while True:
            self._iterate()
            if effort.spent():
                break
        most = max(child.visits for child in self.root.children.values())
        visited: list[Action] = [action for action, child in self.root.children.items() if child.visits == most]
        return self._rng.choice(visited)

    def _iterate(self) -> None:
        """Sample a world, walk down to a new node, play on at random, and note the payoffs on the way back."""
        state = self._view.sample(self._rng)
        path: list[tuple[int, Node, Child]] = []
        node: Node | None = self.root
        while node is not None and not self._ended(state):
            seat = state.to_move
            assert seat is not None
            action = node.choose(state.legal_actions(), self._rng)
            path.append((seat, node, node.children.setdefault(action, Child())))
            state.apply(action)
            node = None if self._ended(state) else self._node(state)
        self._play_out(state)
        payoffs = shared_wins(state.ranks or ranked(state.scores))
        for seat, visited, child in path:
            visited.visits += 1
            child.visits += 1
            child.total += payoffs[seat]

    def _node(self, state: AnyState) -> Node | None:
        """The node of the seat to move; None, and a new one for later, where the tree ends."""
        key = state.view(state.to_move)
        found = self._nodes.get(key)
        if found is None:
            self._nodes[key] = Node()
        return found

    def _play_out(self, state: AnyState) -> None:
        for _ in range(MOST_STEPS):
            if self._ended(state):
                return
            actions = state.legal_actions()
            state.apply(actions[int(self._rng.random() * len(actions))])

    def _ended(self, state: AnyState) -> bool:
        return state.to_move is None or (self._until == "deal" and state.deal != self._view.deal)


def cpu_budget(ms: float) -> ThinkingBudget:
    """A budget of CPU time of this process."""
    end = process_time() + ms / 1000
    return ThinkingBudget(cancelled=lambda: process_time() >= end)


def shares_of_deal(
    game_id: str, players: int, level: str, ms: float, until: Until, seed: int, deal: int
) -> list[float]:
    """Play one deal with the bot on each seat in turn; its part of each win, from 0 to 1."""
    package = games.package(game_id)
    game, policy = package.game, package.policy
    options = complete(game.options, {})
    shares = []
    for place in range(players):
        state = game.start(players, options, game.numbered_dealer(players, options, bot_matches.match_seed(seed, deal)))
        rng = Random(f"{seed}|{deal}|{place}")
        while (seat := state.to_move) is not None:
            view = state.view(seat)
            if seat == place:
                state.act(levels.choose(policy, level, view, rng, cpu_budget(ms)))
            else:
                state.act(Ismcts(view, rng, until).search(cpu_budget(ms)))
        assert state.ranks is not None
        shares.append(shared_wins(state.ranks)[place])
    return shares


def main(arguments: Sequence[str]) -> int:
    """Play the matches and print the share in multiples of the even one, with its 95 % interval."""
    reader = argparse.ArgumentParser(prog="python -m tests.bots.ismcts", description="One bot against ISMCTS.")
    reader.add_argument("game", choices=[package.game.id for package in games.packages()])
    reader.add_argument("seats", type=int)
    reader.add_argument("deals", type=int, help="each is played once with the bot on each seat")
    reader.add_argument("--ms", type=float, default=100, help="CPU time of a move, in milliseconds (100)")
    reader.add_argument("--level", choices=levels.LEVELS, default="expert", help="the bot (expert)")
    reader.add_argument("--seed", type=int, default=1, help="other deals (1)")
    reader.add_argument("--until", choices=("match", "deal"), default="match", help="where rollouts end (match)")
    reader.add_argument("--jobs", type=int, default=1, help="processes, a deal each (1)")
    given = reader.parse_args(arguments)
    play = partial(shares_of_deal, given.game, given.seats, given.level, given.ms, given.until, given.seed)
    with workers(given.jobs, None) as others:
        clusters = list(others.map(play, range(given.deals)))
    share = sum(map(sum, clusters)) / (given.deals * given.seats)
    low, high = (given.seats * bound for bound in interval(clusters))
    print(
        f"{given.game} {given.seats} seats, {given.level} against ISMCTS (until {given.until}), {given.ms:g} ms:"
        f" {share * given.seats:.2f} x even [{low:.2f}, {high:.2f}], {given.deals * given.seats} matches"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
