"""Things to be seen on the table, and how much a player would miss it under something that floats."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from PySide6.QtCore import QRectF


class Worth(IntEnum):
    """How much is missed where something is hidden, by its area."""

    FACE_DOWN = 1
    CARD = 3
    WORDS = 6
    MINE = 12
    """What would be kept, where something has to be covered."""
    KEPT = 24
    """Own and picked cards, and what's spoken of: they're never covered."""


class Visible(NamedTuple):
    """An area of the table, and the worth of what is there."""

    area: QRectF
    worth: Worth
