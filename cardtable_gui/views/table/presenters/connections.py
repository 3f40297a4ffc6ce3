"""Signal connections to objects that outlive the receiver, closed together."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QMetaObject, QObject, SignalInstance


class Connections:
    """Keeps connections to long-lived senders until `close`."""

    def __init__(self) -> None:
        self._held: list[QMetaObject.Connection] = []

    def connect(self, signal: SignalInstance, slot: Callable[..., object]) -> None:
        """Call `slot` at each emission of `signal` until `close`."""
        self._held.append(signal.connect(slot))

    def close(self) -> None:
        """Disconnect everything; new connections may be made afterwards."""
        held, self._held = self._held, []
        for connection in held:
            QObject.disconnect(connection)
