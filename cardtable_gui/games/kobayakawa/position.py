"""The fields of Kobayakawa's states and views, and values derived from them.

Cards are faces 0-14 (the card's number minus 1).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from cardtable_gui.core.draw_pile import DrawPile
from cardtable_gui.core.fields import Row
from cardtable_gui.core.game import MatchFields, ranked
from cardtable_gui.games.kobayakawa.actions import KobayakawaAction
from cardtable_gui.games.kobayakawa.rule_set import RuleSet

NONE = -1
"""Stands for no card."""
HIDDEN = -2
"""Stands for a card in a view that the seat does not know."""

KAMONS_LAST_ROUND = 2
"""The number of kamons left in the centre in the last round, and the stake in it (KB7)."""


class Shared(RuleSet, MatchFields[KobayakawaAction], Generic[Row]):
    """The fields that a state and its views share. Rows are by seat unless said otherwise."""

    __slots__ = ()

    centre: int
    """Kamons in the centre; two are left in the last round (KB7)."""
    start: int
    order: tuple[int, ...]
    """The seats still in the match, from this round's start seat clockwise."""
    turn: int
    """Position in `order` of the seat to move."""
    hands: Row
    """The card of each seat; NONE for seats out of the match."""
    drawn: int
    """The second card of the seat to move, while it chooses what to discard; else NONE."""
    k: int
    old_ks: Row
    """The former Kobayakawas, in order."""
    discards: tuple[tuple[int, int], ...]
    """(seat, card) in the order of discarding."""
    deck_size: int
    stakes: Row
    """Kamons staked in this round; 0 for a seat that folded or was not asked yet."""
    shown: tuple[int, ...]
    """After the end: the seats whose hands lie open."""


class Position(Shared[list[int]], DrawPile):
    """The fields that only a state has, and values derived from all fields."""

    __slots__ = ()

    kamons: list[int]
    betting: bool

    @property
    def last_round(self) -> bool:
        """Whether this is the last round (KB7)."""
        return self.centre <= KAMONS_LAST_ROUND

    @property
    def scores(self) -> tuple[int, ...]:
        """Kamons by seat, without the stakes in the pot."""
        return tuple(self.kamons)

    @property
    def ranks(self) -> tuple[int, ...] | None:
        """Most kamons is first; equal kamons share the rank (KB10)."""
        return ranked(self.kamons) if self.to_move is None else None

    @property
    def phase(self) -> str:
        """`draw`, `discard`, `bet` or `over`."""
        if self.to_move is None:
            return "over"
        if self.betting:
            return "bet"
        return "draw" if self.drawn == NONE else "discard"

    def winner(self, fighters: Sequence[int]) -> int:
        """The winner of the fight (KB5). Fighters are in the order of this round, so the first of equal totals wins."""
        return fighters[winning([self.hands[seat] for seat in fighters], self.k)]

    def totals(self, fighters: Sequence[int]) -> list[int]:
        """The fighting strength of each fighter: its card, with K added for the lowest (KB5)."""
        cards = [self.hands[seat] for seat in fighters]
        totals = [card + 1 for card in cards]
        totals[cards.index(min(cards))] += self.k + 1
        return totals

    def cards(self) -> tuple[int, ...]:
        """Every card in play."""
        hands = [card for card in (*self.hands, self.drawn, self.k) if card != NONE]
        gone = [card for _, card in self.discards]
        return tuple(sorted((*hands, *self.old_ks, *gone, *self.pile)))


def winning(cards: Sequence[int], k: int) -> int:
    """Which card wins a fight (KB5), as an index: the highest, unless the lowest plus the Kobayakawa exceeds it.

    The first of equal totals wins.
    """
    lowest, highest = min(cards), max(cards)
    helped, unhelped = cards.index(lowest), cards.index(highest)
    ahead = lowest + k + 1 - highest
    return helped if ahead > 0 or (ahead == 0 and helped < unhelped) else unhelped
