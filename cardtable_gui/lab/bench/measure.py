"""Performance of the window and the table, measured in separate programs on the current display.

Times are wall-clock milliseconds of this machine and its load; the first window is reported together with a bare
widget's in the same interpreter, so that their ratio can be compared across machines.
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
from cardtable_gui.lab.standings import MoveTimes

if TYPE_CHECKING:
    from PySide6.QtGui import QGuiApplication

STARTS = 9
"""The first window's time is the median of this many starts, alternating with the bare one."""
REST_S = 6.0
"""After this time on the start screen everything has been loaded, and what is not needed is given back."""

BARE = """
import json, os, sys, time
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget
class Window(QWidget):
    def event(self, event):
        done = super().event(event)
        if event.type() == QEvent.Type.Paint:
            print(json.dumps({"painted": time.time()}), flush=True)
            os._exit(0)
        return done
application = QApplication(sys.argv)
window = Window()
window.resize(1280, 800)
window.show()
application.exec()
"""
"""A program with an empty window, which ends once that is painted."""


class TableBenchError(RuntimeError):
    """One of the measured programs failed; the text is its output."""


@dataclass(frozen=True, slots=True)
class Frames:
    """Intervals between frames in ms: the median, the 95th percentile, the longest, the share of those under 20 ms."""

    p50: float
    p95: float
    longest: float
    under_20: float


@dataclass(frozen=True, slots=True)
class TableFigures:
    """The measurements.

    Attributes:
        bare_window_ms: from the start of a bare program to its painted window.
        first_window_ms: the same for Card Table.
        memory_mib: proportional set size of all its processes on the start screen; None where the system does not
            report it.
        open_ms: by game, from pressing "start" to the painted table.
        cards: the number of cards moved while the frames were counted and a bot thought.
        dealt: the frames while they were dealt one after another, at the table's own pace.
        at_once: the frames while all of them flew at once.
        scenes: the same of a timer that rings once a frame while scenes were played: where nothing moves, there's none.
        thought: the wall-clock times of the bot's moves meanwhile, in ms; the window asks and is answered.
        stolen: the share (0-1) of the processors' time that the host of a virtual machine gave to others meanwhile;
            None where the system does not report it. If it is more than a little, the frames say more about the host.
    """

    bare_window_ms: float
    first_window_ms: float
    memory_mib: float | None
    open_ms: dict[str, float]
    cards: int
    dealt: Frames
    at_once: Frames
    scenes: Frames
    thought: MoveTimes
    stolen: float | None

    @property
    def first_window_ratio(self) -> float:
        """Card Table's first window in proportion to the bare one."""
        return self.first_window_ms / self.bare_window_ms


def connected(complain: Callable[[Message], None]) -> QGuiApplication:
    """Connect to the display within the `with` block. Without a display: call `complain`, and exit with 2.

    As on a desktop, an X server with a connection does not restart between two programs.
    """
    from PySide6.QtGui import QGuiApplication

    with display.reporting_missing_display(complain):
        return QGuiApplication(["cardtable-gui"])


def run(seconds: float, level: str) -> TableFigures:
    """Measure everything; count frames for this many seconds in each way while a bot of this level thinks.

    Raises:
        TableBenchError: a measured program failed.
    """
    bare, own = [], []
    for _ in range(STARTS):
        bare.append(_until_painted(["-c", BARE]))
        own.append(_until_painted(["-m", "cardtable_gui.lab.bench.start"]))
    rested = answer(["-m", "cardtable_gui.lab.bench.start", f"{REST_S:g}"])
    motion = answer(["-m", "cardtable_gui.lab.bench.frame_bench", f"{seconds:g}", level])
    return TableFigures(
        median(bare),
        median(own),
        rested["memory_mib"],
        motion["open_ms"],
        motion["cards"],
        Frames(**motion["dealt"]),
        Frames(**motion["at_once"]),
        Frames(**motion["scenes"]),
        MoveTimes.of(motion["thought_ms"]),
        motion["stolen"],
    )


def _until_painted(program: Sequence[str]) -> float:
    started = time.time()
    return float(answer(program)["painted"] - started) * 1000


def answer(program: Sequence[str]) -> dict[str, Any]:
    """Run a measured program with files of its own, and return the JSON object that it writes."""
    # Compiled modules, as an installed program has them.
    given = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    with tempfile.TemporaryDirectory(prefix="cardtable-bench-") as folder:
        done = subprocess.run(  # noqa: S603 - our own programs
            [sys.executable, *program],
            env={**given, "XDG_DATA_HOME": folder, "APPDATA": folder, "LOCALAPPDATA": folder},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )
    try:
        found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    except (IndexError, ValueError):
        raise TableBenchError(done.stderr.strip()[-2000:] or f"exit code {done.returncode}") from None
    return found
