"""Actions worth searching: all plays, the draw, the plain pass, and swaps that improve the hand."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable_gui.core.counts import Counts, kinds, number
from cardtable_gui.games.gunjo import moves
from cardtable_gui.games.gunjo.actions import DRAW, PASS, SWAPS, GunjoAction, Swap


def following(
    hand: Counts, total: int, odd: bool, revealed: tuple[int, int], deck: int, free: bool
) -> Sequence[GunjoAction]:
    """Some legal actions on another play; arguments as in `moves.legal_turn`."""
    found: list[GunjoAction] = [PASS, *good_swaps(hand, revealed)]
    if deck:
        found.append(DRAW)
    found += moves.plays(hand, total, odd, free)
    return found


def good_swaps(hand: Counts, revealed: tuple[int, int]) -> list[Swap]:
    """Swaps that give a single card of a number, and take a card whose number the hand already holds."""
    wanted = [face for face in sorted(set(revealed)) if number(hand, face)]
    if not wanted:
        return []
    single = [face for face in kinds(hand) if number(hand, face) == 1]
    return [SWAPS[give][take] for give in single for take in wanted if give != take]
