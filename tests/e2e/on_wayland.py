"""Opens the program under a Wayland compositor, in a process of its own, and reports how large its first window is.

`python -m tests.e2e.on_wayland DATA` writes the sizes of the output and of the window with its frame as JSON.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication

from cardtable_gui.controller.bots.bot_runner import InlineRunner
from cardtable_gui.start_arguments import StartArguments
from cardtable_gui.views.shell.navigation.window_geometry import frame_of
from cardtable_gui.views.window.program import Program
from tests.e2e.on_a_desktop import settle, wait


def main(data: Path) -> None:
    """Open the first window of a fresh data folder, and tell its size once it has its frame."""
    application = QApplication(["cardtable-gui", "-style", "Fusion"])
    program = Program(application, StartArguments(language="en", data_dir=data), InlineRunner(1))
    window = program.window
    program.open()
    wait(lambda: not frame_of(window).isNull(), "the start screen in a frame")
    settle(500)
    output, whole = application.primaryScreen().geometry(), window.size().grownBy(frame_of(window))
    found = {
        "platform": application.platformName(),
        "output": [output.width(), output.height()],
        "window": [whole.width(), whole.height()],
    }
    window.close()
    program.reports.stop()
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
