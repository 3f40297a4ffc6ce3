"""Lets players practise their own mistakes: takes them from a review, asks for a better move, and keeps how it went."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot

from cardtable_gui import i18n
from cardtable_gui.core.files.record import RecordError
from cardtable_gui.core.files.system_errors import cause
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.later import importing_later, when_asked
from cardtable_gui.timing import Clock
from cardtable_gui.views.shell.navigation.shell import Shell
from cardtable_gui.views.shell.profiles.who_plays import WhoPlays

with importing_later():
    from cardtable_gui.controller.practice import exercise, exercises, practice_session
    from cardtable_gui.views.shell.learn import own_lessons, practice_bar

if TYPE_CHECKING:
    from cardtable_gui.controller.practice.exercises import Exercises
    from cardtable_gui.views.shell.matches.table_page import TablePage


class Practice(QObject):
    """Adds exercises to a window. It's made with the window, so it imports what it needs when it's first asked for."""

    list_wanted = Signal()
    """The player wants to see the list of exercises."""

    def __init__(
        self, shell: Shell, clock: Clock, folder: Path, who: WhoPlays, today: Callable[[], date] = date.today
    ) -> None:
        """Connect to the shell.

        Args:
            shell: the window's contents.
            clock: what movements at the table go by.
            folder: the data folder.
            who: who practises.
            today: the local date.
        """
        super().__init__(shell)
        self._shell = shell
        self._clock = clock
        self._folder = folder
        self._who = who
        self._today = today
        self._session: practice_session.PracticeSession | None = None
        shell.pages.table_made.connect(self._connect_table)
        shell.match_manager.closing.connect(self._closing)

    @when_asked
    def exercises(self) -> Exercises:
        """The exercises on disk."""
        return exercises.Exercises(self._folder, self._shell.set_aside)

    @when_asked
    def own(self) -> own_lessons.OwnLessons:
        """The list of exercises, for the page of lessons."""
        own = own_lessons.OwnLessons(self._shell.pages.look)
        own.practise_wanted.connect(self.practise)
        own.chosen.connect(self.open)
        own.remove_wanted.connect(self._remove)
        return own

    @when_asked
    def bar(self) -> practice_bar.PracticeBar:
        """The panel above the table."""
        bar = practice_bar.PracticeBar()
        bar.left.connect(self.list_wanted)
        bar.next_wanted.connect(self.practise)
        bar.said.connect(self._shell.table_page.table.say)
        return bar

    @property
    def session(self) -> practice_session.PracticeSession | None:
        """The exercise on the table, if any."""
        return self._session

    def refresh(self) -> None:
        """List the exercises as they are on disk."""
        self.own.show_exercises(self._own(), self._today())

    @Slot(int)
    def add(self, index: int) -> None:
        """Make the decision after so many actions, as the review on the screen judges it, an exercise."""
        review = self._shell.match_manager.review
        if review is None:
            return
        judged = next((each for each in review.review.decisions if each.index == index), None)
        if judged is None:
            return
        notifications = self._shell.notifications
        try:
            added = self.exercises.add(exercise.Exercise.of(review.replay.match, judged, self._today()))
        except exercises.TooManyError:
            message = QT_TRANSLATE_NOOP(
                "practice", "You already have {most} mistakes to practise. Remove some of them first."
            )
            notifications.trouble(message.put(most=exercises.MOST))
        except OSError as error:
            notifications.trouble(_NOT_SAVED.put(reason=cause(error)))
        else:
            told = QCoreApplication.translate(
                "practice", "Added to your own lessons. You’ll find them in the Learn menu."
            )
            if not added:
                told = QCoreApplication.translate("practice", "This one is already among your own lessons.")
            notifications.notice.tell(told)

    @Slot()
    def practise(self) -> None:
        """Open the mistake that has been due for longest; the list if none is."""
        waiting = self._waiting()
        if waiting:
            self._ask(waiting[0])
        else:
            self.list_wanted.emit()

    @Slot(str)
    def open(self, exercise: str) -> None:
        """Open an exercise by its id; the list if it has gone."""
        found = next((each for each in self._own() if each.id == exercise), None)
        if found is None:
            self.list_wanted.emit()
        else:
            self._ask(found)

    def _own(self) -> list[exercise.Exercise]:
        """The mistakes of the person who practises, and those that are nobody's here."""
        others = {each.id for each in self._shell.profiles.people} - {self._who.person}
        return [each for each in self.exercises.all() if each.profile not in others]

    def _waiting(self) -> list[exercise.Exercise]:
        """The exercises that are due, those on the table last."""
        on_table = None if self._session is None else self._session.exercise.id
        due = [each for each in self._own() if each.is_due(self._today())]
        return sorted(due, key=lambda each: each.id == on_table)

    def _ask(self, exercise: exercise.Exercise) -> None:
        manager = self._shell.match_manager
        try:
            session = practice_session.PracticeSession(exercise, self._who.seat, manager.runner, self._clock)
        except RecordError as error:
            message = QT_TRANSLATE_NOOP("practice", "This lesson can’t be played any more. {reason}")
            self._shell.notifications.trouble(message.put(reason=error.message))
            return
        session.judged.connect(self._judged)
        manager.open_exercise(session, opened=lambda: self._follow(session))

    def _follow(self, session: practice_session.PracticeSession) -> None:
        self._session = session
        self.bar.follow(session)
        self._shell.table_page.show_above(self.bar)
        self._retitle()

    @Slot()
    def _judged(self) -> None:
        """Keep how it went."""
        session = self._session
        if session is None:
            return
        kept = session.exercise
        verdict = session.verdict
        if verdict is not None:
            kept = kept.answered(self._today(), right=verdict.right)
            session.take_over(kept)
            self.bar.days = (kept.due - self._today()).days
            self._keep(kept)
        self.bar.onward.setVisible(any(each.id != kept.id for each in self._waiting()))

    def _keep(self, exercise: exercise.Exercise) -> None:
        try:
            if self.exercises.has(exercise.id):
                self.exercises.keep(exercise)
        except OSError as error:
            self._shell.notifications.trouble(_NOT_SAVED.put(reason=cause(error)))

    @Slot(str)
    def _remove(self, exercise: str) -> None:
        try:
            self.exercises.remove(exercise)
        except OSError as error:
            self._shell.notifications.trouble(_NOT_SAVED.put(reason=cause(error)))
        self.refresh()
        self.own.take_focus()

    def _retitle(self) -> None:
        if self._session is not None:
            words = QCoreApplication.translate("practice", "Practice: {game}")
            title = i18n.text(self._session.package.game.title)
            self._shell.window.name_match(words.format(game=title))

    @Slot(object)
    def _connect_table(self, page: TablePage) -> None:
        page.side.review.practise_asked.connect(self.add)
        self._shell.window.language_changed.connect(self._retitle)

    @Slot()
    def _closing(self) -> None:
        if self._session is not None:
            self._session = None
            self.bar.follow(None)
            self._shell.table_page.show_above(None)


_NOT_SAVED = QT_TRANSLATE_NOOP("practice", "Your own lessons couldn’t be saved. {reason}")
