"""What is wanted of the match on the table, by a menu entry, the table or the panels beside it.

It stands apart from the shell, which knows the way between pages, and nothing of seats and reviews.
"""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Slot

from cardtable_gui import i18n
from cardtable_gui.controller.match import MatchFullError
from cardtable_gui.controller.seats import Seat
from cardtable_gui.later import importing_later
from cardtable_gui.views.shell.dialogs.dialogs import Dialogs
from cardtable_gui.views.shell.matches.match_manager import MatchManager
from cardtable_gui.views.shell.navigation.pages import Pages

with importing_later():
    from cardtable_gui.models import log
    from cardtable_gui.views.shell.matches import match_sheet


class MatchRequests(QObject):
    """Asks what it takes, and does it; nothing happens while no such match is on the table."""

    def __init__(self, matches: MatchManager, pages: Pages, dialogs: Dialogs, parent: QObject) -> None:
        """Be about the match that `matches` has open, on the table of these pages."""
        super().__init__(parent)
        self._matches = matches
        self._pages = pages
        self._dialogs = dialogs

    @Slot()
    def show_details(self) -> None:
        """Show what match this is."""
        source, page = self._matches.source, self._pages.shown_table
        if source is not None and page is not None:
            file = self._matches.file
            facts = match_sheet.facts(source, page.opened_at, page.saved_at, file, numbered=page.numbered)
            self._dialogs.match_details(facts)

    @Slot()
    def show_keys(self) -> None:
        """Show the keys, with those of the game that is played."""
        self._dialogs.keys(self._matches.session)

    @Slot(int)
    def ask_who_comes(self, seat: int | None = None) -> None:
        """Ask who leaves the match or joins it, first about this seat."""
        session = self._matches.session
        if session is not None and session.may_change_seats:
            self._dialogs.seats(session, seat, self._change_seat)

    def _change_seat(self, seat: int, who: Seat) -> None:
        session = self._matches.session
        if session is None:
            return
        before = session.seats[seat]
        try:
            session.change_seat(seat, who)
        except MatchFullError as error:
            self._dialogs.problem(error.message)
            return
        self._pages.table.table.say(i18n.text(log.changed_hands(seat, before, who)))

    @Slot()
    def ask_who_plays_on(self) -> None:
        """Ask who plays on from the moment that a replay shows."""
        replay = self._matches.replay
        if replay is not None:
            replay.pause()
            self._dialogs.play_on(replay.seats, self._matches.play_on)

    @Slot()
    def review(self) -> None:
        """Review the match, in a replay of it."""
        self._matches.watch(self._start_review)

    def _start_review(self) -> None:
        review = self._matches.review
        if review is not None:
            self._pages.table.show_side("review")
            review.start()

    @Slot(int)
    def try_again(self, seat: int) -> None:
        """Ask who plays on from the shown moment; a person takes this seat."""
        replay = self._matches.replay
        if replay is not None:
            replay.pause()
            seats = [replace(who, level=None) if own == seat else who for own, who in enumerate(replay.seats)]
            self._dialogs.play_on(seats, self._matches.play_on)
