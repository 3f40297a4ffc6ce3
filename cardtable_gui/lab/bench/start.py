"""Starts the program and reports when its first window is painted, and its memory at rest.

`python -m cardtable_gui.lab.bench.start` reports the first and ends; with a number of seconds it reports its memory
so long after the first painting.
"""

from __future__ import annotations

import json
import os
import runpy
import sys
import time

from PySide6.QtCore import QTimer

from cardtable_gui.lab.bench.processes import whole_memory_kib


def main(rest_s: float | None) -> None:
    """Start as `python -m cardtable_gui` does. `rest_s`: when to report the memory; None: report the first painting."""
    from cardtable_gui import app
    from cardtable_gui.views.window.program import Program

    class Watched(Program):
        def furnish(self) -> None:
            if rest_s is None:
                _report(painted=time.time())
            else:
                super().furnish()
                QTimer.singleShot(round(rest_s * 1000), self.window, _report_memory)

    app.Program = Watched  # type: ignore[attr-defined] # where `app` looks for it
    sys.argv[1:] = []
    runpy.run_module("cardtable_gui", run_name="__main__", alter_sys=True)


def _report_memory() -> None:
    total = whole_memory_kib(os.getpid())
    _report(memory_mib=None if total is None else total / 1024)


def _report(**figures: float | None) -> None:
    """Write the figures and end at once."""
    sys.stdout.write(json.dumps(figures) + "\n")
    sys.stdout.flush()
    os._exit(0)


if __name__ == "__main__":
    main(float(sys.argv[1]) if sys.argv[1:] else None)
