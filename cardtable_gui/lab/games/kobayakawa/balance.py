"""Counts of `balance` in Kobayakawa."""

from __future__ import annotations

from typing import ClassVar, Final

from cardtable_gui.core.actions import Action
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.games.kobayakawa.actions import Fight
from cardtable_gui.games.kobayakawa.state import KobayakawaState
from cardtable_gui.lab.balance.balance_counts import BalanceCounts


class KobayakawaCounts(BalanceCounts[KobayakawaState]):
    """How many fought in a round."""

    words: ClassVar = {
        "fight": QT_TRANSLATE_NOOP("kobayakawa", "Fight"),
        "tie": QT_TRANSLATE_NOOP("kobayakawa", "Fight with equal totals"),
        "one fighter": QT_TRANSLATE_NOOP("kobayakawa", "One fighter"),
        "nobody": QT_TRANSLATE_NOOP("kobayakawa", "Nobody fights"),
        "draw": QT_TRANSLATE_NOOP("game", "Draw a card"),
        "discard": QT_TRANSLATE_NOOP("game", "Discard"),
        "flip": QT_TRANSLATE_NOOP("kobayakawa", "Flip the top card"),
        "fold": QT_TRANSLATE_NOOP("kobayakawa", "Fold"),
    }

    def ends(self, before: KobayakawaState, action: Action) -> str:
        """By how many fight: nobody (KB8), one, or several, whose highest totals may tie (KB5)."""
        last = before.to_move if isinstance(action, Fight) else None
        fighters = [seat for seat in before.order if before.stakes[seat] or seat == last]
        if len(fighters) < 2:
            return "one fighter" if fighters else "nobody"
        totals = before.totals(fighters)
        return "tie" if totals.count(max(totals)) > 1 else "fight"


BALANCE: Final = KobayakawaCounts()
