"""What can go wrong with matches on disk, told to a player. No Qt."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message


class StoreError(Exception):
    """Raised when the disk does not do what is asked; `message` says why, for a player."""

    def __init__(self, message: Message) -> None:
        """Keep the message for whoever tells the player."""
        super().__init__(message.text)
        self.message = message


class InUseError(StoreError):
    """Raised for a match that is open in another window."""

    def __init__(self) -> None:
        """Say so."""
        super().__init__(QT_TRANSLATE_NOOP("store", "This match is open in another window."))


@dataclass(frozen=True, slots=True)
class Damaged:
    """A file that is no match we can read: its name, why, and where it lies now, unharmed.

    `moved`: whether it was set aside; else it stays where it was.
    """

    name: str
    reason: Message
    place: Path
    moved: bool = True


class DamagedError(StoreError):
    """Raised for a match whose file cannot be read; it was set aside."""

    def __init__(self, damaged: Damaged) -> None:
        """Keep what was found."""
        message = QT_TRANSLATE_NOOP("store", "{name} cannot be read and was set aside. {reason}")
        if not damaged.moved:
            message = QT_TRANSLATE_NOOP("store", "{name} cannot be read. {reason}")
        super().__init__(message.put(name=damaged.name, reason=damaged.reason))
        self.damaged = damaged
