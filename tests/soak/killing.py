"""Kills a program that writes to disk, at any moment, and hears what it acknowledged before."""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random

from cardtable_gui.lab.bench.processes import descendants

_PATIENCE_S = 120.0
"""Longer than the busiest machine takes to start the program or to end a process."""
_MOST_WORDS = 30
_LONGEST_S = 20.0
"""So often a program says that something is on disk, and so long it plays, before it is killed."""
_MOMENT_S = 0.03
"""It is killed so long after what it said last, at most."""


@dataclass
class Killed:
    """What a program left that was killed.

    Attributes:
        lines: what it said, without a line that was cut off.
        children: the processes that it had.
        trouble: how it failed before it was killed; empty: it didn't.
    """

    lines: list[str]
    children: list[int]
    trouble: str


def killed(command: list[str], environment: dict[str, str], rng: Random) -> Killed:
    """Run a program that tells a line whenever something is on disk, and kill it soon after one of them."""
    with tempfile.TemporaryFile() as errors:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, env=environment)
        assert process.stdout is not None
        pipe = process.stdout.fileno()
        os.set_blocking(pipe, False)
        heard = b""
        began: float | None = None
        until = time.monotonic() + _PATIENCE_S
        words, moment = 1 + int(rng.random() ** 2 * _MOST_WORDS), rng.random() * _MOMENT_S
        with selectors.DefaultSelector() as waiting:
            waiting.register(pipe, selectors.EVENT_READ)
            while time.monotonic() < until:
                if waiting.select(max(0.0, until - time.monotonic())):
                    more = os.read(pipe, 1 << 20)
                    if not more:
                        break
                    heard += more
                if began is None and b"\n" in heard:
                    began = time.monotonic()
                    until = began + _LONGEST_S
                if heard.count(b"\n") >= words:
                    until, words = time.monotonic() + moment, sys.maxsize
        children = descendants(process.pid)
        process.kill()
        os.set_blocking(pipe, True)
        heard += process.stdout.read()
        process.stdout.close()
        code = process.wait()
        errors.seek(0)
        told = errors.read().decode(errors="replace")
    trouble = "" if code == -signal.SIGKILL and began is not None else f"exit code {code}\n{told}"
    # A line that was cut off was not said.
    return Killed(heard.decode().split("\n")[:-1], children, trouble)


def gone(pid: int) -> bool:
    """Whether a process ends soon: its pipe is closed, and that it must hear even on a busy machine."""
    until = time.monotonic() + _PATIENCE_S / 4
    while time.monotonic() < until:
        try:
            state = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2][:1]
        except FileNotFoundError:
            return True
        if state == "Z":
            return True
        time.sleep(0.02)
    return False
