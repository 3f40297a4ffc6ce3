"""The page of the day: the puzzle, a deal of each game, and the month."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout

from cardtable_gui.views.kit.controls.foot_bar import FootBar, stand_on
from cardtable_gui.views.kit.controls.icons import IconButton
from cardtable_gui.views.kit.focus.tab_order import order_tabs
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.pages.button_page import ButtonPage
from cardtable_gui.views.kit.pages.column import UNLIMITED, Column, heading, panel, words
from cardtable_gui.views.kit.pictures.covers import Covers
from cardtable_gui.views.plan import match_facts
from cardtable_gui.views.shell.daily import daily_words
from cardtable_gui.views.shell.daily.daily_row import DailyRow, DayPart, PuzzleCard, RowWords
from cardtable_gui.views.shell.daily.month_calendar import MonthCalendar, ShownDone
from cardtable_gui.views.shell.profiles.person_choice import PersonChoice
from cardtable_gui.views.table.moment_pictures import MomentPictures

PUZZLE = "puzzle"
"""The key of the puzzle's part."""
_TWO_COLUMNS = 900
"""From this width on (at normal text size) the deals are in two columns, and the month beside the puzzle, not last."""
_MONTH = 300
"""The width of the month beside the puzzle at normal text size."""
_CLOCK_MS = 20_000
"""How often the shown page asks which day it is."""


