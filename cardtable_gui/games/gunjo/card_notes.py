"""Explanations of cards for the player."""

from __future__ import annotations

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.games.gunjo.cards import FINISHER, JOINER, ODD_MAKER, PASSER, PENALTIES, TAKER

_EFFECTS = {
    JOINER: QT_TRANSLATE_NOOP("gunjo", "It may join a set of any other number, and adds to its total."),
    FINISHER: QT_TRANSLATE_NOOP("gunjo", "Four of them in one play win the round at once."),
    ODD_MAKER: QT_TRANSLATE_NOOP("gunjo", "Once it is played every total must be odd, until the area is cleared."),
    TAKER: QT_TRANSLATE_NOOP("gunjo", "Whoever plays it takes the cards that it beat into the hand."),
    PASSER: QT_TRANSLATE_NOOP("gunjo", "When it is played, everybody passes a card to the left."),
}


def about(face: int) -> tuple[Message, ...]:
    """Its penalty (GG8), and its effect (GG11 to GG15)."""
    held = QT_TRANSLATE_NOOP("gunjo", "Penalty while in hand at the round's end: {points}.")
    penalty = held.put(points=PENALTIES[face])
    return (penalty, _EFFECTS[face]) if face in _EFFECTS else (penalty,)
