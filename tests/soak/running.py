"""Which timers and animations run below a window: a page at rest has none that is short."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QAbstractAnimation, QAbstractEventDispatcher, QObject
from PySide6.QtWidgets import QApplication, QWidget

SHORT_MS = 400
"""A timer that fires more often keeps a laptop awake. A cursor that blinks does so each 500 ms."""


def running(top: QWidget) -> list[QObject]:
    """What has a short timer of any kind, and the animations that run, in a window and all that belongs to it."""
    dispatcher = QAbstractEventDispatcher.instance()
    roots: list[QObject] = [top, *(each for each in QApplication.topLevelWidgets() if each is not top)]
    found = []
    for thing in (each for root in roots for each in (root, *root.findChildren(QObject))):
        moves = isinstance(thing, QAbstractAnimation) and thing.state() == QAbstractAnimation.State.Running
        if moves or any(interval < SHORT_MS for interval in _intervals(dispatcher, thing)):
            found.append(thing)
    return found


def _intervals(dispatcher: QAbstractEventDispatcher, thing: QObject) -> Iterator[int]:
    """The milliseconds of all timers of an object, Qt's own ones too."""
    for timer in dispatcher.registeredTimers(thing):
        yield getattr(timer, "interval")  # noqa: B009 - the stubs do not know it


def named(things: list[QObject]) -> list[str]:
    """Each with the objects that it belongs to, to be found in the code."""
    return [" < ".join(type(one).__name__ for one in _upwards(thing)) for thing in things]


def _upwards(thing: QObject | None) -> Iterator[QObject]:
    while thing is not None:
        yield thing
        thing = thing.parent()
