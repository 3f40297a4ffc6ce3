"""Daily deals at the table: begun, continued, and their results noted."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial

from PySide6.QtCore import QObject, Signal, Slot

from cardtable_gui.controller.challenges import Challenge
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.controller.session import Session
from cardtable_gui.timing import Clock
from cardtable_gui.views.shell.daily.daily_results import DailyResults
from cardtable_gui.views.shell.daily.star_coach import StarCoach, finished_try
from cardtable_gui.views.shell.matches.match_manager import MatchManager


class DealsAtTable(QObject):
    """Begins the try that counts, continues it, and lets the player play freely afterwards."""

    judged = Signal()
    """A try has got its stars."""

    def __init__(
        self,
        match_manager: MatchManager,
        store: Store,
        results: DailyResults,
        today: Callable[[], date],
        clock: Clock,
        parent: QObject,
    ) -> None:
        """Use the matches of a window, and its results; `today` gives the local date."""
        super().__init__(parent)
        self.coach = StarCoach(store, match_manager.runner, clock, self)
        """Gives stars for the tries that are over."""
        self.coach.awarded.connect(self._awarded)
        self._match_manager = match_manager
        self._store = store
        self._results = results
        self._today = today

    def begin(self, challenge: Challenge) -> None:
        """Begin the try that counts, or continue it, or begin a free one."""
        person = self._results.who.person
        tried = self._results.kept.tried(challenge, person)
        if tried is not None and not tried.over and self._store.has(tried.match, over=False):
            self._match_manager.resume(tried.match)
            return
        official = tried is None and challenge.day >= self._today()
        match = challenge.match(self._results.who.seat, official=official)

        def begun(match_id: str) -> None:
            if official:
                self._results.write(partial(self._results.kept.begin, challenge, match_id, person))

        self._match_manager.begin_match(match, begun)

    def follow(self, session: Session) -> None:
        """Note the result of the try that counts, which has come to the table, when it's over."""
        session.finished.connect(self._finished)
        session.saved.connect(self._saved)

    def settle(self, challenge: Challenge) -> None:
        """Note the result of a match of the person who plays now that ended just before the program did.

        Stars that its try hasn't got yet come later.
        """
        person = self._results.who.person
        tried = self._results.kept.tried(challenge, person)
        if tried is not None and not tried.over and self._store.has(tried.match, over=True):
            match = finished_try(self._store, challenge, tried.match)
            if match is not None:
                self._results.write(partial(self._results.kept.finish, challenge, match.state, person))
        self._judge(challenge, person)

    def _judge(self, challenge: Challenge, person: str) -> None:
        """Let the coach look at the try that counts, if it's over, on disk, and has no stars."""
        tried = self._results.kept.tried(challenge, person)
        if tried is not None and tried.over and tried.stars is None and self._store.has(tried.match, over=True):
            self.coach.judge(challenge, tried.match, person)

    @Slot()
    def _saved(self) -> None:
        session = self._match_manager.session
        if session is not None and session.daily is not None:
            self._judge(session.daily.challenge, session.match.seats[0].profile)

    @Slot(object, str, str, int)
    def _awarded(self, challenge: Challenge, match_id: str, person: str, stars: int) -> None:
        tried = self._results.kept.tried(challenge, person)
        if tried is not None and tried.match == match_id:
            self._results.write(partial(self._results.kept.award, challenge, stars, person))
            self.judged.emit()

    @Slot()
    def _finished(self) -> None:
        session = self._match_manager.session
        if session is not None and session.daily is not None:
            challenge, state = session.daily.challenge, session.match.state
            person = session.match.seats[0].profile
            tried = self._results.kept.tried(challenge, person)
            if tried is not None and tried.match == session.match_id:
                self._results.write(partial(self._results.kept.finish, challenge, state, person))
                self._judge(challenge, person)
