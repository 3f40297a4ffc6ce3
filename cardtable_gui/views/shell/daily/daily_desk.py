"""Puts together what is new every day: the page, matches and puzzles begun there, results, and share codes.

It's made with the window, so it imports what it needs when it's first asked for.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from cardtable_gui.controller.daily import challenges
from cardtable_gui.controller.daily.challenges import Challenge
from cardtable_gui.controller.match import Match, Seat
from cardtable_gui.controller.match_source import MatchSource
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.controller.session import Session
from cardtable_gui.core.files.system_errors import cause
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.settings import PLAYER
from cardtable_gui.timing import Clock
from cardtable_gui.views.shell.shell import Shell
from cardtable_gui.views.shell.start import match_setup

if TYPE_CHECKING:
    from cardtable_gui.controller.daily.puzzles import PuzzleId
    from cardtable_gui.controller.daily.results import Results
    from cardtable_gui.controller.share_codes import Shared, SharedDeal
    from cardtable_gui.views.shell.daily.daily_page import DailyPage
    from cardtable_gui.views.shell.daily.puzzle_bar import PuzzleBar
    from cardtable_gui.views.shell.daily.share_dialog import ShareDialog
    from cardtable_gui.views.shell.matches.table_page import TablePage
    from cardtable_gui.views.shell.start.setup_page import SetupPage

PUZZLE = "puzzle"
"""The key of the puzzle's row."""
_AHEAD = timedelta(days=1)
"""Somewhere on Earth it's already this much later: deals from there may be played."""


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
        self._store = store
        self._clock = clock
        self._today = today
        self._day = today()
        self._follows_today = True
        """Whether the page shows today, and tomorrow the day that it is then."""
        self._folder = folder
        self._results: Results | None = None
        self._page: DailyPage | None = None
        self._bar: PuzzleBar | None = None
        self._dialog: ShareDialog | None = None
        shell.actions["daily"].triggered.connect(self.show_page)
        shell.actions["share"].triggered.connect(self.share_table)
        shell.records.code_given.connect(self.open_code)
        shell.match_manager.opened.connect(self._opened)
        shell.match_manager.closing.connect(self._closing)
        shell.pages.setup_made.connect(self._connect_setup)
        shell.window.activated.connect(self._refresh)

    @property
    def results(self) -> Results:
        """What the player did with the daily deals and puzzles."""
        if self._results is None:
            from cardtable_gui.controller.daily.results import Results  # noqa: PLC0415 - see above

            self._results = Results(self._folder)
        return self._results

    @property
    def page(self) -> DailyPage:
        """The page of the day."""
        if self._page is None:
            from cardtable_gui.views.shell.daily.daily_page import DailyPage  # noqa: PLC0415 - see above

            self._page = DailyPage(self._shell.pages.look, self._shell.covers)
            self._page.play_wanted.connect(self._play)
            self._page.share_wanted.connect(self._share_row)
            self._page.moved.connect(self._move)
            self._page.left.connect(self._shell.go_home)
            self._page.outdated.connect(self._refresh)
        return self._page

    @property
    def bar(self) -> PuzzleBar | None:
        """The bar of the puzzle on the table; None: there was no puzzle yet."""
        return self._bar

    @property
    def dialog(self) -> ShareDialog:
        """The dialog that shares something."""
        if self._dialog is None:
            from cardtable_gui.views.shell.daily.share_dialog import ShareDialog  # noqa: PLC0415 - see above

            notice = self._shell.notifications.notice
            self._dialog = ShareDialog(self._shell.pages.look, self._shell.covers, self._shell.window)
            self._dialog.copied.connect(notice.tell)
            self._dialog.saved.connect(self._shell.notifications.written)
            self._dialog.not_saved.connect(self._not_saved)
        return self._dialog

    @Slot()
    def show_page(self) -> None:
        """Show today's page; a match on the table is closed and saved."""
        self._shell.show_page(self.page)
        self._follows_today = True
        self._show_day(self._today())
        self.page.take_focus()

    @Slot(str)
    def open_code(self, text: str) -> None:
        """Open what a share code stands for; tell what is wrong with it otherwise."""
        from cardtable_gui.controller import share_codes  # noqa: PLC0415 - see above
        from cardtable_gui.controller.daily import puzzles  # noqa: PLC0415 - see above

        try:
            shared = share_codes.read(text)
        except share_codes.ShareCodeError as error:
            self._shell.notifications.trouble(error.message)
            return
        match shared:
            case share_codes.SharedDeal():
                self._propose(shared)
            case Challenge() if shared.day > self._today() + _AHEAD:
                self._shell.notifications.trouble(
                    QT_TRANSLATE_NOOP("daily", "This daily deal is for a day that hasn’t come yet.")
                )
            case Challenge():
                self._begin(shared)
            case puzzles.PuzzleId() if puzzles.exists(shared):
                self.ask(shared)
            case puzzles.PuzzleId():
                self._shell.notifications.trouble(share_codes.NEWER)

    @Slot()
    def share_table(self) -> None:
        """Share what is on the table."""
        from cardtable_gui.controller.daily.puzzle_session import PuzzleSession  # noqa: PLC0415 - see above

        source = self._shell.match_manager.source
        if isinstance(source, PuzzleSession):
            self.share(source.puzzle)
        elif source is not None:
            mark = challenges.mark_of(source.match.record)
            if mark is not None:
                self.share(mark.challenge)
            elif source.match.record.house is not None:
                message = QT_TRANSLATE_NOOP("share", "House rules don’t fit into a code. Save the record instead.")
                self._shell.notifications.trouble(message)
            else:
                self.share(_deal_of(source.match))

    # The page

    def _show_day(self, when: date) -> None:
        from cardtable_gui.controller.daily import puzzles  # noqa: PLC0415 - see above
        from cardtable_gui.views.shell.daily import daily_words  # noqa: PLC0415 - see above

        self._day = when
        self.results.reload()
        today = self._today()
        rows = []
        for challenge in challenges.of_day(when):
            self._settle(challenge)
            tried = self.results.tried(challenge)
            gone = tried is not None and not self._store.has(tried.match, over=False)
            words = daily_words.of_challenge(challenge, tried, gone=gone, today=when >= today)
            rows.append((challenge.key, words))
        puzzle = puzzles.of_day(when)
        if puzzle is not None:
            rows.append((PUZZLE, daily_words.of_puzzle(puzzle, self.results.solved(when))))
        streak = daily_words.of_streak(self.results.days_in_a_row(today))
        self.page.show_day(daily_words.day(when), streak, rows, latest=when >= today)

    @Slot()
    def _refresh(self) -> None:
        """Show what has changed: the date, what another window did, the language."""
        if self._page is not None and self._shell.window.pages.currentWidget() is self._page:
            self._show_day(self._today() if self._follows_today else min(self._day, self._today()))

    @Slot(int)
    def _move(self, days: int) -> None:
        when = min(self._day + timedelta(days=days), self._today())
        self._follows_today = when == self._today()
        self._show_day(when)

    @Slot(str)
    def _play(self, key: str) -> None:
        if key == PUZZLE:
            self.ask(self._puzzle)
            return
        self._begin(self._challenge(key))

    @Slot(str)
    def _share_row(self, key: str) -> None:
        if key == PUZZLE:
            self.share(self._puzzle)
            return
        self.share(self._challenge(key))

    @property
    def _puzzle(self) -> PuzzleId:
        """The puzzle of the day that the page shows; it has one."""
        from cardtable_gui.controller.daily import puzzles  # noqa: PLC0415 - see above

        found = puzzles.of_day(self._day)
        assert found is not None
        return found

    def _challenge(self, key: str) -> Challenge:
        return next(each for each in challenges.of_day(self._day) if each.key == key)

    # Matches and puzzles

    def _begin(self, challenge: Challenge) -> None:
        """Begin the try that counts, or continue it, or begin a free one."""
        tried = self.results.tried(challenge)
        manager = self._shell.match_manager
        if tried is not None and not tried.over and self._store.has(tried.match, over=False):
            manager.resume(tried.match)
            return
        official = tried is None and challenge.day >= self._today()
        match = challenge.match(self._name, self._bots(challenge.players - 1), official=official)
        match_id = manager.begin_match(match)
        if official:
            self._write(lambda: self.results.begin(challenge, match_id))

    def ask(self, puzzle: PuzzleId) -> None:
        """Show a puzzle of the program at the table."""
        from cardtable_gui.controller.daily.puzzle_session import PuzzleSession  # noqa: PLC0415 - see above

        bots = self._bots(match_setup.MOST_BOT_NAMES)
        self._shell.match_manager.ask(PuzzleSession(puzzle, self._name, bots, self._clock))

    def _propose(self, shared: SharedDeal) -> None:
        """Show the set-up with a shared deal."""
        bots = iter(self._bots(len(shared.levels)))
        person = iter((self._name,))
        seats = tuple(
            Seat(next(person, "")) if level is None else Seat(next(bots, ""), level) for level in shared.levels
        )
        unnamed = frozenset(seat for seat, level in enumerate(shared.levels) if level is not None)
        plan = match_setup.MatchSetup(shared.game, seats, shared.options, shared.seed, unnamed=unnamed)
        self._shell.propose(plan)

    @property
    def _name(self) -> str:
        return self._shell.settings.value(PLAYER)

    def _bots(self, count: int) -> tuple[str, ...]:
        """Names for some bots."""
        names: list[str] = []
        while len(names) < count and (name := match_setup.bot_name((self._name, *names))):
            names.append(name)
        return tuple(names)

    @Slot(object)
    def _opened(self, source: MatchSource) -> None:
        from cardtable_gui.controller.daily.puzzle_session import PuzzleSession  # noqa: PLC0415 - see above

        if isinstance(source, PuzzleSession):
            source.finished.connect(self._answered)
            self._the_bar(self._shell.table_page).follow(source)
        elif isinstance(source, Session) and source.daily is not None and source.daily.official:
            source.finished.connect(self._finished)

    @Slot()
    def _closing(self) -> None:
        if self._bar is not None:
            self._bar.follow(None)

    @Slot()
    def _finished(self) -> None:
        """The try that counts is over."""
        session = self._shell.match_manager.session
        if session is not None and session.daily is not None:
            mark, state = session.daily, session.match.state
            tried = self.results.tried(mark.challenge)
            if tried is not None and tried.match == session.match_id:
                self._write(lambda: self.results.finish(mark.challenge, state))

    @Slot()
    def _answered(self) -> None:
        from cardtable_gui.controller.daily import puzzles  # noqa: PLC0415 - see above
        from cardtable_gui.controller.daily.puzzle_session import PuzzleSession  # noqa: PLC0415 - see above

        session = self._shell.match_manager.session
        if isinstance(session, PuzzleSession) and session.verdict is not None:
            right = session.verdict.right
            for when in (self._today(), self._day):
                if puzzles.of_day(when) == session.puzzle:
                    self._write(partial(self.results.answer, when, right=right))
                    break

    def _settle(self, challenge: Challenge) -> None:
        """Note the result of a match that ended just before the program did."""
        tried = self.results.tried(challenge)
        if tried is not None and not tried.over and self._store.has(tried.match, over=True):
            state = self._store.open_finished(tried.match).state
            self._write(lambda: self.results.finish(challenge, state))

    def _write(self, work: Callable[[], None]) -> None:
        """Change the results; tell the player if they can't be saved."""
        try:
            work()
        except OSError as error:
            message = QT_TRANSLATE_NOOP("daily", "The results of the day couldn’t be saved. {reason}")
            self._shell.notifications.trouble(message.put(reason=cause(error)))

    def _the_bar(self, table: TablePage) -> PuzzleBar:
        if self._bar is None:
            from cardtable_gui.views.shell.daily.puzzle_bar import PuzzleBar  # noqa: PLC0415 - see above

            self._bar = PuzzleBar()
            self._bar.left.connect(self.show_page)
            self._bar.said.connect(table.table.say)
            table.add_below(self._bar)
        return self._bar

    # Sharing

    def share(self, shared: Shared) -> None:
        """Show the dialog that shares this, with the player's result if there is one."""
        from cardtable_gui.controller import share_codes  # noqa: PLC0415 - see above
        from cardtable_gui.controller.daily import puzzles  # noqa: PLC0415 - see above
        from cardtable_gui.views.shell.daily import daily_words  # noqa: PLC0415 - see above

        done = ""
        if isinstance(shared, Challenge):
            tried = self.results.tried(shared)
            done = "" if tried is None or not tried.over else daily_words.result_text(tried)
        elif isinstance(shared, puzzles.PuzzleId) and puzzles.of_day(self._day) == shared:
            solved = self.results.solved(self._day)
            done = "" if solved is None else daily_words.puzzle_result(right=solved)
        try:
            card = daily_words.card(shared, done)
        except share_codes.ShareCodeError as error:
            self._shell.notifications.trouble(error.message)
            return
        self.dialog.show_card(card)
        self.dialog.open()

    def _not_saved(self, name: str) -> None:
        message = QT_TRANSLATE_NOOP("share", "“{file}” couldn’t be saved. Choose another folder.")
        self._shell.notifications.trouble(message.put(file=name))

    @Slot(object)
    def _connect_setup(self, page: SetupPage) -> None:
        page.deal.code_given.connect(self.open_code)


def _deal_of(match: Match) -> SharedDeal:
    """The deal of a match, without its moves."""
    from cardtable_gui.controller.share_codes import SharedDeal  # noqa: PLC0415 - see above

    record = match.record
    return SharedDeal(record.game, tuple(seat.level for seat in match.seats), record.options, record.seed)
