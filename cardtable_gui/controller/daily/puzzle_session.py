"""A session that asks for the best move of a puzzle."""

from __future__ import annotations

from cardtable_gui.controller.daily import puzzles
from cardtable_gui.controller.daily.puzzles import PuzzleId
from cardtable_gui.controller.practice.answer import Answer
from cardtable_gui.controller.practice.position_session import PositionSession
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.timing import Clock


class PuzzleSession(PositionSession):
    """Asks for the best move of a puzzle of the program, and knows at once what a move is worth."""

    def __init__(self, puzzle: PuzzleId, person: Seat, clock: Clock) -> None:
        """Prepare a puzzle of the program for this person; see `puzzles.match_of`."""
        self._puzzle = puzzle
        match = puzzles.match_of(puzzle, person)
        super().__init__(match, f"puzzle-{puzzle.game}-{puzzle.number}", clock)

    @property
    def puzzle(self) -> PuzzleId:
        """The puzzle that is asked."""
        return self._puzzle

    @property
    def verdict(self) -> Answer | None:
        """The worth of the player's move, as soon as it's known."""
        return puzzles.judge(self._puzzle, self.match) if self.can_undo else None

    @property
    def stopped(self) -> Message | None:
        """The text once nobody is asked to move any more."""
        return QT_TRANSLATE_NOOP("table", "You’ve answered this puzzle.") if self.can_undo else None
