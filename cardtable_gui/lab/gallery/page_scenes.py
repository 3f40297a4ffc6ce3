"""Pictures of the pages that show what a player has done: lessons, own mistakes, statistics, library, achievements."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

from PySide6.QtWidgets import QDialog

from cardtable_gui import games
from cardtable_gui.bots.assessment import Verdict
from cardtable_gui.controller.decisions import Decision, decision_at
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.practice.exercise import Exercise
from cardtable_gui.controller.review.review import Judged
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.core.events import DealEnded
from cardtable_gui.core.files.record import dumps
from cardtable_gui.i18n import Language
from cardtable_gui.lab.gallery import moments
from cardtable_gui.lab.gallery.moments import Moment
from cardtable_gui.lab.gallery.waiting import wait_until
from cardtable_gui.views.shell.learn.learning import Learning
from cardtable_gui.views.shell.library.library_dialog import LibraryDialog
from cardtable_gui.views.shell.navigation.shell import Shell
from cardtable_gui.views.shell.statistics.statistics_dialog import StatisticsDialog

D = TypeVar("D", bound=QDialog)


class PageScenes:
    """Sets these pages up in one window."""

    def __init__(
        self, shell: Shell, learning: Learning, folder: Path, language: Language, shown: tuple[str, ...]
    ) -> None:
        """Show these games in a language; `folder`: the data folder."""
        self._shell = shell
        self._learning = learning
        self._store = Store(folder)
        self._language: Language = language
        self._games = shown

    def lessons(self) -> None:
        """The lessons of the first game that has any."""
        self._learning.show(self._taught())

    def lesson(self) -> None:
        """The first lesson of a game at the table."""
        self._shell.table_page.show_side(None)
        game = self._taught()
        self._learning.open(game, games.package(game).load_lessons()[0].id)
        self._await_turn()

    def own_lessons(self) -> None:
        """The player's own mistakes, of which some rest if there are several."""
        self._make_mistakes()
        self._learning.show_own()

    def practice(self) -> None:
        """A mistake that is practised, after a wrong answer."""
        self._make_mistakes()
        self._shell.table_page.show_side(None)
        practice = self._learning.practice
        practice.practise()
        # A large record is read beside the window.
        wait_until(lambda: practice.session is not None and practice.session.is_humans_turn)
        session = practice.session
        assert session is not None
        session.act(session.package.game.parse(session.exercise.played))
        wait_until(lambda: session.at_rest)

    def _taught(self) -> str:
        return next(game for game in self._games if games.package(game).lessons is not None)

    def statistics(self) -> QDialog:
        """The statistics of one match of each game."""
        self._finish_matches()
        past_matches = self._shell.past_matches
        past_matches.show_statistics()
        wait_until(lambda: not (past_matches.updater.busy or past_matches.jobs.busy))
        return self._dialog(StatisticsDialog)

    def library(self) -> QDialog:
        """The library with the same matches, each with its picture."""
        self._finish_matches()
        self._shell.past_matches.show_library()
        dialog = self._dialog(LibraryDialog)
        ratio = dialog.devicePixelRatioF()
        wait_until(lambda: all(dialog.pictures.small(f"finished-{game}", ratio) for game in self._games))
        return dialog

    def achievements(self) -> None:
        """The achievements, of which the same matches brought some."""
        self._finish_matches()
        self._shell.actions["achievements"].trigger()
        past_matches = self._shell.past_matches
        wait_until(lambda: not (past_matches.updater.busy or past_matches.jobs.busy))

    def _dialog(self, kind: type[D]) -> D:
        """The dialog of this kind that has opened."""
        return next(found for found in self._shell.window.findChildren(kind) if found.isVisible())

    def _await_turn(self) -> None:
        session = self._shell.match_manager.session
        assert session is not None
        wait_until(lambda: session.is_humans_turn)

    def _finish_matches(self) -> None:
        self._shell.go_home()
        for game in self._games:
            end = Moment(len(moments.played(game).steps), 0)
            match = moments.at(game, end, self._language)
            self._store.write(f"finished-{game}", dumps(match.record), over=True)
            self._store.release(f"finished-{game}")
        updater = self._shell.past_matches.updater
        updater.update()
        wait_until(lambda: not updater.busy)

    def _make_mistakes(self) -> None:
        exercises = self._learning.practice.exercises
        for number, game in enumerate(self._games):
            match = moments.at(game, Moment(len(moments.played(game).steps), 0), self._language)
            index, decision = _choice_within_a_deal(match, moments.with_a_choice(game).actions)
            others = (action for action in decision.view.legal_actions() if action != decision.chosen)
            verdict = Verdict(next(others), 0.31, 0.43, 0.02, 0.01)
            judged = Judged(index, decision.seat, decision.chosen, verdict, 0.0)
            exercise = Exercise.of(match, judged, moments.DAY)
            exercises.add(exercise.answered(moments.DAY, right=True) if number % 3 == 1 else exercise)


def _choice_within_a_deal(match: Match, first: int) -> tuple[int, Decision]:
    """The first decision from this moment on which didn't end a deal: no result lies over the table after it."""
    for step in match.steps[first:]:
        decision = decision_at(match, step.index)
        ended = any(isinstance(event, DealEnded) for event in step.events)
        if decision is not None and not decision.forced and not ended and step.seat in match.people:
            return step.index, decision
    raise LookupError("every decision of the match ends a deal")
