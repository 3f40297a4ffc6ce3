"""Bots think in a process of their own: questions, answers, hurry, hints called off, and closing."""

import os
import pickle
from multiprocessing import heap, synchronize
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardtable_gui.bots import levels
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.bots.worker import Prepare, Request
from cardtable_gui.controller.bots.bot_process import BotProcess
from cardtable_gui.controller.bots.process_runner import ProcessRunner
from cardtable_gui.games import package
from tests.support.bot_processes import VIEW, WAIT_MS, Replies, alive, is_legal, question
from tests.support.rogue import rogue

POLICY = pickle.dumps(package("kobayakawa").policy)


def test_no_process_starts_before_a_match_with_bots(runner: ProcessRunner) -> None:
    assert runner.pid is None


def test_a_process_thinks_and_stays(runner: ProcessRunner, qtbot: QtBot, tmp_path: Path) -> None:
    marker = tmp_path / "pid"
    runner.prepare(package("kobayakawa"), ["normal"])
    replies = Replies()
    runner.ask(question(rogue("tells its process", marker)), replies.append)
    assert replies == []
    replies.wait(qtbot)
    pid = runner.pid
    assert marker.read_text(encoding="utf-8") == str(pid)
    assert pid != os.getpid()
    runner.ask(question(package("kobayakawa"), "random"), replies.append)
    runner.ask(question(package("kobayakawa"), "grandmaster"), replies.append)
    replies.wait(qtbot, 3)
    assert runner.pid == pid
    assert all(map(is_legal, replies))
    runner.close()
    assert pid is not None
    assert not alive(pid)


def test_a_bot_that_has_answered_is_given_no_time_limit_any_more(runner: ProcessRunner, qtbot: QtBot) -> None:
    replies = Replies()
    runner.ask(question(package("kobayakawa"), "random"), replies.append)
    replies.wait(qtbot)
    assert not runner.busy


def test_the_process_imports_no_qt_and_nothing_of_the_window(
    runner: ProcessRunner, qtbot: QtBot, tmp_path: Path
) -> None:
    marker = tmp_path / "modules"
    replies = Replies()
    runner.ask(question(rogue("tells what it imported", marker)), replies.append)
    replies.wait(qtbot)
    imported = marker.read_text(encoding="utf-8").split()
    assert "cardtable_gui.bots.worker" in imported
    assert [name for name in imported if name.startswith(("PySide6", "shiboken6", "cardtable_gui.controller"))] == []


def test_a_question_that_is_called_off_is_not_answered_and_the_bot_stops(
    runner: ProcessRunner, qtbot: QtBot, tmp_path: Path
) -> None:
    marker = tmp_path / "called off"
    replies = Replies()
    ticket = runner.ask(question(rogue("waits to be called off", marker)), replies.append)
    waiting = runner.ask(question(rogue("dies")), replies.append)
    qtbot.waitUntil(lambda: runner.busy, timeout=WAIT_MS)
    pid = runner.pid
    runner.cancel(ticket)
    runner.cancel(waiting)
    runner.cancel(99)
    runner.ask(question(package("kobayakawa")), replies.append)
    replies.wait(qtbot)
    assert marker.exists()
    assert len(replies) == 1
    assert runner.pid == pid


def test_a_bot_that_is_hurried_answers_at_once_with_what_it_has(
    runner: ProcessRunner, qtbot: QtBot, tmp_path: Path
) -> None:
    replies = Replies()
    ticket = runner.ask(question(rogue("waits to be called off", tmp_path / "hurried")), replies.append)
    qtbot.waitUntil(lambda: runner.busy, timeout=WAIT_MS)
    runner.hurry(99)
    runner.hurry(ticket)
    replies.wait(qtbot)
    assert is_legal(replies[0])
    # The next one has its time again.
    runner.ask(question(package("kobayakawa")), replies.append)
    replies.wait(qtbot, 2)


def test_a_match_with_stronger_bots_is_prepared_anew(
    runner: ProcessRunner, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    requests: list[Request] = []
    monkeypatch.setattr(BotProcess, "send", lambda _process, request: requests.append(request))
    runner.prepare(package("kobayakawa"), ["easy", "normal"])
    qtbot.waitUntil(lambda: runner.ready, timeout=WAIT_MS)
    runner.prepare(package("kobayakawa"), ["hard"])
    assert requests == [Prepare(POLICY)]
    runner.prepare(package("kobayakawa"), ["normal", "expert"])
    runner.prepare(package("kobayakawa"), ["expert", "easy"])
    assert requests == [Prepare(POLICY), Prepare(POLICY, team=True)]


def test_where_the_machine_is_too_busy_for_the_grace_bots_think_by_count_not_by_chance(
    impatient: ProcessRunner, qtbot: QtBot, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    marker = tmp_path / "counted"
    replies = Replies()
    for number in (1, 2):
        impatient.ask(question(rogue("is slow in its process", marker)), replies.append)
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
    runner.ask(question(rogue("tells its process", marker)), replies.append)
    replies.wait(qtbot)
    assert marker.read_text(encoding="utf-8") == str(runner.pid)


def test_closing_while_a_bot_thinks_answers_nothing_and_leaves_no_process(runner: ProcessRunner, qtbot: QtBot) -> None:
    replies = Replies()
    runner.ask(question(rogue("hangs")), replies.append)
    qtbot.waitUntil(lambda: runner.busy, timeout=WAIT_MS)
    pid = runner.pid
    assert pid is not None
    runner.close()
    runner.close()
    assert not alive(pid)
    qtbot.wait(10)
    assert replies == []
