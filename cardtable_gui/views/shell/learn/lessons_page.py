"""The page with the lessons of all games."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from cardtable_gui import i18n
from cardtable_gui.bots.cast import GLAD, Character
from cardtable_gui.controller.lessons import progress
from cardtable_gui.core.game import AnyGame
from cardtable_gui.core.lesson import Lesson, Lessons
from cardtable_gui.core.messages import Message
from cardtable_gui.settings import LEARNERS, SOLVED_LESSONS, Settings
from cardtable_gui.views.kit.controls.button import Button
from cardtable_gui.views.kit.controls.foot_bar import FootBar
from cardtable_gui.views.kit.focus.tab_order import order_tabs
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.pages.button_page import ButtonPage
from cardtable_gui.views.kit.pages.column import Column, heading, words
from cardtable_gui.views.kit.pictures.drawings import Drawing
from cardtable_gui.views.kit.text.plain_text import Label
from cardtable_gui.views.shell.learn.lesson_panel import now_play
from cardtable_gui.views.shell.learn.own_lessons import OwnLessons
from cardtable_gui.views.shell.profiles.person_choice import PersonChoice
from cardtable_gui.views.table.moment_pictures import MomentPicture, MomentPictures

_SOLVED = "✓"


class RowButton(Button):
    """A button as wide as the widest of a list's."""

    def __init__(self, text: str, all_buttons: list[RowButton]) -> None:
        """Join the buttons of the list."""
        super().__init__(text)
        self._all = all_buttons
        all_buttons.append(self)

    def sizeHint(self) -> QSize:
        widest = max(Button.sizeHint(each).width() for each in self._all)
        return QSize(widest, super().sizeHint().height())


class LessonRow(QWidget):
    """One line of the list of lessons."""

    chosen = Signal(str)
    """The lesson with this id."""

    def __init__(
        self,
        number: int,
        lesson: Lesson,
        buttons: list[RowButton],
        picture: MomentPicture,
        *,
        solved: bool,
        upcoming: bool,
    ) -> None:
        """Show a lesson.

        Args:
            number: its place in the list, from 1.
            lesson: what is shown.
            buttons: the list's buttons, all equally wide; the row adds its own.
            picture: of its position.
            solved: whether it has been solved.
            upcoming: whether it is the one to do next.
        """
        super().__init__()
        title = i18n.text(lesson.title)
        badge = Label(_SOLVED if solved else str(number))
        badge.setProperty("kind", "badge")
        if solved:
            badge.setProperty("tone", "good")
        badge.setAlignment(Qt.AlignmentFlag.AlignCenter)
        label = words()
        label.setText(title)
        self.picture = picture
        self.button = RowButton(
            QCoreApplication.translate("lessons", "Play again")
            if solved
            else QCoreApplication.translate("lessons", "Start"),
            buttons,
        )
        if upcoming:
            self.button.setProperty("kind", "strong")
        self.button.clicked.connect(lambda: self.chosen.emit(lesson.id))
        state = QCoreApplication.translate("lessons", "Solved.") if solved else ""
        name = QCoreApplication.translate("lessons", "{action}: lesson {number}, {title}")
        self.button.setAccessibleName(name.format(action=self.button.text(), number=number, title=title))
        self.button.setAccessibleDescription(state)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.EASY)
        row.addWidget(badge)
        row.addWidget(picture)
        row.addWidget(label, 1)
        row.addWidget(self.button)


_FACE = 52
"""The side of the portrait after the lessons at normal text size."""
_THUMB = 80
"""The width of a lesson's picture at normal text size."""
_TWO_COLUMNS = 760
"""From this width on (at normal text size) the games are beside the lessons."""
_WIDEST = 960


