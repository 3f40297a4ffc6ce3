"""The review of a match beside its replay: what luck and moves did, and each decision with what was better."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QModelIndex, QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from cardtable_gui import i18n
from cardtable_gui.controller.review.match_review import MatchReview, ReviewStage
from cardtable_gui.controller.review.review import MISTAKE, Review, SeatReview
from cardtable_gui.core.aids.percents import percent
from cardtable_gui.core.score_sheet import signed
from cardtable_gui.models.review_rows import ReviewRole
from cardtable_gui.views.kit.controls.button import Button
from cardtable_gui.views.kit.controls.choice import Choice
from cardtable_gui.views.kit.controls.flow import Flow
from cardtable_gui.views.kit.controls.phrased import PhrasedLabel
from cardtable_gui.views.kit.controls.segments import WrappingSegments
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space, Type
from cardtable_gui.views.kit.pages.column import Column
from cardtable_gui.views.kit.text.fitted_text import broken
from cardtable_gui.views.kit.text.plain_text import Label, explain
from cardtable_gui.views.shell.replay.review_list import ReviewList
from cardtable_gui.views.shell.replay.review_summary import DecidingMoments, LuckAndMistakes

_MISTAKES, _ALL = "mistakes", "all"
_WIDEST_BUTTON = 330.0
"""What the words of a button may take beside the narrowest table, in logical pixels."""


class ReviewPanel(QWidget):
    """Offers the review, shows how far it has got, and lists the decisions of one seat.

    It scrolls as a whole; what can be done with the chosen decision stays in sight below.
    """

    seat_chosen = Signal(int)
    """The decisions of another seat are shown."""
    again_asked = Signal(int)
    """This seat wants to try it again from the moment that is shown."""
    practise_asked = Signal(int)
    """The mistake after so many actions is to become an exercise."""
    said = Signal(str)
    """What screen readers are to be told."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Start without a replay."""
        super().__init__(parent)
        self._look = look
        self._source: MatchReview | None = None
        self._done = False
        """Whether the review was being made when it last changed."""
        self.message = PhrasedLabel()
        self.start_button = Button()
        self.start_button.setProperty("kind", "primary")
        self.start_button.clicked.connect(self._start)
        self.progress = PhrasedLabel()
        self.progress.setProperty("type", "caption")
        self.progress.setProperty("tone", "soft")
        self.stop_button = Button()
        self.stop_button.setProperty("kind", "strong")
        self.stop_button.clicked.connect(self._stop)
        self.who = Choice(look, ())
        self.who.activated.connect(self._seat_chosen)
        self.which = WrappingSegments((_MISTAKES, _ALL))
        self.which.changed.connect(lambda _which: self._show())
        self.sums = PhrasedLabel()
        self.list = ReviewList(look)
        self.list.clicked.connect(self._go_to)
        self.again_button = Button()
        self.again_button.setProperty("kind", "strong")
        self.again_button.clicked.connect(self._again)
        self.practise_button = Button()
        self.practise_button.setProperty("kind", "strong")
        self.practise_button.clicked.connect(self._practise)
        self.about = PhrasedLabel()
        self.about.setProperty("type", "caption")
        self.about.setProperty("tone", "soft")
        self.figures = _Figures()
        self.moments = DecidingMoments(look)
        self.moments.chosen.connect(self._jump)
        self.moments.again_asked.connect(self._again_from)
        self.bars = LuckAndMistakes(look)
        self.details_button = Button()
        self.details_button.setCheckable(True)
        self.details_button.setProperty("kind", "toggle")
        self.details_button.toggled.connect(self._show_details)
        self._lay_out()
        look.changed.connect(self._word_again)
        self._retranslate()

    def _lay_out(self) -> None:
        running = QHBoxLayout()
        running.addWidget(self.progress, 1)
        running.addWidget(self.stop_button)
        scroll = Column(self._look)
        column = scroll.lines
        column.setContentsMargins(Space.SNUG, Space.SNUG, Space.SNUG, Space.SNUG)
        column.setSpacing(Space.SNUG)
        column.addWidget(self.message)
        column.addWidget(self.start_button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addLayout(running)
        for widget in (self.who, self.moments, self.bars, self.which, self.sums, self.list):
            column.addWidget(widget)
        column.addWidget(self.details_button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.figures)
        column.addWidget(self.about)
        column.addStretch(1)
        # What scrolls up and down is never cut at the right.
        page = scroll.widget()
        page.installEventFilter(self)
        self.column = scroll
        self._foot = Flow(Space.SNUG)
        self._foot.show_cells((self.again_button, self.practise_button))
        foot = QVBoxLayout()
        foot.setContentsMargins(Space.SNUG, 0, Space.SNUG, Space.SNUG)
        foot.addWidget(self._foot)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(Space.SNUG)
        whole.addWidget(scroll, 1)
        whole.addLayout(foot)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest and isinstance(watched, QWidget):
            beside = self.column.verticalScrollBar().sizeHint().width()
            self.column.setMinimumWidth(watched.minimumSizeHint().width() + beside)
        return False

    @property
    def seat(self) -> int | None:
        """The seat whose decisions are shown; None: there is none to be judged."""
        if self._source is None or not self._source.seats:
            return None
        return int(self.who.chosen)

    def follow(self, source: MatchReview | None) -> None:
        """Show this review; None: nothing."""
        if self._source is not None:
            self._source.changed.disconnect(self._changed)
            self._source.replay.moved.disconnect(self._moved)
        self._source = source
        self.list.rows.show(None, (), mistakes_only=False)
        self.which.chosen = _MISTAKES
        if source is not None:
            self._done = source.stage is ReviewStage.DONE
            source.changed.connect(self._changed)
            source.replay.moved.connect(self._moved)
            self._offer_seats(source)
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    @Slot()
    def _start(self) -> None:
        if self._source is not None:
            self._source.start()

    @Slot()
    def _stop(self) -> None:
        if self._source is not None:
            self._source.stop()

    @Slot()
    def _changed(self) -> None:
        assert self._source is not None
        was_done, self._done = self._done, self._source.stage is ReviewStage.DONE
        if [self.who.itemData(row) for row in range(self.who.count())] != list(self._source.seats):
            self._offer_seats(self._source)
        self._show()
        if self._done and not was_done:
            self.said.emit(f"{QCoreApplication.translate('review', 'The review is done.')} {self.sums.text()}")

    def _offer_seats(self, source: MatchReview) -> None:
        self.who.clear()
        for seat in source.seats:
            self.who.addItem("", seat)
        if source.seats:
            self.who.chosen = source.main_seat
            self._name_seats()

    def _name_seats(self) -> None:
        if self._source is not None:
            names = self._source.replay.names
            self.who.set_words([i18n.seat_name(seat, names) for seat in self._source.seats])

    @Slot()
    def _seat_chosen(self) -> None:
        seat = self.seat
        assert seat is not None
        self._show()
        self.seat_chosen.emit(seat)

    @Slot(QModelIndex)
    def _go_to(self, index: QModelIndex) -> None:
        """Show the moment of a decision, before it was made."""
        self._jump(int(index.data(ReviewRole.AT)))

    @Slot(int)
    def _jump(self, at: int) -> None:
        if self._source is not None:
            self._source.replay.pause()
            self._source.replay.jump(at)

    @Slot(int)
    def _again_from(self, at: int) -> None:
        self._jump(at)
        self._again()

    @Slot(bool)
    def _show_details(self, on: bool) -> None:
        """Tell figures too."""
        self.list.rows.show_details(on=on)
        self._show()

    @Slot()
    def _again(self) -> None:
        seat = self.seat
        if seat is not None:
            self.again_asked.emit(seat)

    @Slot()
    def _practise(self) -> None:
        index = self.list.currentIndex()
        if index.isValid():
            self.practise_asked.emit(int(index.data(ReviewRole.AT)))

    @Slot()
    def _moved(self) -> None:
        """Mark the row of the decision that the replay shows, if it has one."""
        assert self._source is not None
        row = self.list.rows.row_at(self._source.replay.at)
        current = self.list.currentIndex()
        if row is not None and row != current.row():
            self.list.setCurrentIndex(self.list.rows.index(row))
        elif row is None and current.isValid():
            self.list.setCurrentIndex(QModelIndex())
        self.again_button.setEnabled(row is not None)
        self.practise_button.setEnabled(row is not None and self.list.rows.is_mistake(row))
        self._foot.setVisible(row is not None and not self.list.isHidden())
        self.list.viewport().update()

    def _show(self) -> None:
        """Show what is known."""
        source, seat = self._source, self.seat
        stage = ReviewStage.CLOSED if source is None else source.stage
        review = None if source is None or seat is None else source.review
        asked = stage in (ReviewStage.RUNNING, ReviewStage.DONE) or (review is not None and bool(review.decisions))
        self.message.setText(self._message(stage, asked=asked))
        self.message.setVisible(bool(self.message.text()))
        self.start_button.setVisible(stage in (ReviewStage.IDLE, ReviewStage.FAILED))
        running = stage is ReviewStage.RUNNING
        self.progress.setVisible(running)
        self.stop_button.setVisible(running)
        if source is not None and running:
            words = QCoreApplication.translate("review", "Analysed {done} of {all} moves")
            self.progress.setText(words.format(done=source.progress[0], all=source.progress[1]))
        for widget in (self.who, self.which, self.sums, self.list):
            widget.setVisible(asked)
        if not asked:
            self._foot.hide()
        done = stage is ReviewStage.DONE
        summary: tuple[QWidget, ...] = (self.moments, self.bars, self.details_button)
        for each in summary:
            each.setVisible(done)
        self.figures.setVisible(done and self.details_button.isChecked())
        self.about.setVisible(done and self.details_button.isChecked())
        if source is None or seat is None or review is None:
            return
        judged = review.of_seat(seat)
        self.figures.show_sums(review.seat(seat, percent), self._end(review))
        if done:
            self.moments.show_review(source.replay, review, seat)
            self.bars.show_review(review, seat)
        self.list.rows.show(source.replay, judged, mistakes_only=self.which.chosen == _MISTAKES)
        mistakes = sum(each.loss >= MISTAKE for each in judged)
        self.sums.setText(self._counts(len(judged), mistakes, done=stage is ReviewStage.DONE))
        self.list.setAccessibleDescription(self.sums.text())
        self._moved()

    def _end(self, review: Review) -> str:
        """What luck and moves come to."""
        if review.players == 1:
            return QCoreApplication.translate("review", "Total")
        return QCoreApplication.translate("review", "Compared with an even chance")

    def _counts(self, decisions: int, mistakes: int, *, done: bool) -> str:
        if not decisions:
            return QCoreApplication.translate("review", "No decisions: every move was forced.") if done else ""
        if not mistakes and done:
            return QCoreApplication.translate("review", "No mistakes in %n decision(s).", None, decisions)
        words = QCoreApplication.translate("review", "Mistakes: {mistakes} in {decisions} decisions")
        return words.format(mistakes=mistakes, decisions=decisions)

    def _message(self, stage: ReviewStage, *, asked: bool) -> str:
        match stage:
            case ReviewStage.CLOSED if self._source is not None and not self._source.replay.may_judge:
                return _unaided()
            case ReviewStage.CLOSED:
                return QCoreApplication.translate(
                    "review",
                    "While the match goes on, only your own moves can be reviewed. Choose yourself beside “View as”.",
                )
            case ReviewStage.IDLE if asked:
                return QCoreApplication.translate("review", "The review was stopped.")
            case ReviewStage.IDLE:
                return QCoreApplication.translate(
                    "review",
                    "The strong bots look at every decision, knowing only what its player knew, and show what was "
                    "best and what each move gave away. Luck is counted separately.",
                )
            case ReviewStage.FAILED:
                return QCoreApplication.translate("review", "A decision couldn’t be judged.")
            case _:
                return ""

    def _word_again(self) -> None:
        """Put its words on two lines where large text would make the panel too wide for a table beside it."""
        words = QCoreApplication.translate("review", "Try it again from here")
        lines = broken(words, _WIDEST_BUTTON, Type.BODY.px(self._look.percent), bold=True)
        self.again_button.setText("\n".join(lines) or words)
        self.again_button.setAccessibleName(words)

    def _retranslate(self) -> None:
        self.start_button.setText(QCoreApplication.translate("review", "Review this match"))
        self.stop_button.setText(QCoreApplication.translate("review", "Stop"))
        self._word_again()
        self.practise_button.setText(QCoreApplication.translate("review", "Add to my lessons"))
        tip = QCoreApplication.translate(
            "review", "Adds this mistake to your own lessons and brings it back until you’ve learnt from it."
        )
        explain(self.practise_button, tip)
        self.who.setAccessibleName(QCoreApplication.translate("review", "Whose decisions"))
        self.which.setAccessibleName(QCoreApplication.translate("review", "Which decisions"))
        self.which.set_words(
            (
                QCoreApplication.translate("review", "Mistakes"),
                QCoreApplication.translate("review", "All decisions"),
            )
        )
        self.list.setAccessibleName(QCoreApplication.translate("review", "Decisions"))
        self.about.setText(
            QCoreApplication.translate(
                "review",
                "Luck is what the deals, the draws and the other players did. All figures are chances of winning. "
                "Each curve is drawn from what its player could know, so together the curves can add up to more or "
                "less than 100%.",
            )
        )
        self.details_button.setText(QCoreApplication.translate("review", "Details"))
        self.figures.retranslate()
        self.moments.retranslate()
        self.list.rows.retranslate()
        self._name_seats()
        self._show()


def _unaided() -> str:
    return QCoreApplication.translate(
        "review", "This match is played without hints, so it can be reviewed only once it’s over."
    )


class _Figures(QWidget):
    """What luck and moves did, and what that comes to: three lines of words and figures."""

    def __init__(self) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(Space.HAIR)
        grid.setColumnStretch(0, 1)
        self._words = [PhrasedLabel() for _ in range(3)]
        self.shares = [Label() for _ in range(3)]
        for row, (words, share) in enumerate(zip(self._words, self.shares, strict=True)):
            share.setProperty("weight", "bold")
            grid.addWidget(words, row, 0)
            grid.addWidget(share, row, 1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)

    def show_sums(self, sums: SeatReview, end: str) -> None:
        """Show these sums, which are in whole percent; `end` says what they come to."""
        for share, value in zip(self.shares, (sums.luck, -sums.loss, sums.luck - sums.loss), strict=True):
            share.setText(f"{signed(round(value))}%")
        self._words[-1].setText(end)

    def retranslate(self) -> None:
        """Update all texts to the current language."""
        self._words[0].setText(QCoreApplication.translate("review", "Luck"))
        self._words[1].setText(QCoreApplication.translate("review", "Mistakes"))
