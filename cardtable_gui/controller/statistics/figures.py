"""Figures made from results: shares with intervals, streaks, bests and time. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from cardtable_gui.bots.arena import interval
from cardtable_gui.bots.levels import LEVELS
from cardtable_gui.controller.statistics.match_results import MIXED, PEOPLE, SOLO, PersonResult

RIVALS = (*LEVELS, MIXED, PEOPLE, SOLO)
"""All kinds of rivals, in the order in which they are listed."""
RECENT = 10
"""The loss of so many matches is taken together."""
MOST_POINTS = 40
"""A line over time has at most about so many points."""


@dataclass(frozen=True, slots=True)
class Selection:
    """Which results count. None: all.

    Attributes:
        game: the game's id.
        rivals: one of `RIVALS`.
        players: the number of seats.
        person: the name at the seat.
        helped: whether those in which the person was helped (`PersonResult.helped`), or the others.
    """

    game: str | None = None
    rivals: str | None = None
    players: int | None = None
    person: str | None = None
    helped: bool | None = False

    def of(self, results: Iterable[PersonResult]) -> list[PersonResult]:
        """Those of some results that count, in the same order."""
        return [
            result
            for result in results
            if self.game in (None, result.game)
            and self.rivals in (None, result.rivals)
            and self.players in (None, result.players)
            and (self.person is None or self.person == result.person)
            and self.helped in (None, result.helped)
        ]


@dataclass(frozen=True, slots=True)
class Share:
    """The share of matches won, of at least one.

    Attributes:
        matches: how many were played.
        wins: how many were won; a shared win counts in part.
        share: wins ÷ matches.
        low: the lower end of its 95 % interval.
        high: the upper end.
        chance: the share of somebody who wins as often as all others; None: some matches were for one.
    """

    matches: int
    wins: float
    share: float
    low: float
    high: float
    chance: float | None

    @classmethod
    def of(cls, results: Sequence[PersonResult]) -> Share:
        """The share of these results."""
        wins = [result.share for result in results]
        low, high = interval([[win] for win in wins])
        players = [result.players for result in results]
        chance = None if 1 in players else sum(1 / count for count in players) / len(players)
        return cls(len(wins), sum(wins), sum(wins) / len(wins), low, high, chance)


@dataclass(frozen=True, slots=True)
class Figures:
    """The figures of at least one result.

    Attributes:
        share: the share of matches won.
        streak: how many of the latest matches in a row were won.
        longest_streak: the most that were ever won in a row.
        bests: the best score by house rules, those played last first; empty if the results can't be compared.
        seconds: the time at the table.
        timed: of how many matches the time is known.
    """

    share: Share
    streak: int
    longest_streak: int
    bests: Mapping[str, int]
    seconds: int
    timed: int

    @classmethod
    def of(cls, results: Sequence[PersonResult]) -> Figures:
        """The figures of these results, the earliest first."""
        streak = longest = 0
        for result in results:
            streak = streak + 1 if result.share else 0
            longest = max(longest, streak)
        times = [result.seconds for result in results if result.seconds is not None]
        return cls(Share.of(results), streak, longest, _bests(results), sum(times), len(times))


def _bests(results: Sequence[PersonResult]) -> dict[str, int]:
    """The best scores of results that can be compared: of one game, all alone or all against others.

    Scores by different house rules are of different kinds. Alone the score counts what it took to reach the goal, so
    that the lowest one of those who reached it is the best.
    """
    if len({(result.game, result.rivals == SOLO) for result in results}) != 1:
        return {}
    if results[0].rivals == SOLO:
        results = [result for result in results if result.share]
    better = min if results and results[0].rivals == SOLO else max
    houses = dict.fromkeys(result.house for result in reversed(results))
    return {house: better(result.score for result in results if result.house == house) for house in houses}


def by(results: Iterable[PersonResult], key: Callable[[PersonResult], str | int]) -> dict[str | int, Share]:
    """The shares of results in groups, in the order of the first result of each."""
    groups: dict[str | int, list[PersonResult]] = {}
    for result in results:
        groups.setdefault(key(result), []).append(result)
    return {value: Share.of(group) for value, group in groups.items()}


def shares_over_time(results: Sequence[PersonResult]) -> list[Share]:
    """The share after each result, the earliest first; the last is that of all.

    Of a long list about `MOST_POINTS` are left.
    """
    every = max(1, len(results) // MOST_POINTS)
    stops = sorted({*range(every, len(results) + 1, every), len(results)} - {0})
    return [Share.of(results[:stop]) for stop in stops]


@dataclass(frozen=True, slots=True)
class LossPoint:
    """What the decisions of one reviewed match gave away, and how that developed.

    Attributes:
        result: the match.
        loss: what a decision in it gave away on average, as a share of the match.
        recent: the same over up to `RECENT` reviewed matches, of which it is the last.
    """

    result: PersonResult
    loss: float
    recent: float


def losses_over_time(results: Sequence[PersonResult]) -> list[LossPoint]:
    """A point for each result with judged decisions, the earliest first."""
    judged = [result for result in results if result.decisions]
    points: list[LossPoint] = []
    for number, result in enumerate(judged, 1):
        latest = judged[max(0, number - RECENT) : number]
        recent = sum(each.loss for each in latest) / sum(each.decisions for each in latest)
        points.append(LossPoint(result, result.loss / result.decisions, recent))
    return points
