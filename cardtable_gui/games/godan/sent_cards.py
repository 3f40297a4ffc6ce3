"""The cards that were sent on in a game of GODAN, and which seats have seen them: what players remember (GO4, GO5)."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from cardtable_gui.games.godan.actions import NOBODY

HIDDEN: Final = -2
"""Stands for a card in a view that the seat does not know."""
EVERYONE: Final = -1
"""The bits of all seats."""


class SentCard(NamedTuple):
    """A card that a seat sent on.

    Attributes:
        week: when that was.
        sender: the seat.
        taker: the seat that took it; NOBODY while none has, and if it went to the discards.
        card: its face; in a view HIDDEN if that seat hasn't seen it.
        seen: bits of the seats that have seen it; EVERYONE if it was turned up.
    """

    week: int
    sender: int
    taker: int
    card: int
    seen: int

    def seen_by(self, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) has seen it."""
        return self.seen == EVERYONE if seat is None else bool(self.seen >> seat & 1)


SentCards: TypeAlias = tuple[SentCard, ...]
"""Those of a game, the latest last."""


def as_seen(cards: SentCards, seat: int | None) -> SentCards:
    """These cards as a seat (None: a spectator) knows them."""
    return tuple([card if card.seen_by(seat) else card._replace(card=HIDDEN) for card in cards])


def taken(cards: SentCards, week: int, seat: int) -> SentCards:
    """Note that a seat took the incoming card, which may also be the deck's."""
    if not _on_its_way(cards, week):
        return cards
    last = cards[-1]
    return (*cards[:-1], last._replace(taker=seat, seen=last.seen | 1 << seat))


def turned_up(cards: SentCards, week: int) -> SentCards:
    """Note that the incoming card, which may also be the deck's, went to the discards unseen."""
    return (*cards[:-1], cards[-1]._replace(seen=EVERYONE)) if _on_its_way(cards, week) else cards


def _on_its_way(cards: SentCards, week: int) -> bool:
    """Whether the incoming card is the last one of these."""
    return bool(cards) and cards[-1].week == week and cards[-1].taker == NOBODY
