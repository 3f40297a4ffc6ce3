"""The fields of GODAN's states and views, and values derived from them.

Cards are faces, hands and fields packed counts. Lists are by seat. `Moves` explains `laid` and `taken`.
"""

from __future__ import annotations

from typing import Generic

from cardtable_gui.core import counts
from cardtable_gui.core.counts import ONE, Counts
from cardtable_gui.core.draw_pile import DrawPile
from cardtable_gui.core.fields import Row
from cardtable_gui.core.game import MatchFields, ranked
from cardtable_gui.games.godan.actions import GodanAction
from cardtable_gui.games.godan.moves import Moves
from cardtable_gui.games.godan.rule_set import RuleSet
from cardtable_gui.games.godan.sent_cards import SentCards

NONE = -1
"""Stands for no card."""


class Shared(RuleSet, MatchFields[GodanAction], Generic[Row]):
    """The fields that a state and its views share. Every game is one deal (GO2)."""

    __slots__ = ()

    start: int
    """The start seat of this game."""
    week: int
    last_week: int
    laid: Row
    taken: Row
    collections: Row
    """Points won minus points lost by Collection in this game (GO9)."""
    incoming: int
    """The card on its way to the seat to move; NONE if that is the deck's top card or has been taken."""
    drawn: int
    """The card that the seat to move has just taken, before it sends one; else NONE."""
    knowers: int
    """Bits of the seats that know the card `incoming`, or once it is taken the card `drawn` (beside who took it)."""
    deck_size: int
    discards: Row
    sent: SentCards
    """What was sent on in this game. Like `deal_actions`, it stays as it is where rollouts call `State.apply`."""

    @property
    def games(self) -> int:
        """The number of games in the match (GO2)."""
        return self.players * self.sets


class Position(Shared[list[int]], DrawPile):
    """The fields that only a state has, and values derived from all fields."""

    __slots__ = ()

    moves: Moves
    """The tables of the house rules in use."""
    last: int
    """The seat that ends every week of this game."""
    hands: list[Counts]
    known: list[Counts]
    """By seat: cards that this seat knows to be in the hand of the seat `last`, which hides none of its moves."""
    totals: list[int]
    """Points of the match (GO10, GO12)."""

    @property
    def scores(self) -> tuple[int, ...]:
        """Points by seat, after the last scored game."""
        return tuple(self.totals)

    @property
    def ranks(self) -> tuple[int, ...] | None:
        """Most points is first; equal points share the rank (GO12)."""
        return ranked(self.totals) if self.to_move is None else None

    @property
    def phase(self) -> str:
        """`choose` (take or work), `send` or `over`."""
        if self.to_move is None:
            return "over"
        return "choose" if self.drawn == NONE else "send"

    def game_points(self, seat: int) -> int:
        """The score of a seat if the game ended now (GO10)."""
        groups = self.moves.groups_worth(self.laid[seat] + self.taken[seat])
        return groups + self.collections[seat] - self.moves.cost(self.hands[seat])

    def cards(self) -> tuple[int, ...]:
        """Every card in play."""
        positions = counts.of((*self.discards, *self.pile))
        if self.incoming != NONE:
            positions += ONE[self.incoming]
        return counts.expand(sum(self.hands) + sum(self.laid) + sum(self.taken) + positions)
