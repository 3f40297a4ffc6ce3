"""Kobayakawa's reference card: the cards that are left with what they make as the lowest, and the kamons of a round."""

from __future__ import annotations

from cardtable_gui.core.aids import reference_tables as reference
from cardtable_gui.core.aids.reference_tables import ReferenceCard, ReferenceTable, Row
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.games.kobayakawa.actions import text
from cardtable_gui.games.kobayakawa.cards import CARDS
from cardtable_gui.games.kobayakawa.position import KAMONS_LAST_ROUND
from cardtable_gui.games.kobayakawa.view import KobayakawaView

_KAMONS = ReferenceTable(
    QT_TRANSLATE_NOOP("kobayakawa", "Kamons"),
    (
        QT_TRANSLATE_NOOP("kobayakawa", "Round"),
        QT_TRANSLATE_NOOP("kobayakawa", "Stake"),
        QT_TRANSLATE_NOOP("kobayakawa", "From the centre"),
    ),
    (
        Row(("1–6", "1", "1")),
        Row(("7", str(KAMONS_LAST_ROUND), str(KAMONS_LAST_ROUND))),
    ),
    (
        QT_TRANSLATE_NOOP("kobayakawa", "The winner takes all the stakes and what comes from the centre."),
        QT_TRANSLATE_NOOP("kobayakawa", "In round 7, one kamon is enough to fight if you have only one."),
    ),
)


def reference_card(view: KobayakawaView) -> ReferenceCard:
    """The card for this seat at this moment, the highest card first (KB1, KB5-KB7)."""
    unseen = view.unseen()
    in_play = {*unseen, *view.hands, view.drawn}

    def row(card: int) -> Row:
        total = str(card + 1 + view.k + 1) if card in in_play else reference.NOTHING
        return Row((text(card), reference.of_all(int(card in unseen), 1), total), text(card))

    cards = ReferenceTable(
        reference.ALL_CARDS,
        (reference.CARD, reference.LEFT, QT_TRANSLATE_NOOP("kobayakawa", "As the lowest")),
        tuple(map(row, reversed(range(CARDS)))),
        (
            reference.ABOUT_LEFT,
            QT_TRANSLATE_NOOP(
                "kobayakawa", "As the lowest: a card’s total with this Kobayakawa, if it’s the lowest in the fight."
            ),
            QT_TRANSLATE_NOOP("kobayakawa", "The highest total wins. If totals are equal, the earlier player wins."),
        ),
        passing=frozenset({reference.ALL_CARDS}),
    )
    return cards, _KAMONS
