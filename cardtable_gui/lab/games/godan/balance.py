"""Counts of `balance` in GODAN."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from cardtable_gui.core import counts
from cardtable_gui.core.actions import Action
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.games.godan.actions import Send, Take, Work
from cardtable_gui.games.godan.prompts import ends
from cardtable_gui.games.godan.state import GodanState
from cardtable_gui.lab.balance.balance_counts import WEEKS, BalanceCounts

_ROLES: Final = {"S": "severance", "R": "robbery", "V": "cover-up", "C": "collection"}


class GodanCounts(BalanceCounts[GodanState]):
    """Weeks, what ended a game, and what jobs are done with."""

    periods = WEEKS
    words: ClassVar = {
        "godan": QT_TRANSLATE_NOOP("godan", "Five of a kind"),
        "four Severances": QT_TRANSLATE_NOOP("godan", "Four Severance cards"),
        "last week": QT_TRANSLATE_NOOP("godan", "After the last week"),
        "take": QT_TRANSLATE_NOOP("godan", "Take the card"),
        "send": QT_TRANSLATE_NOOP("godan", "Pass a card on"),
        "new group": QT_TRANSLATE_NOOP("godan", "New group"),
        "addition": QT_TRANSLATE_NOOP("godan", "Addition to a group"),
        "severance": QT_TRANSLATE_NOOP("godan", "Severance"),
        "robbery": QT_TRANSLATE_NOOP("godan", "Robbery"),
        "cover-up": QT_TRANSLATE_NOOP("godan", "Cover-up"),
        "collection": QT_TRANSLATE_NOOP("godan", "Collection"),
    }

    def period(self, state: GodanState) -> int:
        """The week."""
        return state.week

    def ends(self, before: GodanState, action: Action) -> str:
        """By five of a kind (GO8), by the Severances that end a game (GO9), or after the last week (GO2)."""
        view = before.view(before.to_move)
        if not isinstance(action, Work) or not ends(view, action):
            return "last week"
        if action.cards[0] < before.moves.numbers:
            return "godan"
        return "four Severances" if len(action.cards) >= before.moves.house.ends_with else "last week"

    def kinds(self, before: GodanState, action: Action) -> Iterable[str]:
        """The action, and what a job is done with."""
        match action:
            case Take():
                return ("take",)
            case Send():
                return ("send",)
            case Work(cards=(face, *_)) if face >= before.moves.numbers:
                return (_ROLES[before.moves.faces[face]],)
            case Work(cards=(face, *_)):
                seat = before.to_move
                assert seat is not None
                return ("addition" if counts.number(before.laid[seat] + before.taken[seat], face) else "new group",)
            case _:
                return super().kinds(before, action)


BALANCE: Final = GodanCounts()
