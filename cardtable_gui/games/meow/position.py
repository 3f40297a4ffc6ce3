"""The fields of Meow Meow Daifugo's states and views, and values derived from them.

Cards are faces, hands are bitmasks of them (see `cards`). Lists are by seat.
"""

from __future__ import annotations

from typing import Generic

from cardtable_gui.core.draw_pile import DrawPile
from cardtable_gui.core.fields import Row
from cardtable_gui.core.game import MatchFields, ranked
from cardtable_gui.games.meow import cards
from cardtable_gui.games.meow.actions import MeowAction, Play
from cardtable_gui.games.meow.cards import Cards
from cardtable_gui.games.meow.rule_set import RuleSet

HIDDEN = -2
"""Stands for a card in a view that the seat does not know."""


class Shared(RuleSet, MatchFields[MeowAction], Generic[Row]):
    """The fields that a state and its views share."""

    __slots__ = ()

    seen: Row
    """By seat: cards that all know to be in that hand (sets of cards)."""
    field: tuple[int, ...]
    """The face-up cards, the latest last."""
    turned_up: tuple[int, ...]
    """All cards that have been face up in this deal, in the order in which they came."""
    deck_size: int
    bottom: int
    """The ? that was put under the deck, seen by all (MM3), while it is there; else NONE."""
    shown: Row
    """The card that each seat chose to show (MM4), from its choice to the end of the deal; else NONE."""
    start: int
    """The seat that leads first; NONE while that is undecided."""
    must: Cards
    """The card that the next lead must contain (option `lead_shown`)."""
    table: Play | None
    """The play on the table; None: the table is empty."""
    owner: int
    """The seat that made it."""
    passes: int
    """The number of passes in a row since."""
    played: tuple[int, ...]
    """Cards played earlier in this deal, in order."""
    turns: int
    """Plays made in the solo game (MM13)."""


class Position(Shared[list[int]], DrawPile):
    """The fields that only a state has, and values derived from all fields."""

    __slots__ = ()

    hands: list[Cards]
    lost: tuple[int, ...]
    """Points lost so far (MM12)."""
    phase_now: str
    """`return`, `show`, `play` or `reward`: the phase while the match lasts."""

    @property
    def scores(self) -> tuple[int, ...]:
        """Lost points, negative; in the solo game the plays made so far."""
        if self.players == 1:
            return (self.turns,)
        return tuple([-lost for lost in self.lost])

    @property
    def ranks(self) -> tuple[int, ...] | None:
        """Fewest lost points is first (MM12); a solo player is first."""
        if self.to_move is not None:
            return None
        return (1,) if self.players == 1 else ranked(self.scores)

    @property
    def phase(self) -> str:
        """`return`, `show`, `lead` (the table is empty), `follow`, `reward` or `over`."""
        if self.to_move is None:
            return "over"
        if self.phase_now != "play":
            return self.phase_now
        return "lead" if self.table is None or self.players == 1 else "follow"

    def cards(self) -> tuple[int, ...]:
        """Every card in play."""
        positions = () if self.table is None else self.table.cards
        there = (*self.field, *self.pile, *self.played, *positions)
        return tuple(sorted((*there, *(face for hand in self.hands for face in cards.faces(hand)))))
