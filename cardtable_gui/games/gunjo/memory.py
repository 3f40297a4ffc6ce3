"""Tracks what each seat knows of other hands when cards are passed on face down (GG15)."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable_gui.core.counts import ONE, Counts, having, without


def after_passing(minds: Sequence[Sequence[Counts]], gives: Sequence[int]) -> list[list[Counts]]:
    """The known cards after each seat passed the card `gives[seat]` (negative: none) to its left.

    `minds` is as in `GunjoState`; the result has a row for every seat and one for spectators. The receiver of a card
    knows that it has left its right neighbour, and the giver that its left neighbour has it now. For everybody else the
    card may have been any known one, so one known card of each number is forgotten.
    """
    players = len(gives)
    rows = minds if len(minds) > 1 else [minds[0]] * (players + 1)
    return [_mind(row, viewer, gives) for viewer, row in enumerate(rows)]


def _mind(row: Sequence[Counts], viewer: int, gives: Sequence[int]) -> list[Counts]:
    players = len(gives)
    after = list(row)
    for giver, given in enumerate(gives):
        if given >= 0:
            receiver = (giver + 1) % players
            known = row[giver]
            after[giver] += (without(known, ONE[given]) if viewer == receiver else known - having(known, 1)) - known
            if viewer == giver:
                after[receiver] += ONE[given]
    return after
