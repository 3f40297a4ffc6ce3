"""What players are told of a record that fills up. No Qt."""

from __future__ import annotations

from enum import IntEnum

from cardtable_gui.core.files.limits import NEARLY_FULL
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message


class _Room(IntEnum):
    NONE = 0
    LITTLE = 1
    PLENTY = 2


class RoomNotice:
    """Tells once that a record is nearly full, and once that it is; again after there was more room."""

    def __init__(self) -> None:
        """Begin with plenty of room."""
        self._known = _Room.PLENTY

    def of(self, room: int) -> Message | None:
        """What to tell the players now that there is room for so many actions; None: nothing new."""
        now = _Room.NONE if not room else _Room.LITTLE if room <= NEARLY_FULL else _Room.PLENTY
        before, self._known = self._known, now
        if now >= before:
            return None
        if now is _Room.LITTLE:
            message = QT_TRANSLATE_NOOP("controller", "This match is very long. Moves that can still be saved: {room}.")
            return message.put(room=room)
        return QT_TRANSLATE_NOOP(
            "controller",
            "This match has become as long as a record can be, so it stops here. All of it is saved; you "
            "can take back a move, or watch it.",
        )
