"""Runs the program in a window with a frame, in a process of its own, and reports where window and controls are.

`python -m tests.e2e.framed PANEL DATA look` visits the pages; `… leave X,Y,WIDTH,HEIGHT` moves the window there and
quits; `… ready` only waits until the window manager is there.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEventLoop, QPoint, QRect, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from cardtable_gui.controller.bots.bot_runner import InlineRunner
from cardtable_gui.core.files.record import dumps
from cardtable_gui.lab.gallery import moments
from cardtable_gui.start_arguments import StartArguments
from cardtable_gui.views.shell.navigation.window_geometry import frame_of
from cardtable_gui.views.window.program import Program

_GAME = "kobayakawa"
_PATIENCE_MS = 60_000


def main(panel: int, data: Path, task: str, place: str = "") -> None:
    """Open the program on a screen with a panel of this height, do the task, and write the observations as JSON."""
    application = QApplication(["cardtable-gui", "-style", "Fusion"])
    screen = application.primaryScreen()

    def managed() -> bool:
        return screen.availableGeometry().height() == screen.geometry().height() - panel

    if task == "ready":
        # Who asks tries again: Qt may miss a window manager that comes while the program starts.
        _wait(managed, "a window manager", must=False)
        json.dump(managed(), sys.stdout)
        return
    _wait(managed, "a window manager")
    program = Program(application, StartArguments(language="en", data_dir=data), InlineRunner(1))
    window = program.window
    program.open()
    _wait(lambda: not frame_of(window).isNull(), "a frame")
    if task == "leave":
        wanted = QRect(*map(int, place.split(",")))
        window.setGeometry(wanted)
        _wait(lambda: window.size() == wanted.size(), "the window as large as it is to be")
        found = {}
    else:
        found = _seen(program, data)
        found["available"] = screen.availableGeometry()
        found["frame"] = window.geometry().marginsAdded(frame_of(window))
    window.close()
    program.settings.sync()
    program.reports.stop()
    json.dump({name: rect.getRect() for name, rect in found.items()}, sys.stdout)


def _seen(program: Program, data: Path) -> dict[str, QRect]:
    """The places on the screen of the controls at the lower edge of each page."""
    shell = program.shell
    assert shell is not None
    area = shell.window.screen().availableGeometry()
    window = shell.window
    _wait(
        lambda: area.contains(window.geometry().marginsAdded(frame_of(window))), "the window on the screen", must=False
    )
    shell.set_up(_GAME)
    _settle()
    found = {"Start": _place(shell.setup_page.start)}
    shell.match_manager.open_file(_record(data, moments.first_turn(_GAME)))
    table = shell.table_page.table
    _wait(lambda: len(table.bar.buttons) > 0 and table.bar.isVisible(), "commands")
    _settle()
    found |= {f"command {button.face.id}": _place(button) for button in table.bar.buttons}
    shell.match_manager.open_file(_record(data, moments.Moment(len(moments.played(_GAME).steps), 0)))
    _wait(shell.table_page.bar.timeline.isVisible, "the replay")
    _settle()
    found["slider"] = _place(shell.table_page.bar.timeline)
    return found


def _record(data: Path, moment: moments.Moment) -> Path:
    file = data / "some.cardtable"
    file.write_text(dumps(moments.at(_GAME, moment, "en").record), encoding="utf-8")
    return file


def _place(widget: QWidget) -> QRect:
    return QRect(widget.mapToGlobal(QPoint()), widget.size())


def _settle() -> None:
    for _ in range(3):
        QApplication.processEvents()


def _wait(done: Callable[[], bool], what: str, *, must: bool = True) -> None:
    """Process events until `done` returns true; `must`: fail if it never does."""
    patience = QTimer(singleShot=True, interval=_PATIENCE_MS if must else _PATIENCE_MS // 12)
    patience.start()
    while not done():
        if not patience.isActive():
            if must:
                raise TimeoutError(f"{what} did not come")
            return
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]), *sys.argv[3:])
