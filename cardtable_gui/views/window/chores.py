"""Work that nobody waits for, done once the window shows something."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from cardtable_gui.core.files import disk
from cardtable_gui.diagnostics.crash_file import CrashFile
from cardtable_gui.diagnostics.log_file import LogFile
from cardtable_gui.jobs import Lane, Task
from cardtable_gui.later import importing_later
from cardtable_gui.single_instance.second_start import Claim
from cardtable_gui.views.shell.navigation.main_window import MainWindow
from cardtable_gui.views.window.crash_reports import CrashReports

with importing_later():
    from cardtable_gui import unpacked_folders
    from cardtable_gui.single_instance import start_listener


CHORES_MS = 100
"""Delay after the first paint before they are done."""


class Chores(QObject):
    """What is done once the window shows something: listening to later starts, telling of a crash, cleaning up."""

    asked = Signal(object)
    """A later start asked for this `StartRequest`."""

    def __init__(
        self, window: MainWindow, reports: CrashReports, folder: Path, log_file: LogFile, claim: Claim | None
    ) -> None:
        """Do nothing yet. `claim`: the right to listen to later starts; None: another window has it."""
        super().__init__()
        self._window = window
        self._folder = folder
        self._reports = reports
        self._log_file = log_file
        self._claim = claim
        self._crash_file = CrashFile(folder)
        self._listener: start_listener.StartListener | None = None

    @Slot()
    def start_soon(self) -> None:
        """Begin after a moment, with the window's contents painted."""
        QTimer.singleShot(CHORES_MS, self, self._start)

    def stop(self) -> None:
        """Let the next start open a window."""
        if self._listener is not None:
            self._listener.close()
        if self._claim is not None:
            self._claim.give_up()
            self._crash_file.close()

    def _start(self) -> None:
        if self._claim is not None:
            self._listener = start_listener.StartListener(self._claim.address, self._window.isVisible)
            self._listener.asked.connect(self.asked)
            self._listener.listen()
            crash = self._crash_file.earlier()
            self._crash_file.open()
            if crash:
                self._reports.tell_earlier(crash)
        Lane("tidying", self).run(self._tidy)

    def _tidy(self, _task: Task) -> None:
        self._log_file.open()
        unpacked_folders.sweep()
        disk.sweep(self._folder)
