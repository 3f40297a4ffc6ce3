"""Things to be seen on the table, and how much a player would miss it under something that floats."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from PySide6.QtCore import QRectF


class Worth(IntEnum):
    """How much is missed where something is hidden, by its area."""

    FACE_DOWN = 1
    CARD = 3
    OWN_CARD = 4
    WORDS = 6
    PICKED = 12


class Visible(NamedTuple):
    """An area of the table, and the worth of what is there."""

    area: QRectF
    worth: Worth
