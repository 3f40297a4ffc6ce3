"""Making very many objects that stay. No Qt.

Python looks for cycles among all objects again and again while they become more and more: of opening a match of 50,000
actions that would take three quarters of the time, to find nothing.
"""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator
from contextlib import contextmanager

_guard = threading.Lock()
_inside = [0]
"""How many are at it, in all threads: the collector is one for the whole process."""


@contextmanager
def without_cycle_search() -> Iterator[None]:
    """Let nobody look for cycles meanwhile."""
    with _guard:
        _inside[0] += 1
        gc.disable()
    try:
        yield
    finally:
        with _guard:
            _inside[0] -= 1
            if not _inside[0]:
                gc.enable()
