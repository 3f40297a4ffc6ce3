"""Puzzles at the table: asked, with the panel above the table, and their answers noted."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import cached_property, partial

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot

from cardtable_gui import i18n
from cardtable_gui.controller.daily import puzzles
from cardtable_gui.controller.daily.puzzle_session import PuzzleSession
from cardtable_gui.controller.daily.puzzles import PuzzleId
from cardtable_gui.controller.match_source import MatchSource
from cardtable_gui.timing import Clock
from cardtable_gui.views.kit.look.style import mark
from cardtable_gui.views.shell.daily.daily_results import DailyResults
from cardtable_gui.views.shell.matches.position_bar import PositionBar
from cardtable_gui.views.shell.navigation.shell import Shell


class PuzzleBar(PositionBar):
    """Asks for the best move; the way back leads to the page of the day."""

    def __init__(self) -> None:
        """Start without a session."""
        super().__init__()
        self.retranslate()

    def question(self) -> tuple[str, str]:
        """The question of a puzzle, in words."""
        return (
            QCoreApplication.translate("daily", "Find the best move."),
            QCoreApplication.translate("daily", "One move is clearly your best chance to win the match."),
        )

    def emphasise(self, *, answered: bool) -> None:
        """Emphasise the way back, but not before the answer."""
        mark(self.leave, kind="primary" if answered else "")

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self.leave.setText(QCoreApplication.translate("daily", "Back to the daily page"))
        super().retranslate()


class PuzzlesAtTable(QObject):
    """Shows puzzles of the program at a shell's table."""

    left = Signal()
    """The player wants to see the page of the day."""

    def __init__(
        self, shell: Shell, results: DailyResults, clock: Clock, days: Callable[[], tuple[date, ...]], parent: QObject
    ) -> None:
        """Show nothing yet.

        Args:
            shell: the window's contents.
            results: where first answers are noted.
            clock: what movements at a puzzle's table go by.
            days: today, and other dates whose puzzle an answer may belong to.
            parent: Qt parent.
        """
        super().__init__(parent)
        self._shell = shell
        self._results = results
        self._clock = clock
        self._days = days
        self._asked_on: tuple[date, ...] = ()
        """Those when the puzzle on the table was asked: it may be answered after midnight."""
        shell.match_manager.opened.connect(self._opened)
        shell.match_manager.closing.connect(self._closing)
        shell.window.language_changed.connect(self._retitle)

    @cached_property
    def bar(self) -> PuzzleBar:
        """The panel above the table; it needs the table's page."""
        bar = PuzzleBar()
        bar.left.connect(self.left)
        bar.said.connect(self._shell.table_page.table.say)
        return bar

    def ask(self, puzzle: PuzzleId) -> None:
        """Show a puzzle of the program at the table."""
        session = PuzzleSession(puzzle, self._results.who.seat, self._clock)
        self._asked_on = self._days()
        self._shell.match_manager.open_exercise(session)

    @Slot(object)
    def _opened(self, source: MatchSource) -> None:
        if isinstance(source, PuzzleSession):
            source.finished.connect(self._answered)
            self.bar.follow(source)
            self._shell.table_page.show_above(self.bar)
            self._retitle()

    @Slot()
    def _closing(self) -> None:
        if isinstance(self._shell.match_manager.session, PuzzleSession):
            self.bar.follow(None)
            self._shell.table_page.show_above(None)

    @Slot()
    def _retitle(self) -> None:
        session = self._shell.match_manager.session
        if isinstance(session, PuzzleSession):
            words = QCoreApplication.translate("daily", "Puzzle: {game}")
            self._shell.window.name_match(words.format(game=i18n.text(session.package.game.title)))

    @Slot()
    def _answered(self) -> None:
        session = self._shell.match_manager.session
        if isinstance(session, PuzzleSession) and session.verdict is not None:
            right, person = session.verdict.right, session.match.seats[session.match.people[0]].profile
            when = next((each for each in self._asked_on if puzzles.of_day(each) == session.puzzle), None)
            if when is not None:
                late = when < self._asked_on[0]
                self._results.write(partial(self._results.kept.answer, when, person, right=right, late=late))
