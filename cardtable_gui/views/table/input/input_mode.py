"""Whether the player at the table uses keys or a pointer: a ring follows the keys, and is no use to a pointer."""

from __future__ import annotations


class InputMode:
    """What the last press at a table was."""

    def __init__(self) -> None:
        """Nothing was pressed yet: the keyboard is shown until a pointer is used."""
        self.by_keys = True


LAST = InputMode()
"""There is one player at one machine, however many tables it has."""
