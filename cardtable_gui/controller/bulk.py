"""Making very many objects that stay for a while. No Qt.

Python looks for cycles among all objects again and again while they become more and more: of opening a match of 50,000
actions that would take three quarters of the time and find nothing, and each look at them later would stop the window
for half a second.
"""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Iterator
from contextlib import contextmanager

_guard = threading.Lock()
_inside = [0]
"""How many are at it, in all threads: the collector is one for the whole process."""


@contextmanager
def made_for(owner: object) -> Iterator[None]:
    """Let nobody look for cycles while the owner's objects are made, nor among them as long as the owner lives."""
    with _guard:
        _inside[0] += 1
        gc.disable()
    try:
        yield
        gc.freeze()
        # What else was there is looked at again then, too: nothing is forgotten for ever.
        weakref.finalize(owner, gc.unfreeze).atexit = False
    finally:
        with _guard:
            _inside[0] -= 1
            if not _inside[0]:
                gc.enable()
