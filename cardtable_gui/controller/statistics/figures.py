"""Figures made from results: shares with intervals, streaks, bests and time. No Qt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from operator import attrgetter

from cardtable_gui.bots.levels import LEVELS
from cardtable_gui.controller.statistics.match_results import MARKS, MIXED, PEOPLE, SOLO, PersonResult
from cardtable_gui.core.confidence import interval_of_means

RIVALS = (*LEVELS, MIXED, PEOPLE, SOLO)
"""All kinds of rivals, in the order in which they are listed."""
RECENT = 10
"""The loss of so many matches is taken together."""
MOST_POINTS = 40
"""A line over time has at most about so many points."""
MOST_REVIEWED = 1000
"""Of so many reviewed matches, the latest, it's told one by one what was given away."""


@dataclass(frozen=True, slots=True)
class Selection:
    """Which results count. None: all.

    Attributes:
        game: the game's id.
        rivals: one of `RIVALS`.
        players: the number of seats.
        person: the name at the seat.
        marked: whether those that have a mark (`PersonResult.marked`), or the others.
        mark: one of `MARKS` that they have.
    """

    game: str | None = None
    rivals: str | None = None
    players: int | None = None
    person: str | None = None
    marked: bool | None = None
    mark: str | None = None

    def of(self, results: Iterable[PersonResult]) -> list[PersonResult]:
        """Those of some results that count, in the same order."""
        found = list(results)
        for name in ("marked", "game", "rivals", "players", "person"):
            wanted, of = getattr(self, name), attrgetter(name)
            if wanted is not None:
                found = [result for result in found if of(result) == wanted]
        return found if self.mark is None else [result for result in found if self.mark in result.marks]


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
    def of(cls, results: Iterable[PersonResult]) -> Share:
        """The share of these results."""
        counted = _Counted()
        counted.add(results)
        return counted.share()


class _Counted:
    """Results that were counted, to be followed by more."""

    def __init__(self) -> None:
        self._wins: Counter[float] = Counter()
        """How many results have each share of a win."""
        self._players: Counter[int] = Counter()

    def add(self, results: Iterable[PersonResult]) -> None:
        """Count some more."""
        listed = list(results)
        self._wins.update(result.share for result in listed)
        self._players.update(result.players for result in listed)

    def share(self) -> Share:
        """The share of all of them."""
        matches = self._wins.total()
        wins = sum(share * number for share, number in self._wins.items())
        low, high = interval_of_means(self._wins, matches)
        chance = sum(number / players for players, number in self._players.items()) / matches
        return Share(matches, wins, wins / matches, low, high, None if 1 in self._players else chance)


@dataclass(frozen=True, slots=True)
class Figures:
    """The figures of at least one result. All matches count; shares, streaks and bests are those of one kind.

    Attributes:
        matches: how many were played.
        wins: how many were won; a shared win counts in part.
        game: the game of all of them; None: they are of several.
        share: the share of matches won, among those without a mark; if all have one, among all.
        apart: the share among those with a mark, if there are others without one; else None.
        marks: the marks that occur, in the order of `MARKS`.
        streak: how many of the latest matches in a row were won, among those of `share`.
        longest_streak: the most that were ever won in a row.
        bests: the best score by `PersonResult.house`, those played last first; empty if the results can't be compared.
        seconds: the time at the table, as far as it is known.
    """

    matches: int
    wins: float
    game: str | None
    share: Share
    apart: Share | None
    marks: Sequence[str]
    streak: int
    longest_streak: int
    bests: Mapping[str, int]
    seconds: int

    @classmethod
    def of(cls, results: Sequence[PersonResult]) -> Figures:
        """The figures of these results, the earliest first."""
        marked = [result for result in results if result.marked]
        alike = [result for result in results if not result.marked] or marked
        streak = longest = 0
        for result in alike:
            streak = streak + 1 if result.share else 0
            longest = max(longest, streak)
        game = results[0].game if len({result.game for result in results}) == 1 else None
        return cls(
            matches=len(results),
            wins=sum(result.share for result in results),
            game=game,
            share=Share.of(alike),
            apart=Share.of(marked) if marked and alike is not marked else None,
            marks=marks_of(marked),
            streak=streak,
            longest_streak=longest,
            bests=_bests(alike),
            seconds=sum(result.seconds or 0 for result in results),
        )


def marks_of(results: Iterable[PersonResult]) -> list[str]:
    """Those of `MARKS` that occur in results, in their order."""
    found = {mark for result in results for mark in result.marks}
    return [mark for mark in MARKS if mark in found]


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


def beaten(result: PersonResult, results: Iterable[PersonResult]) -> int | None:
    """The best score of the same person in other matches of this kind, if this result is better; else None.

    It must have no mark, as those that it's compared with.
    """

    def kind(each: PersonResult) -> tuple[object, ...]:
        return each.game, each.person, each.profile, each.rivals == SOLO, each.house

    others = [each for each in results if each.match != result.match and kind(each) == kind(result)]
    before = _bests([each for each in others if not each.marked]).get(result.house) if others else None
    if before is None or result.marked:
        return None
    better = bool(result.share) and result.score < before if result.rivals == SOLO else result.score > before
    return before if better else None


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
    counted, shares = _Counted(), []
    for start, stop in pairwise((0, *stops)):
        counted.add(results[start:stop])
        shares.append(counted.share())
    return shares


@dataclass(frozen=True, slots=True)
class LossPoint:
    """The losses by decisions of one reviewed match, and how they developed.

    Attributes:
        result: the match.
        loss: what a decision in it gave away on average, as a share of the match.
        recent: the same over up to `RECENT` reviewed matches, of which it is the last.
    """

    result: PersonResult
    loss: float
    recent: float


def losses_over_time(results: Sequence[PersonResult]) -> list[LossPoint]:
    """A point for each of the latest `MOST_REVIEWED` results with judged decisions, the earliest first."""
    judged = [result for result in results if result.decisions][-MOST_REVIEWED:]
    points: list[LossPoint] = []
    for number, result in enumerate(judged, 1):
        latest = judged[max(0, number - RECENT) : number]
        recent = sum(each.loss for each in latest) / sum(each.decisions for each in latest)
        points.append(LossPoint(result, result.loss / result.decisions, recent))
    return points
