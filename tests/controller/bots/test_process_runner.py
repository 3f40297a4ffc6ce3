"""Bots in a process of their own: fast, cancellable at once, and never able to stall a match."""

import operator
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from copy import copy
from dataclasses import replace
from multiprocessing import heap, synchronize
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from cardtable_gui.bots import levels, worker
from cardtable_gui.bots.advice import AnyAdvice, advise
from cardtable_gui.bots.assessment import assess
from cardtable_gui.bots.policy import AnyPolicy
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.bots.worker import Answer, Ready, Request
from cardtable_gui.controller.bots import process_runner
from cardtable_gui.controller.bots.bot_runner import Assessment, BotRunner, InlineRunner, Question
from cardtable_gui.controller.bots.pending_questions import Timeouts
from cardtable_gui.controller.bots.process_runner import ProcessRunner
from cardtable_gui.core.actions import Action
from cardtable_gui.games import GamePackage, package
from tests.support.rogue import Bad, never_ready, rogue
from tests.support.sessions import ANN, EASY, NORMAL, kobayakawa

VIEW = kobayakawa(NORMAL, ANN, EASY).state.view(0)
WAIT_MS = 60_000


@pytest.fixture
def runner(qtbot: QtBot) -> Iterator[ProcessRunner]:
    made = ProcessRunner(Timeouts(grace=WAIT_MS, wait=WAIT_MS, start=WAIT_MS))
    yield made
    made.close()


@pytest.fixture
def impatient(qtbot: QtBot) -> Iterator[ProcessRunner]:
    made = ProcessRunner(Timeouts(grace=50, wait=WAIT_MS, start=WAIT_MS))
    yield made
    made.close()


class Replies(list[Action]):
    """Collects a runner's answers."""

    def wait(self, qtbot: QtBot, number: int = 1) -> None:
        def answered() -> None:
            assert len(self) >= number

        qtbot.waitUntil(answered, timeout=WAIT_MS)


def question(of: GamePackage, level: str = "normal", on_fallback: Callable[[], None] = lambda: None) -> Question:
    return Question(of, level, VIEW, on_fallback)


def pid_of(runner: ProcessRunner) -> int | None:
    """The id of the runner's process, if it was started."""
    process = None if runner._process is None else runner._process._process
    return None if process is None else process.pid


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def is_legal(action: Action) -> bool:
    return VIEW.refusal(action) is None


def test_no_process_starts_before_a_match_with_bots(runner: ProcessRunner) -> None:
    assert pid_of(runner) is None


def test_a_process_thinks_and_stays(runner: ProcessRunner, qtbot: QtBot, tmp_path: Path) -> None:
    marker = tmp_path / "pid"
    runner.prepare(package("kobayakawa"))
    replies = Replies()
    runner.think(question(rogue("tells its process", marker)), replies.append)
    assert replies == []
    replies.wait(qtbot)
    pid = pid_of(runner)
    assert marker.read_text(encoding="utf-8") == str(pid)
    assert pid != os.getpid()
    runner.think(question(package("kobayakawa"), "random"), replies.append)
    runner.think(question(package("kobayakawa"), "grandmaster"), replies.append)
    replies.wait(qtbot, 3)
    assert pid_of(runner) == pid
    assert all(map(is_legal, replies))
    runner.close()
    assert pid is not None
    assert not alive(pid)


def test_a_bot_that_has_answered_is_given_no_time_limit_any_more(runner: ProcessRunner, qtbot: QtBot) -> None:
    replies = Replies()
    runner.think(question(package("kobayakawa"), "random"), replies.append)
    replies.wait(qtbot)
    assert not runner._limit.isActive()


def test_the_process_imports_no_qt_and_nothing_of_the_window(
    runner: ProcessRunner, qtbot: QtBot, tmp_path: Path
) -> None:
    marker = tmp_path / "modules"
    replies = Replies()
    runner.think(question(rogue("tells what it imported", marker)), replies.append)
    replies.wait(qtbot)
    imported = marker.read_text(encoding="utf-8").split()
    assert "cardtable_gui.bots.worker" in imported
    assert [name for name in imported if name.startswith(("PySide6", "shiboken6", "cardtable_gui.controller"))] == []


