"""Counts of `balance` in Merchant of Goldfish."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from cardtable_gui.core.actions import Action
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.games.merchant.actions import Exchange, Pass, Play
from cardtable_gui.games.merchant.state import MerchantState
from cardtable_gui.lab.balance.balance_counts import BalanceCounts


class MerchantCounts(BalanceCounts[MerchantState]):
    """Counts how deals end, exchanges apart from passes, and sets apart from single cards."""

    words: ClassVar = {
        "out": QT_TRANSLATE_NOOP("merchant", "All but one went out"),
        "turn limit": QT_TRANSLATE_NOOP("merchant", "Turn limit"),
        "single": QT_TRANSLATE_NOOP("game", "Play a single card"),
        "set": QT_TRANSLATE_NOOP("merchant", "Play a set"),
        "pass": QT_TRANSLATE_NOOP("merchant", "Pass without exchanging"),
        "exchange": QT_TRANSLATE_NOOP("merchant", "Pass and exchange"),
        "take": QT_TRANSLATE_NOOP("merchant", "Take a free card"),
        "skip": QT_TRANSLATE_NOOP("merchant", "Take no card"),
    }

    def ends(self, before: MerchantState, action: Action) -> str:
        """By a seat's last card (MG11), which only a play can be, or by the turn limit (MG13)."""
        seat = before.to_move
        assert seat is not None
        out = isinstance(action, Play) and len(action.cards) == before.sizes[seat]
        return "out" if out and (before.holders == 2 or before.players == 2) else "turn limit"

    def kinds(self, before: MerchantState, action: Action) -> Iterable[str]:
        """The action."""
        match action:
            case Play(cards=cards):
                return ("single" if len(cards) == 1 else "set",)
            case Pass():
                return ("pass",)
            case Exchange():
                return ("exchange",)
            case _:
                return super().kinds(before, action)


BALANCE: Final = MerchantCounts()