class DailyPage(ButtonPage):
    """Shows what there is on one day; arrows and the month lead to other days."""

    play_wanted = Signal(str)
    share_wanted = Signal(str)
    """A part's key."""
    moved = Signal(int)
    """The player wants to see the day before (-1) or after (1)."""
    day_chosen = Signal(object)
    """The player wants to see this `date`."""
    outdated = Signal()
    """The texts have to be set again: the page is shown, time has passed, or the language has changed."""

    def __init__(self, look: Look, covers: Covers, pictures: MomentPictures, person: PersonChoice) -> None:
        """A page without a day; `show_day` fills it. `person`: who plays."""
        super().__init__(look, _TWO_COLUMNS)
        self._covers = covers
        self._pictures = pictures
        self.rows: dict[str, DayPart] = {}
        """The puzzle and the deals by key, in their order."""
        self._title = heading("headline")
        self.date = heading("label")
        self.earlier, self.later = IconButton("back", look), IconButton("next", look)
        self.earlier.clicked.connect(lambda: self.moved.emit(-1))
        self.later.clicked.connect(lambda: self.moved.emit(1))
        day = QHBoxLayout()
        day.setSpacing(Space.SNUG)
        day.addWidget(self._title)
        day.addSpacing(Space.EASY)
        day.addWidget(self.earlier)
        day.addWidget(self.date)
        day.addWidget(self.later)
        day.addStretch(1)
        self.person = person
        day.addWidget(self.person)
        self._sheet, lines = panel()
        lines.setSpacing(Space.SNUG)
        self.month = MonthCalendar(look)
        self.month.chosen.connect(self.day_chosen)
        self.streak = words(kind="label")
        self.streak.setProperty("weight", "bold")
        self.streak.setAlignment(Qt.AlignmentFlag.AlignCenter)
        lines.addWidget(self.month)
        lines.addStretch(1)
        lines.addWidget(self.streak)
        self._top = QHBoxLayout()
        self._top.setSpacing(Space.EASY)
        self._deals_title = heading()
        self._about = words("soft", "caption")
        self._grid = QGridLayout()
        self._grid.setSpacing(Space.SNUG)
        self._column = column = Column(look)
        column.lines.setSpacing(Space.SNUG)
        column.lines.addLayout(day)
        column.lines.addLayout(self._top)
        column.lines.addWidget(self._deals_title)
        column.lines.addWidget(self._about)
        column.lines.addLayout(self._grid)
        self._bottom = QVBoxLayout()
        column.lines.addLayout(self._bottom)
        column.lines.addStretch(1)
        self._foot = FootBar()
        self._foot.back.clicked.connect(self.left)
        stand_on(self, column, self._foot)
        self._clock = QTimer(self, interval=_CLOCK_MS)
        self._clock.timeout.connect(self.outdated)
        self.retranslate()

    def show_day(
        self,
        day: date,
        rows: Sequence[tuple[str, RowWords]],
        *,
        today: date,
        done: Callable[[date], ShownDone],
        streak: str,
        position: str,
    ) -> None:
        """Show a day.

        Args:
            day: the day.
            rows: what there is on it, by key: the puzzle, if there's one, and the deals.
            today: the latest day.
            done: what was done on a day.
            streak: how many days in a row something was done, in words.
            position: the name of the picture of the puzzle's position.
        """
        self.date.setText(match_facts.day(day))
        self.streak.setText(streak)
        self.streak.setVisible(bool(streak))
        self.later.setEnabled(day < today)
        if list(self.rows) != [key for key, _ in rows]:
            self._make_rows([key for key, _ in rows])
        for key, text in rows:
            self.rows[key].tell(text)
        card = self.rows.get(PUZZLE)
        if isinstance(card, PuzzleCard):
            card.picture.show_match(position)
        self.month.show_month(day, today, done)
        self._align()

    def take_focus(self) -> None:
        """Focus the first button that plays something new, else the first one, and scroll to the top."""
        buttons = [row.play for row in self.rows.values()]
        fresh = [button for button in buttons if button.property("kind") == "primary"]
        for button in (fresh or buttons)[:1]:
            button.setFocus()
        self._column.verticalScrollBar().setValue(0)

    def showEvent(self, event: QShowEvent) -> None:
        self._clock.start()
        super().showEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self._clock.stop()
        super().hideEvent(event)

    @property
    def _deals(self) -> list[DayPart]:
        return [row for key, row in self.rows.items() if key != PUZZLE]

    def _make_rows(self, keys: Sequence[str]) -> None:
        for row in self.rows.values():
            row.hide()
            row.deleteLater()
        self.rows = {
            key: PuzzleCard(key, self._look, self._pictures)
            if key == PUZZLE
            else DailyRow(key, self._look, self._covers)
            for key in keys
        }
        for row in self.rows.values():
            row.play_wanted.connect(self.play_wanted)
            row.share_wanted.connect(self.share_wanted)
        if PUZZLE in self.rows:
            self._top.insertWidget(0, self.rows[PUZZLE], 1)
        self.arrange()

    def arrange(self) -> None:
        """Lay the parts out for the page's width and text size."""
        (self._top if self.is_wide else self._bottom).addWidget(self._sheet)
        month = self._look.scaled(_MONTH)
        self._sheet.setMinimumWidth(month if self.is_wide else 0)
        self._sheet.setMaximumWidth(month if self.is_wide else UNLIMITED)
        columns = 2 if self.is_wide else 1
        for number, row in enumerate(self._deals):
            self._grid.addWidget(row, *divmod(number, columns))
        for column in range(2):
            self._grid.setColumnStretch(column, int(column < columns))
        self._align()
        order_tabs(self)

    def _align(self) -> None:
        """Make the deals' buttons alike in width, so that those beside them are in line."""
        width = max((row.play.sizeHint().width() for row in self._deals), default=0)
        for row in self._deals:
            row.play.setMinimumWidth(width)

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self.setWindowTitle(QCoreApplication.translate("daily", "Daily deals and puzzle"))
        self._title.setText(self.windowTitle())
        self._deals_title.setText(QCoreApplication.translate("daily", "Deals of the day"))
        self._about.setText(daily_words.about_stars())
        self._foot.back.setText(QCoreApplication.translate("start", "Back"))
        self.earlier.tell(QCoreApplication.translate("daily", "Previous day"))
        self.person.refresh()
        self.later.tell(QCoreApplication.translate("daily", "Next day"))
        if self.rows:
            self.outdated.emit()
