"""For tests of the processes in which bots think: questions, what answers come, and what runs."""

import os
from collections.abc import Callable
from copy import copy
from dataclasses import dataclass

from pytestqt.qtbot import QtBot

from cardtable_gui.bots.advice import AnyAdvice
from cardtable_gui.bots.assessment import Assessment
from cardtable_gui.bots.levels import MoveQuestion
from cardtable_gui.bots.policy import AnyPolicy
from cardtable_gui.bots.questions import PureQuestion
from cardtable_gui.core.actions import Action
from cardtable_gui.games import GamePackage
from tests.support.sessions import ANN, EASY, NORMAL, kobayakawa

VIEW = kobayakawa(NORMAL, ANN, EASY).state.view(0)
WAIT_MS = 60_000


class Replies(list[Action]):
    """Collects a runner's answers."""

    def wait(self, qtbot: QtBot, number: int = 1) -> None:
        def answered() -> None:
            assert len(self) >= number

        qtbot.waitUntil(answered, timeout=WAIT_MS)


class Hints(list[AnyAdvice | None]):
    """Collects a runner's hints."""

    def wait(self, qtbot: QtBot, number: int = 1) -> None:
        qtbot.waitUntil(lambda: len(self) >= number, timeout=WAIT_MS)


def question(of: GamePackage, level: str = "normal") -> MoveQuestion:
    return MoveQuestion(of.policy, VIEW, level)


@dataclass(frozen=True, slots=True)
class CountQuestion(PureQuestion[int]):
    """How many actions are legal? The program knows no such question."""

    extra: int

    def answer(self, called_off: Callable[[], bool]) -> int:
        return len(self.view.legal_actions()) + self.extra


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def is_legal(action: Action) -> bool:
    return VIEW.refusal(action) is None


class Assessments(list[Assessment | None]):
    """Collects a runner's assessments."""

    def wait(self, qtbot: QtBot, number: int = 1) -> None:
        qtbot.waitUntil(lambda: len(self) >= number, timeout=WAIT_MS)


def unpicklable(of: GamePackage) -> AnyPolicy:
    """The game's policy, in a form that only this process has."""
    made = copy(of.policy)
    vars(made)["hidden"] = lambda: None  # what is made inside a function cannot be sent to a process
    return made
