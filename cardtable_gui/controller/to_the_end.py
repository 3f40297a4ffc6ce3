"""Playing the rest at once, when no person has a decision any more: when that's so, how far it goes, and what happened.

Apart from `Session`, which lets the bots move: these are questions to the rules alone. No Qt.
"""

from __future__ import annotations

from collections.abc import Iterable

from cardtable_gui.controller.match import Match
from cardtable_gui.core.events import Event

SPUR_MS = 40
"""So long a bot thinks about a move that nobody waits to see."""


def nobody_decides(match: Match) -> bool:
    """Whether no person can be to move again in this deal, but others are. False if only bots play."""
    state, people = match.state, match.people
    return state.to_move is not None and bool(people) and all(map(state.done_in_deal, people))


class ToTheEnd:
    """The rest of a deal, or of the match if no person can be to move again in it, while it's played.

    Attributes:
        events: what happened meanwhile, as the onlooker may see it.
        moves: how many moves were played.
    """

    def __init__(self, match: Match) -> None:
        """The rest of this match from now on."""
        self._match = match
        self._deal = match.state.deal
        self._whole = all(map(match.state.done_in_match, match.people))
        self.events: list[Event] = []
        self.moves = 0

    def goes_on(self, seen: Iterable[Event]) -> bool:
        """Whether it goes on after another move; if so, keep what was seen of the move."""
        state = self._match.state
        self.moves += 1
        if state.to_move is None or not (self._whole or state.deal == self._deal) or not nobody_decides(self._match):
            return False
        self.events += seen
        return True
