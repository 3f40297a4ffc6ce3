"""The window's side: hears the requests of later starts, and answers once the window has taken them."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import closing, suppress
from functools import partial
from threading import Event, Lock
from typing import Final

from PySide6.QtCore import QObject, Signal

from cardtable_gui.jobs import Lane, Task
from cardtable_gui.single_instance.address import Address
from cardtable_gui.single_instance.start_request import TAKEN, RequestError, StartRequest, decoded

if sys.platform == "win32":
    from cardtable_gui.single_instance.named_pipe import Channel, Listener
else:
    from cardtable_gui.single_instance.unix_socket import Channel, Listener

ANSWER_S: Final = 1.5
"""The time that the window has to take a request: less than the patience of the start that made it."""
_READ_S: Final = 0.5


class _Call:
    """A request that is either taken by the window or given up by the thread, never both."""

    def __init__(self, request: StartRequest) -> None:
        self.request = request
        self._decision = Lock()
        self._done = Event()

    def take(self) -> bool:
        """Whether the window may carry it out."""
        taken = self._decision.acquire(blocking=False)
        self._done.set()
        return taken

    def was_taken(self) -> bool:
        """Wait for the window, and give up after a while."""
        return self._done.wait(ANSWER_S) or not self._decision.acquire(blocking=False)


class StartListener(QObject):
    """Emits the requests of later starts, from `listen` to `close`."""

    asked = Signal(object)
    """A `StartRequest` to carry out."""

    def __init__(self, address: Address, is_open: Callable[[], bool]) -> None:
        """Listen to nothing yet.

        Args:
            address: where later starts call; the caller holds its lock.
            is_open: whether the window is there to show something; called in the window's thread.
        """
        super().__init__()
        self._address = address
        self._is_open = is_open
        self._listener: Listener | None = None
        self._lane = Lane("start listener", self)

    def listen(self) -> None:
        """Listen from now on. Where that does not work, later starts open windows of their own."""
        with suppress(OSError):
            self._listener = Listener(self._address.endpoint)
            self._lane.run(partial(self._work, self._listener), told=self._take)

    def close(self) -> None:
        """Listen no longer."""
        if self._listener is not None:
            self._listener.close()

    def _work(self, listener: Listener, task: Task) -> None:
        with suppress(OSError):
            while True:
                with closing(listener.accept()) as channel, suppress(OSError, RequestError):
                    self._answer(channel, task)

    def _answer(self, channel: Channel, task: Task) -> None:
        call = _Call(decoded(channel.receive(_READ_S)))
        task.tell(call)
        if call.was_taken():
            channel.send(TAKEN, _READ_S)

    def _take(self, call: _Call) -> None:
        if self._is_open() and call.take():
            self.asked.emit(call.request)
