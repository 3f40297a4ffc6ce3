"""The versions of this program and of what it runs on, for reports of errors."""

from __future__ import annotations

import platform
import sys

from PySide6.QtCore import qVersion

from cardtable_gui import __version__


def program_and_system() -> list[str]:
    """Two lines: the program with Python and Qt, and the system."""
    python = sys.version.split(maxsplit=1)[0]
    return [f"Card Table {__version__}, Python {python}, Qt {qVersion()}", platform.platform()]
