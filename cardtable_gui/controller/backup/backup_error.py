"""Why a backup could not be written or read. No Qt."""

from __future__ import annotations

from typing import Final

from cardtable_gui.core.files import plain_file
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message

STRANGE: Final = QT_TRANSLATE_NOOP("backup", "This isn’t a backup of Card Table’s data.")
NEWER: Final = QT_TRANSLATE_NOOP(
    "backup", "This backup is from a newer version of Card Table. Update the program to restore it."
)
CUT: Final = QT_TRANSLATE_NOOP("backup", "This file is damaged or incomplete. Try another copy.")
TOO_LARGE: Final = QT_TRANSLATE_NOOP("backup", "This is too large to be a backup of Card Table’s data.")
UNEXPECTED: Final = QT_TRANSLATE_NOOP("store", "An unexpected problem occurred.")
_FOREIGN = QT_TRANSLATE_NOOP("backup", "“{file}” doesn’t belong in a backup, so nothing was restored.")
_DAMAGED = QT_TRANSLATE_NOOP(
    "backup", "This backup is damaged: “{file}” inside it has changed since it was saved. Try another copy."
)
_UNUSABLE = QT_TRANSLATE_NOOP("backup", "“{file}” in this backup can’t be used, so nothing was restored. {reason}")


class BackupError(Exception):
    """Raised for a backup that cannot be written or restored; `message` tells a player the reason."""

    def __init__(self, message: Message) -> None:
        """Keep the message."""
        super().__init__(message.text)
        self.message = message


def foreign(path: str) -> BackupError:
    """The error for a file in a backup that no backup has, or that it has twice."""
    return BackupError(_FOREIGN.put(file=plain_file.shown(path)))


def damaged(path: str) -> BackupError:
    """The error for a file in a backup that was changed or lost after it was saved."""
    return BackupError(_DAMAGED.put(file=plain_file.shown(path)))


def unusable(path: str, reason: Message) -> BackupError:
    """The error for a file in a backup that the program can't read."""
    return BackupError(_UNUSABLE.put(file=plain_file.shown(path), reason=reason))
