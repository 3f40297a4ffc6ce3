"""The day that the page of the day shows: its rows say what there is and how it went, its buttons play and share."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta

from PySide6.QtCore import QObject, Signal, Slot

from cardtable_gui.controller import challenges
from cardtable_gui.controller.challenges import Challenge
from cardtable_gui.controller.daily import puzzles
from cardtable_gui.controller.daily.puzzles import PuzzleId
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.controller.seats import Seat
from cardtable_gui.jobs import Task
from cardtable_gui.views.shell.daily import daily_words
from cardtable_gui.views.shell.daily.daily_page import PUZZLE, DailyPage
from cardtable_gui.views.shell.daily.daily_results import DailyResults
from cardtable_gui.views.shell.daily.deals_at_table import DealsAtTable


class ShownDay(QObject):
    """Fills the page with one day; follows the date, the results and the language."""

    play_wanted = Signal(object)
    """The player wants to play a `Challenge` or a `PuzzleId`."""
    share_wanted = Signal(object)
    """The player wants to share it."""

    def __init__(
        self,
        page: DailyPage,
        store: Store,
        results: DailyResults,
        deals: DealsAtTable,
        today: Callable[[], date],
        parent: QObject,
    ) -> None:
        """Show nothing yet; `today` gives the local date."""
        super().__init__(parent)
        self.page = page
        self._store = store
        self._results = results
        self._deals = deals
        self._today = today
        self._date = today()
        self._follows_today = True
        """Whether the page shows today, and tomorrow the day that it is then."""
        page.play_wanted.connect(lambda key: self.play_wanted.emit(self._of(key)))
        page.share_wanted.connect(lambda key: self.share_wanted.emit(self._of(key)))
        page.moved.connect(self._move)
        page.outdated.connect(self.refresh)
        page.day_chosen.connect(self._go_to)
        page.person.changed.connect(self.refresh)
        deals.judged.connect(self.refresh)

    @property
    def day(self) -> date:
        """The day that is shown."""
        return self._date

    def show_today(self) -> None:
        """Show today, and the next day when it comes."""
        self._follows_today = True
        self._show(self._today())

    @Slot()
    def refresh(self) -> None:
        """Show what has changed: the date, what another window did, the language."""
        if not self.page.isHidden():
            self._show(self._today() if self._follows_today else min(self._date, self._today()))

    @Slot(int)
    def _move(self, days: int) -> None:
        self._go_to(self._date + timedelta(days=days))

    @Slot(object)
    def _go_to(self, day: date) -> None:
        when = min(day, self._today())
        self._follows_today = when == self._today()
        self._show(when)

    def _show(self, when: date) -> None:
        self._date = when
        results = self._results.kept
        results.reload()
        person = self._results.who.person
        self.page.person.refresh()
        today = self._today()
        puzzle = puzzles.of_day(when)
        rows = [] if puzzle is None else [(PUZZLE, daily_words.of_puzzle(puzzle, results.solved(when, person)))]
        for challenge in challenges.of_day(when):
            self._deals.settle(challenge)
            tried = results.tried(challenge, person)
            gone = tried is not None and not self._store.has(tried.match, over=False)
            words = daily_words.of_challenge(challenge, tried, gone=gone, today=when >= today)
            rows.append((challenge.key, words))
        self.page.show_day(
            when,
            rows,
            today=today,
            done=lambda day: daily_words.done(day, results.done(day, person)),
            streak=daily_words.of_streak(results.days_in_a_row(today, person)),
            position="" if puzzle is None else f"{puzzle.game}/{puzzle.number}",
        )

    def _of(self, key: str) -> Challenge | PuzzleId:
        """What a row stands for."""
        if key == PUZZLE:
            puzzle = puzzles.of_day(self._date)
            assert puzzle is not None
            return puzzle
        return next(each for each in challenges.of_day(self._date) if each.key == key)


def position(name: str, task: Task) -> Match:
    """The match at the position of the puzzle whose picture has this name, as the page asks for it."""
    task.progress(0, 0)
    game, _, number = name.partition("/")
    return puzzles.match_of(PuzzleId(game, int(number)), Seat(""))
