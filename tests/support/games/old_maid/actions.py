"""The one action of Old Maid and its notation."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable_gui.core.actions import Action, NotationError
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.notation import unknown, words


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Take the card at this place of the neighbour's fan, counted from 0 (OM3)."""

    place: int


def parse(text: str) -> Draw:
    """Read an action. Raises `NotationError`."""
    verb, *rest = words(text)
    if verb != "draw" or len(rest) != 1:
        raise unknown(text)
    number = rest[0]
    if not (number.isascii() and number.isdecimal() and len(number) <= 2 and int(number) > 0):
        raise NotationError(QT_TRANSLATE_NOOP("sample_old_maid", "Say which card to draw: 1 is the first of the fan."))
    return Draw(int(number) - 1)


def notation(action: Draw) -> str:
    """The canonical text; places count from 1."""
    return f"draw {action.place + 1}"


def describe(action: Draw) -> Message:
    """The action as a short command."""
    return QT_TRANSLATE_NOOP("sample_old_maid", "Draw card {number}").put(number=action.place + 1)
