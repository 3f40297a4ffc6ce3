"""Whether a Python object still has its Qt object."""

from __future__ import annotations

from PySide6.QtCore import QObject


def is_alive(thing: QObject) -> bool:
    """Whether Qt has not deleted this object yet."""
    try:
        thing.objectName()
    except RuntimeError:
        return False
    return True
