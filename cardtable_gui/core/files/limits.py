"""How large a record of a match may be: what is read, what is written, and how long a match can become.

They belong together. What is read is accepted only if the record that we would write of it (`record.size`) is within
`MAX_BYTES`, too, and a match stops before its record passes it: whatever was saved can be read again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

MAX_BYTES = 5_000_000
"""Of a record as UTF-8 text, read or written: room for `MAX_ACTIONS` actions with their deals."""
MAX_ACTIONS = 100_000
"""Of a match. Only a game whose rules know replays without end comes near it; the others end long before."""
MAX_DEALS = 10_000
MAX_NAME_LENGTH = 200
"""Characters of a player's name."""
MOST_HOUSE_BYTES = 100_000
"""Of house rules, as a file and in a record."""
DEEPEST_HOUSE = 8
"""So many tables and lists may lie in one another in house rules."""
LONGEST_HOUSE_LINE = 1000
"""Characters of a line of a file of house rules."""
NEARLY_FULL = 500
"""When a match has room for only so many more actions, its players are told."""

LONG = 2000
"""To play a record of more actions takes longer than a moment."""
TICK = 50
"""So many actions are played between two calls of a `Progress`: a few milliseconds."""

Progress: TypeAlias = Callable[[int, int], None]
"""Called now and then during long work with what is done and with the total. It may raise `CancelledError`."""


class CancelledError(Exception):
    """Raised by a `Progress` to end the work it follows: nobody waits for it any more."""


def no_progress(done: int, total: int) -> None:
    """The `Progress` of work that nobody follows."""
    del done, total
