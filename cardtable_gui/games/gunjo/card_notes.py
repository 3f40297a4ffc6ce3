"""Explanations of cards for the player."""

from __future__ import annotations

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.games.gunjo.cards import FINISHER, JOINER, ODD_MAKER, PASSER, PENALTIES, TAKER

EFFECTS = {
    JOINER: QT_TRANSLATE_NOOP("gunjo", "You can add it to cards of any one number. It adds 1 to their total."),
    FINISHER: QT_TRANSLATE_NOOP("gunjo", "Play four or more of them at once to win the round."),
    ODD_MAKER: QT_TRANSLATE_NOOP("gunjo", "Once it’s played, every total must be odd until the play area is cleared."),
    TAKER: QT_TRANSLATE_NOOP("gunjo", "When you play it, you take the cards of the play before it into your hand."),
    PASSER: QT_TRANSLATE_NOOP("gunjo", "When it’s played, everyone passes a card to the left."),
}


def about(face: int) -> tuple[Message, ...]:
    """Its penalty (GG8), and its effect (GG11 to GG15)."""
    held = QT_TRANSLATE_NOOP("gunjo", "Costs %n point(s) if it’s still in your hand at the end of the round.")
    penalty = held.put(n=PENALTIES[face])
    return (penalty, EFFECTS[face]) if face in EFFECTS else (penalty,)
