"""The review of the match that a replay shows: made in the background when it's asked for, and kept with the match."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Container
from dataclasses import replace
from enum import Enum
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from cardtable_gui.bots.assessment import Assessment, AssessmentQuestion, verdict
from cardtable_gui.controller.bots.bot_runner import BotRunner
from cardtable_gui.controller.decisions import Decision, decision_at
from cardtable_gui.controller.replay import Replay
from cardtable_gui.controller.review import review_form
from cardtable_gui.controller.review.review import BUDGET_MS, Review, review
from cardtable_gui.controller.review.review_form import KeptVerdict
from cardtable_gui.controller.saves.reviews import Reviews

TOLD_MS: Final = 150
"""While decisions are judged, `changed` comes at most this often, in milliseconds."""


class ReviewStage(Enum):
    """How far the review has got."""

    CLOSED = "closed"
    """No decision may be judged: the match goes on, and no person looks on, or the player has no hints."""
    IDLE = "idle"
    """Nobody has asked for it, or it was stopped."""
    RUNNING = "running"
    DONE = "done"
    FAILED = "failed"
    """A decision could not be judged."""


class MatchReview(QObject):
    """Judges the decisions of the seats whose view the replay may show: of all when the match is over.

    The people's decisions come first, each as one question to the bots' process, which a bot's move need not wait for.
    What was found is kept on disk, also when the review is stopped.
    """

    changed = Signal()
    """`stage`, `done` or `review` have changed."""

    def __init__(
        self,
        replay: Replay,
        match_id: str,
        kept: Reviews,
        runner: Callable[[], BotRunner],
        parent: QObject | None = None,
        *,
        seats: Container[int] | None = None,
    ) -> None:
        """Judge nothing yet.

        Args:
            replay: what is reviewed.
            match_id: by which the review is kept.
            kept: where.
            runner: called when a decision is to be judged for the first time.
            parent: the owner.
            seats: whose decisions are wanted; None: everybody's.
        """
        super().__init__(parent)
        self._replay = replay
        self._match_id = match_id
        self._kept = kept
        self._runner = runner
        self._wanted = range(len(replay.match.seats)) if seats is None else seats
        self._seats: tuple[int, ...] = ()
        self._verdicts: dict[int, KeptVerdict] = {}
        """What is known to fit, by the number of actions before the decision."""
        self._read: dict[int, KeptVerdict] | None = None
        """What the disk has; None: it was not read yet."""
        self._waiting: deque[int] = deque()
        """The moments whose decisions are to be judged."""
        self._all = 0
        self._ticket: int | None = None
        self._unsaved = False
        self._review: Review | None = None
        self.stage = ReviewStage.CLOSED
        self._next_one = QTimer(self, singleShot=True)
        self._next_one.timeout.connect(self._judge_next)
        self._telling = QTimer(self, singleShot=True, interval=TOLD_MS)
        self._telling.timeout.connect(self.changed)
        replay.moved.connect(self._follow)
        self._follow()

    @property
    def replay(self) -> Replay:
        """The replay whose match is reviewed."""
        return self._replay

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats whose decisions may be judged."""
        return self._seats

    @property
    def main_seat(self) -> int:
        """Whose decisions are shown first: the first person's, or the first seat's; there is one to be judged."""
        return next((seat for seat in self._replay.match.people if seat in self._seats), self._seats[0])

    @property
    def progress(self) -> tuple[int, int]:
        """How many moves have been looked at, and of how many."""
        return self._all - len(self._waiting) - (self._ticket is not None), self._all

    @property
    def review(self) -> Review:
        """The verdicts so far on the decisions that may be judged, and what follows from them.

        The results of the match are among them once it's done, since until then a curve doesn't lead there.
        """
        if self._review is None:
            steps = self._replay.match.steps
            known = {index: each.verdict for index, each in self._verdicts.items() if steps[index].seat in self._seats}
            found = review(self._replay.match, known)
            self._review = found if self.stage is ReviewStage.DONE else replace(found, results=None)
        return self._review

    @Slot()
    def start(self) -> None:
        """Begin, or go on where it was stopped; does nothing if it runs, is done, or no decision may be judged."""
        if self.stage in (ReviewStage.IDLE, ReviewStage.FAILED):
            self._plan()
            self._go_on()

    @Slot()
    def stop(self) -> None:
        """Stop at once; what was found stays."""
        if self.stage is ReviewStage.RUNNING:
            self._rest(ReviewStage.IDLE)

    def close(self) -> None:
        """Stop; no signal follows."""
        self.blockSignals(True)
        self._rest(ReviewStage.CLOSED)

    @Slot()
    def _follow(self) -> None:
        """Find whose decisions may be judged now."""
        replay = self._replay
        over = replay.match.state.to_move is None
        shown = replay.onlookers if replay.may_judge else ()
        allowed = (seat for seat in shown if seat is not None and (over or seat == replay.onlooker))
        seats = tuple(seat for seat in allowed if seat in self._wanted)
        if seats == self._seats:
            return
        asked = self.stage not in (ReviewStage.IDLE, ReviewStage.CLOSED)
        self._seats, self._review = seats, None
        self._rest(ReviewStage.IDLE if seats else ReviewStage.CLOSED)
        if asked:
            self.start()

    def _plan(self) -> None:
        """List the moments to be judged: those of the people first."""
        match = self._replay.match
        moments = [step.index for step in match.steps if step.seat in self._seats and step.index not in self._verdicts]
        moments.sort(key=lambda index: match.steps[index].seat not in match.people)
        self._waiting = deque(moments)
        self._all = len(moments)
        if self._read is None:
            data = self._kept.read(self._match_id)
            self._read = {} if data is None else review_form.loads(data, match.package.game)

    def _go_on(self) -> None:
        if self._waiting:
            self.stage = ReviewStage.RUNNING
            self._next_one.start()
            self._tell()
        else:
            self._rest(ReviewStage.DONE)

    @Slot()
    def _judge_next(self) -> None:
        """Take the next moment; one at a time, so that the window stays responsive."""
        assert self._read is not None
        index = self._waiting.popleft()
        decision = decision_at(self._replay.match, index)
        assert decision is not None
        known = self._read.get(index)
        if decision.forced:
            self._go_on()
        elif known is not None and known.fits(decision):
            self._found(index, known)
        else:
            self._ticket = self._runner().ask(
                AssessmentQuestion(self._replay.package.policy, decision.view, decision.chosen, BUDGET_MS),
                partial(self._assessed, index, decision),
            )

    def _assessed(self, index: int, decision: Decision, found: Assessment | None) -> None:
        self._ticket = None
        if found is None:
            self._rest(ReviewStage.FAILED)
            return
        self._unsaved = True
        self._found(index, KeptVerdict.of(decision, verdict(found, decision.chosen)))

    def _found(self, index: int, known: KeptVerdict) -> None:
        self._verdicts[index] = known
        self._review = None
        self._go_on()

    def _rest(self, stage: ReviewStage) -> None:
        """Judge nothing any more, and keep what was found."""
        self._next_one.stop()
        self._telling.stop()
        ticket, self._ticket = self._ticket, None
        if ticket is not None:
            self._runner().cancel(ticket)
        self._waiting.clear()
        self._review = None
        if self._unsaved:
            self._kept.write(self._match_id, review_form.dumps(self._verdicts, self._replay.package.game))
            self._unsaved = False
        self.stage = stage
        self.changed.emit()

    def _tell(self) -> None:
        if not self._telling.isActive():
            self._telling.start()
