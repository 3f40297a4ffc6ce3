"""How quick the window and the table are: measured in programs of their own, on the display that is there.

Times are wall-clock milliseconds of this machine and its load; the first window is told beside that of a bare widget of
the same interpreter, so that the ratio can be compared elsewhere.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from typing import TYPE_CHECKING, Any

from cardtable_gui import display
from cardtable_gui.core.messages import Message

if TYPE_CHECKING:
    from PySide6.QtGui import QGuiApplication

STARTS = 9
"""The first window is the median of so many starts, in turns with the bare one."""

BARE = """
import json, os, sys, time
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget
class Window(QWidget):
    def event(self, event):
        done = super().event(event)
        if event.type() == QEvent.Type.UpdateRequest:
            print(json.dumps({"painted": time.time()}), flush=True)
            os._exit(0)
        return done
application = QApplication(sys.argv)
window = Window()
window.resize(1280, 800)
window.show()
application.exec()
"""
"""A program with an empty window, which ends once it is painted."""


class TableBenchError(RuntimeError):
    """One of the measured programs failed; the text is what it wrote."""


@dataclass(frozen=True, slots=True)
class Frames:
    """Intervals between frames in ms: the median, the 95th percentile, the longest, the share of those under 20 ms."""

    p50: float
    p95: float
    longest: float
    under_20: float


@dataclass(frozen=True, slots=True)
class TableFigures:
    """What was measured.

    Attributes:
        bare_window_ms: from the start of a bare program to its painted window.
        first_window_ms: the same for Card Table.
        memory_mib: proportional set size of all its processes on the start screen; None where the system tells none.
        open_ms: by game, from the choice of "start" to the painted table.
        cards: so many cards moved while the frames were counted and a bot thought.
        dealt: the frames while they were dealt one after another, at the table's own pace.
        at_once: the frames while all of them flew at once.
        stolen: the share (0-1) of the processors' time that the host of a virtual machine gave to others meanwhile;
            None where the system tells none. Where it is more than a little, the frames tell of the host.
    """

    bare_window_ms: float
    first_window_ms: float
    memory_mib: float | None
    open_ms: dict[str, float]
    cards: int
    dealt: Frames
    at_once: Frames
    stolen: float | None

    @property
    def first_window_ratio(self) -> float:
        """Card Table's first window by the bare one."""
        return self.first_window_ms / self.bare_window_ms


def connected(complain: Callable[[Message], None]) -> QGuiApplication:
    """Connect to the display, until the result is let go. Without a display: `complain`, and end the process with 2.

    As on a desktop, an X server that somebody is connected to does not begin anew between two starts.
    """
    from PySide6.QtGui import QGuiApplication

    with display.reporting_missing_display(complain):
        return QGuiApplication(["cardtable-gui"])


def run(seconds: float) -> TableFigures:
    """Measure everything; frames are counted for so many seconds in each way. Raises `TableBenchError`."""
    bare, own = [], []
    for _ in range(STARTS):
        bare.append(_until_painted(["-c", BARE]))
        own.append(_until_painted(["-m", "cardtable_gui.tablebench.start"]))
    rested = _answer(["-m", "cardtable_gui.tablebench.start", "rest"])
    motion = _answer(["-m", "cardtable_gui.tablebench.frame_bench", f"{seconds:g}"])
    return TableFigures(
        median(bare),
        median(own),
        rested["memory_mib"],
        motion["open_ms"],
        motion["cards"],
        Frames(**motion["dealt"]),
        Frames(**motion["at_once"]),
        motion["stolen"],
    )


def _until_painted(program: Sequence[str]) -> float:
    started = time.time()
    return float(_answer(program)["painted"] - started) * 1000


def _answer(program: Sequence[str]) -> dict[str, Any]:
    """Run a measured program on files of its own; it writes one JSON object."""
    with tempfile.TemporaryDirectory(prefix="cardtable-bench-") as folder:
        done = subprocess.run(  # noqa: S603 - our own programs
            [sys.executable, *program],
            env={**os.environ, "XDG_DATA_HOME": folder, "APPDATA": folder, "LOCALAPPDATA": folder},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )
    try:
        answer: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    except (IndexError, ValueError):
        raise TableBenchError(done.stderr.strip()[-2000:] or f"exit code {done.returncode}") from None
    return answer
