"""A display is looked for before Qt is asked: no display, a dead one, a living one."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cardtable_gui import display
from tests.support.screen import NoScreenError, Screen

pytestmark = pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="windows come without a display server")


@pytest.fixture
def folder() -> Iterator[Path]:
    """A short path: sockets have little room for one."""
    path = Path(tempfile.mkdtemp(prefix="ct-"))
    yield path
    shutil.rmtree(path)


@pytest.fixture
def x_server() -> Iterator[str]:
    """A real X server."""
    try:
        screen = Screen()
    except NoScreenError as error:
        pytest.skip(str(error))
    yield screen.name
    display.let_go()
    screen.close()


class Compositor:
    """A Wayland socket that answers the first request, or never."""

    def __init__(self, path: Path, *, answers: bool) -> None:
        self.heard = b""
        self._answers = answers
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.bind(str(path))
        self._socket.listen()
        self._done = threading.Event()
        self._thread = threading.Thread(target=self._serve)
        self._thread.start()

    def _serve(self) -> None:
        connection, _ = self._socket.accept()
        with connection:
            self.heard = connection.recv(100)
            if self._answers:
                connection.sendall(b"\x02\x00\x00\x00")
            self._done.wait(10)

    def close(self) -> None:
        self._done.set()
        self._thread.join()
        self._socket.close()


def test_without_any_display_there_is_a_problem() -> None:
    assert display.problem({}, []) is not None
    assert display.problem({"DISPLAY": "", "WAYLAND_DISPLAY": ""}, []) is not None


@pytest.mark.parametrize("platform", ["offscreen", "minimal", "vnc:port=5", "xcb;offscreen"])
def test_a_platform_without_a_display_needs_none(platform: str) -> None:
    assert display.problem({"QT_QPA_PLATFORM": platform}, []) is None
    assert display.problem({"DISPLAY": ":987654"}, ["-platform", platform]) is None
    assert display.problem({}, ["--platform=" + platform]) is None


@pytest.mark.parametrize("platform", ["nonsense", "nonsense:x", "nonsense;rubbish"])
def test_a_platform_that_qt_does_not_have_is_told_with_those_it_has(platform: str) -> None:
    for environment, arguments in (({"QT_QPA_PLATFORM": platform}, []), ({}, [f"--platform={platform}"])):
        found = display.problem({"DISPLAY": ":987654", **environment}, arguments)
        assert found is not None
        assert found.places["platform"] == platform
        assert {"offscreen", "xcb"} <= set(str(found.places["platforms"]).split(", "))


def test_one_known_platform_among_others_is_enough() -> None:
    assert display.problem({}, ["-platform", "nonsense;OFFscreen"]) is None


def test_where_no_platform_is_found_nothing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(display, "platforms_of_qt", lambda _folder: [])
    assert display.problem({}, ["-platform", "nonsense"]) is None


def test_a_folder_of_platform_plugins_counts_too(tmp_path: Path) -> None:
    (tmp_path / "readme.txt").write_text("no plugin", encoding="utf-8")
    assert display.platforms_of_qt(str(tmp_path)) == display.platforms_of_qt()


def test_the_program_says_so_in_one_line_and_ends_with_2() -> None:
    command = [sys.executable, "-m", "cardtable_gui", "-platform", "nonsense", "--lang", "en"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("cardtable-gui: Qt has no platform “nonsense” here. There are: ")
    assert done.stderr.count("\n") == 1


def test_arguments_count_more_than_the_environment() -> None:
    assert display.problem({"QT_QPA_PLATFORM": "offscreen"}, ["-platform", "xcb"]) is not None
    assert display.problem({"QT_QPA_PLATFORM": "xcb"}, ["-platform", "xcb", "-platform", "offscreen"]) is None


def test_a_display_that_nobody_serves_does_not_answer() -> None:
    found = display.problem({"DISPLAY": ":987654"}, [])
    assert found is not None
    assert found.places == {"display": ":987654"}
    assert display.problem({"DISPLAY": ":987654"}, ["-display", ":987655"]) is not None
    assert not display.x11_answers("nonsense")


def test_a_living_x_server_answers(x_server: str) -> None:
    assert display.problem({"DISPLAY": x_server}, []) is None
    assert display.problem({"DISPLAY": ":987654"}, ["-display", x_server]) is None
    assert display.problem({"DISPLAY": x_server, "WAYLAND_DISPLAY": "nowhere"}, []) is None
    assert display.problem({"DISPLAY": x_server}, ["-platform", "wayland"]) is not None


def test_the_server_that_was_asked_keeps_us_until_it_is_let_go(x_server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    held: list[Callable[[], object]] = []
    monkeypatch.setattr(display, "_held", held)
    assert display.problem({"DISPLAY": x_server}, []) is None
    assert len(held) == 1
    display.let_go()
    assert held == []
    assert display.x11_answers(x_server)
    assert held == []


def test_an_x_server_that_accepts_and_says_nothing_does_not_answer() -> None:
    listening = socket.socket(socket.AF_INET)
    listening.bind(("127.0.0.1", 0))
    listening.listen()
    number = listening.getsockname()[1] - 6000
    try:
        assert not display.x11_answers(f"127.0.0.1:{number}", patience=0.3)
    finally:
        listening.close()


def test_a_living_compositor_answers(folder: Path) -> None:
    compositor = Compositor(folder / "wayland-7", answers=True)
    try:
        environment = {"WAYLAND_DISPLAY": "wayland-7", "XDG_RUNTIME_DIR": str(folder)}
        assert display.problem(environment, []) is None
        assert len(compositor.heard) == 12
    finally:
        compositor.close()


def test_a_compositor_that_accepts_and_says_nothing_does_not_answer(folder: Path) -> None:
    compositor = Compositor(folder / "wayland-8", answers=False)
    try:
        assert not display.wayland_answers(str(folder / "wayland-8"), "", patience=0.3)
    finally:
        compositor.close()


def test_a_socket_that_is_not_there_does_not_answer(folder: Path) -> None:
    assert not display.wayland_answers("wayland-9", str(folder))
    assert not display.wayland_answers("wayland-9", "")
    assert not display.wayland_answers("x" * 300, str(folder))
