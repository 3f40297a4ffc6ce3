"""Why a backup could not be written or read. No Qt."""

from __future__ import annotations

from cardtable_gui.core.messages import Message


class BackupError(Exception):
    """Raised for a backup that cannot be written or restored; `message` tells a player the reason."""

    def __init__(self, message: Message) -> None:
        """Keep the message."""
        super().__init__(message.text)
        self.message = message
