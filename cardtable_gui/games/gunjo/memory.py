"""What everybody knows of the hands of others, when cards pass from hand to hand unseen (GG15)."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable_gui.core.counts import ONE, Counts, having, without


def after_passing(minds: Sequence[Sequence[Counts]], gives: Sequence[int]) -> list[list[Counts]]:
    """Knowledge after each seat passed the card `gives[seat]` (negative: none) to its left.

    `minds` is as in `GunjoState`; the result has a row for every seat and one for spectators. Who gets a card knows
    which one has left its right neighbour, and who gives one that its left neighbour has it now. To everybody else the
    card that left a hand may have been any known one: of each number there, one is forgotten.
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
