"""Size limits of records, for reading, for writing and for the length of a match.

The limits agree with each other: a record is accepted only if writing it again (`record.size`) stays within
`MAX_BYTES`, and a match stops before its record exceeds that. So every saved record can be read again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

MAX_BYTES = 5_000_000
"""The maximum size of a record as UTF-8, read or written: enough for `MAX_ACTIONS` actions with their deals."""
MAX_ACTIONS = 100_000
"""The maximum number of actions in a match. Only a game that may replay rounds without end can reach it."""
MAX_DEALS = 10_000
MOST_PLAYERS = 20
"""No game has more seats."""
LONGEST_ACTION = 2000
"""The maximum length of an action in notation, beside a record: no deck takes as much."""
MAX_NAME_LENGTH = 200
"""The maximum length of a player's name in a record."""
SHOWN_NAME_LENGTH = 24
"""The maximum length of a name that is entered here: longer ones do not fit on the table."""
MOST_HOUSE_BYTES = 100_000
"""The maximum size of house rules, as a file and in a record."""
DEEPEST_HOUSE = 8
"""The maximum nesting of tables and lists in house rules."""
LONGEST_HOUSE_LINE = 1000
"""The maximum line length of a house rules file, in characters."""
NEARLY_FULL = 500
"""When a match has room for at most this many more actions, the players are warned."""

LONG = 2000
"""Playing a record with more actions takes noticeable time."""
TICK = 50
"""The number of actions played between two calls of a `Progress`: a few milliseconds."""

Progress: TypeAlias = Callable[[int, int], None]
"""Called during long work with the amount done and the total. It may raise `CancelledError`."""


class CancelledError(Exception):
    """Raised by a `Progress` callback to cancel the work that reports to it."""


def no_progress(done: int, total: int) -> None:
    """A `Progress` callback that does nothing."""
    del done, total
