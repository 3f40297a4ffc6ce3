"""Notes on each card, and the reference card, for players to look up.

Every game that has notes has them as a module of its own.
"""

from __future__ import annotations

from cardtable_gui.core import counts
from cardtable_gui.core.aids import reference_tables as reference
from cardtable_gui.core.aids.reference_tables import ReferenceCard, ReferenceTable, Row
from cardtable_gui.core.counts import number
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.games.gunjo.cards import FINISHER, JOINER, ODD_MAKER, PASSER, PENALTIES, TAKER, in_play, texts
from cardtable_gui.games.gunjo.view import GunjoView

EFFECTS = {
    JOINER: QT_TRANSLATE_NOOP("gunjo", "You can add it to cards of any one number. It adds 1 to their total."),
    FINISHER: QT_TRANSLATE_NOOP("gunjo", "Play four or more of them at once to win the round."),
    ODD_MAKER: QT_TRANSLATE_NOOP("gunjo", "Once it’s played, every total must be odd until the play area is cleared."),
    TAKER: QT_TRANSLATE_NOOP(
        "gunjo", "When you play it on another play, you take the cards of that play into your hand."
    ),
    PASSER: QT_TRANSLATE_NOOP("gunjo", "When it’s played, everyone with cards passes one to the left."),
}


def about(face: int) -> tuple[Message, ...]:
    """Its penalty (GG8), and its effect (GG11 to GG15)."""
    held = QT_TRANSLATE_NOOP("gunjo", "Costs %n point(s) if you still hold any of this number when someone else wins.")
    penalty = held.put(n=PENALTIES[face])
    return (penalty, EFFECTS[face]) if face in EFFECTS else (penalty,)


def reference_card(view: GunjoView) -> ReferenceCard:
    """The card for this seat at this moment (GG2, GG8, GG9, GG11 to GG15)."""
    deck = in_play(view.expansions)
    played = [face for cards in view.area for face in cards]
    left = deck - view.own - counts.of((*played, *view.discards, *view.revealed))
    faces = counts.kinds(deck)
    end = QT_TRANSLATE_NOOP(
        "gunjo", "The match ends after round {rounds}, or earlier if someone has fewer than 0 points."
    ).put(rounds=view.last_round)
    numbers = ReferenceTable(
        reference.ALL_CARDS,
        (reference.CARD, reference.LEFT, QT_TRANSLATE_NOOP("gunjo", "Penalty")),
        tuple(
            Row(
                (*texts((face,)), reference.of_all(number(left, face), number(deck, face)), str(PENALTIES[face])),
                *texts((face,)),
            )
            for face in faces
        ),
        (
            QT_TRANSLATE_NOOP("gunjo", "Each number left in your hand costs its penalty once, however many you hold."),
            reference.ABOUT_LEFT,
            end,
        ),
        passing=frozenset({end}),
    )
    special = tuple(Row((*texts((face,)), EFFECTS[face]), *texts((face,))) for face in faces if face in EFFECTS)
    if not special:
        return (numbers,)
    effects = ReferenceTable(
        QT_TRANSLATE_NOOP("gunjo", "Expansion cards"), (reference.CARD, reference.EFFECT), special, prose=True
    )
    return numbers, effects
