"""Starts the program once, and measures what its pages of finished matches cost in the window's thread.

`python -m cardtable_gui.lab.bench.growth_bench FOLDER KIND` writes one JSON object: by step, the milliseconds of
`work`, the processor time of the window's thread, or of the `longest` time in which it handled no event. To listen for
the latter is work in itself, so it's one or the other.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QEventLoop, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication

from cardtable_gui.start_arguments import StartArguments
from cardtable_gui.views.shell.library.library_dialog import LibraryDialog
from cardtable_gui.views.shell.statistics.statistics_dialog import StatisticsDialog
from cardtable_gui.views.shell.statistics.view_rows import VIEWS
from cardtable_gui.views.window.program import Program

_BEAT_MS = 2
_AGAIN = 5
"""So often each page is shown."""
_PATIENTLY = QEventLoop.ProcessEventsFlag.AllEvents | QEventLoop.ProcessEventsFlag.WaitForMoreEvents


class Watch(QObject):
    """Measures what is done in the window's thread."""

    def __init__(self, kind: str) -> None:
        super().__init__()
        if kind not in ("work", "longest"):
            raise ValueError(f"no kind of figure: {kind!r}")
        self.found: dict[str, float] = {}
        self._listens = kind == "longest"
        self._longest = self._last = 0.0
        self._beat = QTimer(self, interval=_BEAT_MS, timerType=Qt.TimerType.PreciseTimer)
        self._beat.timeout.connect(self._heard)

    @contextmanager
    def on(self, step: str) -> Iterator[None]:
        """Measure what happens in a `with` block; the best time of a step is kept."""
        self._longest, self._last = 0.0, time.perf_counter()
        if self._listens:
            self._beat.start()
        began = time.thread_time()
        yield
        worked = time.thread_time() - began
        self._heard()
        self._beat.stop()
        found = (self._longest if self._listens else worked) * 1000
        self.found[step] = min(found, self.found.get(step, found))

    def _heard(self) -> None:
        now = time.perf_counter()
        self._longest, self._last = max(self._longest, now - self._last), now


def main(folder: Path, kind: str) -> None:
    """Measure, and write the figures."""
    application = QApplication(["cardtable-gui"])
    application.setStyle("Fusion")
    watch = Watch(kind)
    with watch.on("start"):
        program = Program(application, StartArguments(data_dir=folder))
        program.open()
        shell = program.shell
        assert shell is not None
        _until(lambda: shell.at_rest)
        shell.past_matches.update()
        _until(lambda: not shell.past_matches.updater.busy)

    def settle() -> None:
        past = shell.past_matches
        _until(lambda: not (past.updater.busy or past.jobs.busy or past.lists.reading))

    updates: list[None] = []
    shell.past_matches.updater.updated.connect(lambda: updates.append(None))

    def settle_after_update() -> None:
        before = len(updates)
        _until(lambda: len(updates) > before)
        settle()

    for _ in range(_AGAIN):
        with watch.on("start screen"):
            shell.go_home()
            program.picture.shows(program.window)
            settle()
        _library(watch, shell.past_matches.show_library, settle, settle_after_update)
        with watch.on("statistics"):
            shell.past_matches.show_statistics()
            settle_after_update()
        statistics = next(found for found in program.window.findChildren(StatisticsDialog) if found.isVisible())
        for view in VIEWS:
            with watch.on(f"statistics, {view}"):
                statistics.views.button(view).click()
                settle()
        statistics.close()
    print(json.dumps(watch.found), flush=True)
    os._exit(0)


def _library(
    watch: Watch, show: Callable[[], LibraryDialog], settle: Callable[[], None], settle_after_update: Callable[[], None]
) -> None:
    with watch.on("library"):
        library = show()
        settle_after_update()
    for words in ("ann", "bot", ""):
        with watch.on("library, search"):
            library.search.setText(words)
            settle()
    library.close()


def _until(there: Callable[[], bool]) -> None:
    """Handle events until something is there, and what that shows was painted."""
    while not there():
        QApplication.processEvents(_PATIENTLY)
    QApplication.processEvents()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
