"""Counts of `balance` in Gunjo Gradation."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from cardtable_gui.core.actions import Action
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.games.gunjo.actions import Play, Swap
from cardtable_gui.games.gunjo.state import GunjoState
from cardtable_gui.lab.balance.balance_counts import BalanceCounts

_SPECIAL: Final = frozenset({"1", "2", "13", "14", "15"})
_TWOS: Final = 4


class GunjoCounts(BalanceCounts[GunjoState]):
    """Counts how rounds end, swaps apart from passes, and plays of each kind of the expansions."""

    words: ClassVar = {
        "out": QT_TRANSLATE_NOOP("gunjo", "Last card played"),
        "passed": QT_TRANSLATE_NOOP("gunjo", "Last card passed to the left"),
        "four 2s": QT_TRANSLATE_NOOP("gunjo", "Four 2s"),
        "play": QT_TRANSLATE_NOOP("game", "Play"),
        "draw": QT_TRANSLATE_NOOP("game", "Draw a card"),
        "stay": QT_TRANSLATE_NOOP("gunjo", "Stay"),
        "pass": QT_TRANSLATE_NOOP("gunjo", "Pass without swapping"),
        "swap": QT_TRANSLATE_NOOP("gunjo", "Pass and swap a card"),
        "give": QT_TRANSLATE_NOOP("gunjo", "Pass a card to the left"),
    }

    def ends(self, before: GunjoState, action: Action) -> str:
        """By a play of all cards (GG7), by four 2s (GG12), or by passing the last card to the left (GG15)."""
        if not isinstance(action, Play):
            return "passed"
        twos = sum(before.game.faces[face] == "2" for face in action.cards)
        assert before.to_move is not None
        out = len(action.cards) == before.sizes[before.to_move]
        return "four 2s" if twos >= _TWOS and not out else "out"

    def kinds(self, before: GunjoState, action: Action) -> Iterable[str]:
        """The action, and each kind of the expansions that is played."""
        match action:
            case Swap():
                return ("swap",)
            case Play(cards=cards):
                numbers = {before.game.faces[face] for face in cards}
                return ("play", *(f"play {number}" for number in sorted(numbers & _SPECIAL, key=int)))
            case _:
                return super().kinds(before, action)


BALANCE: Final = GunjoCounts()
