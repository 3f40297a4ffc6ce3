"""A lesson in the list: its number, what it teaches, and the button that opens it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from cardtable_gui import i18n
from cardtable_gui.core.lesson import Lesson
from cardtable_gui.views.kit.controls.button import Button
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.pages.column import words
from cardtable_gui.views.kit.text.plain_text import Label

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
            QCoreApplication.translate("lessons", "Repeat")
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