def test_a_question_that_is_called_off_is_not_answered_and_the_bot_stops(
    runner: ProcessRunner, qtbot: QtBot, tmp_path: Path
) -> None:
    marker = tmp_path / "called off"
    replies = Replies()
    ticket = runner.think(question(rogue("waits to be called off", marker)), replies.append)
    waiting = runner.think(question(rogue("dies")), replies.append)
    qtbot.waitUntil(lambda: runner._current is not None, timeout=WAIT_MS)
    pid = pid_of(runner)
    runner.cancel(ticket)
    runner.cancel(waiting)
    runner.cancel(99)
    runner.think(question(package("kobayakawa")), replies.append)
    replies.wait(qtbot)
    assert marker.exists()
    assert len(replies) == 1
    assert pid_of(runner) == pid


def test_a_bot_that_is_hurried_answers_at_once_with_what_it_has(
    runner: ProcessRunner, qtbot: QtBot, tmp_path: Path
) -> None:
    replies = Replies()
    ticket = runner.think(question(rogue("waits to be called off", tmp_path / "hurried")), replies.append)
    qtbot.waitUntil(lambda: runner._current is not None, timeout=WAIT_MS)
    runner.hurry(99)
    runner.hurry(ticket)
    replies.wait(qtbot)
    assert is_legal(replies[0])
    # The next one has its time again.
    runner.think(question(package("kobayakawa")), replies.append)
    replies.wait(qtbot, 2)


def test_a_process_that_dies_is_replaced_and_asked_again(runner: ProcessRunner, qtbot: QtBot, tmp_path: Path) -> None:
    replies = Replies()
    stuck: list[None] = []
    asked = question(rogue("dies once", tmp_path / "died"), on_fallback=lambda: stuck.append(None))
    runner.think(asked, replies.append)
    replies.wait(qtbot)
    assert (tmp_path / "died").exists()
    assert is_legal(replies[0])
    assert stuck == []


@pytest.mark.parametrize("way", ["dies", "raises", "cheats"])
def test_a_bot_that_fails_is_replaced_by_a_beginners_move(
    runner: ProcessRunner, qtbot: QtBot, way: str, caplog: pytest.LogCaptureFixture
) -> None:
    replies = Replies()
    stuck: list[None] = []
    runner.think(question(rogue(way), on_fallback=lambda: stuck.append(None)), replies.append)
    replies.wait(qtbot)
    assert replies == [VIEW.legal_actions()[0]]
    assert len(stuck) == 1
    runner.think(question(package("kobayakawa"), on_fallback=lambda: stuck.append(None)), replies.append)
    replies.wait(qtbot, 2)
    assert len(stuck) == 1
    assert caplog.records


def test_a_bot_that_does_not_stop_is_ended(impatient: ProcessRunner, qtbot: QtBot) -> None:
    runner = impatient
    replies = Replies()
    runner.prepare(package("kobayakawa"))
    runner.think(question(rogue("hangs")), replies.append)
    qtbot.waitUntil(lambda: runner._current is not None, timeout=WAIT_MS)
    pid = pid_of(runner)
    assert pid is not None
    replies.wait(qtbot)
    assert is_legal(replies[0])
    qtbot.waitUntil(lambda: not alive(pid), timeout=WAIT_MS)


