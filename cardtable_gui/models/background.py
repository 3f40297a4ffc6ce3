"""Work for the window in a thread: one piece after the other, the most urgent first.

The window's thread never waits for a disk or a lock: it asks for a piece of work, and uses what comes of it.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from threading import Condition, Thread
from typing import Any, TypeAlias, TypeVar

from PySide6.QtCore import QObject, Qt, Signal, Slot

from cardtable_gui.core.files.limits import CancelledError, Progress

T = TypeVar("T")

_BREATH_S = 0.0002
"""The pause in which the window's thread can run."""


@dataclass(frozen=True, slots=True)
class Task:
    """What a piece of work is given, to be interrupted by.

    Both raise `CancelledError` at once if something else is more urgent, or nobody wants the piece any more.

    Attributes:
        progress: to be called often.
        rest: does nothing for so many seconds.
    """

    progress: Progress
    rest: Callable[[float], None]


Work: TypeAlias = Callable[[Task], T]


@dataclass(eq=False, slots=True)
class _Piece:
    work: Work[Any]
    done: Callable[[Any], object] | None
    name: str
    urgency: int
    unwanted: bool = False
    result: Any = None
    error: BaseException | None = None


class Background(QObject):
    """Runs pieces of work in a thread, which is there while there are any.

    A piece that is interrupted by a more urgent one begins again later, so it keeps what it has done, or can be
    repeated. After `stop` what was asked for is still done, but without `progress`, and nobody is told.
    """

    _arrived = Signal()

    def __init__(self, parent: QObject | None = None, name: str = "background") -> None:
        """Start without a thread. `name`: the thread's, for error reports."""
        super().__init__(parent)
        self.setObjectName(name)
        self._changed = Condition()
        """Guards what follows; notified when it changes."""
        self._waiting: list[_Piece] = []
        self._running: _Piece | None = None
        self._finished: deque[_Piece] = deque()
        self._thread: Thread | None = None
        self._stopped = False
        self._arrived.connect(self._use, Qt.ConnectionType.QueuedConnection)

    @property
    def busy(self) -> bool:
        """Whether anything is being done, or its result not used yet."""
        with self._changed:
            return bool(self._waiting or self._running or self._finished)

    def waits(self, name: str) -> bool:
        """Whether a piece with this name has still to begin."""
        with self._changed:
            return any(each.name == name for each in self._waiting)

    def run(
        self,
        work: Work[T],
        done: Callable[[T], object] | None = None,
        *,
        name: str = "",
        latest: bool = False,
        urgency: int = 0,
    ) -> None:
        """Do a piece of work in the thread.

        Args:
            work: what to do.
            done: called with the result in this thread; an error is raised here instead.
            name: a piece with the same name that has not begun yet is left out; empty: none is.
            latest: whether one that has begun is given up, too, and its result not used.
            urgency: those with higher numbers come first, and interrupt others.
        """
        piece = _Piece(work, done, name, urgency)
        with self._changed:
            if self._stopped:
                return
            if name:
                self._waiting = [each for each in self._waiting if each.name != name]
            if name and latest:
                for each in (*self._finished, *([self._running] if self._running else [])):
                    each.unwanted |= each.name == name
            self._waiting.append(piece)
            self._changed.notify_all()
            if self._thread is None:
                self._thread = Thread(target=self._work, name=self.objectName(), daemon=True)
                self._thread.start()

    def stop(self) -> None:
        """Let nothing new begin, and whatever looks at its progress end: the program ends. `wait` afterwards."""
        with self._changed:
            self._stopped = True
            self._changed.notify_all()

    def wait(self, seconds: float) -> None:
        """Wait for the thread, at most this long."""
        thread = self._thread
        if thread is not None:
            thread.join(seconds)

    def _progress(self, piece: _Piece, done: int, total: int) -> None:
        del done, total
        with self._changed:
            self._check(piece)
        time.sleep(_BREATH_S)

    def _check(self, piece: _Piece) -> None:
        """Raise `CancelledError` if a piece is to make room."""
        if self._stopped or piece.unwanted or any(each.urgency > piece.urgency for each in self._waiting):
            raise CancelledError

    def _rest(self, piece: _Piece, seconds: float) -> None:
        until = time.monotonic() + seconds
        with self._changed:
            self._check(piece)
            while (left := until - time.monotonic()) > 0:
                self._changed.wait(left)
                self._check(piece)

    def _work(self) -> None:
        while (piece := self._next()) is not None:
            try:
                piece.result = piece.work(Task(partial(self._progress, piece), partial(self._rest, piece)))
            except CancelledError:
                self._end(piece, again=True)
            except BaseException as error:  # noqa: BLE001 - raised again in the window's thread
                piece.error = error
                self._end(piece, again=False)
            else:
                self._end(piece, again=False)

    def _next(self) -> _Piece | None:
        with self._changed:
            if not self._waiting:
                self._thread = None
                return None
            # Of equally urgent ones the first.
            piece = max(self._waiting, key=lambda each: each.urgency)
            self._waiting.remove(piece)
            self._running = piece
            return piece

    def _end(self, piece: _Piece, *, again: bool) -> None:
        with self._changed:
            self._running = None
            if self._stopped or piece.unwanted:
                return
            if not again:
                self._finished.append(piece)
                # The window may be gone, although nobody has said so.
                with suppress(RuntimeError):
                    self._arrived.emit()
            elif not (piece.name and any(each.name == piece.name for each in self._waiting)):
                self._waiting.insert(0, piece)

    @Slot()
    def _use(self) -> None:
        with self._changed:
            piece = self._finished.popleft() if self._finished else None
            if piece is None or piece.unwanted or self._stopped:
                return
        if piece.error is not None:
            raise piece.error
        if piece.done is not None:
            piece.done(piece.result)
