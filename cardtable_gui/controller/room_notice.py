"""Warnings to players when a record is nearly full. No Qt."""

from __future__ import annotations

from enum import IntEnum

from cardtable_gui.core.files.limits import NEARLY_FULL
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message


class _Room(IntEnum):
    NONE = 0
    LITTLE = 1
    PLENTY = 2


class RoomNotice:
    """Warns once when a record is nearly full and once when it is full; again after an undo made room."""

    def __init__(self) -> None:
        """Start with no warning given."""
        self._known = _Room.PLENTY

    def of(self, room: int) -> Message | None:
        """The warning when the record has room for `room` more actions; None: nothing new."""
        now = _Room.NONE if not room else _Room.LITTLE if room <= NEARLY_FULL else _Room.PLENTY
        before, self._known = self._known, now
        if now >= before:
            return None
        if now is _Room.LITTLE:
            message = QT_TRANSLATE_NOOP("controller", "This match is very long. Only %n more move(s) can be saved.")
            return message.put(n=room)
        return QT_TRANSLATE_NOOP(
            "controller",
            "This match is as long as a record can be, so it stops here. Everything is saved: you can undo a "
            "move or watch the match.",
        )
