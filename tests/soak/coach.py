"""The coach finds blunders that were planted in matches of bots, the same ones every time.

In each match bots of the level `normal` play, but five times one of them does what `evaluate` takes to be the worst,
surely by at least `BLUNDER`. The review must name four of these among its eight largest losses. Bots of this level
blunder by themselves, too: what `evaluate` takes to be a blunder within its error, with other random numbers and more
time, doesn't count against the review.
"""

from __future__ import annotations

from collections.abc import Container
from itertools import count
from random import Random
from typing import Any, Final

from cardtable_gui import games
from cardtable_gui.bots import levels, search
from cardtable_gui.bots.assessment import MOST_WORLDS
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.controller.decisions import decision_at
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.review.review import Review, decisions_of, judge, review
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.actions import Action
from cardtable_gui.core.files.record import dumps
from cardtable_gui.core.game import AnyView
from cardtable_gui.games import GamePackage
from tests.soak.report import Order, Report

PART = "coach"
PLANTED: Final = 5
NAMED: Final = 4
LARGEST: Final = 8
BLUNDER: Final = 0.1
EVALUATED_MS: Final = 90.0
"""The budget of `evaluate`, as the engine has it."""
CONFIRMED_MS: Final = 400.0
"""The budget of `evaluate` for blunders that nobody planted, and for a second look at those to plant."""
_TRIED: Final = 0.3
"""How often a decision is looked at for a blunder; where that finds too few, every one is."""
_SURELY: Final = 1.0
"""A planted blunder is behind by `BLUNDER` and so many standard errors."""
_EXACT: Final = 1e-9


def run(order: Order) -> Report:
    """Review matches of all games in turn."""
    report = Report(PART, order)
    rng = order.rng()
    deadline = order.deadline()
    for number in count():
        package = games.packages()[number % len(games.packages())]
        _one_match(report, package, rng.getrandbits(32))
        if deadline.over:
            break
    return report


def _one_match(report: Report, package: GamePackage, seed: int) -> None:
    """Plant blunders in a match, and hold its review against them."""
    # In Kobayakawa few bets are clear: with more seats there are enough of them.
    players = package.game.players[1] if package.game.id == "kobayakawa" else None
    match, planted = blundered(package, seed, players)
    if len(planted) < PLANTED:
        match, planted = blundered(package, seed, players, tried=1.0)
    game = package.game.id
    if len(planted) < PLANTED:
        report.count(f"{game}: matches without room for {PLANTED} blunders")
        return
    found = reviewed(match)
    plain = len(planted & set(largest(found)))
    report.count(f"{game}: matches")
    report.count(f"{game}: matches with {NAMED} of the {LARGEST} largest losses planted", int(plain >= NAMED))
    report.count(f"{game}: planted blunders among the {LARGEST} largest losses", plain)
    own = confirmed(match, found, planted)
    report.count(f"{game}: blunders of the bots themselves before a planted one", len(own))
    named = len(planted & set(largest(found, own)))
    report.count(f"{game}: planted blunders among the others' {LARGEST} largest losses", named)
    if named < NAMED:
        told = f"{game}: only {named} of {sorted(planted)} in {largest(found, own)}"
        report.found(told, dumps(match.record), "cardtable")
    if reviewed(match) != found:
        report.found(f"{game}: another review of the same match differs", dumps(match.record), "cardtable")
    for seat in range(found.players):
        if abs(unexplained(found, seat)) > _EXACT:
            report.found(f"{game}: luck and loss of seat {seat} miss the result", dumps(match.record), "cardtable")


def blundered(
    package: GamePackage, seed: int, players: int | None = None, tried: float = _TRIED
) -> tuple[Match, set[int]]:
    """A match of bots in which at most `PLANTED` decisions are blunders, and the numbers of these.

    Args:
        package: the game.
        seed: of the deals and of all other chance.
        players: how many; None: four, or as many as the game can have.
        tried: how often a decision is looked at for a blunder.
    """
    rng = Random(seed)
    least, most = package.game.players
    match = Match.new(package.game.id, [Seat("", "normal")] * (players or max(least, min(4, most))), seed=seed)
    planted: set[int] = set()
    while match.state.to_move is not None:
        view = match.state.view(match.state.to_move)
        blunder = None
        if len(planted) < PLANTED and (rng.random() < tried or view.phase == "bet") and _may_blunder(view):
            blunder = _blunder(package, view, rng)
        if blunder is not None:
            planted.add(len(match.steps))
            match.act(blunder)
        else:
            effort = _steps(package, levels.BUDGET_MS["normal"])
            match.act(levels.choose(package.policy, "normal", view, rng, effort))
    return match, planted


def reviewed(match: Match) -> Review:
    """The whole review of a match."""
    return review(match, {index: judge(match, decision) for index, decision in decisions_of(match)})


def largest(found: Review, but: Container[int] = ()) -> list[int]:
    """The decisions with the largest losses, the largest first; without some."""
    judged = [each for each in found.decisions if each.index not in but]
    return [each.index for each in sorted(judged, key=lambda each: -each.loss)[:LARGEST]]


def confirmed(match: Match, found: Review, planted: set[int]) -> set[int]:
    """The decisions with losses above that of a planted one that may be blunders by `evaluate`, too."""
    least = min((each.loss for each in found.decisions if each.index in planted), default=0.0)
    own = set()
    for each in found.decisions:
        if each.index not in planted and each.loss > max(least, BLUNDER / 2):
            decision = decision_at(match, each.index)
            assert decision is not None
            model: search.SearchModel[Any, Any] = match.package.policy.search_model(decision.view)
            if decision.chosen not in model.candidates:
                model.candidates = (*model.candidates, decision.chosen)
            effort = _steps(match.package, CONFIRMED_MS)
            options = search.evaluate(model, Random(each.index), effort, MOST_WORLDS, kept=decision.chosen)
            done = next((option for option in options if option.action == decision.chosen), None)
            if done is not None and options[0].chance - done.chance + _SURELY * done.gap_error >= BLUNDER:
                own.add(each.index)
    return own


def unexplained(found: Review, seat: int) -> float:
    """What luck and loss leave of a seat's result."""
    assert found.results is not None
    sums = found.seat(seat)
    return found.results[seat] - 1 / found.players - (sums.luck - sums.loss)


def _may_blunder(view: AnyView) -> bool:
    """Whether blunders are planted here: in Kobayakawa in the bets alone."""
    return view.game.id != "kobayakawa" or view.phase == "bet"


def _blunder(package: GamePackage, view: AnyView, rng: Random) -> Action | None:
    """The action that `evaluate` takes to be the worst, if it is surely a blunder, also with other random numbers.

    Among many decisions a few look like that by chance alone: what was chosen for its loss has to be looked at again.
    """
    seems = _worst(package, view, rng, EVALUATED_MS)
    return None if seems is None else _worst(package, view, rng, CONFIRMED_MS)


def _worst(package: GamePackage, view: AnyView, rng: Random, ms: float) -> Action | None:
    """The action that `evaluate` takes to be the worst with this budget, if it is surely a blunder."""
    model: search.SearchModel[Any, Any] = package.policy.search_model(view)
    found = search.evaluate(model, Random(rng.getrandbits(32)), _steps(package, ms), MOST_WORLDS)
    behind = {each.action: found[0].chance - each.chance - _SURELY * each.gap_error for each in found}
    worst: Action = max(behind, key=lambda action: behind[action])
    return worst if behind[worst] >= BLUNDER else None


def _steps(package: GamePackage, ms: float) -> ThinkingBudget:
    return ThinkingBudget.by_count(ms, steps_per_ms=package.policy.steps_per_ms)
