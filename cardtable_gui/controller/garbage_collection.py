"""Cyclic garbage collection in the window's thread only. No Qt.

Python's garbage collector runs in whichever thread allocates the object that reaches its threshold, and destroys
unreachable cycles there. A Qt object must be destroyed in its own thread: a widget destroyed in another one can crash
the program. So the automatic collector is switched off, and the window's event loop calls `collect_when_due` when it is
idle.
"""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Iterator
from contextlib import contextmanager

YOUNG = 2000
"""The threshold of the youngest generation: allocations minus deallocations."""
OLDER = 10
"""The number of collections of one generation per collection of the next."""
SHARE = 4
"""The oldest generation is collected once a quarter of its objects are new, as in Python."""


class Collector:
    """Collects garbage by the rules of Python's automatic collector, when called and in the calling thread."""

    def __init__(self) -> None:
        """Switch the automatic collector off, for the whole process."""
        self._promoted = 0
        """An upper bound on the objects that joined the oldest generation since its last collection."""
        self._oldest = len(gc.get_objects(generation=2))
        gc.disable()

    def collect_when_due(self) -> None:
        """Collect the generations that are due; usually this only compares three counters."""
        young, middle, old = gc.get_count()
        if young < YOUNG or _bulk.inside:
            return
        if middle < OLDER:
            gc.collect(0)
            return
        self._promoted += len(gc.get_objects(generation=1))
        if old < OLDER or self._promoted * SHARE < self._oldest:
            gc.collect(1)
            return
        gc.collect()
        self._promoted, self._oldest = 0, len(gc.get_objects(generation=2))


class _Bulk:
    """How many threads are inside `bulk_of`, and whether the collector was on before."""

    def __init__(self) -> None:
        self.guard = threading.Lock()
        self.inside = 0
        self.was_enabled = False


_bulk = _Bulk()
"""Shared, since there is one collector per process."""


@contextmanager
def bulk_of(owner: object) -> Iterator[None]:
    """Create many long-lived objects; the collector ignores them, now and later.

    Otherwise the collector would scan them again and again while they are created: three quarters of the time to open a
    match of 50,000 actions, without finding anything; and every later scan would block the window for half a second.
    """
    with _bulk.guard:
        if not _bulk.inside:
            _bulk.was_enabled = gc.isenabled()
            gc.disable()
        _bulk.inside += 1
    try:
        yield
        gc.freeze()
        # This unfreezes all other objects too, so no garbage is kept for good.
        weakref.finalize(owner, gc.unfreeze).atexit = False
    finally:
        with _bulk.guard:
            _bulk.inside -= 1
            if not _bulk.inside and _bulk.was_enabled:
                gc.enable()
