"""The fields of Gunjo Gradation's states and views, and values derived from them.

Cards are faces 0-14 (the card's number minus 1), hands packed counts. Lists and tuples of seats are by seat.
"""

from __future__ import annotations

from typing import Generic

from cardtable_gui.core import counts
from cardtable_gui.core.counts import Counts
from cardtable_gui.core.draw_pile import DrawPile
from cardtable_gui.core.fields import Row
from cardtable_gui.core.game import MatchFields, ranked
from cardtable_gui.games.gunjo.actions import GunjoAction
from cardtable_gui.games.gunjo.rule_set import RuleSet

NONE = -1
"""Stands for no card or no seat."""


class Shared(RuleSet, MatchFields[GunjoAction], Generic[Row]):
    """The fields that a state and its views share."""

    __slots__ = ()

    start: int
    """The start seat of this round."""
    sizes: Row
    """The number of cards in each hand."""
    revealed: tuple[int, int]
    deck_size: int
    area: tuple[tuple[int, ...], ...]
    """The plays in the area, the latest last."""
    odd: bool
    """Whether a 13 lies or lay in this area: totals must be odd (GG13)."""
    passes: int
    """The number of consecutive turns without a play since the latest one (GG5, GG6)."""
    passer: int
    """The seat whose 15 makes everybody pass a card on, while that is being chosen; else NONE (GG15)."""
    discards: tuple[int, ...]
    """The discard pile, in the order of discarding."""
    penalties: tuple[int, ...]
    """Each seat's penalty in the last finished round (GG10)."""

    @property
    def last_round(self) -> int:
        """The number of the last round, unless the match ends early (GG9)."""
        return self.rounds or self.players


class Position(Shared[list[int]], DrawPile):
    """The fields that only a state has, and values derived from all fields."""

    __slots__ = ()

    hands: list[Counts]
    minds: list[list[Counts]]
    """`minds[viewer][seat]`: cards that the viewer knows to be in that hand; of the viewer's own hand what everybody
    knows.

    The last row is the spectators'. While all know the same there is only one row.
    """
    total: int
    """The total of the latest play; 0 on an empty area."""
    drew: bool
    """Whether the seat to move has drawn in this turn (GG3)."""
    gives: tuple[int, ...]
    """While cards are being chosen: each seat's choice so far, or NONE; else empty."""
    points: tuple[int, ...]

    @property
    def scores(self) -> tuple[int, ...]:
        """Points by seat, changing when a round is scored (GG8)."""
        return self.points

    @property
    def ranks(self) -> tuple[int, ...] | None:
        """Most points is first; a tie goes to fewer penalty points in the last round (GG10)."""
        if self.to_move is not None:
            return None
        return ranked([(points, -lost) for points, lost in zip(self.points, self.penalties, strict=True)])

    @property
    def phase(self) -> str:
        """`lead` (the area is empty), `follow`, `drawn` (play or stay), `give` (a 15 was played) or `over`."""
        if self.to_move is None:
            return "over"
        if self.gives:
            return "give"
        if self.drew:
            return "drawn"
        return "follow" if self.total else "lead"

    def cards(self) -> tuple[int, ...]:
        """Every card in play."""
        held = [face for hand in self.hands for face in counts.expand(hand)]
        played = [face for faces in self.area for face in faces]
        return tuple(sorted((*held, *played, *self.revealed, *self.discards, *self.pile)))
