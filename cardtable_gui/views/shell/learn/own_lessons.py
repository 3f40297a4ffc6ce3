"""The part of the page of lessons that lists the player's own mistakes."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import QCoreApplication, QDate, QLocale, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cardtable_gui import games, i18n
from cardtable_gui.controller.practice.exercise import Exercise
from cardtable_gui.core.aids.percents import percent
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.views.kit.controls.button import Button
from cardtable_gui.views.kit.controls.icons import IconButton
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.pages.column import heading, panel, words
from cardtable_gui.views.kit.text.phrases import spoken
from cardtable_gui.views.plan import match_facts


class OwnLessons(QWidget):
    """A button that goes through what is due, and a row for each mistake."""

    changed = Signal()
    """The exercises have changed."""
    practise_wanted = Signal()
    """Go through the mistakes that are due."""
    chosen = Signal(str)
    """Practise the exercise with this id."""
    remove_wanted = Signal(str)
    """Remove the exercise with this id."""

    def __init__(self, look: Look) -> None:
        """Start without mistakes; `show_exercises` fills it."""
        super().__init__()
        self._look = look
        self._exercises: Sequence[Exercise] = ()
        self._today = date.min
        self.rows: list[ExerciseRow] = []
        """A row for each exercise, in order."""
        self._heading = heading()
        self._about = words("soft")
        self.practise = Button()
        self.practise.setProperty("kind", "primary")
        self.practise.clicked.connect(self.practise_wanted)
        self._state = words()
        sheet, self._lines = panel()
        self._lines.addWidget(self._heading)
        self._lines.addWidget(self._about)
        due = QHBoxLayout()
        due.setSpacing(Space.EASY)
        due.addWidget(self._state, 1)
        due.addWidget(self.practise)
        self._lines.addLayout(due)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(sheet)
        column.addStretch(1)

    @property
    def due(self) -> int:
        """How many exercises are due."""
        return sum(each.is_due(self._today) for each in self._exercises)

    @property
    def title(self) -> str:
        """What the part is called, with the number of exercises that are due."""
        name = QCoreApplication.translate("practice", "Your own")
        if not self.due:
            return name
        return QCoreApplication.translate("practice", "{title}  {due} due").format(title=name, due=self.due)

    def show_exercises(self, exercises: Sequence[Exercise], today: date) -> None:
        """List these exercises, in their order."""
        self._exercises, self._today = exercises, today
        self.retranslate()
        self.changed.emit()

    def take_focus(self) -> None:
        """Focus the button that goes on, or the first row's."""
        if self.practise.isVisible():
            self.practise.setFocus()
        elif self.rows:
            self.rows[0].button.setFocus()

    def retranslate(self) -> None:
        """Update all texts to the current language, and the rows to the exercises."""
        self._heading.setText(QCoreApplication.translate("practice", "Your own"))
        about = QCoreApplication.translate(
            "practice",
            "Your own mistakes. Once you’ve solved one, it comes back after 1 day, then after 3, 7 and 21 days; a "
            "wrong move takes it back to the start.",
        )
        if not self._exercises:
            about = QCoreApplication.translate(
                "practice",
                "Your own mistakes are kept here: review a match, choose a mistake, and press “Add to my lessons”. "
                "Then practise finding a better move until it comes easily.",
            )
        self._about.setText(about)
        self._state.setText(self._due_words())
        self._state.setVisible(bool(self._exercises))
        self.practise.setText(QCoreApplication.translate("practice", "Practise my mistakes"))
        self.practise.setVisible(bool(self.due))
        for row in self.rows:
            self._lines.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = [ExerciseRow(each, self._today, self._look) for each in self._exercises]
        for row in self.rows:
            row.chosen.connect(self.chosen)
            row.remove_wanted.connect(self.remove_wanted)
            self._lines.addWidget(row)

    def _due_words(self) -> str:
        if self.due:
            return i18n.text(QT_TRANSLATE_NOOP("practice", "%n mistake(s) due today.").put(n=self.due))
        if not self._exercises:
            return ""
        words = QCoreApplication.translate("practice", "Nothing is due. The next one comes back on {date}.")
        return words.format(date=_day(min(each.due for each in self._exercises)))


class ExerciseRow(QWidget):
    """One mistake: its game, what was played, when it's due, and buttons to practise and to remove it."""

    chosen = Signal(str)
    remove_wanted = Signal(str)

    def __init__(self, exercise: Exercise, today: date, look: Look) -> None:
        """Show an exercise; the signals carry its id."""
        super().__init__()
        game = games.package_of(exercise.record).game
        names = exercise.record.seats
        action = i18n.text(game.describe(game.parse(exercise.played)), names)
        title = QCoreApplication.translate("practice", "{game}: {action}").format(
            game=i18n.text(game.title), action=action
        )
        if exercise.is_due(today):
            state = QCoreApplication.translate("practice", "Due today")
        else:
            state = QCoreApplication.translate("practice", "Comes back on {date}").format(date=_day(exercise.due))
        given = percent(exercise.mistake.best_chance) - percent(exercise.mistake.chance)
        loss = QCoreApplication.translate("practice", "gave away {loss}%").format(loss=given)
        label, note = words(), words("soft", "caption")
        label.setText(title)
        more = QCoreApplication.translate("practice", "{state}, {loss}").format(state=state, loss=loss)
        note.setText(more)
        self.button = Button(QCoreApplication.translate("practice", "Practise"))
        self.button.clicked.connect(lambda: self.chosen.emit(exercise.id))
        name = QCoreApplication.translate("practice", "{button}: {title}")
        self.button.setAccessibleName(spoken(name.format(button=self.button.text(), title=title)))
        self.button.setAccessibleDescription(more)
        self.remove = IconButton("cross", look)
        remove = spoken(QCoreApplication.translate("practice", "Remove: {title}").format(title=title))
        self.remove.tell(remove)
        self.remove.clicked.connect(lambda: self.remove_wanted.emit(exercise.id))
        texts = QVBoxLayout()
        texts.setSpacing(Space.HAIR)
        texts.addWidget(label)
        texts.addWidget(note)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.EASY)
        row.addLayout(texts, 1)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.remove, 0, Qt.AlignmentFlag.AlignVCenter)


def _day(when: date) -> str:
    return match_facts.locale().toString(QDate(when.year, when.month, when.day), QLocale.FormatType.ShortFormat)
