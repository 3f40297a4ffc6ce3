"""Explanations of cards for the player."""

from __future__ import annotations

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.games.meow.cards import ANYS, BIT, CIRCLES, DOUBLE, WHITE_ANY

_ANY = QT_TRANSLATE_NOOP("meow", "It stands for any number from 1 to 8 of its colour.")
_DOUBLE = QT_TRANSLATE_NOOP("meow", "Among equal numbers it counts as one card or as two, as you like.")


def about(face: int) -> tuple[Message, ...]:
    """The circles of a card (MM1), and what it can stand for (MM6, MM7)."""
    held = QT_TRANSLATE_NOOP("meow", "Circles while in hand at the round's end: {circles}.")
    circles = held.put(circles=CIRCLES[face])
    if BIT[face] & ANYS:
        return circles, _ANY
    return (circles, _DOUBLE) if DOUBLE <= face < WHITE_ANY else (circles,)
