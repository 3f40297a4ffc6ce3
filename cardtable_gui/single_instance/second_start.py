"""A start finds the window that may be open already, and hands its request over. No Qt."""

from __future__ import annotations

import sys
import time
from collections.abc import Mapping
from contextlib import closing, suppress
from pathlib import Path
from typing import Final, NamedTuple

from cardtable_gui.core.files.locks import FileLock, HeldElsewhereError
from cardtable_gui.single_instance.address import Address, address_of
from cardtable_gui.single_instance.start_request import TAKEN, RequestError, StartRequest
from cardtable_gui.start_arguments import StartArguments

PATIENCE_S: Final = 2.0
"""The time that the open window has for an answer: it may be starting, or hang."""
_PAUSE_S: Final = 0.05


class HandedOver(Exception):  # noqa: N818 - no error: the open window does what was asked
    """Raised when the window that is open took the request."""


class Claim(NamedTuple):
    """The right to be the window that later starts call: its address, and the lock of it, held while it is open."""

    address: Address
    lock: FileLock

    def give_up(self) -> None:
        """Let the next start open a window; the folder of sockets goes too, if no other window uses it."""
        self.lock.release()
        with suppress(OSError):
            self.address.lock.parent.rmdir()


def begin(data_folder: Path, arguments: StartArguments, environment: Mapping[str, str]) -> Claim | None:
    """Claim to be the window of a data folder, or hand what was asked over to the one that is open.

    Arguments of Qt, and a language, are for a window of its own.

    Returns:
        The claim; None: there is a window that does not answer or is of no use, or the system offers no way.

    Raises:
        HandedOver: the open window took the request.
    """
    if arguments.qt:
        return None
    file = None if arguments.file is None else arguments.file.absolute()
    try:
        address = address_of(data_folder, environment)
        request = StartRequest(file, environment.get("XDG_ACTIVATION_TOKEN", ""), arguments.game).encoded()
        lock = claimed(address, request if arguments.language is None else None)
    except (OSError, RequestError):
        return None
    return None if lock is None else Claim(address, lock)


def claimed(address: Address, request: bytes | None, patience_s: float = PATIENCE_S) -> FileLock | None:
    """Lock an address, or have the window that holds it take the request.

    Returns:
        The lock; None: the window that holds it takes no request in time, or there is no request.

    Raises:
        HandedOver: the window took the request.
        OSError: the lock file can't be made.
    """
    end = time.monotonic() + patience_s
    called = False
    while True:
        try:
            return FileLock(address.lock)
        except HeldElsewhereError:
            if request is None or time.monotonic() >= end:
                return None
        if not called:
            answer = _answer(address.endpoint, request, max(_PAUSE_S, end - time.monotonic()))
            if answer == TAKEN:
                raise HandedOver
            # Not twice: a window that hangs might do later what it didn't answer. One that closes gives up the lock.
            called = answer is not None
        time.sleep(_PAUSE_S)


def _answer(endpoint: str, request: bytes, timeout_s: float) -> bytes | None:
    """What the window answers; empty: nothing in time; None: it does not listen, or not yet."""
    if sys.platform == "win32":
        from cardtable_gui.single_instance.named_pipe import connect
    else:
        from cardtable_gui.single_instance.unix_socket import connect
    try:
        with closing(connect(endpoint, timeout_s)) as channel:
            channel.send(request, timeout_s)
            return channel.receive(timeout_s)
    except (FileNotFoundError, ConnectionRefusedError):
        return None
    except OSError:
        return b""
