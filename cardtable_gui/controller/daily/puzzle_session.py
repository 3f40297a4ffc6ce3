"""A session that asks for one move: a puzzle's position, in which nothing happens after the player's action."""

from __future__ import annotations

from PySide6.QtCore import QObject

from cardtable_gui.controller.bots.bot_runner import InlineRunner
from cardtable_gui.controller.daily import puzzles
from cardtable_gui.controller.daily.puzzles import PuzzleId, Verdict
from cardtable_gui.controller.phases import Closed, NotStarted
from cardtable_gui.controller.session import Session
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.timing import Clock


class PuzzleSession(Session):
    """Asks for the best move of a position; it isn't saved. `finished` follows when the table has shown the answer.

    The player has the seat to move. The bots at the other seats don't move, and there are no hints.
    """

    def __init__(
        self, puzzle: PuzzleId, name: str, bots: tuple[str, ...], clock: Clock, parent: QObject | None = None
    ) -> None:
        """Prepare a puzzle of the program, with the names of the player and the bots; see `puzzles.match_of`."""
        self._puzzle = puzzle
        match = puzzles.match_of(puzzle, name, bots)
        self._begin = len(match.steps)
        match_id = f"puzzle-{puzzle.game}-{puzzle.number}"
        super().__init__(match, match_id, None, InlineRunner(), clock, parent)

    @property
    def puzzle(self) -> PuzzleId:
        """The puzzle that is asked."""
        return self._puzzle

    @property
    def verdict(self) -> Verdict | None:
        """What the player's action is worth; None: there was none yet."""
        return puzzles.judge(self._puzzle, self.match) if self.can_undo else None

    @property
    def stopped(self) -> Message | None:
        """See `MatchSource`."""
        return QT_TRANSLATE_NOOP("table", "You’ve answered this puzzle.") if self.can_undo else None

    @property
    def unaided(self) -> bool:
        """See `Session`: no hints."""
        return True

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