class LessonList(QFrame):
    """The lessons of one game, how many of them are solved, and after the last one somebody to play with."""

    chosen = Signal(str)
    """A lesson, by its id."""
    forget_wanted = Signal()
    """Forget what was solved."""
    match_wanted = Signal()
    """All is solved, and the player wants to play a match."""

    def __init__(self, look: Look, pictures: MomentPictures, rival: Character) -> None:
        """Without lessons. `pictures` are those of positions, named by game and lesson; `rival` waits at the end."""
        super().__init__()
        self._look = look
        self._pictures = pictures
        self._rival = rival
        self.rows: list[LessonRow] = []
        self.setProperty("surface", "panel")
        self._heading = heading()
        self.forget = QPushButton()
        self.forget.setProperty("kind", "quiet")
        self.forget.clicked.connect(self.forget_wanted)
        head = QHBoxLayout()
        head.addWidget(self._heading, 1)
        head.addWidget(self.forget)
        self.state = words("soft", "caption")
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        far = QHBoxLayout()
        far.setSpacing(Space.EASY)
        far.addWidget(self.bar, 1)
        far.addWidget(self.state)
        self._end = words()
        face = Drawing(look, _FACE)
        face.show_drawing(rival.portrait(GLAD))
        self.play = Button()
        """Leads on to a match; shown once all is solved."""
        self.play.setProperty("kind", "primary")
        self.play.clicked.connect(self.match_wanted)
        self._last = QWidget()
        last = QHBoxLayout(self._last)
        last.setContentsMargins(0, Space.SNUG, 0, 0)
        last.setSpacing(Space.EASY)
        last.addWidget(face)
        last.addWidget(self._end, 1)
        last.addWidget(self.play)
        self._lines = lines = QVBoxLayout(self)
        lines.setContentsMargins(Space.WIDE, Space.WIDE - 4, Space.WIDE, Space.WIDE)
        lines.setSpacing(Space.SNUG)
        lines.addLayout(head)
        lines.addLayout(far)
        lines.addWidget(self._last)
        look.changed.connect(self._fit)
        pictures.ready.connect(self._follow)

    @Slot(str)
    def _follow(self, name: str) -> None:
        for row in self.rows:
            row.picture.follow(name)

    def show_lessons(self, game: str, title: Message, lessons: Lessons, done: Container[str]) -> None:
        """Show the lessons of a game in the current language; `done` are the ids of those that are solved."""
        for row in self.rows:
            self._lines.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = []
        buttons: list[RowButton] = []
        solved = [lesson.id in done for lesson in lessons]
        upcoming = solved.index(False) if False in solved else len(lessons)
        for number, lesson in enumerate(lessons):
            picture = MomentPicture(self._look, self._pictures, small=True)
            picture.show_match(f"{game}/{lesson.id}")
            row = LessonRow(number + 1, lesson, buttons, picture, solved=solved[number], upcoming=number == upcoming)
            row.chosen.connect(self.chosen)
            self.rows.append(row)
            self._lines.insertWidget(self._lines.indexOf(self._last), row)
        self._heading.setText(i18n.text(title))
        self.forget.setText(QCoreApplication.translate("lessons", "Reset progress"))
        self.forget.setVisible(any(solved))
        self.bar.setRange(0, len(lessons))
        self.bar.setValue(sum(solved))
        state = QCoreApplication.translate("lessons", "{solved} of {count} solved")
        self.state.setText(state.format(solved=sum(solved), count=len(lessons)))
        self.bar.setAccessibleName(self.state.text())
        end = QCoreApplication.translate("lessons", "That was the last lesson. {name} is waiting at the table.")
        self._end.setText(end.format(name=i18n.text(self._rival.name)))
        self.play.setText(now_play(self._rival.name))
        self._last.setVisible(all(solved))
        self._fit()

    def take_focus(self) -> None:
        """Focus the button of the lesson to do next; once all are solved, that which leads on to a match."""
        upcoming = (row.button for row in self.rows if row.button.property("kind") == "strong")
        next(upcoming, self.play).setFocus()

    def _fit(self) -> None:
        for row in self.rows:
            wide = self._look.scaled(_THUMB)
            row.picture.setFixedSize(wide, row.picture.heightForWidth(wide))
            row.picture.update()


