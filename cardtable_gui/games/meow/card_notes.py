"""Explanations of cards for the player."""

from __future__ import annotations

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.games.meow.cards import ANYS, BIT, CIRCLES, DOUBLE, WHITE_ANY

_ANY = QT_TRANSLATE_NOOP("meow", "Stands for any number from 1 to 8 in its own colour.")
_DOUBLE = QT_TRANSLATE_NOOP("meow", "A doppelganger: counts as one card or two, as you like, except in a sequence.")


def about(face: int) -> tuple[Message, ...]:
    """The circles of a card (MM1), and what it can stand for (MM6, MM7)."""
    held = QT_TRANSLATE_NOOP("meow", "Counts as %n circle(s) if it’s left in a hand when the round ends.")
    circles = held.put(n=CIRCLES[face])
    if BIT[face] & ANYS:
        return circles, _ANY
    return (circles, _DOUBLE) if DOUBLE <= face < WHITE_ANY else (circles,)
