"""Messages between two starts of the program on Unix: lines over a socket in a folder that only the user can enter."""

from __future__ import annotations

import socket
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from cardtable_gui.single_instance.start_request import LARGEST

_BACKLOG: Final = 8


class Channel:
    """A connection. All methods raise `OSError` if the other end is gone, slow or says too much."""

    def __init__(self, connected: socket.socket) -> None:
        """Take over a connected socket."""
        self._socket = connected

    def send(self, data: bytes, timeout_s: float) -> None:
        """Send a message, which must not contain a line feed."""
        self._socket.settimeout(timeout_s)
        self._socket.sendall(data + b"\n")

    def receive(self, timeout_s: float) -> bytes:
        """The next message; none may follow it."""
        end = time.monotonic() + timeout_s
        heard = b""
        while not heard.endswith(b"\n"):
            self._socket.settimeout(max(0.001, end - time.monotonic()))
            part = self._socket.recv(LARGEST)
            if not part or len(heard) > LARGEST:
                raise OSError("no message")
            heard += part
        return heard[:-1]

    def close(self) -> None:
        """Close the connection."""
        self._socket.close()


class Listener:
    """Accepts connections. The caller holds the lock of the address, so a socket that is there is a dead program's."""

    def __init__(self, endpoint: str) -> None:
        """Listen at this path. Raises `OSError`."""
        self._path = Path(endpoint)
        self._path.unlink(missing_ok=True)
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        try:
            self._socket.bind(endpoint)
            self._path.chmod(0o600)
            self._socket.listen(_BACKLOG)
        except BaseException:
            self._socket.close()
            raise

    def accept(self) -> Channel:
        """Wait for a connection. Raises `OSError` after `close`."""
        return Channel(self._socket.accept()[0])

    def close(self) -> None:
        """Listen no longer; may be called by another thread than waits."""
        with suppress(OSError):
            self._path.unlink()
        with suppress(OSError):
            # Wakes the thread that waits; macOS does that by the closing.
            self._socket.shutdown(socket.SHUT_RDWR)
        self._socket.close()


def connect(endpoint: str, timeout_s: float) -> Channel:
    """Connect to a listener. Raises `OSError`, such as `FileNotFoundError` and `ConnectionRefusedError` without one."""
    connected = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    connected.settimeout(timeout_s)
    try:
        connected.connect(endpoint)
    except BaseException:
        connected.close()
        raise
    return Channel(connected)
