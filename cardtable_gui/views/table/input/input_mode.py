"""Whether the player uses keys or a pointer: the focus ring is shown only with keys."""

from __future__ import annotations


class InputMode:
    """The kind of input used last."""

    def __init__(self) -> None:
        """Start in keyboard mode until a pointer is used."""
        self.by_keys = True


LAST = InputMode()
"""Shared by all tables: there is one player at one machine."""
