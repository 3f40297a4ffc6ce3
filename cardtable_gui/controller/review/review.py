"""The review of a match: what each decision gave away, what luck did, and where the match turned. No Qt.

A decision is judged from the view of its seat at that moment alone, by the search of the strong levels. Between two
decisions of a seat its chance to win changes by what that seat doesn't decide: deals, draws, and what its rivals do.
That is its luck, so for every seat of a match that is over

    result - 1 / players = luck - loss

where the result is 1 for the winner and 0 for the others, and a shared win counts in part.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import hypot
from typing import Final

from cardtable_gui.bots.assessment import QUICK_MS, Verdict, assess, verdict
from cardtable_gui.bots.search import LEAST_TOLD, beyond, shared_wins
from cardtable_gui.controller.decisions import Decision, decision_at
from cardtable_gui.controller.match import Match
from cardtable_gui.core.actions import Action

BUDGET_MS: Final = QUICK_MS
"""The time that the steps for one decision stand for, in milliseconds, unless another is asked for."""
MISTAKE: Final = LEAST_TOLD
"""A decision that gave away less than this share of a match is no mistake; a verdict of today never says less."""
LEAST_TURN: Final = 0.1
"""A change of a seat's chance by less than this is no turning point."""


@dataclass(frozen=True, slots=True)
class Judged:
    """One decision with its verdict.

    Attributes:
        index: the number of actions before it.
        seat: who decided.
        action: what was done.
        verdict: what that was worth, beside the best.
        before: the seat's chance after its decision before, or at the start of the match.
    """

    index: int
    seat: int
    action: Action
    verdict: Verdict[Action]
    before: float

    @property
    def luck(self) -> float:
        """The change of the seat's chance since its decision before, or since the start of the match."""
        return self.verdict.best_chance - self.before

    @property
    def loss(self) -> float:
        """How much of the chance to win this decision gave away; 0 if nothing was better."""
        return self.verdict.loss


@dataclass(frozen=True, slots=True)
class SeatReview:
    """The sums of one seat: what its decisions gave away, and what luck gave it, each as a share of the match."""

    seat: int
    loss: float
    luck: float


@dataclass(frozen=True, slots=True)
class Moment:
    """A seat's chance to win after so many actions."""

    at: int
    chance: float


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A decision that cost much, or a change of luck.

    Attributes:
        at: the number of actions before the decision, or those after which the luck had turned.
        before: the seat's chance before that.
        after: its chance then.
        own: whether the seat's own decision was the reason.
        error: the standard error of the change.
    """

    at: int
    before: float
    after: float
    own: bool
    error: float = 0.0

    @property
    def change(self) -> float:
        """By how much the seat's chance changed; below 0: it fell."""
        return self.after - self.before


@dataclass(frozen=True, slots=True)
class Review:
    """The verdicts on a match as far as they're known, and what follows from them.

    Attributes:
        game: the game's id.
        players: the number of seats.
        length: the number of recorded actions.
        results: by seat the share of the match that it won; None while the match goes on.
        decisions: the decisions with a verdict, in their order.
    """

    game: str
    players: int
    length: int
    results: Sequence[float] | None
    decisions: Sequence[Judged]

    def of_seat(self, seat: int) -> list[Judged]:
        """The decisions of one seat."""
        return [each for each in self.decisions if each.seat == seat]

    def seat(self, seat: int, figure: Callable[[float], float] = float) -> SeatReview:
        """The sums of one seat. As long as the match goes on, its last known chance stands for its result.

        Args:
            seat: the seat.
            figure: how chances are written, such as `percents.percent`: the sums are those of the written figures.
        """
        moments = self.curve(seat)
        loss = sum(figure(each.verdict.best_chance) - figure(each.verdict.chance) for each in self.of_seat(seat))
        return SeatReview(seat, loss, figure(moments[-1].chance) - figure(moments[0].chance) + loss)

    def curve(self, seat: int) -> list[Moment]:
        """A seat's chance over the match: before and after each of its decisions, and the result.

        Two moments of the same decision differ by what that gave away.
        """
        judged = self.of_seat(seat)
        found = [Moment(0, _start(self.players, judged[0].verdict if judged else None))]
        for each in judged:
            found += (Moment(each.index, each.verdict.best_chance), Moment(each.index + 1, each.verdict.chance))
        return found if self.results is None else [*found, Moment(self.length, self.results[seat])]

    def turning_points(self, seat: int, most: int = 6) -> list[TurningPoint]:
        """Where a seat's chance changed most, in the order of the match.

        None by less than `LEAST_TURN`, or by no more than the error of that change.
        """
        found: list[TurningPoint] = []
        error = 0.0
        for each in self.of_seat(seat):
            chance, best = each.verdict.chance, each.verdict.best_chance
            luck = TurningPoint(each.index, each.before, best, own=False, error=hypot(error, each.verdict.error))
            found += (luck, TurningPoint(each.index, best, chance, own=True, error=each.verdict.gap_error))
            error = each.verdict.error
        if found and self.results is not None:
            found.append(TurningPoint(self.length, found[-1].after, self.results[seat], own=False, error=error))
        large = [point for point in found if abs(point.change) >= LEAST_TURN and beyond(abs(point.change), point.error)]
        largest = sorted(large, key=lambda point: -abs(point.change))[:most]
        return sorted(largest, key=lambda point: (point.at, point.own))


def chance_after(moments: Sequence[Moment], at: int) -> float:
    """The chance after so many actions on a curve, as it was last known."""
    return [moment.chance for moment in moments if moment.at <= at][-1]


def decisions_of(match: Match, seats: Sequence[int] | None = None) -> Iterator[tuple[int, Decision]]:
    """The decisions of these seats (None: of all), each with the number of actions before it; forced moves are none."""
    for step in match.steps:
        if seats is None or step.seat in seats:
            decision = decision_at(match, step.index)
            if decision is not None and not decision.forced:
                yield step.index, decision


def judge(match: Match, decision: Decision, ms: float = BUDGET_MS) -> Verdict[Action]:
    """Judge one decision, from its view alone; the same every time.

    Args:
        match: the match it belongs to.
        decision: the decision.
        ms: the time that the step budget stands for.
    """
    return verdict(assess(match.package.policy, decision.view, decision.chosen, ms=ms), decision.chosen)


def review(match: Match, verdicts: Mapping[int, Verdict[Action]]) -> Review:
    """Sum up these verdicts, each by the number of actions before its decision."""
    judged: list[Judged] = []
    last: dict[int, float] = {}
    players = len(match.seats)
    for index, found in sorted(verdicts.items()):
        step = match.steps[index]
        before = last.get(step.seat, _start(players, found))
        last[step.seat] = found.chance
        judged.append(Judged(index, step.seat, step.action, found, before))
    return Review(match.package.game.id, players, len(match.steps), results(match), judged)


def results(match: Match) -> Sequence[float] | None:
    """By seat the share of the match that it won; None while it goes on.

    A seat that plays alone gets what the search takes the end to be worth.
    """
    ranks = match.state.ranks
    if ranks is None:
        return None
    if len(ranks) > 1 or not match.steps:
        return shared_wins(ranks)
    last = match.steps[-1]
    model = match.package.policy.search_model(match.state_at(last.index).view(last.seat))
    return model.chances(match.state)


def _start(players: int, first: Verdict[Action] | None) -> float:
    """A seat's chance before the first deal. Alone at the table nobody wins, so luck begins after that deal."""
    return first.best_chance if players == 1 and first is not None else 1 / players
