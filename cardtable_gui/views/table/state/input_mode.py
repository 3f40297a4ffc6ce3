"""How the player uses the table: by keys or a pointer (the focus ring is shown only with keys), and what was found."""

from __future__ import annotations

DETAILS, DRAGGING = "details", "dragging"
"""What the player may discover: a card's details, and that cards can be dragged."""


class InputMode:
    """The kind of input used last."""

    def __init__(self) -> None:
        """Start in keyboard mode until a pointer is used."""
        self.by_keys = True


LAST = InputMode()
"""Shared by all tables: there is one player at one machine."""
