"""Learns the chances to win the match between rounds, from the bets of many dealt rounds.

A position's chances follow from those of the positions that may come after it, so the last rounds come first.

It stands alone: a step of the training that is learnt, and tested, by itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import log
from random import Random
from typing import Final, TypeAlias

from cardtable_gui.core.game import ranked
from cardtable_gui.games.kobayakawa.bots.strategy import Stakes, Strategy, fight_winner
from cardtable_gui.games.kobayakawa.bots.tables import MatchValues, RoundTables
from cardtable_gui.games.kobayakawa.state import KAMONS_EACH, KAMONS_IN_CENTRE
from cardtable_gui.lab.games.kobayakawa.round_training import Kamons, dealt_round

BOXED: Final = {3: 6, 4: 6, 5: 1}
"""By number of players: positions in which nobody fought in more rounds than this are left out. Matches of six have too
many positions: theirs are estimated."""

Position: TypeAlias = tuple[int, ...]
"""Between rounds: the centre, the kamons of the start seat, those of the others descending."""


def positions() -> dict[int, list[Position]]:
    """All positions whose chances are learnt, in order, by centre, the last rounds first."""
    found: dict[int, set[Position]] = {}
    for players in BOXED:
        for layer in layers(players):
            for position in layer:
                found.setdefault(position[0], set()).add(position)
    return {centre: sorted(found[centre], key=lambda each: (len(each), each)) for centre in sorted(found)}


def layers(players: int) -> Iterator[set[Position]]:
    """The positions between rounds that a match may come to, by centre, the last rounds first."""
    found: list[set[tuple[Position, int]]] = [{((KAMONS_IN_CENTRE, *[KAMONS_EACH] * players), 0)}]
    while len(found) < KAMONS_IN_CENTRE - 1:
        following = set()
        for (centre, *kamons), boxed in found[-1]:
            if boxed < BOXED[players]:
                following.add(((centre - 1, *kamons), boxed + 1))
            following |= {(position, boxed) for position in _next(centre, kamons)}
        found.append(following)
    return ({position for position, _ in layer} for layer in reversed(found))


def _next(centre: int, kamons: Sequence[int]) -> set[Position]:
    found = set()
    seats = range(len(kamons))
    for count in range(1, len(kamons) + 1):
        for fighters in combinations(seats, count):
            for winner in fighters:
                after = [own - (seat in fighters) for seat, own in enumerate(kamons)]
                after[winner] += count + 1
                others = sorted((own for seat, own in enumerate(after) if own and seat != winner), reverse=True)
                if others:
                    found.add((centre - 1, after[winner], *others))
    return found


@dataclass(frozen=True, slots=True)
class Positions:
    """A task: positions with the same number of seats, whose chances are to be found.

    Attributes:
        tables: what the strategy plays by.
        after: the chances of all positions that may follow.
        positions: those to be learnt.
        rounds: how many dealt rounds to learn from.
        seed: fixes the rounds: the same ones for all positions with so many seats.
    """

    tables: RoundTables
    after: Mapping[Position, tuple[float, ...]]
    positions: Sequence[Position]
    rounds: int
    seed: str


def learn(task: Positions) -> list[list[float]]:
    """By position: the chance of each seat to win the match, with the option `nobody_fights` at `box`."""
    seats = len(task.positions[0]) - 1
    strategy = Strategy(task.tables, Kamons(seats), range(seats))
    rng = Random(f"{task.seed}|{seats}")
    dealt = [dealt_round(seats, strategy, rng) for _ in range(task.rounds)]
    values = MatchValues(dict(task.after))
    found = []
    for position in task.positions:
        centre, *kamons = position
        rng = Random(f"{task.seed}|{position}")
        totals = [0.0] * seats
        orders = 2 if seats in {3, 4} else 1
        for number in range(orders):
            order = [0, *rng.sample(range(1, seats), seats - 1)]
            stakes = Stakes(values, kamons, centre, 0, order, replay=False)
            strategy = Strategy(task.tables, stakes, order)
            for each in dealt[number::orders]:
                fighters = each.bets(strategy)
                results = stakes.result(fighters, fight_winner(each.hands, fighters, each.k))
                totals = [total + result for total, result in zip(totals, results, strict=True)]
        found.append(_symmetric(kamons, [total / len(dealt) for total in totals]))
    return found


def _symmetric(kamons: Sequence[int], chances: list[float]) -> list[float]:
    """The chances, with equal ones for all seats but the start that have equal kamons."""
    for own in set(kamons[1:]):
        equal = [seat for seat in range(1, len(kamons)) if kamons[seat] == own]
        mean = sum(chances[seat] for seat in equal) / len(equal)
        for seat in equal:
            chances[seat] = mean
    return chances


@dataclass(frozen=True, slots=True)
class Matches:
    """A task: so many matches with this number of players, played by these tables."""

    tables: RoundTables
    values: MatchValues
    players: int
    matches: int
    seed: str


def examine(task: Matches) -> tuple[float, int]:
    """The log loss of the chances before each round but the first, summed up, and the number of these rounds."""
    rng = Random(task.seed)
    total = 0.0
    rounds = 0
    for _ in range(task.matches):
        forecasts, wins = _match(task, rng)
        for chances in forecasts:
            total -= sum(share * log(max(chance, 1e-3)) for chance, share in zip(chances, wins, strict=True) if share)
        rounds += len(forecasts)
    return total, rounds


def _match(task: Matches, rng: Random) -> tuple[list[Sequence[float]], list[float]]:
    """Play a match: the chances of all seats before each round but the first, and their parts of the win."""
    forecasts: list[Sequence[float]] = []
    kamons: Sequence[int] = [KAMONS_EACH] * task.players
    centre, start = KAMONS_IN_CENTRE, 0
    while centre and sum(own > 0 for own in kamons) > 1:
        if centre < KAMONS_IN_CENTRE:
            forecasts.append(task.values.chances(kamons, centre, start))
        order = [seat for seat in (*range(start, task.players), *range(start)) if kamons[seat]]
        ending = _Ending(task.values, kamons, centre, start, order, replay=False)
        strategy = Strategy(task.tables, Stakes(task.values, kamons, centre, start, order, replay=False), order)
        dealt = dealt_round(len(order), strategy, rng)
        fighters = dealt.bets(strategy)
        ending.result(fighters, fight_winner(dealt.hands, fighters, dealt.k))
        kamons, centre, start = ending.following
    ranks = ranked(kamons)
    return forecasts, [(rank == 1) / ranks.count(1) for rank in ranks]


class _Ending(Stakes):
    """Keeps the position after the round whose result was asked for: kamons, centre, start."""

    def after(self, kamons: Sequence[int], centre: int, start: int) -> Sequence[float]:
        self.following = (kamons, centre, start)
        return super().after(kamons, centre, start)
