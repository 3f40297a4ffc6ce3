"""An idle page uses almost no resources: no short timers, hardly any CPU time, few wake-ups."""

from __future__ import annotations

import os
import resource
import threading
import time
from collections.abc import Callable
from pathlib import Path

import miniaudio
from PySide6.QtWidgets import QDialog

from cardtable_gui import games
from cardtable_gui.controller.bots.process_runner import ProcessRunner
from cardtable_gui.sound import Speaker, device
from cardtable_gui.sound.loudspeaker import Loudspeaker
from tests.soak.pages import pages
from tests.soak.report import Order, Report
from tests.soak.running import named, running
from tests.soak.window import Window, opened
from tests.support.processes import own_children

PART = "idle"
MOST_PERCENT = 0.5
"""Of one processor core, in the window's process and the bots' together."""
MOST_WAKE_UPS = 8.0
"""A second, of all threads."""
TOLD_HERE = Path("/proc/self/schedstat").is_file()
"""Whether this system tells what threads cost."""
_SLICE_MS = 1000
_LEAST, _MOST = 3, 9
"""So many seconds are measured."""
_CALM_MS = 500
"""A page rests so long before it is measured, beyond the end of all movements."""
_SILENCE_MS = 5500
"""The same where sounds are played: the sound card rests some seconds after the last one."""


def run(order: Order) -> Report:
    """Look at every page of one game after another, with sound and without."""
    report = Report(PART, order)
    rng = order.rng()
    deadline = order.deadline()
    for what in ("pages", "pages with short timers", "pages above the bounds"):
        report.count(what, 0)
    costs: dict[str, tuple[float, float]] = {}
    packages = list(games.packages())
    rng.shuffle(packages)
    slices = min(_MOST, max(_LEAST, round(order.seconds / 20)))
    for number, package in enumerate(packages):
        speaker = Loudspeaker(lambda: device.opened(miniaudio.Backend.NULL)) if number % 2 else None
        runner = ProcessRunner()
        try:
            with opened(runner, speaker, animation="normal") as window:
                there = pages(window, package.game.id, rng)
                rng.shuffle(there)
                for name, go in there:
                    _look_at(report, window, f"{name} of {package.game.id}", go, slices, costs, speaker)
                    if deadline.over:
                        break
        finally:
            runner.close()
        if deadline.over:
            break
    for name, (percent, wake_ups) in sorted(costs.items(), key=lambda entry: -entry[1][0])[:3]:
        report.measures[f"dearest page, {name}"] = f"{percent:.2f} % of a core, {wake_ups:.1f} wake-ups a second"
    return report


def _look_at(
    report: Report,
    window: Window,
    name: str,
    go: Callable[[], QDialog | None],
    slices: int,
    costs: dict[str, tuple[float, float]],
    speaker: Speaker | None,
) -> None:
    dialog = go()
    report.count("pages")
    try:
        window.wait_for(lambda: not running(window.window) and not window.shell.covers.drawing, f"{name} to rest")
    except TimeoutError:
        report.count("pages with short timers")
        report.found(f"{name} does not rest", "\n".join(named(running(window.window))))
    window.pass_time(_CALM_MS if speaker is None else _SILENCE_MS)
    if TOLD_HERE:
        spent = _usual(window, slices)
        percent, wake_ups = (sum(each[kind] for each in spent.values()) for kind in (0, 1))
        costs[name] = percent, wake_ups
        if percent > MOST_PERCENT or wake_ups > MOST_WAKE_UPS:
            report.count("pages above the bounds")
            told = f"{name} takes {percent:.2f} % of a core and wakes up {wake_ups:.1f} times a second"
            lines = [f"{thread}: {share:.3f} %, {often:.1f}/s" for thread, (share, often) in spent.items()]
            report.found(told, "\n".join(lines))
    if dialog is not None:
        dialog.close()


def _usual(window: Window, slices: int) -> dict[str, tuple[float, float]]:
    """What a page costs in most seconds, by thread: a saying that goes away once is no unrest."""
    taken = []
    for _ in range(slices):
        costs = Costs()
        window.pass_time(_SLICE_MS)
        taken.append(costs.taken())
    # Most seconds wake up equally often: among these it is the processor's time that tells which is usual.
    taken.sort(
        key=lambda each: (round(sum(often for _, often in each.values())), sum(busy for busy, _ in each.values()))
    )
    return taken[(len(taken) - 1) // 2]


class Costs:
    """What this process and those below it have cost since now: processor time and waits, by thread.

    This thread is asked last at the beginning and first at the end: to ask costs more than a page at rest.
    """

    def __init__(self) -> None:
        self._others = _others()
        self._began = time.monotonic()
        self._own = _own()

    def taken(self) -> dict[str, tuple[float, float]]:
        """Percent of a core and waits a second, by thread."""
        own, seconds = _own(), time.monotonic() - self._began
        now = {"the window's thread": (own, self._own)}
        now |= {thread: (spent, self._others.get(thread, (0, 0))) for thread, spent in _others().items()}
        return {
            thread: ((after[0] - before[0]) / 1e7 / seconds, (after[1] - before[1]) / seconds)
            for thread, (after, before) in now.items()
        }


def _own() -> tuple[int, int]:
    return time.thread_time_ns(), resource.getrusage(resource.RUSAGE_THREAD).ru_nvcsw


def _others() -> dict[str, tuple[int, int]]:
    """Nanoseconds and voluntary waits of all other threads, and of the processes below this one."""
    found = {}
    for process in (os.getpid(), *own_children()):
        for task in Path(f"/proc/{process}/task").iterdir():
            if task.name != str(threading.get_native_id()):
                busy = int((task / "schedstat").read_text().split()[0])
                line = next(line for line in (task / "status").read_text().splitlines() if line.startswith("voluntary"))
                found[f"{(task / 'comm').read_text().strip()} {task.name}"] = busy, int(line.split()[1])
    return found
