"""Commands as processes: pipes, terminals, signals and encodings."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from tests.support.command_line import KANA, SIMULATE

PROGRAM = [sys.executable, "-m", "cardtable_gui"]


def start(*arguments: str, **settings: Any) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [*PROGRAM, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **settings
    )


def test_the_engine_speaks_over_pipes() -> None:
    requests = (
        {"op": "hello", "id": "猫"},
        "nonsense",
        {"op": "new", "game": "kobayakawa", "players": 3},
        {"op": "act", "action": "x", "lang": "ja"},
    )
    lines = "\n".join(json.dumps(request, ensure_ascii=False) for request in requests).encode()
    with start("engine", env={**os.environ, "PYTHONIOENCODING": "ascii", "LC_ALL": "C"}) as process:
        out, err = process.communicate(lines)
    answers = [json.loads(line) for line in out.decode("utf-8").splitlines()]
    assert [answer["ok"] for answer in answers] == [True, False, True, False]
    assert answers[0]["id"] == "猫"
    assert KANA.search(answers[3]["message"])
    assert (process.returncode, err) == (0, b"")


def test_engine_and_bots_start_without_qt() -> None:
    code = """
import io, sys
from cardtable_gui.cli import main
requests = b'{"op": "new", "game": "merchant", "players": 3}\\n{"op": "bot", "level": "normal"}'
sys.stdin = io.TextIOWrapper(io.BytesIO(requests))
assert main(["engine"]) == 0
assert main(["simulate", "kobayakawa", "--seats", "easy,easy,easy", "--matches", "2", "--json"]) == 0
assert not [name for name in sys.modules if "PySide6" in name]
"""
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)


def test_a_reader_that_goes_away_is_no_fault() -> None:
    with start("engine") as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.stdin.write(b'{"op":"hello"}\n' * 50)
        process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0


@pytest.fixture
def _interruptible() -> Iterator[None]:
    """A suite in the background of a shell ignores Ctrl+C, and what it starts would inherit that."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


class Terminal:
    """A program whose stderr is a terminal."""

    def __init__(self, *arguments: str) -> None:
        import pty

        self._ours, line = pty.openpty()
        self.process = subprocess.Popen([*PROGRAM, *arguments], stdout=subprocess.PIPE, stderr=line)
        os.close(line)

    def read(self) -> bytes:
        """Wait for something on the terminal; nothing once the program has ended."""
        try:
            return os.read(self._ours, 4096)
        except OSError:
            return b""

    def end(self) -> tuple[bytes, bytes]:
        """Wait for the end: what came through stdout, and what else came on the terminal."""
        assert self.process.stdout is not None
        out = self.process.stdout.read()
        shown = b"".join(iter(self.read, b""))
        self.process.wait()
        self.process.stdout.close()
        os.close(self._ours)
        return out, shown


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGINT to send")
@pytest.mark.usefixtures("_interruptible")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_quietly(jobs: str) -> None:
    terminal = Terminal("simulate", "merchant", "--seats", "random,random", "--matches", "100000", "--jobs", jobs)
    try:
        first = terminal.read()
        assert first.startswith(b"\r[")
        terminal.process.send_signal(signal.SIGINT)
        out, rest = terminal.end()
    finally:
        terminal.process.kill()
    assert (terminal.process.returncode, out) == (130, b"")
    strange = [line for line in (first + rest).split(b"\r") if line and not line.startswith((b"[", b"\x1b[K"))]
    assert strange == []


@pytest.mark.skipif(sys.platform == "win32", reason="no pseudo terminal")
def test_processes_that_play_end_with_the_one_that_asked_them_however_it_ends() -> None:
    terminal = Terminal("simulate", "merchant", "--seats", "random,random", "--matches", "100000", "--jobs", "2")
    assert terminal.read().startswith(b"\r[")
    terminal.process.kill()
    # They hold its stdout as long as they live.
    out, _ = terminal.end()
    assert out == b""


def test_the_wrong_encoding_of_a_terminal_is_no_fault() -> None:
    ran = subprocess.run(
        [*PROGRAM, "--help", "--lang", "ja"],
        env={**os.environ, "PYTHONIOENCODING": "ascii:strict"},
        capture_output=True,
        check=True,
    )
    assert b"\\u" in ran.stdout
    assert ran.stderr == b""


@pytest.mark.skipif(sys.platform == "win32", reason="no pseudo terminal")
def test_progress_is_shown_on_a_terminal_and_only_there() -> None:
    out, shown = Terminal(*SIMULATE, "--matches", "40", "--json").end()
    assert json.loads(out)["matches"] == 40
    assert b"[####" in shown
    assert shown.endswith(b"\r\x1b[K")
