"""Counts of `balance` in Meow Meow Daifugo."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from cardtable_gui.core.actions import Action
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.games.meow.actions import Play
from cardtable_gui.games.meow.cards import ANYS, BIT, DOUBLE, NONE, WHITE_ANY
from cardtable_gui.games.meow.combinations import Kind
from cardtable_gui.games.meow.state import MeowState
from cardtable_gui.lab.balance.balance_counts import BalanceCounts

_DOPPELGANGERS: Final = sum(BIT[DOUBLE:WHITE_ANY])
_KINDS: Final = {Kind.SINGLE: "single", Kind.EQUAL: "equal", Kind.SEQUENCE: "sequence"}


class MeowCounts(BalanceCounts[MeowState]):
    """Which combinations are played, and how often with a doppelganger or a ?."""

    words: ClassVar = {
        "single": QT_TRANSLATE_NOOP("game", "Play a single card"),
        "equal": QT_TRANSLATE_NOOP("meow", "Play a set"),
        "sequence": QT_TRANSLATE_NOOP("meow", "Play a sequence"),
        "doppelganger": QT_TRANSLATE_NOOP("meow", "Plays with a doppelganger"),
        "doubled": QT_TRANSLATE_NOOP("meow", "Plays with a doppelganger that counts as two"),
        "?": QT_TRANSLATE_NOOP("meow", "Plays with a ?"),
        "pass": QT_TRANSLATE_NOOP("game", "Pass"),
        "return": QT_TRANSLATE_NOOP("meow", "Put a ? under the deck"),
        "show": QT_TRANSLATE_NOOP("meow", "Show a card"),
        "take": QT_TRANSLATE_NOOP("meow", "Take a reward"),
    }

    def start(self, state: MeowState) -> int | None:
        """Who showed the lowest card (MM4)."""
        return None if state.start == NONE else state.start

    def kinds(self, before: MeowState, action: Action) -> Iterable[str]:
        """The action; for plays the combination and the special cards in it."""
        if not isinstance(action, Play):
            return super().kinds(before, action)
        special = [("doppelganger", action.lot & _DOPPELGANGERS), ("doubled", action.doubled), ("?", action.lot & ANYS)]
        return (_KINDS[action.combination.kind], *(name for name, there in special if there))


BALANCE: Final = MeowCounts()
