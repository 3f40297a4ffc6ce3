"""What can be said of a draw in Old Maid: true sentences, from what the seat knows."""

from __future__ import annotations

from collections.abc import Iterator

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from tests.support.games.old_maid.cards import JOKER, rank_of
from tests.support.games.old_maid.position import OldMaidView


def reasons(view: OldMaidView) -> Iterator[Message]:
    """What the seat to move can know of the fan, the most telling first."""
    assert view.seat is not None
    assert view.giver is not None
    own = {card for card in view.hands[view.seat] if card is not None}
    ranks = {rank_of(card) for card in own}
    known = [card for by, card in view.seen if by == view.giver]
    if any(rank_of(card) in ranks for card in known):
        yield QT_TRANSLATE_NOOP("sample_old_maid", "A card that makes a pair with one of yours is in this fan.")
    if JOKER in own:
        yield QT_TRANSLATE_NOOP("sample_old_maid", "The joker is in your own hand: no card of this fan can be it.")
