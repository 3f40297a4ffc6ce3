"""Bots decide the same whatever lies where they cannot see it: many decisions, each with other hidden cards once.

A narrower and much quicker form of `hidden`, which compares all that a seat gets, so that thousands of decisions a game
are tried in minutes.
"""

from __future__ import annotations

from random import Random

from cardtable_gui.bots import levels
from cardtable_gui.core.game import AnyState
from tests.soak import hidden
from tests.soak.report import Order, Report
from tests.soak.worlds import Played, Run, others, play
from tests.support.play import Case

PART = "decisions"
_LONGEST = 160
"""Actions of a match at most."""
_EACH = 6
"""Decisions that are taken from one match."""


def run(order: Order) -> Report:
    """Compare decisions of every level in pairs of worlds that look the same to the seat that decides."""
    report = Report(PART, order)
    rng = order.rng()
    deadline = order.deadline()
    report.count("differences", 0)
    for case in hidden.cases(rng):
        one_match(report, case, rng)
        if deadline.over:
            break
    return report


def one_match(report: Report, case: Case, rng: Random) -> None:
    """Take some decisions from one match."""
    played = play(case, rng, _LONGEST)
    for length in sorted(rng.sample(range(len(played.actions)), min(_EACH, len(played.actions)))):
        _one_decision(report, Played(case, played.deals, played.actions[:length], played.seed), rng)


def _one_decision(report: Report, played: Played, rng: Random) -> None:
    run = played.run()
    seat = run.state.to_move
    assert seat is not None
    view, other = run.state.view(seat), _permuted(played, run, seat, rng).view(seat)
    game = played.case.game.id
    seed = rng.getrandbits(32)
    differ = [] if view == other else ["the view"]
    for level in levels.LEVELS:
        one, two = (hidden.choice(played.case.package, seen, level, seed) for seen in (view, other))
        report.count(f"{game} {level}")
        if one != two:
            differ.append(f"the choice of {level}")
    for what in differ:
        report.count("differences")
        told = f"{what} of seat {seat} in {played.case.label} after {len(played.actions)} actions differs"
        report.found(told, played.text(), "cardtable")


def _permuted(played: Played, run: Run, seat: int, rng: Random) -> AnyState:
    """Another state that the seat cannot tell from this one: found without asking a view, or a view's own sample."""
    if rng.random() < 0.5:
        for _, other in others(played, run, (seat,), rng):
            return other.state
    return run.state.view(seat).sample(rng)
