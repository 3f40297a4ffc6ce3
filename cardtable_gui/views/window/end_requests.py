"""The system's requests to end the program: a signal such as SIGTERM, or the end of a desktop session."""

from __future__ import annotations

import signal
import socket
import sys
from contextlib import suppress
from types import FrameType
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QSocketNotifier, Signal, Slot

if TYPE_CHECKING:
    from PySide6.QtGui import QGuiApplication

_SIGNALS: Final = () if sys.platform == "win32" else (signal.SIGTERM, signal.SIGHUP)
"""Windows has none of them: there it's the session that ends, or the process is killed."""


class EndRequests(QObject):
    """Emits what the system asks for, from `listen` to `stop`.

    Signals come through a socket that Qt's event loop watches: Python's own handlers wait until Python is next at work.
    """

    asked = Signal()
    """End now, without asking anybody."""
    session_ends = Signal()
    """Save everything: the program may be ended soon. It may go on, too, if the player cancels that elsewhere."""

    def __init__(self, application: QGuiApplication) -> None:
        """Listen to nothing yet."""
        super().__init__()
        self._application = application
        self._heard: socket.socket | None = None
        self._told: socket.socket | None = None
        self._notifier: QSocketNotifier | None = None
        self._before: dict[signal.Signals, Any] = {}
        self._woken_before = -1

    def listen(self) -> None:
        """Listen from now on. A signal that whoever started the program has switched off, as `nohup` does, stays so."""
        self._application.commitDataRequest.connect(self._session_ends)
        wanted = [each for each in _SIGNALS if signal.getsignal(each) is not signal.SIG_IGN]
        if not wanted:
            return
        self._heard, self._told = socket.socketpair()
        self._heard.setblocking(False)
        self._told.setblocking(False)
        self._notifier = QSocketNotifier(self._heard.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._hear)
        self._woken_before = signal.set_wakeup_fd(self._told.fileno(), warn_on_full_buffer=False)
        for each in wanted:
            self._before[each] = signal.signal(each, _do_nothing)

    def stop(self) -> None:
        """Listen no longer."""
        self._application.commitDataRequest.disconnect(self._session_ends)
        if self._notifier is None or self._heard is None or self._told is None:
            return
        for each, before in self._before.items():
            signal.signal(each, before)
        signal.set_wakeup_fd(self._woken_before)
        self._notifier.setEnabled(False)
        self._heard.close()
        self._told.close()

    @Slot()
    def _hear(self) -> None:
        numbers = b""
        with suppress(OSError):
            if self._heard is not None:
                numbers = self._heard.recv(1024)
        if any(number in self._before for number in numbers):
            self.asked.emit()

    @Slot()
    def _session_ends(self) -> None:
        self.session_ends.emit()


def _do_nothing(number: int, frame: FrameType | None) -> None:
    """Without a handler of Python's, the signal would not be told through the socket."""
    del number, frame
