"""The window from its start to its end: what the system asks for, what else is open, and its exit code."""

from __future__ import annotations

import gc
import os
import signal
from pathlib import Path

from PySide6.QtCore import (
    QEvent,
    Signal,
)
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from cardtable_gui import __version__, display
from cardtable_gui.core.files import data_files
from cardtable_gui.core.messages import Message
from cardtable_gui.diagnostics.log_file import LogFile
from cardtable_gui.later import importing_later
from cardtable_gui.settings import data_folder
from cardtable_gui.single_instance import second_start
from cardtable_gui.start_arguments import StartArguments
from cardtable_gui.views.window.chores import Chores
from cardtable_gui.views.window.end_requests import EndRequests
from cardtable_gui.views.window.program import Program

with importing_later():
    from cardtable_gui.controller.backup import pending


def run(arguments: StartArguments, complain: display.Complain) -> int:
    """Open the window and return the exit code when it is closed; or at once, if an open window does what was asked.

    Without a display: call `complain`, and exit with 2.
    """
    # Ctrl+C in the terminal ends the program at once, even if the display does not respond: every move is on disk.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    folder = data_folder(arguments.data_dir)
    try:
        claim = second_start.begin(folder, arguments, os.environ)
    except second_start.HandedOver:
        return 0
    restored = _put_restored_data_in_place(folder) if claim is not None else None

    def give_up(reason: Message) -> None:
        """Nothing opens, and the process ends after this."""
        if claim is not None:
            claim.give_up()
        complain(reason)

    with display.reporting_missing_display(give_up):
        # Passed as an argument, because a style set later would replace one that was created in vain.
        application = Application(["cardtable-gui", *arguments.qt, "-style", "Fusion"])
    application.setApplicationName("cardtable-gui")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("cardtable-gui")
    log_file = LogFile(folder)
    log_file.start()
    program = Program(application, arguments)
    program.restored = restored
    application.file_opened.connect(program.open_file)
    chores = Chores(program.window, program.reports, folder, log_file, claim)
    chores.asked.connect(program.take_request)
    program.window.painted.connect(chores.start_soon)
    end_requests = EndRequests(application)
    end_requests.asked.connect(program.end)
    end_requests.session_ends.connect(program.save)
    end_requests.listen()
    program.open()
    # What was made until now lives as long as the window; the collector need not look at it.
    gc.freeze()
    # Whoever closed it meanwhile wants no more.
    code = application.exec() if program.window.isVisible() else 0
    program.window.finish()
    # The shell has done that if there is one: the window may have been closed before.
    program.settings.sync()
    program.picture.wait()
    chores.stop()
    program.reports.stop()
    log_file.stop()
    end_requests.stop()
    return code


def _put_restored_data_in_place(folder: Path) -> Path | None:
    """Put a backup in place that the player restored before this start; return where the earlier data is."""
    if not os.path.lexists(folder / data_files.RESTORED_READY):
        return None
    return pending.put_in_place(folder)


class Application(QApplication):
    """Emits files that the desktop asks to open by an event, as macOS does for a double-click in the Finder."""

    file_opened = Signal(Path)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self.file_opened.emit(Path(event.file()))
            return True
        return super().event(event)
