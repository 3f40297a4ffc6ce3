"""The system ends the program: by a signal, or at the end of a desktop session."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from cardtable_gui.core.files.data_files import CRASH, LOG, PICTURES, SETTINGS
from cardtable_gui.settings import PLACE
from cardtable_gui.start_arguments import StartArguments
from cardtable_gui.views.window.end_requests import EndRequests
from cardtable_gui.views.window.program import Program
from cardtable_gui.views.window.start_picture import FILE
from tests.support.recorded import on_disk
from tests.views.window_scenes import ANN, BEN, CHO, begin

SIGNALS = () if sys.platform == "win32" else (signal.SIGTERM, signal.SIGHUP)
posix = pytest.mark.skipif(sys.platform == "win32", reason="no such signals there")


class Desktop(QObject):
    """Stands for Qt's application where a session manager speaks to it."""

    commitDataRequest = Signal(object)  # noqa: N815 - Qt’s name


@pytest.fixture
def desktop(qapp: QApplication) -> Desktop:
    del qapp
    return Desktop()


@pytest.fixture
def requests(desktop: Desktop) -> Iterator[EndRequests]:
    made = EndRequests(desktop)  # type: ignore[arg-type]
    made.listen()
    yield made
    made.stop()


@posix
@pytest.mark.parametrize("number", SIGNALS)
def test_a_signal_is_heard_in_the_event_loop(requests: EndRequests, qtbot: QtBot, number: signal.Signals) -> None:
    for _ in range(2):
        with qtbot.waitSignal(requests.asked):
            os.kill(os.getpid(), number)


@posix
def test_a_signal_that_is_switched_off_stays_so(desktop: Desktop, qtbot: QtBot) -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        requests = EndRequests(desktop)  # type: ignore[arg-type]
        requests.listen()
        assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
        requests.stop()
        assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGHUP, before)


@posix
def test_afterwards_signals_do_what_they_did_before(desktop: Desktop) -> None:
    before = [signal.getsignal(number) for number in SIGNALS]
    requests = EndRequests(desktop)  # type: ignore[arg-type]
    requests.listen()
    assert [signal.getsignal(number) for number in SIGNALS] != before
    requests.stop()
    assert [signal.getsignal(number) for number in SIGNALS] == before


def test_the_end_of_a_session_is_heard(requests: EndRequests, desktop: Desktop, qtbot: QtBot) -> None:
    with qtbot.waitSignal(requests.session_ends):
        desktop.commitDataRequest.emit(None)


@pytest.fixture
def program(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[Program]:
    made = Program(qapp, StartArguments(data_dir=tmp_path))
    qtbot.addWidget(made.window)
    made.open()
    yield made
    made.window.end()
    for left in made.window.findChildren(QDialog):
        left.close()
    made.reports.stop()
    made.picture.wait()


def test_before_a_session_ends_everything_is_on_disk_and_the_window_goes_on(
    program: Program, qtbot: QtBot, tmp_path: Path
) -> None:
    assert program.shell is not None
    session = begin(program.shell, qtbot, ANN, BEN, CHO)
    session.reveal()
    session.act(session.match.state.legal_actions()[0])
    program.save()
    assert len(on_disk(tmp_path, session.match_id).actions) == 1
    assert PLACE.key in json.loads((tmp_path / SETTINGS).read_text(encoding="utf-8"))["values"]
    assert program.window.isVisible()
    assert program.shell.match_manager.session is session


def test_the_end_closes_the_window_whatever_lies_over_it(
    program: Program, qapp: QApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert program.shell is not None
    # The event loop of the tests goes on.
    ended: list[int] = []
    monkeypatch.setattr(qapp, "exit", ended.append)
    session = begin(program.shell, qtbot, ANN, BEN, CHO)
    session.reveal()
    session.act(session.match.state.legal_actions()[0])
    program.shell.dialogs.settings()
    program.shell.records.save()
    program.end()
    assert ended == [0]
    assert not program.window.isVisible()
    assert len(on_disk(tmp_path, session.match_id).actions) == 1
    assert not list((tmp_path / "matches").glob("*.lock"))
    assert (tmp_path / SETTINGS).exists()


def wait_until(done: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not done():
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.fixture
def runtime() -> Iterator[Path]:
    """A folder for sockets, whose paths must be short."""
    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder)


@posix
@pytest.mark.parametrize("number", SIGNALS)
def test_a_process_that_is_ended_keeps_everything_and_leaves_no_litter(
    tmp_path: Path, runtime: Path, number: signal.Signals
) -> None:
    data = tmp_path / "data"
    command = [sys.executable, "-m", "cardtable_gui", "--data-dir", str(data)]
    variables = {**os.environ, "XDG_RUNTIME_DIR": str(runtime)}
    with subprocess.Popen(command, env=variables, stderr=subprocess.PIPE) as process:
        try:
            # The last that a start writes.
            wait_until((data / PICTURES / FILE).exists)
            wait_until((data / CRASH).exists)
            wait_until(lambda: any(runtime.rglob("*.sock")))
            wait_until((data / LOG).exists)
            process.send_signal(number)
            _, complaints = process.communicate(timeout=60)
        finally:
            process.kill()
    assert (process.returncode, [line for line in complaints.splitlines() if b"plugin" not in line]) == (0, [])
    assert PLACE.key in json.loads((data / SETTINGS).read_text(encoding="utf-8"))["values"]
    assert (data / PICTURES / FILE).exists()
    assert (data / LOG).exists()
    assert not (data / CRASH).exists()
    left = [path.name for path in (*data.rglob("*"), *runtime.rglob("*")) if path.suffix in (".lock", ".sock", ".new")]
    assert left == []


@posix
def test_a_start_without_a_display_leaves_no_lock(tmp_path: Path) -> None:
    variables = {**os.environ, "XDG_RUNTIME_DIR": str(tmp_path), "QT_QPA_PLATFORM": "xcb", "DISPLAY": ":no"}
    variables.pop("WAYLAND_DISPLAY", None)
    command = [sys.executable, "-m", "cardtable_gui", "--data-dir", str(tmp_path / "data")]
    assert subprocess.run(command, env=variables, capture_output=True, check=False, timeout=60).returncode != 0
    assert not list(tmp_path.rglob("*.lock"))
