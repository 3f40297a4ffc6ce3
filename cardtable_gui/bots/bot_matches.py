"""Bots against bots: choosing the matches, playing them, and counting who wins.

Results depend only on the arguments: equal seeds give equal results, in whatever order and process the matches are
played.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from cardtable_gui.bots import cast, levels
from cardtable_gui.bots.policy import AnyPolicy
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.core.digests import sha256
from cardtable_gui.core.files.record import BOT, Record
from cardtable_gui.core.game import AnyGame
from cardtable_gui.core.options import Options

MAX_ACTIONS: Final = 50_000
"""A match that is not over after this many actions counts as unfinished. By the rules every match ends earlier."""

# Where the clock of CPU time is coarse, the wall clock is more accurate.
_cpu_clock: Callable[[], float] = time.perf_counter if sys.platform == "win32" else time.process_time


@dataclass(frozen=True, slots=True)
class Fixture:
    """One match to be played: the index of its deal (from 0) and rotation, its seed, the levels by seat.

    A level may carry a character (`cast.Player`).
    """

    deal: int
    rotation: int
    seed: int
    levels: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """A match that was played.

    Attributes:
        fixture: the match.
        ranks: by seat; None: unfinished.
        ms: by seat the milliseconds of every move.
        cpu_ms: the same in CPU time.
        record: the match as data, if that was wanted.
    """

    fixture: Fixture
    ranks: tuple[int, ...] | None
    ms: tuple[tuple[float, ...], ...]
    cpu_ms: tuple[tuple[float, ...], ...]
    record: Record | None = None

    @property
    def actions(self) -> int:
        """The number of actions."""
        return sum(map(len, self.ms))

    @property
    def wins(self) -> tuple[float, ...]:
        """By seat: 1 for the winner, 1/k each for k that share the first rank."""
        if self.ranks is None:
            return (0.0,) * len(self.ms)
        winners = self.ranks.count(1)
        return tuple(1 / winners if rank == 1 else 0.0 for rank in self.ranks)


@dataclass(frozen=True, slots=True)
class SeatStanding:
    """The results of one seat: `wins` (shared ones count in part), win rate, mean rank, mean move time."""

    level: str
    wins: float
    share: float
    mean_rank: float | None
    ms_mean: float


def match_seed(seed: int, number: int) -> int:
    """The seed of the n-th match of a series: below 2**48, so that any program can represent it exactly."""
    return int.from_bytes(sha256(f"cardtable-series-1|{seed}|{number}")[:6], "big")


def series(seats: Sequence[str], matches: int, seed: int) -> Iterator[Fixture]:
    """One match per deal, with the levels always on the same seats."""
    return (Fixture(number, 0, match_seed(seed, number), tuple(seats)) for number in range(matches))


def play(
    game: AnyGame,
    policy: AnyPolicy,
    options: Options,
    fixture: Fixture,
    ms: float | None,
    *,
    recorded: bool = False,
) -> Outcome:
    """Play one match. Each bot sees its own view only.

    Args:
        game: the rules.
        policy: the game's policy.
        options: complete and checked.
        fixture: the match, with a level for every seat.
        ms: the budget of every move in milliseconds, converted to steps; None: the level's own.
        recorded: whether the outcome has a record.
    """
    players = len(fixture.levels)
    state = game.start(players, options, game.numbered_dealer(players, options, fixture.seed))
    bots = [cast.Player.read(each) for each in fixture.levels]
    rngs = [Random(f"{fixture.seed}|{fixture.rotation}|{seat}") for seat in range(players)]
    times: list[list[float]] = [[] for _ in range(players)]
    cpu_times: list[list[float]] = [[] for _ in range(players)]
    actions: list[str] = []
    done = 0
    while (seat := state.to_move) is not None and done < MAX_ACTIONS:
        bot = bots[seat]
        view = state.view(seat)
        limit = levels.BUDGET_MS[bot.level] if ms is None else ms
        effort = ThinkingBudget.by_count(limit, steps_per_ms=policy.steps_per_ms)
        before, cpu_before = time.perf_counter(), _cpu_clock()
        action = levels.choose(policy, bot.level, view, rngs[seat], effort, policy.styles.get(bot.style))
        times[seat].append((time.perf_counter() - before) * 1000)
        cpu_times[seat].append((_cpu_clock() - cpu_before) * 1000)
        if recorded:
            actions.append(game.notation(action))
        state.act(action)
        done += 1
    record = None
    if recorded:
        seats = tuple(f"{BOT}{bot.level}" for bot in bots)
        extra = cast.recorded([bot.character for bot in bots])
        begun = Record(game.id, players, options, seats, fixture.seed, extra=extra)
        record = begun.played(game, actions, state.shuffles)
    return Outcome(fixture, state.ranks, tuple(map(tuple, times)), tuple(map(tuple, cpu_times)), record)


def seat_standings(seats: Sequence[str], outcomes: Sequence[Outcome]) -> list[SeatStanding]:
    """The results of each seat in a `series`."""
    standings = []
    for seat, level in enumerate(seats):
        wins = sum(outcome.wins[seat] for outcome in outcomes)
        ranks = [outcome.ranks[seat] for outcome in outcomes if outcome.ranks is not None]
        times = [ms for outcome in outcomes for ms in outcome.ms[seat]]
        standings.append(
            SeatStanding(
                level=level,
                wins=wins,
                share=wins / len(outcomes),
                mean_rank=_mean(ranks) if ranks else None,
                ms_mean=_mean(times),
            )
        )
    return standings


def _mean(numbers: Iterable[float]) -> float:
    listed = list(numbers)
    return sum(listed) / len(listed) if listed else 0.0
