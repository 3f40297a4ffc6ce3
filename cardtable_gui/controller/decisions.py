"""The decisions of a recorded match: what the seat knew, what it chose, and what its options were worth. No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice

from cardtable_gui.bots.assessment import MOST_OPTIONS
from cardtable_gui.bots.search import Estimate
from cardtable_gui.controller.match import Match
from cardtable_gui.core.actions import Action
from cardtable_gui.core.game import AnyView


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision.

    Attributes:
        view: the view of the seat that was to move.
        chosen: the action that it chose.
        level: the level of the bot at that seat; None: a person.
    """

    view: AnyView
    chosen: Action
    level: str | None = None

    @property
    def seat(self) -> int:
        """The seat that was to move."""
        assert self.view.seat is not None
        return self.view.seat

    @property
    def forced(self) -> bool:
        """Whether there was only one legal action."""
        return len(tuple(islice(self.view.legal_actions(), 2))) == 1


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a decision, with its estimated chance to win and the standard error of that, from 0 to 1."""

    action: Action
    chance: float
    error: float
    chosen: bool


def decision_at(match: Match, at: int) -> Decision | None:
    """The decision that was made after `at` actions; None where no further action is recorded."""
    if at >= len(match.steps):
        return None
    step = match.steps[at]
    return Decision(match.state_at(at).view(step.seat), step.action, match.seats_at(at)[step.seat].level)


def options(decision: Decision, estimates: Sequence[Estimate[Action]]) -> list[Option]:
    """The options to name: the best ones, at most `MOST_OPTIONS`, then the chosen one if it isn't among them.

    `estimates`: of the decision's options, the best first.
    """
    made = [Option(each.action, each.chance, each.error, each.action == decision.chosen) for each in estimates]
    return made[:MOST_OPTIONS] + [option for option in made[MOST_OPTIONS:] if option.chosen]
