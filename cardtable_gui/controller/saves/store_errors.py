"""Errors of the store, with messages for a player. No Qt."""

from __future__ import annotations

from cardtable_gui.core.files.set_aside import Damaged
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message


class StoreError(Exception):
    """Raised for a disk error; `message` tells a player the reason."""

    def __init__(self, message: Message) -> None:
        """Keep the message for whoever tells the player."""
        super().__init__(message.text)
        self.message = message


class InUseError(StoreError):
    """Raised for a match that is open in another window."""

    def __init__(self) -> None:
        """Make the message."""
        super().__init__(QT_TRANSLATE_NOOP("store", "This match is open in another window."))


class DamagedError(StoreError):
    """Raised for a match whose file cannot be read; it was moved aside."""

    def __init__(self, damaged: Damaged) -> None:
        """Keep the damaged file."""
        message = QT_TRANSLATE_NOOP("store", "Can’t read “{name}”, so it was set aside. {reason}")
        if not damaged.moved:
            message = QT_TRANSLATE_NOOP("store", "Can’t read “{name}”. {reason}")
        super().__init__(message.put(name=damaged.name, reason=damaged.reason))
        self.damaged = damaged
