"""Shares deals, daily deals and puzzles: as a code, a line of text, and a picture."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import cached_property

from PySide6.QtCore import QObject, Slot

from cardtable_gui import i18n
from cardtable_gui.controller import challenges
from cardtable_gui.controller.challenges import Challenge
from cardtable_gui.controller.daily import puzzles
from cardtable_gui.controller.daily.puzzle_session import PuzzleSession
from cardtable_gui.controller.daily.puzzles import PuzzleId
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.share_codes import ShareCodeError, Shared, SharedDeal
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.games import own_houses
from cardtable_gui.views.shell.daily import daily_words
from cardtable_gui.views.shell.daily.daily_results import DailyResults
from cardtable_gui.views.shell.daily.share_dialog import ShareDialog
from cardtable_gui.views.shell.navigation.shell import Shell


class Sharing(QObject):
    """Shows the dialog that shares something."""

    def __init__(self, shell: Shell, results: DailyResults, day: Callable[[], date], parent: QObject) -> None:
        """Share what lies on a shell's table, with the player's results; `day` gives the date of a day's puzzle."""
        super().__init__(parent)
        self._shell = shell
        self._results = results
        self._day = day

    @cached_property
    def dialog(self) -> ShareDialog:
        """The dialog that shares something."""
        notifications = self._shell.notifications
        dialog = ShareDialog(self._shell.pages.look, self._shell.covers, self._shell.window)
        dialog.copied.connect(notifications.notice.tell)
        dialog.saved.connect(notifications.written)
        dialog.not_saved.connect(self._not_saved)
        return dialog

    def share(self, shared: Shared, match: Match | None = None) -> None:
        """Show the dialog that shares this, with the result if there is one.

        A daily deal has that of the try that counts, anything else that of the match it was played in.
        """
        try:
            card = daily_words.card(shared, self._done(shared, match))
        except ShareCodeError as error:
            self._shell.notifications.trouble(error.message)
            return
        self.dialog.show_card(card)
        self.dialog.open()

    def share_table(self) -> None:
        """Share what is on the table."""
        source = self._shell.match_manager.source
        if isinstance(source, PuzzleSession):
            self.share(source.puzzle)
        elif source is not None:
            mark = challenges.mark_of(source.match.record)
            if mark is not None:
                self.share(mark.challenge, source.match)
            elif source.match.package.game.houses and own_houses.own_house(source.match.package.game) is None:
                message = QT_TRANSLATE_NOOP("share", "House rules don’t fit into a code. Save the record instead.")
                self._shell.notifications.trouble(message)
            else:
                self.share(_deal_of(source.match), source.match)

    def _done(self, shared: Shared, match: Match | None) -> str:
        """The result, in words; empty if there is none."""
        if isinstance(shared, Challenge):
            tried = self._results.kept.tried(shared, self._results.person)
            if tried is not None and tried.over:
                return daily_words.result_text(shared, tried)
        if isinstance(shared, PuzzleId) and puzzles.of_day(self._day()) == shared:
            solved = self._results.kept.solved(self._day(), self._results.person)
            return "" if solved is None else daily_words.puzzle_result(right=solved)
        return "" if match is None else daily_words.match_result(match)

    @Slot(str, object)
    def _not_saved(self, name: str, reason: Message) -> None:
        self._shell.notifications.not_written(name, i18n.text(reason))


def _deal_of(match: Match) -> SharedDeal:
    """The deal of a match, without its moves."""
    record, house = match.record, own_houses.own_house(match.package.game)
    levels = tuple(seat.level for seat in match.seats)
    return SharedDeal(record.game, levels, record.options, record.seed, "" if house is None else house.name)
