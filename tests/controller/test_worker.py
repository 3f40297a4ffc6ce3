"""The main loop of the bot process."""

import pickle
import signal
import subprocess
import sys
from multiprocessing.connection import Connection
from pathlib import Path
from typing import cast

import pytest

from cardtable_gui.bots import worker
from cardtable_gui.bots.levels import MoveQuestion
from cardtable_gui.bots.policy import AnyPolicy
from cardtable_gui.bots.team import Team
from cardtable_gui.bots.worker import Done, NotLoadable, Prepare, Ready, Task
from cardtable_gui.games import package
from tests.support.bot_processes import CountQuestion
from tests.support.rogue import Bad
from tests.support.sessions import ANN, EASY, NORMAL, kobayakawa

VIEW = kobayakawa(NORMAL, ANN, EASY).state.view(0)
POLICY = package("kobayakawa").policy
PREPARED = pickle.dumps(POLICY)


def task(policy: AnyPolicy = POLICY, number: int = 1) -> Task:
    return Task(number, pickle.dumps(MoveQuestion(policy, VIEW, "normal")), 5)


def never() -> bool:
    return False


def test_a_task_is_answered_with_a_legal_action() -> None:
    done = worker.perform(task(), never)
    assert isinstance(done, Done)
    assert VIEW.refusal(done.found) is None


def test_a_bot_that_raises_or_cheats_is_told_as_trouble() -> None:
    raised = worker.perform(task(Bad("raises")), never)
    assert isinstance(raised, Done)
    assert raised.found is None
    assert raised.trouble.endswith("RuntimeError\n")
    assert "RuntimeError:" not in raised.trouble, "what an error says may name hidden cards"
    cheated = worker.perform(task(Bad("cheats")), never)
    assert isinstance(cheated, Done)
    assert (cheated.answer, cheated.trouble.splitlines()[-1]) == (
        None,
        "IllegalActionError",
    )


def test_a_process_answers_any_question() -> None:
    asked = Task(1, pickle.dumps(CountQuestion(POLICY, VIEW, extra=1)), 5)
    answers = [worker.perform(asked, off) for off in (never, lambda: True)]
    assert [(answer.found, answer.trouble) for answer in answers if isinstance(answer, Done)] == [(3, ""), (None, "")]


def test_what_cannot_be_sent_back_is_told_as_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CountQuestion, "answer", lambda _question, called_off: lambda: called_off)
    done = worker.perform(Task(1, pickle.dumps(CountQuestion(POLICY, VIEW, extra=1)), 5), never)
    assert isinstance(done, Done)
    assert done.answer is None
    assert done.trouble


def test_what_cannot_be_loaded_is_foreign() -> None:
    found = worker.perform(Task(1, b"cnowhere\nKnowledge\n.", 5), never)
    assert isinstance(found, NotLoadable)
    assert "ModuleNotFoundError" in found.trouble


class Pipe:
    """The worker's end of a pipe that closes after these requests."""

    def __init__(self, *requests: worker.Request) -> None:
        self.requests = list(requests)
        self.answers: list[worker.Answer] = []

    def recv(self) -> worker.Request:
        if not self.requests:
            raise EOFError
        return self.requests.pop(0)

    def send(self, answer: worker.Answer) -> None:
        self.answers.append(answer)


def test_tasks_are_served_in_order_until_the_pipe_closes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "NICENESS", 0)
    monkeypatch.setattr(signal, "signal", lambda _number, _handler: None)
    pipe = Pipe(Prepare(PREPARED), Prepare(b"no pickle"), task(number=1), task(number=2))
    worker.main(cast("Connection", pipe), leave=lambda: None)
    ready, one, two = pipe.answers
    assert isinstance(ready, Ready)
    assert isinstance(one, Done)
    assert isinstance(two, Done)
    assert (one.number, two.number) == (1, 2)


@pytest.mark.parametrize("wanted", [False, True])
def test_processes_that_help_are_started_before_the_first_move(wanted: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[None] = []
    monkeypatch.setattr(worker, "NICENESS", 0)
    monkeypatch.setattr(signal, "signal", lambda _number, _handler: None)
    monkeypatch.setattr(Team, "prepare", lambda _team: started.append(None))
    worker.main(cast("Connection", Pipe(Prepare(PREPARED, team=wanted))), leave=lambda: None)
    assert started == [None] * wanted


def test_a_worker_imports_no_qt_and_no_window(repository: Path) -> None:
    code = (
        "import pickle, sys\n"
        "from cardtable_gui.bots import worker\n"
        "from cardtable_gui.bots.levels import MoveQuestion\n"
        "from cardtable_gui.games import packages\n"
        "for package in packages():\n"
        "    state = package.game.start(3, {o.id: o.default for o in package.game.options},"
        " package.game.numbered_dealer(3, {o.id: o.default for o in package.game.options}, 1))\n"
        "    question = MoveQuestion(package.policy, state.view(state.to_move), 'normal')\n"
        "    task = worker.Task(1, pickle.dumps(question), 1)\n"
        "    assert worker.perform(task, lambda: False).found, package.game.id\n"
        "print(sorted(name for name in sys.modules if name.split('.')[0] in ('PySide6', 'shiboken6', 'numpy')"
        " or name.startswith(('cardtable_gui.controller', 'cardtable_gui.models', 'cardtable_gui.views'))))\n"
    )
    found = subprocess.run([sys.executable, "-c", code], cwd=repository, capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"
