"""The processes that a test has started, without the screen that it runs on."""

from __future__ import annotations

import os
from pathlib import Path

from cardtable_gui.lab.bench.processes import children


def own_children() -> list[int]:
    """Those that this process has started itself, but no X server; none where the system doesn't tell (not Linux)."""
    return [pid for pid in children(os.getpid()) if _name(pid) != "Xvfb"]


def _name(pid: int) -> str:
    """What the system calls a process; empty if it has ended."""
    try:
        return Path(f"/proc/{pid}/comm").read_text("utf-8").strip()
    except (FileNotFoundError, ProcessLookupError):
        return ""