def test_a_process_that_does_not_answer_is_replaced_before_anything_else_is_asked(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    processes: list[Silent] = []

    def start(heard: Callable[[Answer], None], _died: Callable[[], None]) -> Silent:
        processes.append(Silent(heard))
        return processes[-1]

    monkeypatch.setattr(process_runner, "BotProcess", start)
    runner = ProcessRunner(Timeouts(hint=1))
    hints = Hints()
    runner.advise(package("kobayakawa"), VIEW, hints.append)
    hints.wait(qtbot)
    assert [process.ended for process in processes] == [True, False]
    runner.close()


class Silent:
    """A process that gets ready, but answers nothing."""

    def __init__(self, heard: Callable[[Answer], None]) -> None:
        self.ended = False
        QTimer.singleShot(0, lambda: heard(Ready()))

    def send(self, _request: Request) -> None:
        """Ignore it."""

    def end(self) -> None:
        self.ended = True

    def join(self) -> None:
        """There is nothing to wait for."""


def test_where_no_process_can_be_had_bots_think_in_the_window_until_one_starts(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    runner = ProcessRunner(Timeouts(pause=1, most_pause=2))
    monkeypatch.setattr(worker, "main", operator.is_)  # ends at once
    replies = Replies()
    marker = tmp_path / "pid"
    while "start 3" not in caplog.text:
        runner.think(question(rogue("tells its process", marker)), replies.append)
        replies.wait(qtbot, len(replies) + 1)
        assert marker.read_text(encoding="utf-8") == str(os.getpid())
        qtbot.waitUntil(lambda: runner._process is None, timeout=WAIT_MS)
    monkeypatch.undo()
    comes_back(runner, qtbot, marker)
    assert "again (after 3 starts that failed)" in caplog.text
    runner.close()


def comes_back(runner: ProcessRunner, qtbot: QtBot, marker: Path) -> None:
    """Ask until an answer comes from a process again."""

    def elsewhere() -> bool:
        replies = Replies()
        runner.think(question(rogue("tells its process", marker)), replies.append)
        replies.wait(qtbot)
        return marker.read_text(encoding="utf-8") != str(os.getpid())

    qtbot.waitUntil(elsewhere, timeout=WAIT_MS)


def test_pauses_between_starts_that_fail_grow_up_to_a_limit(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    runner = ProcessRunner(Timeouts(pause=100, most_pause=300))
    now = [0.0]
    monkeypatch.setattr(process_runner, "monotonic", lambda: now[0])
    monkeypatch.setattr(process_runner, "BotProcess", lambda _heard, died: Stillborn(died))
    replies = Replies()
    for number, tried in enumerate((True, False, True, False, True, False, True), 1):
        caplog.clear()
        now[0] += 0.0 if not tried else 10.0
        runner.think(question(package("kobayakawa")), replies.append)
        replies.wait(qtbot, number)
        assert bool(caplog.records) == tried
    assert "is tried in 0.3 s" in caplog.text
    runner.close()


class Stillborn:
    """A process that dies at once."""

    pid = None

    def __init__(self, died: Callable[[], None]) -> None:
        QTimer.singleShot(0, died)

    def end(self) -> None:
        """It is gone already."""

    def join(self) -> None:
        """It is gone already."""


def test_while_a_process_does_not_become_ready_bots_think_in_the_window(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    runner = ProcessRunner(Timeouts(wait=20, start=600, pause=1))
    monkeypatch.setattr(worker, "main", never_ready)
    replies = Replies()
    marker = tmp_path / "pid"
    runner.think(question(rogue("tells its process", marker)), replies.append)
    replies.wait(qtbot)
    assert marker.read_text(encoding="utf-8") == str(os.getpid())
    assert "slow to start" in caplog.text
    monkeypatch.undo()
    comes_back(runner, qtbot, marker)
    assert "was not ready in time" in caplog.text
    runner.close()


@pytest.mark.skipif("sys.platform == 'win32'", reason="no such signal there")
def test_a_process_that_is_stopped_is_ended_replaced_and_its_question_answered(
    impatient: ProcessRunner, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    replies = Replies()
    impatient.think(question(package("kobayakawa")), replies.append)
    replies.wait(qtbot)
    qtbot.waitUntil(lambda: impatient._ready, timeout=WAIT_MS)
    stopped = pid_of(impatient)
    assert stopped is not None
    os.kill(stopped, signal.SIGSTOP)
    impatient.think(question(package("kobayakawa")), replies.append)
    replies.wait(qtbot, 2)
    assert is_legal(replies[1])
    assert "did not answer in time" in caplog.text
    qtbot.waitUntil(lambda: not running(stopped), timeout=WAIT_MS)
    impatient.think(question(package("kobayakawa")), replies.append)
    replies.wait(qtbot, 3)
    assert pid_of(impatient) != stopped


@pytest.mark.skipif("sys.platform == 'win32'", reason="no such signal there")
def test_killing_the_process_again_and_again_costs_no_answer(runner: ProcessRunner, qtbot: QtBot) -> None:
    replies = Replies()
    killed = set()
    runner.prepare(package("kobayakawa"))
    for number in range(1, 5):
        qtbot.waitUntil(lambda: runner._ready or runner._process is None, timeout=WAIT_MS)
        runner.think(question(package("kobayakawa")), replies.append)
        pid = pid_of(runner)
        if pid is not None:
            killed.add(pid)
            os.kill(pid, signal.SIGKILL)
        replies.wait(qtbot, number)
    assert all(map(is_legal, replies))
    assert len(killed) > 1


@pytest.mark.skipif("sys.platform == 'win32'", reason="no such signal there")
def test_a_question_whose_processes_are_killed_is_thought_about_in_the_window(
    runner: ProcessRunner, qtbot: QtBot, tmp_path: Path
) -> None:
    marker = tmp_path / "counted"
    replies = Replies()
    runner.think(question(rogue("is killed", marker)), replies.append)
    replies.wait(qtbot)
    assert replies[0] == VIEW.legal_actions()[-1]
    assert marker.read_text(encoding="utf-8") == f"counted {ThinkingBudget.by_count(levels.BUDGET_MS['normal']).steps}"


def test_where_the_machine_is_too_busy_for_the_grace_bots_think_by_count_not_by_chance(
    impatient: ProcessRunner, qtbot: QtBot, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    marker = tmp_path / "counted"
    replies = Replies()
    for number in (1, 2):
        impatient.think(question(rogue("is slow in its process", marker)), replies.append)
        replies.wait(qtbot, number)
        assert replies[-1] == VIEW.legal_actions()[-1]
        assert (
            marker.read_text(encoding="utf-8") == f"counted {ThinkingBudget.by_count(levels.BUDGET_MS['normal']).steps}"
        )
        marker.unlink()
    assert "did not answer in time" in caplog.text


def test_a_process_shares_no_memory_that_a_machine_may_not_have(
    runner: ProcessRunner, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """As on a machine where /dev/shm is not writable: creating shared memory fails."""

    def refused(*_arguments: object) -> None:
        raise PermissionError

    monkeypatch.setattr(heap.Arena, "__init__", refused)
    monkeypatch.setattr(synchronize.SemLock, "__init__", refused)
    marker = tmp_path / "pid"
    replies = Replies()
    runner.think(question(rogue("tells its process", marker)), replies.append)
    replies.wait(qtbot)
    assert marker.read_text(encoding="utf-8") == str(pid_of(runner))


class Hints(list[AnyAdvice | None]):
    """Collects a runner's hints."""

    def wait(self, qtbot: QtBot, number: int = 1) -> None:
        qtbot.waitUntil(lambda: len(self) >= number, timeout=WAIT_MS)


def test_a_hint_is_the_same_from_a_process_from_the_window_and_from_the_inline_runner(
    impatient: ProcessRunner, qtbot: QtBot
) -> None:
    of, hints = package("kobayakawa"), Hints()
    impatient.advise(of, VIEW, hints.append)
    hints.wait(qtbot)
    assert pid_of(impatient) is not None
    local = replace(of, policy=unpicklable(of))
    impatient.advise(local, VIEW, hints.append)
    hints.wait(qtbot, 2)
    InlineRunner().advise(of, VIEW, hints.append)
    hints.wait(qtbot, 3)
    assert hints == [advise(of.policy, VIEW)] * 3


class Assessments(list[Assessment | None]):
    """Collects a runner's assessments."""

    def wait(self, qtbot: QtBot, number: int = 1) -> None:
        qtbot.waitUntil(lambda: len(self) >= number, timeout=WAIT_MS)


def test_an_assessment_is_the_same_from_a_process_from_the_window_and_from_the_inline_runner(
    impatient: ProcessRunner, qtbot: QtBot
) -> None:
    of, found = package("kobayakawa"), Assessments()
    chosen = VIEW.legal_actions()[-1]
    impatient.assess(of, VIEW, chosen, found.append)
    found.wait(qtbot)
    assert pid_of(impatient) is not None
    impatient.assess(replace(of, policy=unpicklable(of)), VIEW, chosen, found.append)
    found.wait(qtbot, 2)
    InlineRunner().assess(of, VIEW, chosen, found.append)
    found.wait(qtbot, 3)
    assert found == [assess(of.policy, VIEW, chosen)] * 3


@pytest.mark.parametrize("make", [ProcessRunner, InlineRunner])
def test_an_assessment_that_fails_is_none_at_all(
    qtbot: QtBot, make: Callable[[], BotRunner], caplog: pytest.LogCaptureFixture
) -> None:
    runner, found = make(), Assessments()
    runner.assess(rogue("raises"), VIEW, VIEW.legal_actions()[0], found.append)
    found.wait(qtbot)
    assert found == [None]
    assert caplog.records
    runner.close()


def unpicklable(of: GamePackage) -> AnyPolicy:
    made = copy(of.policy)
    vars(made)["hidden"] = lambda: None  # what is made inside a function cannot be sent to a process
    return made


@pytest.mark.parametrize("make", [ProcessRunner, InlineRunner])
def test_a_hint_that_fails_is_none_at_all(
    qtbot: QtBot, make: Callable[[], BotRunner], caplog: pytest.LogCaptureFixture
) -> None:
    runner, hints = make(), Hints()
    runner.advise(rogue("raises"), VIEW, hints.append)
    hints.wait(qtbot)
    assert hints == [None]
    assert caplog.records
    runner.close()


def test_a_hint_that_is_called_off_is_not_answered(runner: ProcessRunner, qtbot: QtBot, tmp_path: Path) -> None:
    marker = tmp_path / "called off"
    hints = Hints()
    ticket = runner.advise(rogue("waits to be called off", marker), VIEW, hints.append)
    qtbot.waitUntil(lambda: runner._current is not None, timeout=WAIT_MS)
    runner.cancel(ticket)
    qtbot.waitUntil(marker.exists, timeout=WAIT_MS)
    runner.advise(package("kobayakawa"), VIEW, hints.append)
    hints.wait(qtbot)
    assert len(hints) == 1


def test_a_game_that_a_process_cannot_load_is_played_in_the_window(runner: ProcessRunner, qtbot: QtBot) -> None:
    class Local(Bad):
        """Cannot be pickled: it is made inside a function."""

    replies = Replies()
    strange = replace(package("kobayakawa"), policy=Local("plays"))
    runner.prepare(strange)
    runner.think(question(strange), replies.append)
    replies.wait(qtbot)
    assert is_legal(replies[0])


def test_an_idle_process_that_dies_is_replaced_when_it_is_needed(runner: ProcessRunner, qtbot: QtBot) -> None:
    replies = Replies()
    runner.think(question(package("kobayakawa")), replies.append)
    replies.wait(qtbot)
    pid = pid_of(runner)
    assert pid is not None
    os.kill(pid, signal.SIGTERM)
    qtbot.waitUntil(lambda: runner._process is None, timeout=WAIT_MS)
    runner.think(question(package("kobayakawa")), replies.append)
    replies.wait(qtbot, 2)


def test_closing_while_a_bot_thinks_answers_nothing_and_leaves_no_process(runner: ProcessRunner, qtbot: QtBot) -> None:
    replies = Replies()
    runner.think(question(rogue("hangs")), replies.append)
    qtbot.waitUntil(lambda: runner._current is not None, timeout=WAIT_MS)
    pid = pid_of(runner)
    assert pid is not None
    runner.close()
    runner.close()
    assert not alive(pid)
    qtbot.wait(10)
    assert replies == []


ORPHANS = """
import time
from multiprocessing import active_children
from PySide6.QtCore import QCoreApplication
from cardtable_gui.controller.bots.process_runner import ProcessRunner
from cardtable_gui.games import package
if __name__ == "__main__":
    app = QCoreApplication([])
    runner = ProcessRunner()
    runner.prepare(package("kobayakawa"))
    while not runner._ready:
        app.processEvents()
        time.sleep(0.01)
    print(active_children()[0].pid, flush=True)
    time.sleep(600)
"""


@pytest.mark.skipif("sys.platform == 'win32'", reason="a process id tells little there")
def test_a_killed_window_leaves_no_process_behind(qtbot: QtBot, tmp_path: Path, repository: Path) -> None:
    script = tmp_path / "window.py"
    script.write_text(ORPHANS, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(repository)}
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True, env=environment) as window:
        assert window.stdout is not None
        pid = int(window.stdout.readline())
        window.kill()
        window.wait()
    qtbot.waitUntil(lambda: not running(pid), timeout=WAIT_MS)


def running(pid: int) -> bool:
    """Whether a process runs; a zombie does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return alive(pid) if not Path("/proc/self").exists() else False


@pytest.mark.parametrize("way", ["plays", "raises", "cheats"])
def test_the_inline_runner_answers_later_and_always_legally(qtbot: QtBot, way: str) -> None:
    runner = InlineRunner()
    replies = Replies()
    stuck: list[None] = []
    runner.prepare(rogue(way))
    runner.think(question(rogue(way), on_fallback=lambda: stuck.append(None)), replies.append)
    assert replies == []
    replies.wait(qtbot)
    assert is_legal(replies[0])
    assert bool(stuck) == (way != "plays")


def test_the_inline_runner_with_a_seed_is_repeatable(qtbot: QtBot) -> None:
    played = []
    for _ in range(2):
        runner = InlineRunner(seed=3)
        replies = Replies()
        for _ in range(10):
            runner.think(question(package("kobayakawa"), "random"), replies.append)
        replies.wait(qtbot, 10)
        played.append(list(replies))
    assert played[0] == played[1]
    assert len(set(played[0])) > 1


@pytest.mark.parametrize("stop", [lambda runner, ticket: runner.cancel(ticket), lambda runner, _ticket: runner.close()])
def test_the_inline_runner_forgets_what_is_called_off(qtbot: QtBot, stop: Callable[[InlineRunner, int], None]) -> None:
    runner = InlineRunner()
    replies = Replies()
    stop(runner, runner.think(question(package("kobayakawa")), replies.append))
    qtbot.wait(10)
    assert replies == []
