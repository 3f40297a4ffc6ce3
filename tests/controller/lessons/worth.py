"""What lessons ask for is worth doing: each required move is held against the search, with much more work than usual.

`python3 packaging/bootstrap.py lessons [GAME…]` looks at every decision of every lesson; `test_every_lesson.py` looks
at some of them. A decision is as `evaluate` sees it: from the learner's view alone, with chances to win the match. It
is good if

- the move that is shown is within `WITHIN` of the best one,
- and no refused move is better than the best that is accepted by more than `WITHIN` and `DOUBT` standard errors.

The exit code is 1 if a decision is not.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Final

from cardtable_gui import games
from cardtable_gui.bots import search
from cardtable_gui.bots.fingerprint import fingerprint
from cardtable_gui.bots.levels import BUDGET_MS
from cardtable_gui.bots.search import Estimate
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.controller.lessons import lesson_session
from cardtable_gui.core.actions import Action
from cardtable_gui.core.files.record import replay
from cardtable_gui.core.game import AnyState
from cardtable_gui.core.lesson import Attempt, Lesson, Task
from cardtable_gui.games import GamePackage

LEARNER: Final = 0
WITHIN: Final = 0.02
"""So much less than the best chance to win is as good."""
DOUBT: Final = 2.0
"""So many standard errors a refused move may seem to be better."""
USUAL_MS: Final = BUDGET_MS["hard"]
"""The work of `evaluate` unless it is told how long to think, in the steps that these milliseconds stand for."""
TIMES: Final = 20
"""So many times the usual work is done."""
ALL: Final = 60
"""If no more moves are legal, all are compared; else those that the search finds promising, and the accepted ones."""
GAMES: Final = [each.game.id for each in games.packages() if each.lessons is not None]
"""Those with lessons."""


@dataclass(frozen=True)
class Decision:
    """A task, the state in which it is set, and the recorded action that solves it."""

    task: Task
    state: AnyState
    recorded: Action
    attempts: Sequence[tuple[Action, Attempt]]
    """All legal actions, tried out."""

    def accepts(self, action: Action) -> bool:
        """Whether an action meets the goal."""
        return self.task.goal.holds(Attempt(self.state, action))


@cache
def decisions(package: GamePackage, lesson: Lesson) -> Sequence[Decision]:
    """The learner's decisions in the recorded solution of a lesson."""
    found = lesson_session.read(package.game.id, lesson.id)
    game = games.package_of(found.record).game
    steps = replay(found.record, game)
    learnt = [at for at in range(found.begin, len(found.record.actions)) if steps[at].state.to_move == LEARNER]
    assert learnt[0] == found.begin
    made = []
    for task, at in zip(lesson.tasks, learnt, strict=True):
        state = steps[at].state
        attempts = [(action, Attempt(state, action)) for action in state.legal_actions()]
        made.append(Decision(task, state, game.parse(found.record.actions[at]), attempts))
    return made


@dataclass(frozen=True)
class Worth:
    """What the moves of a decision are worth.

    Attributes:
        shown: the recorded move.
        accepted: the best of those that meet the goal.
        refused: the best of those that don't; None: there are none.
    """

    shown: Estimate[str]
    accepted: Estimate[str]
    refused: Estimate[str] | None

    @property
    def lacks(self) -> float:
        """How far the shown move is behind the best one."""
        others = (self.accepted, self.refused) if self.refused is not None else (self.accepted,)
        return max(each.chance for each in others) - self.shown.chance

    @property
    def misses(self) -> float:
        """By how much a refused move is better than what is accepted, beyond any doubt; 0 or less: it isn't."""
        if self.refused is None:
            return 0.0
        error = max(self.refused.gap_error, self.accepted.gap_error)
        return self.refused.chance - self.accepted.chance - DOUBT * error

    @property
    def fits(self) -> bool:
        """Whether the decision is good."""
        return self.lacks <= WITHIN and self.misses <= WITHIN

    def __str__(self) -> str:
        told = [f"{self.shown.action}: {self.shown.chance:.3f} ± {self.shown.error:.3f}"]
        for words, each in (("accepted", self.accepted), ("refused", self.refused)):
            if each is not None and each.action != self.shown.action:
                told.append(f"best {words} {each.action}: {each.chance:.3f} (gap ± {each.gap_error:.3f})")
        return ", ".join(told)


def worth(package: GamePackage, decision: Decision, times: float = TIMES, *, everything: bool = False) -> Worth:
    """What a decision's moves are worth, with so many times the usual work. `everything`: compare all legal moves."""
    view = decision.state.view(LEARNER)
    model = package.policy.search_model(view)
    legal = [action for action, _ in decision.attempts]
    wanted = [action for action in legal if everything or len(legal) <= ALL or decision.accepts(action)]
    model.candidates = tuple(dict.fromkeys((*model.candidates, *wanted)))
    effort = ThinkingBudget.by_count(times * USUAL_MS, steps_per_ms=package.policy.steps_per_ms)
    found = search.evaluate(model, Random(fingerprint(view)), effort, kept=decision.recorded)
    accepted = [each for each in found if decision.accepts(each.action)]
    refused = [each for each in found if not decision.accepts(each.action)]
    notation = package.game.notation
    return Worth(
        next(each for each in found if each.action == decision.recorded).named(notation),
        accepted[0].named(notation),
        refused[0].named(notation) if refused else None,
    )


def all_decisions(chosen: Sequence[str]) -> Iterator[tuple[GamePackage, Lesson, int, Decision]]:
    """The decisions of the lessons of these games in which anything can be chosen, each with its number from 1."""
    for package in games.packages():
        if package.game.id in chosen:
            for lesson in package.load_lessons():
                for number, decision in enumerate(decisions(package, lesson), 1):
                    if len(decision.attempts) > 1:
                        yield package, lesson, number, decision


def main(arguments: list[str]) -> int:
    """Look at the lessons of the chosen games; give the exit code."""
    reader = argparse.ArgumentParser(prog="bootstrap.py lessons", description="Hold lessons against the search.")
    reader.add_argument("games", nargs="*", metavar="GAME", help=f"games (all: {', '.join(GAMES)})")
    reader.add_argument("--lesson", action="append", metavar="ID", help="only this lesson; may be repeated")
    reader.add_argument("--times", type=float, default=TIMES, help=f"so many times the usual work ({TIMES})")
    reader.add_argument("--everything", action="store_true", help="compare all legal moves, however many")
    given = reader.parse_args(arguments)
    bad = 0
    for package, lesson, number, decision in all_decisions(given.games or GAMES):
        if given.lesson is None or lesson.id in given.lesson:
            found = worth(package, decision, given.times, everything=given.everything)
            bad += not found.fits
            sign = "ok " if found.fits else "BAD"
            print(f"{sign} {package.game.id} {lesson.id} {number}: {found}", flush=True)
    print(f"{bad} decision(s) to mend" if bad else "every lesson asks for what is worth doing")
    return int(bad > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
