"""A month of daily deals and puzzles: which days were played, and what of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final

from PySide6.QtCore import QCoreApplication, QDate, QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from cardtable_gui.views.kit.controls.icons import IconButton
from cardtable_gui.views.kit.look import focus_ring, fonts
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Radius, Space, Type, with_alpha
from cardtable_gui.views.kit.pages.column import words
from cardtable_gui.views.kit.text.plain_text import Label, set_tip
from cardtable_gui.views.plan import match_facts

_WEEK: Final = 7
_WEEKS: Final = 6
_CELL: Final = QSize(36, 34)
"""The least size of a day at normal text size."""
_FAINT: Final = 40


@dataclass(frozen=True, slots=True)
class ShownDone:
    """What the calendar shows of a day.

    Attributes:
        solved: whether the first answer to the puzzle was right; None: there was none.
        deals: by deal, in the order of the page, whether it was finished.
        said: all of it in words.
    """

    solved: bool | None
    deals: tuple[bool, ...]
    said: str


class DayButton(QAbstractButton):
    """A day: its number on a disc if the puzzle was solved, in a ring if not at the first try; below a dot a deal."""

    moved = Signal(int)
    """An arrow key asks for the day so many days later."""

    def __init__(self, look: Look) -> None:
        """A button without a day."""
        super().__init__()
        self._look = look
        self._done = ShownDone(None, (), "")
        self._today = False
        self.day = date.min
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_day(self, day: date, done: ShownDone, *, chosen: bool, today: date) -> None:
        """Show a day, which is the page's if it's `chosen`; a day to come can't be."""
        self.day, self._done, self._today = day, done, day == today
        self.setChecked(chosen)
        self.setEnabled(day <= today)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if chosen else Qt.FocusPolicy.ClickFocus)
        self.setAccessibleName(match_facts.day(day))
        self.setAccessibleDescription(done.said)
        set_tip(self, done.said, wrapped=True)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.scaled(_CELL.width()), self._look.scaled(_CELL.height()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -_WEEK, Qt.Key.Key_Down: _WEEK}
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.moved.emit(step)

    def enterEvent(self, event: QEnterEvent) -> None:
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.update()
        super().leaveEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        theme, whole = self._look.theme, QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        if self.isChecked() or (self.underMouse() and self.isEnabled()):
            painter.setBrush(theme.panel_deep)
            painter.setPen(QPen(theme.control_edge, 1) if self.isChecked() else Qt.PenStyle.NoPen)
            painter.drawRoundedRect(whole, Radius.CHIP, Radius.CHIP)
        side = min(whole.width(), whole.height() * 0.72)
        disc = QRectF(0, 0, side, side).adjusted(2, 2, -2, -2)
        disc.moveCenter(QPointF(whole.center().x(), whole.top() + side / 2 + 1))
        ink = theme.ink
        if self._done.solved is not None:
            painter.setPen(QPen(theme.accent, 1.6))
            painter.setBrush(theme.accent if self._done.solved else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(disc)
            ink = theme.on_accent if self._done.solved else theme.ink
        painter.setPen(ink if self.isEnabled() else with_alpha(theme.ink, 110))
        painter.setFont(fonts.font(Type.CAPTION, self._look.percent, bold=self._today))
        painter.drawText(disc.adjusted(-4, 0, 4, 0), Qt.AlignmentFlag.AlignCenter, str(self.day.day))
        self._paint_deals(painter, QRectF(whole.left(), disc.bottom(), whole.width(), whole.bottom() - disc.bottom()))
        if self.hasFocus():
            focus_ring.paint_inside(painter, theme, QRectF(self.rect()), Radius.CHIP)
        painter.end()

    def _paint_deals(self, painter: QPainter, room: QRectF) -> None:
        """A dot for each deal of the day, always at the same place, and full if it was finished; none if none was."""
        deals, theme = self._done.deals, self._look.theme
        if not any(deals):
            return
        stride = min(room.height(), (room.width() - 4) / len(deals))
        size = stride * 0.62
        painter.setPen(Qt.PenStyle.NoPen)
        left = room.center().x() - stride * len(deals) / 2
        for number, done in enumerate(deals):
            painter.setBrush(theme.good if done else with_alpha(theme.ink, _FAINT))
            middle = QPointF(left + (number + 0.5) * stride, room.center().y())
            painter.drawEllipse(middle, size / 2, size / 2)


class MonthCalendar(QWidget):
    """The month of the day that the page shows. A press or an arrow key shows another day."""

    chosen = Signal(object)
    """The `date` of a day that is over, or of today."""

    def __init__(self, look: Look) -> None:
        """Without a month."""
        super().__init__()
        self._shown = self._today = date.min
        self.title = words(kind="label")
        self.title.setProperty("weight", "bold")
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.before, self.after = IconButton("back", look), IconButton("next", look)
        self.before.clicked.connect(lambda: self._choose(self._shown.replace(day=1) - timedelta(days=1)))
        self.after.clicked.connect(lambda: self._choose(_end(self._shown) + timedelta(days=1)))
        head = QHBoxLayout()
        head.addWidget(self.before)
        head.addWidget(self.title, 1)
        head.addWidget(self.after)
        grid = QGridLayout()
        grid.setSpacing(0)
        self._weekdays: list[QLabel] = [Label() for _ in range(_WEEK)]
        for column, label in enumerate(self._weekdays):
            label.setProperty("type", "caption")
            label.setProperty("tone", "soft")
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            grid.addWidget(label, 0, column)
        self.days = [DayButton(look) for _ in range(_WEEK * _WEEKS)]
        """A button for each place of the month's grid; those of other months are hidden."""
        for place, button in enumerate(self.days):
            policy = button.sizePolicy()
            policy.setRetainSizeWhenHidden(place < _WEEK)
            button.setSizePolicy(policy)
            grid.addWidget(button, 1 + place // _WEEK, place % _WEEK)
            grid.setColumnStretch(place % _WEEK, 1)
            button.clicked.connect(lambda _down=False, button=button: self._choose(button.day))
            button.moved.connect(lambda step, button=button: self._step(button.day + timedelta(days=step)))
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(Space.TIGHT)
        lines.addLayout(head)
        lines.addLayout(grid)

    def button_of(self, day: date) -> DayButton:
        """The button of a day of the month that is shown."""
        return next(each for each in self.days if each.day == day)

    def show_month(self, shown: date, today: date, done: Callable[[date], ShownDone]) -> None:
        """Show the month of a day, and what was done on each day up to today."""
        self._shown, self._today = shown, today
        locale = match_facts.locale()
        first_column = locale.firstDayOfWeek().value
        for column, label in enumerate(self._weekdays):
            number = (first_column - 1 + column) % _WEEK + 1
            label.setText(locale.standaloneDayName(number, locale.FormatType.NarrowFormat))
        month = locale.standaloneMonthName(shown.month)
        title = QCoreApplication.translate("daily", "{month} {year}")
        self.title.setText(title.format(month=month, year=shown.year))
        self.before.tell(QCoreApplication.translate("daily", "Previous month"))
        self.after.tell(QCoreApplication.translate("daily", "Next month"))
        self.after.setEnabled(_end(shown) < today)
        self.before.setEnabled(shown.replace(day=1) > date.min)
        start = (shown.replace(day=1).isoweekday() - first_column) % _WEEK
        length = _end(shown).day
        nothing = ShownDone(None, (), "")
        for place, button in enumerate(self.days):
            number = place - start + 1
            inside = 1 <= number <= length
            if inside:
                day = shown.replace(day=number)
                was = done(day) if day <= today else nothing
                button.show_day(day, was, chosen=day == shown, today=today)
            else:
                button.day = date.min
            button.setVisible(inside)

    def _choose(self, day: date) -> None:
        self.chosen.emit(min(day, self._today))

    def _step(self, day: date) -> None:
        """Go to a day by the keyboard, which stays in the calendar."""
        if day <= self._today:
            self.chosen.emit(day)
            self.button_of(day).setFocus()


def _end(day: date) -> date:
    """The last day of a day's month."""
    return day.replace(day=QDate(day.year, day.month, 1).daysInMonth())
