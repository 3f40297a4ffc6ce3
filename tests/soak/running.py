"""Which timers and animations run below a window: a page at rest has none that is short."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QAbstractAnimation, QObject, QTimer
from PySide6.QtWidgets import QWidget

SHORT_MS = 400
"""A timer that fires more often keeps a laptop awake. A cursor that blinks does so each 500 ms."""


def running(top: QWidget) -> list[QTimer | QAbstractAnimation]:
    """The short timers that are active, and the animations that run, in a window and all that belongs to it."""
    timers = [timer for timer in top.findChildren(QTimer) if timer.isActive() and timer.interval() < SHORT_MS]
    moves = [move for move in top.findChildren(QAbstractAnimation) if move.state() == QAbstractAnimation.State.Running]
    return [*timers, *moves]


def named(things: list[QTimer | QAbstractAnimation]) -> list[str]:
    """Each with the objects that it belongs to, to be found in the code."""
    return [" < ".join(type(thing).__name__ for thing in _upwards(one)) for one in things]


def _upwards(thing: QObject | None) -> Iterator[QObject]:
    while thing is not None:
        yield thing
        thing = thing.parent()
