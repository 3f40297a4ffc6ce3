"""Merchant of Goldfish's reference card: how many cards of each value are left."""

from __future__ import annotations

from cardtable_gui.core import counts
from cardtable_gui.core.aids import reference_tables as reference
from cardtable_gui.core.aids.reference_tables import ReferenceCard, ReferenceTable, Row
from cardtable_gui.core.counts import ONE, number
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.games.merchant.actions import texts
from cardtable_gui.games.merchant.deck import in_play
from cardtable_gui.games.merchant.view import MerchantView


def reference_card(view: MerchantView) -> ReferenceCard:
    """The card for this seat at this moment, the highest value first (MG1, MG2)."""
    deck = in_play(view.players)
    left = deck - view.own - view.market - view.number * ONE[view.face] - counts.of(view.discards)
    rows = tuple(
        Row((*texts((face,)), reference.of_all(number(left, face), number(deck, face))), *texts((face,)))
        for face in reversed(counts.kinds(deck))
    )
    cards = QT_TRANSLATE_NOOP("merchant", "Cards, highest first")
    return (ReferenceTable(cards, (reference.CARD, reference.LEFT), rows, (reference.ABOUT_LEFT,)),)
