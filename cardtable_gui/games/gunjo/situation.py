"""The situation of the seat to move: the input of legality, refusals and prompts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardtable_gui.core.counts import Counts
from cardtable_gui.games.gunjo import moves
from cardtable_gui.games.gunjo.actions import GunjoAction


@dataclass(frozen=True, slots=True)
class Situation:
    """The facts that decide the legal actions of the seat to move.

    Attributes:
        phase: `lead`, `follow`, `drawn`, `give` or `over`.
        hand: the seat's cards.
        latest: the cards of the latest play in the area; empty on an empty area.
        total: their total; 0 on an empty area.
        odd: whether totals must be odd (GG13).
        revealed: the two revealed cards.
        deck: how many cards the deck holds.
        free: whether the option `two_ignores_area` is on.
    """

    phase: str
    hand: Counts
    latest: tuple[int, ...]
    total: int
    odd: bool
    revealed: tuple[int, int]
    deck: int
    free: bool

    def legal_actions(self) -> Sequence[GunjoAction]:
        """Exactly the legal actions."""
        match self.phase:
            case "over":
                return ()
            case "give":
                return moves.legal_gives(self.hand)
            case "drawn":
                return moves.legal_after_draw(self.hand, self.total, self.odd, self.free)
            case _:
                return moves.legal_turn(self.hand, self.total, self.odd, self.revealed, self.deck, self.free)
