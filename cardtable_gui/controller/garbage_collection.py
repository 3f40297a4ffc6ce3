"""Collecting cyclic garbage in the window's thread only. No Qt.

Python looks for cycles of unused objects in whichever thread happens to allocate the object that tips the scale, and
destroys what it finds there. A Qt object has to be destroyed in the thread that it belongs to: a widget that ends in
another one brings the program down, now and then, anywhere. So the automatic search is switched off, and the window's
event loop calls `collect_when_due` whenever it has nothing else to do.
"""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Iterator
from contextlib import contextmanager

YOUNG = 2000
"""So many objects more are allocated than freed before the youngest are searched."""
OLDER = 10
"""So many searches of one generation make one of the next."""
SHARE = 4
"""The oldest are searched once so many of them are new: a quarter, as Python itself does it."""


class Collector:
    """Does what Python's automatic search would do, when it is called and in the thread that calls it."""

    def __init__(self) -> None:
        """Switch the automatic search off, for the whole process."""
        self._promoted = 0
        """So many objects, at most, came to the oldest since these were searched."""
        self._oldest = len(gc.get_objects(generation=2))
        gc.disable()

    def collect_when_due(self) -> None:
        """Search as far as it is time to; mostly this only looks at three numbers."""
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
    """How many threads make very many objects now, and whether the search was on before."""

    def __init__(self) -> None:
        self.guard = threading.Lock()
        self.inside = 0
        self.was_enabled = False


_bulk = _Bulk()
"""The collector is one for the whole process."""


@contextmanager
def bulk_of(owner: object) -> Iterator[None]:
    """Make very many objects that stay as long as their owner; nobody searches among them meanwhile or afterwards.

    Python looks at all objects again and again while they become more and more: of opening a match of 50,000 actions
    that would take three quarters of the time and find nothing, and each later look would stop the window for half a
    second.
    """
    with _bulk.guard:
        if not _bulk.inside:
            _bulk.was_enabled = gc.isenabled()
            gc.disable()
        _bulk.inside += 1
    try:
        yield
        gc.freeze()
        # What else was there is looked at again then, too: nothing is forgotten for ever.
        weakref.finalize(owner, gc.unfreeze).atexit = False
    finally:
        with _bulk.guard:
            _bulk.inside -= 1
            if not _bulk.inside and _bulk.was_enabled:
                gc.enable()
