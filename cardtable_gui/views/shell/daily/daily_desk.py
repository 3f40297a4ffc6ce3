"""Daily deals, puzzles and share codes: connects a shell to the parts that do the work.

It's made with the window, so each part is imported when it's first asked for.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from cardtable_gui.controller.challenges import Challenge
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.jobs import Lane
from cardtable_gui.later import importing_later, when_asked
from cardtable_gui.timing import Clock
from cardtable_gui.views.shell.navigation.shell import Shell

with importing_later():
    from cardtable_gui.views.shell.daily import (
        code_opener,
        daily_page,
        daily_results,
        deals_at_table,
        puzzles_at_table,
        sharing,
        shown_day,
    )
    from cardtable_gui.views.shell.profiles import person_choice
    from cardtable_gui.views.table import moment_pictures

if TYPE_CHECKING:
    from cardtable_gui.controller.daily.puzzles import PuzzleId
    from cardtable_gui.views.shell.daily.sharing import Sharing
    from cardtable_gui.views.shell.start.setup_page import SetupPage


class DailyDesk(QObject):
    """Adds the daily deals, puzzles and share codes to a shell."""

    def __init__(
        self, shell: Shell, folder: Path, store: Store, clock: Clock, today: Callable[[], date] = date.today
    ) -> None:
        """Connect to the shell.

        Args:
            shell: the window's contents.
            folder: the data folder, for the results.
            store: the matches.
            clock: what movements at a puzzle's table go by.
            today: the local date.
        """
        super().__init__(shell)
        self._shell = shell
        self._folder = folder
        self._store = store
        self._clock = clock
        self._today = today
        shell.actions["daily"].triggered.connect(self.show_page)
        shell.actions["share"].triggered.connect(self._share_table)
        shell.records.code_given.connect(self.open_code)
        shell.match_manager.opened.connect(self._opened)
        shell.pages.setup_made.connect(self._connect_setup)
        shell.window.activated.connect(self._activated)

    @when_asked
    def results(self) -> daily_results.DailyResults:
        """What the player did with the daily deals and puzzles."""
        shell = self._shell
        return daily_results.DailyResults(
            self._folder, shell.set_aside, shell.settings, shell.profiles, shell.notifications
        )

    @when_asked
    def deals(self) -> deals_at_table.DealsAtTable:
        """The daily deals at the table."""
        return deals_at_table.DealsAtTable(
            self._shell.match_manager, self._store, self.results, self._today, self._clock, self
        )

    @when_asked
    def puzzles(self) -> puzzles_at_table.PuzzlesAtTable:
        """The puzzles at the table."""

        def days() -> tuple[date, date]:
            return self._today(), self.shown.day

        puzzles = puzzles_at_table.PuzzlesAtTable(self._shell, self.results, self._clock, days, self)
        puzzles.left.connect(self.show_page)
        return puzzles

    @when_asked
    def shown(self) -> shown_day.ShownDay:
        """The page of the day, and the day on it."""
        look = self._shell.pages.look
        pictures = moment_pictures.MomentPictures(look, shown_day.position, Lane("puzzle pictures", self), self)
        person = person_choice.PersonChoice(look, self.results.who, self._shell.profiles)
        page = daily_page.DailyPage(look, self._shell.covers, pictures, person)
        page.left.connect(self._shell.go_home)
        shown = shown_day.ShownDay(page, self._store, self.results, self.deals, self._today, self)
        shown.play_wanted.connect(self._play)
        shown.share_wanted.connect(self._share)
        return shown

    @when_asked
    def sharing(self) -> Sharing:
        """What shares a deal, a daily deal or a puzzle."""
        return sharing.Sharing(self._shell, self.results, lambda: self.shown.day, self)

    @when_asked
    def _codes(self) -> code_opener.CodeOpener:
        return code_opener.CodeOpener(self._shell, self.deals, self.puzzles, self._today)

    @Slot()
    def show_page(self) -> None:
        """Show today's page; a match on the table is closed and saved."""

        def shown() -> None:
            self.shown.show_today()
            self.shown.page.take_focus()

        self._shell.show_page(self.shown.page, shown)

    @Slot(str)
    def open_code(self, text: str) -> None:
        """Open what a share code stands for; tell what is wrong with it otherwise."""
        self._codes.open(text)

    @Slot(object)
    def _play(self, chosen: Challenge | PuzzleId) -> None:
        if isinstance(chosen, Challenge):
            self.deals.begin(chosen)
        else:
            self.puzzles.ask(chosen)

    @Slot(object)
    def _share(self, chosen: Challenge | PuzzleId) -> None:
        self.sharing.share(chosen)

    @Slot()
    def _share_table(self) -> None:
        self.sharing.share_table()

    @Slot()
    def _opened(self) -> None:
        session = self._shell.match_manager.session
        if session is not None and session.daily is not None and session.daily.official:
            self.deals.follow(session)

    @Slot()
    def _activated(self) -> None:
        if "shown" in vars(self):
            self.shown.refresh()

    @Slot(object)
    def _connect_setup(self, page: SetupPage) -> None:
        page.deal.code_given.connect(self.open_code)