class LessonsPage(ButtonPage):
    """Lists the games that have lessons, and the lessons of the chosen one, or the player's own."""

    chosen = Signal(str, str)
    """A game and one of its lessons."""
    own_wanted = Signal()
    """The player's own lessons are shown: fill their list."""
    match_wanted = Signal(str)
    """The lessons of this game are solved, and the player wants to play a match."""

    def __init__(
        self,
        look: Look,
        settings: Settings,
        lessons_by_game: Mapping[AnyGame, Lessons],
        own: OwnLessons,
        lessons: LessonList,
        person: PersonChoice,
    ) -> None:
        """Show these games, the first one chosen.

        Args:
            look: the look of the page.
            settings: where progress is kept.
            lessons_by_game: the lessons.
            own: lists the player's own lessons.
            lessons: lists those of one game.
            person: who learns.
        """
        super().__init__(look, _TWO_COLUMNS)
        self._settings = settings
        self._lessons = {game.id: lessons for game, lessons in lessons_by_game.items()}
        self._titles = {game.id: game.title for game in lessons_by_game}
        self._game = next(iter(self._lessons))
        self._own = own
        self.list = lessons
        lessons.chosen.connect(lambda lesson: self.chosen.emit(self._game, lesson))
        lessons.match_wanted.connect(lambda: self.match_wanted.emit(self._game))
        lessons.forget_wanted.connect(lambda: progress.forget(self._settings, self._game, self._learner))
        self.person = person
        person.changed.connect(self._fill)
        self._title = heading("headline")
        self._note = words("soft")
        self._group = QButtonGroup(self)
        self.games: dict[str, Button] = {}
        names = QVBoxLayout()
        names.setSpacing(Space.SNUG)
        for game in self._lessons:
            self.games[game] = self._toggle(names)
        self.own = self._toggle(names)
        # Assistive technology toggles a button without a click.
        self._group.buttonToggled.connect(self._toggled)
        names.addStretch(1)
        sheets = QVBoxLayout()
        sheets.addWidget(lessons)
        sheets.addWidget(own)
        sheets.addStretch(1)
        own.hide()
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._sides.setSpacing(Space.VAST)
        self._sides.addLayout(names)
        self._sides.addLayout(sheets, 1)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(self._body(), 1)
        self._foot = FootBar()
        self._foot.back.clicked.connect(self.left)
        page.addWidget(self._foot)
        settings.watch(lambda _changed: self._fill(), SOLVED_LESSONS, LEARNERS)
        own.changed.connect(self._fill)
        self.retranslate()

    def _toggle(self, names: QVBoxLayout) -> Button:
        """A button that chooses what is listed."""
        button = Button()
        button.setCheckable(True)
        button.setProperty("kind", "toggle")
        self._group.addButton(button)
        names.addWidget(button)
        return button

    def _body(self) -> QWidget:
        """The scrolling part of the page."""
        column = Column(self._look, _WIDEST)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.person)
        column.lines.addLayout(head)
        column.lines.addWidget(self._note)
        column.lines.addLayout(self._sides)
        column.lines.addStretch(1)
        return column

    @property
    def _learner(self) -> str:
        """By which the progress of the person who learns is kept."""
        return str(self.person.chosen)

    @property
    def rows(self) -> Sequence[LessonRow]:
        """The lessons of the chosen game."""
        return self.list.rows

    @property
    def game(self) -> str:
        """The id of the chosen game."""
        return self._game

    def show_game(self, game: str) -> None:
        """Choose a game, and focus the lesson to do next."""
        self._game = game
        self._own.hide()
        self.list.show()
        self.person.refresh()
        self._fill()
        self.take_focus()

    @Slot()
    def show_own(self) -> None:
        """Show the player's own lessons, and focus the button that goes through them."""
        self.list.hide()
        self._own.show()
        self.person.refresh()
        self.own_wanted.emit()
        self._fill()
        self._own.take_focus()

    def take_focus(self) -> None:
        """Focus what the learner most likely wants."""
        self.list.take_focus()

    def arrange(self) -> None:
        """Lay the rows out for the page's width and text size."""
        self._sides.setDirection(self.direction)

    @Slot(QAbstractButton, bool)
    def _toggled(self, button: QAbstractButton, down: bool) -> None:
        if not down:
            return
        if button is self.own and self._own.isHidden():
            self.show_own()
        for game, each in self.games.items():
            if button is each and (game != self._game or not self._own.isHidden()):
                self.show_game(game)

    @Slot()
    def _fill(self) -> None:
        """Show the lessons of the chosen game, and how many of each game have been solved."""
        game, learner = self._game, self._learner
        done = {each: progress.solved(self._settings, each, learner) for each in self._lessons}
        self.list.show_lessons(game, self._titles[game], self._lessons[game], done[game])
        count = QCoreApplication.translate("lessons", "{game}  {solved}/{count}")
        for each, button in self.games.items():
            solved = sum(lesson.id in done[each] for lesson in self._lessons[each])
            title = i18n.text(self._titles[each])
            text = count.format(game=title, solved=solved, count=len(self._lessons[each]))
            button.setText(text.replace("&", "&&"))
        self.own.setText(self._own.title.replace("&", "&&"))
        (self.games[game] if self._own.isHidden() else self.own).setChecked(True)
        order_tabs(self)

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self._own.retranslate()
        self.setWindowTitle(QCoreApplication.translate("lessons", "Lessons"))
        self._title.setText(self.windowTitle())
        self._note.setText(
            QCoreApplication.translate(
                "lessons", "Each lesson takes about a minute. You play at the table, and nothing can go wrong."
            )
        )
        self._foot.back.setText(QCoreApplication.translate("lessons", "Back"))
        self.person.refresh()
        self._fill()
