"""No leaks: memory, open files, threads, processes and objects do not grow from match to match."""

from __future__ import annotations

import gc
import os
import threading
from dataclasses import dataclass
from pathlib import Path
from random import Random

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from cardtable_gui import games
from cardtable_gui.controller.bots.process_runner import ProcessRunner
from cardtable_gui.controller.seats import Seat
from cardtable_gui.controller.session import Session
from cardtable_gui.lab.bench.processes import memory_kib
from cardtable_gui.views.plan.match_setup import MatchSetup
from tests.soak.report import Order, Report
from tests.soak.window import Window, opened
from tests.support.processes import own_children

PART = "leak"
MOST_GROWTH = {
    "memory (KiB)": 6144.0,
    "open files": 2.0,
    "threads": 2.0,
    "processes": 1.0,
    "widgets": 8.0,
    "objects": 60.0,
}
"""The bounds, by 100 matches. Memory also grows by what Python and the allocator keep in reserve."""
_WARM_UP = 2
"""Two rounds of all games: fonts, pictures and caches are there then."""
_LEAST = 3
_ACTIONS = 12
_LISTED = 8
"""So many matches stay in the list of unfinished ones, which is part of what is shown; the others are deleted."""


@dataclass(frozen=True)
class Sizes:
    """What there is at one moment, by name as in `MOST_GROWTH`."""

    by_name: dict[str, float]


def run(order: Order) -> Report:
    """Open and close matches and pages, and count what stays."""
    report = Report(PART, order)
    rng = order.rng()
    report.count("matches", 0)
    runner = ProcessRunner()
    try:
        with opened(runner) as window:
            for _ in range(_WARM_UP):
                _one_round(window, rng)
            deadline = order.deadline()
            sizes = [measure(window)]
            while not deadline.over or len(sizes) <= _LEAST:
                report.count("matches", _one_round(window, rng))
                sizes.append(measure(window))
    finally:
        runner.close()
    for name, most in MOST_GROWTH.items():
        by_round = growth([each.by_name[name] for each in sizes if name in each.by_name])
        matches = len(games.packages())
        grown = by_round * 100 / matches
        report.measures[f"growth of {name} by 100 matches"] = f"{grown:+.1f} (at most {most:g})"
        # In few matches a single page of memory that came or went would be made a hundred.
        if grown > most and by_round * len(sizes) > most / 2:
            report.found(f"{name} grow by {grown:.1f} in 100 matches", "\n".join(str(each.by_name) for each in sizes))
    return report


def growth(values: list[float]) -> float:
    """By step, from the medians of the first third and the last: single peaks do not count."""
    third = max(1, len(values) // 3)
    if len(values) < 2:
        return 0.0
    first, last = sorted(values[:third])[third // 2], sorted(values[-third:])[third // 2]
    return (last - first) / (len(values) - third)


def measure(window: Window) -> Sizes:
    """What there is now, once everything that was closed is gone."""
    window.settle()
    gc.collect()
    window.settle()
    found: dict[str, float] = {
        "threads": threading.active_count(),
        "widgets": len(QApplication.allWidgets()),
        "objects": len(window.window.findChildren(QObject)) + len(window.application.findChildren(QObject)),
    }
    mine = Path("/proc/self")
    if mine.is_dir():
        found["open files"] = len(list((mine / "fd").iterdir()))
        found["threads"] = len(list((mine / "task").iterdir()))
        below = own_children()
        found["processes"] = len(below)
        found["memory (KiB)"] = sum(memory_kib(pid) or 0 for pid in (os.getpid(), *below))
    return Sizes(found)


def _one_round(window: Window, rng: Random) -> int:
    """A match of each game, always in the same order; how many they were."""
    for number, _ in enumerate(games.packages()):
        _one_match(window, number, rng)
    return len(games.packages())


def _one_match(window: Window, number: int, rng: Random) -> None:
    """Play a match of one of the games for a while, watch it, go to other pages and back."""
    shell = window.shell
    package = games.packages()[number]
    people = 1 + number % 2
    shell.begin(
        MatchSetup(
            package.game.id,
            tuple(Seat("Ann", None if seat < people else "easy") for seat in range(3)),
            seed=rng.randrange(1000),
        )
    )
    session = shell.match_manager.session
    assert session is not None
    _play(window, session, rng)
    size = window.window.size()
    for wider in (40, 0):
        window.window.resize(size.width() + wider, size.height())
        window.settle()
    if number % 3 == 0:
        shell.match_manager.watch()
        shell.match_manager.go_back()
    for dialog in (shell.dialogs.settings, lambda: shell.dialogs.rules(package.game.id)):
        dialog().close()
    shell.set_up(package.game.id)
    shell.go_home()
    for saved in shell.match_manager._store.unfinished()[_LISTED:]:
        shell.match_manager._store.remove(saved.id)
    window.wait_for(lambda: not shell.covers.drawing, "the start screen")


def _play(window: Window, session: Session, rng: Random) -> None:
    done = len(session.steps) + _ACTIONS

    def goes_on() -> bool:
        panel = window.shell.table_page.table.panel
        if session.hand_over is not None:
            session.reveal()
        elif session.is_humans_turn:
            session.act(rng.choice(session.view.legal_actions()))
        elif panel.result is not None and panel.result.ranks is None:
            panel.buttons[-1].click()
        return len(session.steps) >= done or session.to_move is None

    window.wait_for(goes_on, "some actions")
