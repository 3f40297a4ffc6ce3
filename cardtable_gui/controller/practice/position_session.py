"""A session that asks for one move in a recorded position; nothing happens after the player's action."""

from __future__ import annotations

from cardtable_gui.controller.bots.bot_runner import InlineRunner
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.match_terms import POSITION
from cardtable_gui.controller.phases import Closed, NotStarted, Over
from cardtable_gui.controller.practice.answer import Answer
from cardtable_gui.controller.session import Session
from cardtable_gui.timing import Clock


class PositionSession(Session):
    """Asks for one move; it isn't saved. `finished` follows when the table has shown the answer.

    The player has the seat to move. The bots at the other seats don't move, and there are no hints.
    """

    def __init__(self, match: Match, match_id: str, clock: Clock) -> None:
        """Ask for the next move of a match made by `match_at`."""
        self._begin = len(match.steps)
        super().__init__(match, match_id, None, InlineRunner(), clock, terms=POSITION)

    @property
    def verdict(self) -> Answer | None:
        """The worth of the player's move; None: there was none yet, or it's still being judged."""
        raise NotImplementedError

    @property
    def at_rest(self) -> bool:
        """Whether the table has shown the answer."""
        return isinstance(self.phase, Over)

    @property
    def can_undo(self) -> bool:
        """Whether the player has acted."""
        return len(self.match.steps) > self._begin

    @property
    def can_redo(self) -> bool:
        """Always False: the player answers again instead."""
        return False

    def undo(self) -> None:
        """Ask again."""
        if self.can_undo and not isinstance(self.phase, NotStarted | Closed):
            self.match.take_back()
            self._jump()

    def restart(self) -> None:
        """Ask again."""
        self.undo()
