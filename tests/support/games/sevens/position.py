"""What lies on the table of Sevens: the fields of its states and views. Cards are faces."""

from __future__ import annotations

from typing import Generic

from cardtable_gui.core.fields import Row, view_class
from cardtable_gui.core.game import MatchFields
from cardtable_gui.core.hands import CardsView
from cardtable_gui.core.plain_deck import suit_of
from cardtable_gui.core.zones import Zone, ZoneCards
from tests.support.games.sevens.actions import SevensAction
from tests.support.games.sevens.cards import open_cards
from tests.support.games.sevens.rule_set import RuleSet

ROWS = (Zone("spades"), Zone("hearts"), Zone("diamonds"), Zone("clubs"))
"""Where each suit lies, by its index in `plain_deck.SUITS`."""


class Shared(RuleSet, MatchFields[SevensAction], Generic[Row]):
    """The fields that a state and its views share."""

    __slots__ = ()

    laid: frozenset[int]
    passes: Row
    """By seat: how often it may still pass, where passes are counted."""
    finished: tuple[int, ...]
    """The seats that laid every card, the first one first."""
    dropped: tuple[int, ...]
    """The seats that dropped out, the first one first."""


class Position(Shared[list[int]]):
    """The fields that only a state has, and values derived from all fields."""

    __slots__ = ()

    hands: list[tuple[int, ...]]
    """By seat, ascending."""

    @property
    def scores(self) -> tuple[int, ...]:
        """How many players each seat is ahead of; 0 until the match is over."""
        ranks = self.ranks
        return (0,) * self.players if ranks is None else tuple(self.players - rank for rank in ranks)

    @property
    def ranks(self) -> tuple[int, ...] | None:
        """In the order of laying the last card; who dropped out comes after all others, the first one last (SV6)."""
        if self.to_move is not None:
            return None
        left = (seat for seat in range(self.players) if self.hands[seat])
        order = (*self.finished, *left, *reversed(self.dropped))
        return tuple(order.index(seat) + 1 for seat in range(self.players))

    @property
    def phase(self) -> str:
        """`lay` or `over`."""
        return "over" if self.to_move is None else "lay"

    def cards(self) -> tuple[int, ...]:
        """Every card in play."""
        return tuple(sorted((*self.laid, *(card for hand in self.hands for card in hand))))


@view_class
class SevensView(Shared[tuple[int, ...]], CardsView[SevensAction]):
    """Of the hands of others only the sizes are known."""

    @property
    def playable(self) -> tuple[int, ...]:
        """The own cards that may be laid now, ascending."""
        if self.seat is None or self.seat != self.to_move:
            return ()
        continuing = open_cards(self.laid)
        return tuple(card for card in self.own if card in continuing)

    def zones(self) -> tuple[ZoneCards, ...]:
        """Hands, and a row for each suit."""
        rows = [
            ZoneCards(row, self.game.card_texts([card for card in sorted(self.laid) if suit_of(card) == suit]))
            for suit, row in enumerate(ROWS)
        ]
        return (*self.hand_zones(), *rows)
