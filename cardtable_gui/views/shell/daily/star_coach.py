"""Looks at finished daily deals with the coach's eyes, one after the other beside the window, and gives their stars."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot

from cardtable_gui.controller.bots.bot_runner import BotRunner
from cardtable_gui.controller.challenges import Challenge, mark_of
from cardtable_gui.controller.daily import stars
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.replay import Replay
from cardtable_gui.controller.review.match_review import MatchReview, ReviewStage
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.controller.saves.store_errors import StoreError
from cardtable_gui.core.files.limits import LONG, Progress, no_progress
from cardtable_gui.core.files.record import Record
from cardtable_gui.jobs import Lane, Task
from cardtable_gui.timing import Clock

_SEAT = 0
"""The player's, in every daily deal."""


class StarCoach(QObject):
    """Judges one match at a time by the review that a replay of it shows, too: nothing is judged twice.

    A match that can't be read or judged gets no stars in this window; the next one tries again.
    """

    awarded = Signal(object, str, str, int)
    """The `Challenge`, the id of its match, the person, and the stars."""

    def __init__(self, store: Store, runner: Callable[[], BotRunner], clock: Clock, parent: QObject) -> None:
        """Judge nothing yet. `runner` is called when a decision is to be judged."""
        super().__init__(parent)
        self._store = store
        self._runner = runner
        self._clock = clock
        self._lane = Lane("daily stars", self)
        self._waiting: deque[tuple[Challenge, str, str]] = deque()
        """What is to be judged, the first of which is: challenge, match and person."""
        self._review: MatchReview | None = None
        self._failed: set[str] = set()
        """The matches that couldn't be judged: in this window they aren't tried again."""

    @property
    def busy(self) -> bool:
        """Whether something is being judged."""
        return bool(self._waiting)

    def judge(self, challenge: Challenge, match_id: str, person: str) -> None:
        """Judge this match, unless that is to be done already; `awarded` follows."""
        wanted = challenge, match_id, person
        if wanted not in self._waiting and match_id not in self._failed:
            self._waiting.append(wanted)
            if len(self._waiting) == 1:
                self._read()

    def _read(self) -> None:
        challenge, match_id, _ = self._waiting[0]

        def read(task: Task) -> Match | None:
            return finished_try(self._store, challenge, match_id, task.progress)

        self._lane.run(read, self._look_at)

    def _look_at(self, match: Match | None) -> None:
        match_id = self._waiting[0][1]
        if match is None:
            self._failed.add(match_id)
            self._go_on()
            return
        replay = Replay(match, self._clock, self)
        review = MatchReview(replay, match_id, self._store.reviews, self._runner, replay, seats={_SEAT})
        self._review = review
        review.changed.connect(self._follow)
        review.start()

    @Slot()
    def _follow(self) -> None:
        review = self._review
        if review is None or review.stage is ReviewStage.RUNNING:
            return
        self._review = None
        challenge, match_id, person = self._waiting[0]
        if review.stage is ReviewStage.DONE:
            self.awarded.emit(challenge, match_id, person, stars.of_review(review.review, _SEAT))
        else:
            self._failed.add(match_id)
        review.replay.deleteLater()
        self._go_on()

    def _go_on(self) -> None:
        self._waiting.popleft()
        if self._waiting:
            self._read()


def finished_try(store: Store, challenge: Challenge, match_id: str, progress: Progress = no_progress) -> Match | None:
    """The finished match of this id, if it's a try of this daily deal that counts; None if it isn't, or can't be read.

    What tells of the match may be a stranger's, as the match itself.
    """

    def played(record: Record) -> Match | None:
        mark = mark_of(record)
        if mark is None or mark.challenge != challenge or not mark.official or len(record.actions) > LONG:
            return None
        return Match.of(record, progress)

    try:
        match = store.read_finished(match_id, played)
    except StoreError:
        return None
    return match if match is not None and match.state.ranks is not None and match.people == (_SEAT,) else None
