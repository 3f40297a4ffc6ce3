"""Gives memory back to the system that the program has freed, or does not need once it is at rest."""

from __future__ import annotations

import linecache
import sys

from cardtable_gui.later import importing_later

with importing_later():
    import ctypes


def give_back() -> None:
    """Return freed memory to the system, where the C library keeps it for later; takes a few milliseconds."""
    # PySide reads the source of every module that imports it, and Python keeps what was read.
    linecache.clearcache()
    if sys.platform.startswith("linux"):
        # Only glibc has it.
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)
