"""One decision that several searches look at, each with random numbers of its own, and what they find together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any

from cardtable_gui.bots import search
from cardtable_gui.bots.questions import Circumstances, Question
from cardtable_gui.bots.search import Estimate
from cardtable_gui.bots.thinking_budget import ThinkingBudget


@dataclass(frozen=True, slots=True)
class Findings:
    """The result of one search.

    Attributes:
        worlds: its number of worlds.
        estimates: those of its actions; at least one, even without a world.
        sure: whether it ended early, because one action was clearly best.
    """

    worlds: int
    estimates: Sequence[Estimate[Any]]
    sure: bool = False


@dataclass(frozen=True, slots=True)
class SearchQuestion(Question[Findings]):
    """Asks what a thorough search finds in this time; one process asks it of others.

    `style`: the key of a style; see `levels.MoveQuestion`.
    """

    ms: float
    style: str = ""

    @property
    def limit_ms(self) -> float:
        """The time, which a clock keeps."""
        return self.ms

    def work_out(self, how: Circumstances) -> Findings:
        """Search by the clock, until one action is clearly best."""
        effort = ThinkingBudget.by_clock(self.ms, how.called_off)
        style = self.policy.styles.get(self.style)
        liking = None if style is None else style.of_search(self.view)
        tallies = search.search(self.policy.search_model(self.view, thorough=True), how.rng, effort, liking=liking)
        worlds = max(len(tally.results) for tally in tallies)
        found = search.estimates(tallies) or [Estimate(tallies[0].action, 0.0, 0.5)]
        return Findings(worlds, found, sure=not effort.exhausted)

    def fallback(self, rng: Random) -> Findings:
        """Any action, in no world."""
        return Findings(0, [Estimate(rng.choice(self.view.legal_actions()), 0.0, 0.5)])


def merged(findings: Sequence[Findings]) -> list[Estimate[Any]]:
    """The means of several searches, weighted by their worlds, the best first; at least one search had a world.

    The best is that with the highest chance and prior together.
    """
    counted = [each for each in findings if each.worlds]
    actions = {estimate.action for each in counted for estimate in each.estimates}
    estimates = []
    for action in actions:
        parts = [
            (each.worlds, estimate) for each in counted for estimate in each.estimates if estimate.action == action
        ]
        worlds = sum(number for number, _ in parts)
        chance = sum(number * estimate.chance for number, estimate in parts) / worlds
        error = sqrt(sum((number * estimate.error) ** 2 for number, estimate in parts)) / worlds
        estimates.append(Estimate(action, chance, error, prior=parts[0][1].prior))
    return sorted(estimates, key=lambda estimate: -estimate.chance - estimate.prior)
