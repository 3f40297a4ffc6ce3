"""Connections to what outlives the one who made them: they end together."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QMetaObject, QObject, SignalInstance


class Connections:
    """Holds connections to widgets and matches that live on, until `close`."""

    def __init__(self) -> None:
        self._held: list[QMetaObject.Connection] = []

    def connect(self, signal: SignalInstance, slot: Callable[..., object]) -> None:
        """Call `slot` at each emission of `signal` until `close`."""
        self._held.append(signal.connect(slot))

    def close(self) -> None:
        """End all connections; new ones may be made afterwards."""
        held, self._held = self._held, []
        for connection in held:
            QObject.disconnect(connection)
