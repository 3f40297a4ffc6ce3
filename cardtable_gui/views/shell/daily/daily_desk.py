"""Daily deals, puzzles and share codes: connects a shell to the parts that do the work.

It's made with the window, so each part is imported when it's first asked for.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from cardtable_gui.controller.challenges import Challenge
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.timing import Clock
from cardtable_gui.views.shell.navigation.shell import Shell

if TYPE_CHECKING:
    from cardtable_gui.controller.daily.puzzles import PuzzleId
    from cardtable_gui.views.shell.daily.code_opener import CodeOpener
    from cardtable_gui.views.shell.daily.daily_results import DailyResults
    from cardtable_gui.views.shell.daily.deals_at_table import DealsAtTable
    from cardtable_gui.views.shell.daily.puzzles_at_table import PuzzlesAtTable
    from cardtable_gui.views.shell.daily.sharing import Sharing
    from cardtable_gui.views.shell.daily.shown_day import ShownDay
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

    @cached_property
    def results(self) -> DailyResults:
        """What the player did with the daily deals and puzzles."""
        from cardtable_gui.views.shell.daily.daily_results import DailyResults  # noqa: PLC0415 - see above

        shell = self._shell
        return DailyResults(self._folder, shell.set_aside, shell.settings, shell.profiles, shell.notifications)

    @cached_property
    def deals(self) -> DealsAtTable:
        """The daily deals at the table."""
        from cardtable_gui.views.shell.daily.deals_at_table import DealsAtTable  # noqa: PLC0415 - see above

        return DealsAtTable(self._shell.match_manager, self._store, self.results, self._today, self)

    @cached_property
    def puzzles(self) -> PuzzlesAtTable:
        """The puzzles at the table."""
        from cardtable_gui.views.shell.daily.puzzles_at_table import PuzzlesAtTable  # noqa: PLC0415 - see above

        def days() -> tuple[date, date]:
            return self._today(), self.shown.day

        puzzles = PuzzlesAtTable(self._shell, self.results, self._clock, days, self)
        puzzles.left.connect(self.show_page)
        return puzzles

    @cached_property
    def shown(self) -> ShownDay:
        """The page of the day, and the day on it."""
        from cardtable_gui.views.shell.daily.daily_page import DailyPage  # noqa: PLC0415 - see above
        from cardtable_gui.views.shell.daily.shown_day import ShownDay  # noqa: PLC0415 - see above

        page = DailyPage(self._shell.pages.look, self._shell.covers)
        page.left.connect(self._shell.go_home)
        shown = ShownDay(page, self._store, self._shell.profiles, self.results, self.deals, self._today, self)
        shown.play_wanted.connect(self._play)
        shown.share_wanted.connect(self._share)
        return shown

    @cached_property
    def sharing(self) -> Sharing:
        """What shares a deal, a daily deal or a puzzle."""
        from cardtable_gui.views.shell.daily.sharing import Sharing  # noqa: PLC0415 - see above

        return Sharing(self._shell, self.results, lambda: self.shown.day, self)

    @cached_property
    def _codes(self) -> CodeOpener:
        from cardtable_gui.views.shell.daily.code_opener import CodeOpener  # noqa: PLC0415 - see above

        return CodeOpener(self._shell, self.deals, self.puzzles, self._today)

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
