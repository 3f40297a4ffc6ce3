"""The page of the day: a deal of each game, and a puzzle."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSize, QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from cardtable_gui.controller.profiles import Profile
from cardtable_gui.core.messages import isolated
from cardtable_gui.views.kit.controls.choice import Choice
from cardtable_gui.views.kit.controls.foot_bar import FootBar
from cardtable_gui.views.kit.controls.icons import IconButton
from cardtable_gui.views.kit.focus.tab_order import order_tabs
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.pages.button_page import ButtonPage
from cardtable_gui.views.kit.pages.column import Column, heading, words
from cardtable_gui.views.kit.pictures.covers import Covers
from cardtable_gui.views.plan import profile_mark
from cardtable_gui.views.shell.daily.daily_row import DailyRow, RowWords

_TWO_COLUMNS = 900
"""From this width on (at normal text size) the rows stand in two columns."""
_PERSON = 150
"""The least width of the choice of who plays at normal text size: a mark and a name."""
_MARK = 18
"""The side of a profile's mark in logical pixels at normal text size."""
_CLOCK_MS = 20_000
"""How often the shown page asks which day it is."""


class DailyPage(ButtonPage):
    """Shows the rows of one day; arrows lead to other days."""

    play_wanted = Signal(str)
    share_wanted = Signal(str)
    """A row's key."""
    moved = Signal(int)
    """The player wants to see the day before (-1) or after (1)."""
    person_chosen = Signal(str)
    """Another person plays: the id of a profile; empty: somebody without one."""
    outdated = Signal()
    """The texts have to be set again: the page is shown, time has passed, or the language has changed."""

    def __init__(self, look: Look, covers: Covers, parent: QWidget | None = None) -> None:
        """A page without rows; `show_day` fills it."""
        super().__init__(look, _TWO_COLUMNS, parent)
        self._covers = covers
        self.rows: dict[str, DailyRow] = {}
        """The rows by key, in their order."""
        self._title = heading("display")
        self.date = heading("title")
        self.note = words("soft")
        self.earlier, self.later = IconButton("back", look), IconButton("next", look)
        self.earlier.clicked.connect(lambda: self.moved.emit(-1))
        self.later.clicked.connect(lambda: self.moved.emit(1))
        day = QHBoxLayout()
        day.setSpacing(Space.SNUG)
        day.addWidget(self.earlier)
        day.addWidget(self.date)
        day.addWidget(self.later)
        day.addStretch(1)
        self.person = Choice(look, [""])
        self.person.activated.connect(lambda: self.person_chosen.emit(str(self.person.chosen)))
        day.addWidget(self.person)
        self._grid = QGridLayout()
        self._grid.setSpacing(Space.EASY)
        self._column = column = Column(look)
        column.lines.setSpacing(Space.EASY)
        column.lines.addWidget(self._title)
        column.lines.addLayout(day)
        column.lines.addWidget(self.note)
        column.lines.addLayout(self._grid)
        column.lines.addStretch(1)
        self._foot = FootBar()
        self._foot.back.clicked.connect(self.left)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(column, 1)
        page.addWidget(self._foot)
        self._clock = QTimer(self, interval=_CLOCK_MS)
        self._clock.timeout.connect(self.outdated)
        self.retranslate()

    def show_day(self, date: str, note: str, rows: Sequence[tuple[str, RowWords]], *, latest: bool) -> None:
        """Show a day's date, a note, and rows with their keys; `latest`: there is no later day yet."""
        self.date.setText(date)
        self.note.setText(note)
        self.note.setVisible(bool(note))
        self.later.setEnabled(not latest)
        if list(self.rows) != [key for key, _ in rows]:
            self._make_rows([key for key, _ in rows])
        for key, text in rows:
            self.rows[key].tell(text)
        self._align()

    def offer_people(self, people: Sequence[Profile], chosen: str) -> None:
        """Offer to play by one of these profiles or without one, if there are any; `chosen` is the id of one."""
        side = self._look.scaled(_MARK)
        self.person.setIconSize(QSize(side, side))
        self.person.clear()
        self.person.addItem(QCoreApplication.translate("start", "Guest"), "")
        for profile in people:
            self.person.addItem(profile_mark.icon_of(profile), isolated(profile.name), profile.id)
        self.person.chosen = chosen
        self.person.setVisible(bool(people))
        self.person.updateGeometry()

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

    def _make_rows(self, keys: Sequence[str]) -> None:
        for row in self.rows.values():
            self._grid.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = {key: DailyRow(key, self._look, self._covers) for key in keys}
        for row in self.rows.values():
            row.play_wanted.connect(self.play_wanted)
            row.share_wanted.connect(self.share_wanted)
        self.arrange()
        order_tabs(self)

    def arrange(self) -> None:
        """Lay the rows out for the page's width and text size."""
        self.person.setMinimumWidth(self._look.scaled(_PERSON))
        columns = 2 if self.is_wide else 1
        for number, row in enumerate(self.rows.values()):
            self._grid.addWidget(row, *divmod(number, columns))
        for column in range(2):
            self._grid.setColumnStretch(column, int(column < columns))

        self._align()

    def _align(self) -> None:
        """Make the rows' buttons alike in width, so that those beside them are in line."""
        width = max((row.play.sizeHint().width() for row in self.rows.values()), default=0)
        for row in self.rows.values():
            row.play.setMinimumWidth(width)

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self.setWindowTitle(QCoreApplication.translate("daily", "Daily deals and puzzle"))
        self._title.setText(self.windowTitle())
        self._foot.back.setText(QCoreApplication.translate("start", "Back"))
        self.earlier.tell(QCoreApplication.translate("daily", "The day before"))
        self.person.setAccessibleName(QCoreApplication.translate("daily", "Who plays"))
        self.later.tell(QCoreApplication.translate("daily", "The day after"))
        if self.rows:
            self.outdated.emit()
