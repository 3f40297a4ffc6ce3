"""Comparing levels of bots: every deal is played from each seat, and the results of a level are put together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import ceil

from cardtable_gui.bots.bot_matches import Fixture, Outcome, match_seed
from cardtable_gui.core.confidence import interval


@dataclass(frozen=True, slots=True)
class MoveTimes:
    """Percentiles of the time of a move, in milliseconds."""

    p50: float
    p95: float
    p99: float
    longest: float

    @classmethod
    def of(cls, ms: Iterable[float]) -> MoveTimes:
        """The percentiles of these times."""
        ascending = sorted(ms)
        p50, p95, p99, longest = (percentile(ascending, percent) for percent in (50, 95, 99, 100))
        return cls(p50, p95, p99, longest)


@dataclass(frozen=True, slots=True)
class LevelStanding:
    """The results of one level: wins ÷ (matches × its seats), the 95 % interval of that, and its move times."""

    level: str
    share: float
    ci95: tuple[float, float]
    ms: MoveTimes
    cpu_ms: MoveTimes


def rotations(seats: Sequence[str], deals: int, seed: int) -> Iterator[Fixture]:
    """Every deal once for each rotation of the seats, which removes the advantage of a seat or of its cards."""
    for number in range(deals):
        for rotation in range(len(seats)):
            yield Fixture(number, rotation, match_seed(seed, number), (*seats[rotation:], *seats[:rotation]))


def level_standings(seats: Sequence[str], outcomes: Sequence[Outcome]) -> list[LevelStanding]:
    """The results of each level in `rotations`, in the order of the seats."""
    standings = []
    for level in dict.fromkeys(seats):
        shares: dict[int, list[float]] = {}
        times: list[float] = []
        cpu_times: list[float] = []
        for outcome in outcomes:
            for seat, held in enumerate(outcome.fixture.levels):
                if held == level:
                    shares.setdefault(outcome.fixture.deal, []).append(outcome.wins[seat])
                    times.extend(outcome.ms[seat])
                    cpu_times.extend(outcome.cpu_ms[seat])
        wins = [win for of_deal in shares.values() for win in of_deal]
        standings.append(
            LevelStanding(
                level=level,
                share=sum(wins) / len(wins),
                ci95=interval(list(shares.values())),
                ms=MoveTimes.of(times),
                cpu_ms=MoveTimes.of(cpu_times),
            )
        )
    return standings


def percentile(ascending: Sequence[float], percent: float) -> float:
    """The smallest of these numbers that at least `percent` % of them do not exceed; 0 for none."""
    return ascending[max(0, ceil(len(ascending) * percent / 100) - 1)] if ascending else 0.0
