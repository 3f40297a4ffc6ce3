"""A process that dies, hangs, is stopped or cannot be had costs no move."""

import operator
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from cardtable_gui.bots import levels, worker
from cardtable_gui.bots.advice import HintQuestion
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.bots.worker import Answer, Ready, Request
from cardtable_gui.controller.bots import process_runner
from cardtable_gui.controller.bots.process_runner import ProcessRunner, Timeouts
from cardtable_gui.games import package
from tests.support.bot_processes import VIEW, WAIT_MS, Hints, Replies, alive, is_legal, question
from tests.support.rogue import Bad, never_ready, rogue


def test_a_process_that_dies_is_replaced_and_asked_again(runner: ProcessRunner, qtbot: QtBot, tmp_path: Path) -> None:
    replies = Replies()
    stuck: list[None] = []
    asked = question(rogue("dies once", tmp_path / "died"))
    runner.ask(asked, replies.append, lambda: stuck.append(None))
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
    runner.ask(question(rogue(way)), replies.append, lambda: stuck.append(None))
    replies.wait(qtbot)
    assert replies == [VIEW.legal_actions()[0]]
    assert len(stuck) == 1
    runner.ask(question(package("kobayakawa")), replies.append, lambda: stuck.append(None))
    replies.wait(qtbot, 2)
    assert len(stuck) == 1
    assert caplog.records


def test_a_bot_that_does_not_stop_is_ended(impatient: ProcessRunner, qtbot: QtBot) -> None:
    runner = impatient
    replies = Replies()
    runner.prepare(package("kobayakawa"), ["normal"])
    runner.ask(question(rogue("hangs")), replies.append)
    qtbot.waitUntil(lambda: runner.busy, timeout=WAIT_MS)
    pid = runner.pid
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
    runner = ProcessRunner(Timeouts(grace=0))
    hints = Hints()
    runner.ask(Hasty(package("kobayakawa").policy, VIEW), hints.append)
    hints.wait(qtbot)
    assert [process.ended for process in processes] == [True, False]
    runner.close()


class Hasty(HintQuestion):
    """Is not waited for."""

    @property
    def limit_ms(self) -> float:
        return 1


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
        runner.ask(question(rogue("tells its process", marker)), replies.append)
        replies.wait(qtbot, len(replies) + 1)
        assert marker.read_text(encoding="utf-8") == str(os.getpid())
        qtbot.waitUntil(lambda: runner.pid is None, timeout=WAIT_MS)
    monkeypatch.undo()
    comes_back(runner, qtbot, marker)
    assert "again (after 3 starts that failed)" in caplog.text
    runner.close()


def comes_back(runner: ProcessRunner, qtbot: QtBot, marker: Path) -> None:
    """Ask until an answer comes from a process again."""

    def elsewhere() -> bool:
        replies = Replies()
        runner.ask(question(rogue("tells its process", marker)), replies.append)
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
        runner.ask(question(package("kobayakawa")), replies.append)
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
    runner.ask(question(rogue("tells its process", marker)), replies.append)
    replies.wait(qtbot)
    assert marker.read_text(encoding="utf-8") == str(os.getpid())
    assert "slow to start" in caplog.text
    qtbot.waitUntil(lambda: "was not ready in time" in caplog.text, timeout=WAIT_MS)
    monkeypatch.undo()
    # A real process may need longer than the one that never is ready gets.
    runner.patience = Timeouts(wait=20, pause=1)
    comes_back(runner, qtbot, marker)
    runner.close()


@pytest.mark.skipif("sys.platform == 'win32'", reason="no such signal there")
def test_a_process_that_is_stopped_is_ended_replaced_and_its_question_answered(
    impatient: ProcessRunner, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    replies = Replies()
    impatient.ask(question(package("kobayakawa")), replies.append)
    replies.wait(qtbot)
    qtbot.waitUntil(lambda: impatient.ready, timeout=WAIT_MS)
    stopped = impatient.pid
    assert stopped is not None
    os.kill(stopped, signal.SIGSTOP)
    impatient.ask(question(package("kobayakawa")), replies.append)
    replies.wait(qtbot, 2)
    assert is_legal(replies[1])
    assert "did not answer in time" in caplog.text
    qtbot.waitUntil(lambda: not running(stopped), timeout=WAIT_MS)
    impatient.ask(question(package("kobayakawa")), replies.append)
    replies.wait(qtbot, 3)
    assert impatient.pid != stopped


@pytest.mark.skipif("sys.platform == 'win32'", reason="no such signal there")
def test_killing_the_process_again_and_again_costs_no_answer(runner: ProcessRunner, qtbot: QtBot) -> None:
    replies = Replies()
    killed = set()
    runner.prepare(package("kobayakawa"), ["normal"])
    for number in range(1, 5):
        qtbot.waitUntil(lambda: runner.ready or runner.pid is None, timeout=WAIT_MS)
        runner.ask(question(package("kobayakawa")), replies.append)
        pid = runner.pid
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
    runner.ask(question(rogue("is killed", marker)), replies.append)
    replies.wait(qtbot)
    assert replies[0] == VIEW.legal_actions()[-1]
    assert marker.read_text(encoding="utf-8") == f"counted {ThinkingBudget.by_count(levels.BUDGET_MS['normal']).steps}"


def test_a_game_that_a_process_cannot_load_is_played_in_the_window(runner: ProcessRunner, qtbot: QtBot) -> None:
    class Local(Bad):
        """Cannot be pickled: it is made inside a function."""

    replies = Replies()
    strange = replace(package("kobayakawa"), load_policy=lambda: Local("plays"))
    runner.prepare(strange, ["normal"])
    runner.ask(question(strange), replies.append)
    replies.wait(qtbot)
    assert is_legal(replies[0])


def test_an_idle_process_that_dies_is_replaced_when_it_is_needed(runner: ProcessRunner, qtbot: QtBot) -> None:
    replies = Replies()
    runner.ask(question(package("kobayakawa")), replies.append)
    replies.wait(qtbot)
    pid = runner.pid
    assert pid is not None
    os.kill(pid, signal.SIGTERM)
    qtbot.waitUntil(lambda: runner.pid is None, timeout=WAIT_MS)
    runner.ask(question(package("kobayakawa")), replies.append)
    replies.wait(qtbot, 2)


ORPHANS = """
import time
from multiprocessing import active_children
from PySide6.QtCore import QCoreApplication
from cardtable_gui.controller.bots.process_runner import ProcessRunner
from cardtable_gui.games import package
if __name__ == "__main__":
    app = QCoreApplication([])
    runner = ProcessRunner()
    runner.prepare(package("kobayakawa"), ["normal"])
    while not runner.ready:
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
