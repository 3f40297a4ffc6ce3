"""The page with the lessons of all games."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QButtonGroup, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from cardtable_gui import i18n
from cardtable_gui.controller.lessons import progress
from cardtable_gui.core.game import AnyGame
from cardtable_gui.core.lesson import Lesson, Lessons
from cardtable_gui.settings import SOLVED_LESSONS, Settings
from cardtable_gui.views.kit.controls.button import Button
from cardtable_gui.views.kit.controls.foot_bar import FootBar
from cardtable_gui.views.kit.focus.tab_order import order_tabs
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.pages.button_page import ButtonPage
from cardtable_gui.views.kit.pages.column import Column, heading, panel, words
from cardtable_gui.views.kit.text.plain_text import Label
from cardtable_gui.views.shell.learn.own_lessons import OwnLessons

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

    def __init__(self, number: int, lesson: Lesson, buttons: list[RowButton], *, solved: bool, upcoming: bool) -> None:
        """Show a lesson.

        Args:
            number: its place in the list, from 1.
            lesson: what is shown.
            buttons: the list's buttons, all equally wide; the row adds its own.
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
        row.addWidget(label, 1)
        row.addWidget(self.button)


_TWO_COLUMNS = 760
"""From this width on (at normal text size) the games are beside the lessons."""
_WIDEST = 960


class LessonsPage(ButtonPage):
    """Lists the games that have lessons, and the lessons of the chosen one, or the player's own."""

    chosen = Signal(str, str)
    """A game and one of its lessons."""

    own_wanted = Signal()
    """The player's own lessons are shown: fill their list."""

    def __init__(
        self,
        look: Look,
        settings: Settings,
        lessons_by_game: Mapping[AnyGame, Lessons],
        own: OwnLessons,
        parent: QWidget | None = None,
    ) -> None:
        """Show these games, the first one chosen; `own` lists the player's own lessons."""
        super().__init__(look, _TWO_COLUMNS, parent)
        self._settings = settings
        self._lessons = {game.id: lessons for game, lessons in lessons_by_game.items()}
        self._titles = {game.id: game.title for game in lessons_by_game}
        self._game = next(iter(self._lessons))
        self._own = own
        self.rows: list[LessonRow] = []
        self._title = heading("headline")
        self._note = words("soft")
        self._group = QButtonGroup(self)
        self.games: dict[str, Button] = {}
        names = QVBoxLayout()
        names.setSpacing(Space.SNUG)
        for game in self._lessons:
            button = Button()
            button.setCheckable(True)
            button.setProperty("kind", "toggle")
            self._group.addButton(button)
            self.games[game] = button
            names.addWidget(button)
        self.own = Button()
        self.own.setCheckable(True)
        self.own.setProperty("kind", "toggle")
        self._group.addButton(self.own)
        # Assistive technology toggles a button without a click.
        self._group.buttonToggled.connect(self._toggled)
        names.addWidget(self.own)
        names.addStretch(1)
        sheet, self._lines = panel()
        self._heading = heading()
        self._forget = QPushButton()
        self._forget.setProperty("kind", "quiet")
        self._forget.clicked.connect(lambda: progress.forget(self._settings, self._game))
        head = QHBoxLayout()
        head.addWidget(self._heading, 1)
        head.addWidget(self._forget)
        self._lines.addLayout(head)
        self._sheet = sheet
        lessons = QVBoxLayout()
        lessons.addWidget(sheet)
        lessons.addWidget(own)
        lessons.addStretch(1)
        own.hide()
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._sides.setSpacing(Space.VAST)
        self._sides.addLayout(names)
        self._sides.addLayout(lessons, 1)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(self._body(), 1)
        self._foot = FootBar()
        self._foot.back.clicked.connect(self.left)
        page.addWidget(self._foot)
        settings.watch(lambda _changed: self._fill(), SOLVED_LESSONS)
        own.changed.connect(self._fill)
        self.retranslate()

    def _body(self) -> QWidget:
        """The scrolling part of the page."""
        column = Column(self._look, _WIDEST)
        column.lines.addWidget(self._title)
        column.lines.addWidget(self._note)
        column.lines.addLayout(self._sides)
        column.lines.addStretch(1)
        return column

    @property
    def game(self) -> str:
        """The id of the chosen game."""
        return self._game

    def show_game(self, game: str) -> None:
        """Choose a game, and focus the lesson to do next."""
        self._game = game
        self._own.hide()
        self._sheet.show()
        self._fill()
        self.take_focus()

    @Slot()
    def show_own(self) -> None:
        """Show the player's own lessons, and focus the button that goes through them."""
        self._sheet.hide()
        self._own.show()
        self.own_wanted.emit()
        self._fill()
        self._own.take_focus()

    def take_focus(self) -> None:
        """Focus the button of the lesson to do next; once all are solved, that of the first."""
        lessons = self._lessons[self._game]
        wanted = progress.upcoming(self._settings, self._game, lessons)
        self.rows[0 if wanted is None else lessons.index(wanted)].button.setFocus()

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

    def _fill(self) -> None:
        """Show the lessons of the chosen game, and how many of each game have been solved."""
        for row in self.rows:
            self._lines.removeWidget(row)
            row.hide()
            row.deleteLater()
        game, lessons = self._game, self._lessons[self._game]
        done, wanted = progress.solved(self._settings, game), progress.upcoming(self._settings, game, lessons)
        self.rows = []
        buttons: list[RowButton] = []
        for number, lesson in enumerate(lessons, 1):
            row = LessonRow(number, lesson, buttons, solved=lesson.id in done, upcoming=lesson is wanted)
            row.chosen.connect(lambda lesson, game=game: self.chosen.emit(game, lesson))
            self.rows.append(row)
            self._lines.addWidget(row)
        self._heading.setText(i18n.text(self._titles[game]))
        self._forget.setVisible(bool(done))
        count = QCoreApplication.translate("lessons", "{game}  {solved}/{count}")
        for each, button in self.games.items():
            solved = sum(lesson.id in progress.solved(self._settings, each) for lesson in self._lessons[each])
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
                "lessons", "Each takes about a minute. You play at the table, and nothing can go wrong."
            )
        )
        self._foot.back.setText(QCoreApplication.translate("lessons", "Back"))
        self._forget.setText(QCoreApplication.translate("lessons", "Reset progress"))
        self._fill()
