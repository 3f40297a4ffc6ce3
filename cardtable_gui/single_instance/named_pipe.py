"""Messages between two starts of the program on Windows: a named pipe that takes no connections over the network.

Same interface as `unix_socket`. By the system's default rights only the user may write to the pipe.
"""

from __future__ import annotations

import _winapi
import ctypes
import sys
from multiprocessing import connection
from typing import Final

from cardtable_gui.single_instance.start_request import LARGEST

assert sys.platform == "win32"

_REJECT_REMOTE_CLIENTS: Final = 0x8
_ANY_PROCESS: Final = -1


class Channel:
    """A connection. All methods raise `OSError` if the other end is gone, slow or says too much."""

    def __init__(self, handle: int) -> None:
        """Take over a connected handle."""
        self._pipe: connection.PipeConnection[bytes, bytes] = connection.PipeConnection(handle)

    def send(self, data: bytes, timeout_s: float) -> None:  # noqa: ARG002 - the pipe's buffer takes a whole message
        """Send a message."""
        self._pipe.send_bytes(data)

    def receive(self, timeout_s: float) -> bytes:
        """The next message."""
        if not self._pipe.poll(timeout_s):
            raise TimeoutError
        try:
            return self._pipe.recv_bytes(LARGEST)
        except EOFError as error:
            raise OSError("no message") from error

    def close(self) -> None:
        """Close the connection."""
        self._pipe.close()


class Listener:
    """Accepts connections to a pipe that no other program may serve besides."""

    def __init__(self, endpoint: str) -> None:
        """Listen at this name. Raises `OSError`."""
        self._name = endpoint
        self._next = self._instance(_winapi.FILE_FLAG_FIRST_PIPE_INSTANCE)

    def accept(self) -> Channel:
        """Wait for a connection. Raises `OSError`."""
        handle, self._next = self._next, self._instance()
        try:
            waiting = _winapi.ConnectNamedPipe(handle, overlapped=True)
            _winapi.WaitForMultipleObjects([waiting.event], False, _winapi.INFINITE)
            waiting.GetOverlappedResult(True)
        except OSError as error:
            # The later start has connected, written and gone already: what it wrote can be read.
            if error.winerror != _winapi.ERROR_NO_DATA:
                _winapi.CloseHandle(handle)
                raise
        return Channel(handle)

    def close(self) -> None:
        """Do nothing: the thread that waits ends with the program, and the pipe with its last handle."""

    def _instance(self, flags: int = 0) -> int:
        return _winapi.CreateNamedPipe(
            self._name,
            _winapi.PIPE_ACCESS_DUPLEX | _winapi.FILE_FLAG_OVERLAPPED | flags,
            _winapi.PIPE_TYPE_MESSAGE | _winapi.PIPE_READMODE_MESSAGE | _winapi.PIPE_WAIT | _REJECT_REMOTE_CLIENTS,
            _winapi.PIPE_UNLIMITED_INSTANCES,
            LARGEST,
            LARGEST,
            0,
            _winapi.NULL,
        )


def connect(endpoint: str, timeout_s: float) -> Channel:
    """Connect to a listener, and let its program bring its window to the front.

    Raises:
        OSError: there is none, or it is busy all the time.
    """
    ctypes.windll.user32.AllowSetForegroundWindow(_ANY_PROCESS)
    _winapi.WaitNamedPipe(endpoint, int(timeout_s * 1000))
    handle = _winapi.CreateFile(
        endpoint,
        _winapi.GENERIC_READ | _winapi.GENERIC_WRITE,
        0,
        _winapi.NULL,
        _winapi.OPEN_EXISTING,
        _winapi.FILE_FLAG_OVERLAPPED,
        _winapi.NULL,
    )
    try:
        _winapi.SetNamedPipeHandleState(handle, _winapi.PIPE_READMODE_MESSAGE, None, None)
    except OSError:
        _winapi.CloseHandle(handle)
        raise
    return Channel(handle)
