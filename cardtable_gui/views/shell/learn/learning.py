"""Opens the page of lessons and the lessons themselves, and keeps what has been solved."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, Slot

from cardtable_gui import games, i18n
from cardtable_gui.bots.cast import CAST
from cardtable_gui.controller.lessons import progress
from cardtable_gui.controller.seats import Seat
from cardtable_gui.jobs import Lane
from cardtable_gui.later import importing_later, when_asked
from cardtable_gui.timing import Clock
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.shell.learn.practice import Practice
from cardtable_gui.views.shell.navigation.shell import Shell
from cardtable_gui.views.shell.profiles.who_plays import WhoPlays

with importing_later():
    from cardtable_gui.controller.lessons import lesson_session
    from cardtable_gui.views.plan import match_setup
    from cardtable_gui.views.shell.learn import lesson_panel, lessons_page
    from cardtable_gui.views.shell.profiles import person_choice
    from cardtable_gui.views.table import moment_pictures

if TYPE_CHECKING:
    from cardtable_gui.controller.match import Match
    from cardtable_gui.controller.match_source import MatchSource
    from cardtable_gui.core.lesson import Lessons
    from cardtable_gui.jobs import Task
    from cardtable_gui.views.shell.start.setup_page import SetupPage


RIVAL: Final = CAST[0]
"""Who sits to the learner's left, in lessons and in the match after them."""
FIRST_LEVEL: Final = "easy"


class Learning(QObject):
    """Adds lessons to a window: menu entries, buttons, their page, and the panel above the table."""

    def __init__(
        self, shell: Shell, look: Look, clock: Clock, folder: Path, today: Callable[[], date] = date.today
    ) -> None:
        """Connect to the window's pages.

        Args:
            shell: the window's contents.
            look: the look of the page.
            clock: what movements and waits go by.
            folder: the data folder, for the player's own lessons.
            today: the local date, by which these come back.
        """
        super().__init__(shell)
        self.who = WhoPlays(shell.settings, shell.profiles)
        """Who learns."""
        self.practice = Practice(shell, clock, folder, self.who, today)
        self.practice.list_wanted.connect(self.show_own)
        self._shell = shell
        self._look = look
        self._clock = clock
        self._session: lesson_session.LessonSession | None = None
        shell.actions["lessons"].triggered.connect(self._show_list)
        shell.actions["practise"].triggered.connect(self.practice.practise)
        shell.home.lessons_wanted.connect(self.begin)
        shell.pages.setup_made.connect(self._connect_setup)
        shell.match_manager.opened.connect(self._opened)
        shell.match_manager.closing.connect(self._closing)
        shell.window.language_changed.connect(self._retitle)

    @when_asked
    def page(self) -> lessons_page.LessonsPage:
        """The page with the lessons."""
        packages = games.by_difficulty()
        lessons_by_game = {package.game: package.load_lessons() for package in packages if package.lessons is not None}
        pictures = moment_pictures.MomentPictures(self._look, _position, Lane("lesson pictures", self), self)
        person = person_choice.PersonChoice(self._look, self.who, self._shell.profiles)
        lessons = lessons_page.LessonList(self._look, pictures, RIVAL)
        page = lessons_page.LessonsPage(
            self._look, self._shell.settings, lessons_by_game, self.practice.own, lessons, person
        )
        page.own_wanted.connect(self.practice.refresh)
        page.match_wanted.connect(self._play)
        person.changed.connect(self.practice.refresh)
        page.left.connect(self._shell.go_home)
        page.chosen.connect(self.open)
        return page

    @when_asked
    def panel(self) -> lesson_panel.LessonPanel:
        """The panel above the table."""
        panel = lesson_panel.LessonPanel()
        panel.next_wanted.connect(self._go_on)
        panel.all_wanted.connect(self._show_list)
        panel.said.connect(self._shell.table_page.table.say)
        return panel

    @property
    def session(self) -> lesson_session.LessonSession | None:
        """The lesson on the table, if any."""
        return self._session

    @Slot(str)
    def show(self, game: str = "") -> None:
        """Show the lessons of a game, by default of the one on the screen; what is on the table is closed."""
        source, setup = self._shell.match_manager.source, self._shell.pages.shown_setup
        if source is not None:
            game = game or source.package.game.id
        elif setup is not None and setup.game is not None:
            game = game or setup.game.id

        def shown() -> None:
            self.practice.refresh()
            self.page.show_game(game if game in self.page.games else self.page.game)

        self._shell.show_page(self.page, shown)

    @Slot()
    def show_own(self) -> None:
        """Show the player's own lessons; what is on the table is closed."""
        self._shell.show_page(self.page, self.page.show_own)

    @Slot()
    def _show_list(self) -> None:
        self.show()

    @Slot(str)
    def begin(self, game: str) -> None:
        """Open the lesson of a game to do next, or its lessons if all have been solved."""
        wanted = progress.upcoming(self._shell.settings, game, _lessons_of(game), self.who.person)
        if wanted is None:
            self.show(game)
        else:
            self.open(game, wanted.id)

    @Slot(str, str)
    def open(self, game: str, lesson: str) -> None:
        """Open a lesson of a game, by its id."""
        found = next(each for each in _lessons_of(game) if each.id == lesson)
        session = lesson_session.LessonSession(games.package(game), found, self.who.seat, self._clock)
        session.finished.connect(self._solved)

        def opening() -> None:
            self._session = session

        self._shell.match_manager.open_exercise(session, opening)

    @Slot(object)
    def _connect_setup(self, page: SetupPage) -> None:
        page.about.lessons_asked.connect(self.show)

    @Slot(object)
    def _opened(self, source: MatchSource) -> None:
        if self._session is None:
            return
        self.panel.show_lesson(self._session, _lessons_of(source.package.game.id), RIVAL.name)
        self._shell.pages.table.show_above(self.panel)
        self._retitle()

    @Slot()
    def _closing(self) -> None:
        if self._session is not None:
            self._session = None
            self._shell.pages.table.show_above(None)

    @Slot()
    def _retitle(self) -> None:
        if self._session is not None:
            words = QCoreApplication.translate("lessons", "Lesson: {title}")
            self._shell.window.name_match(words.format(title=i18n.text(self._session.lesson.title)))

    @Slot()
    def _solved(self) -> None:
        if self._session is not None and self._session.solved:
            (learner,) = (seat for seat in self._session.match.seats if seat.level is None)
            game, lesson = self._session.package.game.id, self._session.lesson.id
            progress.add(self._shell.settings, game, lesson, learner.profile)

    @Slot()
    def _go_on(self) -> None:
        """Open the lesson after the one on the table; after the last one, set up a match."""
        if self._session is None:
            return
        game = self._session.package.game.id
        lessons = _lessons_of(game)
        after = lessons.index(self._session.lesson) + 1
        if after < len(lessons):
            self.open(game, lessons[after].id)
        else:
            self._play(game)

    @Slot(str)
    def _play(self, game: str) -> None:
        """Set up a first match: against those whom the lessons tell of, who play easily."""
        person, found = self.who.seat, games.game(game)
        bots = (replace(bot, level=FIRST_LEVEL) for bot in match_setup.usual_seats(found, person.name)[1:])
        self._shell.propose(replace(match_setup.remembered(found, {}), seats=(person, *bots)))


def _position(name: str, task: Task) -> Match:
    """The match at the first decision of a lesson, whose game and id make up the name of its picture."""
    task.progress(0, 0)
    game, _, lesson = name.partition("/")
    return lesson_session.read(game, lesson).match(Seat(""))


def _lessons_of(game: str) -> Lessons:
    return games.package(game).load_lessons()
