"""The score sheet of a match at a real table, to be read from across it: totals large, then a row for each deal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QSizePolicy, QWidget

from cardtable_gui.views.kit.controls.button import Button
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space, Type
from cardtable_gui.views.kit.pages.column import words
from cardtable_gui.views.kit.text import accessible
from cardtable_gui.views.kit.text.fitted_text import width_of, write
from cardtable_gui.views.kit.text.plain_text import Label, button_text

_TALL = 100
"""The height of a total at normal text size."""
_NAME = 34
"""The height of a name, the same way."""
_NARROWEST = 56
"""The least width of a person's column, the same way."""
_MARK = 26
_ASIDE = 0.07
"""What stays free at both sides of a large name or number, by its width."""
_CENTRE = Qt.AlignmentFlag.AlignCenter


class _Large(QWidget):
    """A name or a number, as large as its place allows, and no larger than its like."""

    accessible_interface = accessible.Words

    def __init__(
        self, look: Look, tall: int, like: list[_Large], words: str, said: str, *, leads: bool = False
    ) -> None:
        """Show these words.

        Args:
            look: the look.
            tall: the height at normal text size.
            like: those beside it, to which it is added.
            words: what is written.
            said: the same for screen readers.
            leads: whether it's the best one.
        """
        super().__init__()
        self._like = like
        like.append(self)
        self._look = look
        self._tall = tall
        self._words = words
        self._leads = leads
        self.setAccessibleName(said)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        return QSize(self._look.scaled(_NARROWEST), self._look.scaled(self._tall))

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        theme = self._look.theme
        px = max(self._look.px(Type.BODY), min(each.fitting() for each in self._like))
        write(
            painter,
            self._place(),
            self._words,
            px,
            theme.accent if self._leads else theme.ink,
            bold=True,
            align=_CENTRE,
        )
        painter.end()

    def fitting(self) -> int:
        """The largest size at which the words fit. `write` makes a text smaller by a share at most."""
        place = self._place()
        px = round(place.height() * 0.82)
        return min(px, int(px * place.width() / width_of(self._words, px, bold=True)))

    def _place(self) -> QRectF:
        aside = self.width() * _ASIDE
        return QRectF(self.rect()).adjusted(aside, 0, -aside, 0)


@dataclass(frozen=True, slots=True)
class PersonColumn:
    """The head of a person's column.

    Attributes:
        name: what the person is called.
        total: the total, as written.
        said: the same in words, with the name.
        state: a line below it, such as who starts, or the place at the end.
        leads: whether it's the best total.
        mark: the mark of the person's profile; None: there is none.
    """

    name: str
    total: str
    said: str
    state: str
    leads: bool
    mark: QIcon | None = None


@dataclass(frozen=True, slots=True)
class DealRow:
    """One deal: its name, what each gained (as written), the note on it, and why it doesn't count (empty: it does)."""

    name: str
    said: str
    gains: tuple[str, ...]
    note: str = ""
    idle: str = ""


class ScoreBoard(QFrame):
    """Columns for people, rows for deals. The name of a deal is a button that corrects it."""

    deal_wanted = Signal(int)
    """The player wants to correct this deal, which counts from 0."""

    def __init__(self, look: Look) -> None:
        """An empty sheet."""
        super().__init__()
        self._look = look
        self.setProperty("surface", "panel")
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(Space.WIDE, Space.EASY, Space.WIDE, Space.EASY)
        self._grid.setHorizontalSpacing(Space.SNUG)
        self._grid.setVerticalSpacing(Space.TIGHT)
        self._names: list[_Large] = []
        self.totals: list[_Large] = []
        self.deals: list[Button] = []
        """The buttons of the deals."""
        self._shown: list[QWidget] = []

    def show_sheet(self, people: Sequence[PersonColumn], rows: Sequence[DealRow], chosen: int | None) -> None:
        """Show the people and deals; `chosen` is the deal that is being corrected."""
        focused = next((number for number, button in enumerate(self.deals) if button.hasFocus()), None)
        for widget in self._shown:
            self._grid.removeWidget(widget)
            widget.hide()
            widget.deleteLater()
        self._shown, self._names, self.totals, self.deals = [], [], [], []
        for column, person in enumerate(people, 1):
            self._show_person(column, person)
        for column in range(1, self._grid.columnCount()):
            # The layout keeps the columns of a match with more people.
            self._grid.setColumnStretch(column, int(column <= len(people)))
        line = QWidget()
        line.setProperty("surface", "line")
        line.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        line.setFixedHeight(1)
        self._put(line, 4, 0, len(people) + 1)
        for number, row in enumerate(rows):
            self._show_deal(5 + 2 * number, row, chosen=number == chosen)
        if focused is not None and focused < len(self.deals):
            self.deals[focused].setFocus()

    def _show_person(self, column: int, person: PersonColumn) -> None:
        if person.mark is not None:
            side = self._look.scaled(_MARK)
            mark = Label()
            mark.setPixmap(person.mark.pixmap(QSize(side, side), self.devicePixelRatioF()))
            mark.setAlignment(_CENTRE)
            self._put(mark, 0, column)
        name = _Large(self._look, _NAME, self._names, person.name, person.name)
        total = _Large(self._look, _TALL, self.totals, person.total, person.said, leads=person.leads)
        state = words("accent" if person.leads else "soft")
        state.setText(person.state)
        state.setAlignment(_CENTRE)
        self._put(name, 1, column)
        self._put(total, 2, column)
        self._put(state, 3, column)

    def _show_deal(self, line: int, row: DealRow, *, chosen: bool) -> None:
        button = Button(button_text(row.name))
        button.setProperty("kind", "toggle")
        button.setCheckable(True)
        button.setChecked(chosen)
        button.setAccessibleName(row.said)
        number = len(self.deals)
        # Assistive technology toggles a button without a click.
        button.toggled.connect(lambda _on: self.deal_wanted.emit(number))
        self.deals.append(button)
        self._put(button, line, 0)
        for column, gain in enumerate(row.gains, 1):
            label = words("soft" if row.idle else "", "headline")
            label.setText(gain)
            label.setAlignment(_CENTRE)
            self._put(label, line, column)
        told = " · ".join(filter(None, (row.idle, row.note)))
        if told:
            label = words("bad" if row.idle else "soft", "caption")
            label.setText(told)
            self._put(label, line + 1, 0, len(row.gains) + 1)

    def _put(self, widget: QWidget, line: int, column: int, across: int = 1) -> None:
        self._grid.addWidget(widget, line, column, 1, across)
        self._shown.append(widget)

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(max(hint.width(), self._look.px(Type.BODY) * 20), hint.height())
