"""Gunjo Gradation's reference card: penalties, copies left, and the effects of the expansion cards in play."""

from __future__ import annotations

from cardtable_gui.core import counts
from cardtable_gui.core import reference_card as reference
from cardtable_gui.core.counts import number
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.reference_card import ReferenceCard, ReferenceTable, Row
from cardtable_gui.games.gunjo.card_notes import EFFECTS
from cardtable_gui.games.gunjo.cards import PENALTIES, in_play, texts
from cardtable_gui.games.gunjo.view import GunjoView


def reference_card(view: GunjoView) -> ReferenceCard:
    """The card for this seat at this moment (GG2, GG8, GG11 to GG15)."""
    deck = in_play(view.expansions)
    played = [face for cards in view.area for face in cards]
    left = deck - view.own - counts.of((*played, *view.discards, *view.revealed))
    faces = counts.kinds(deck)
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
        ),
    )
    special = tuple(Row((*texts((face,)), EFFECTS[face]), *texts((face,))) for face in faces if face in EFFECTS)
    if not special:
        return (numbers,)
    effects = ReferenceTable(
        QT_TRANSLATE_NOOP("gunjo", "Expansion cards"), (reference.CARD, reference.EFFECT), special, prose=True
    )
    return numbers, effects
