"""The options of a game as a form, built from their descriptions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from cardtable_gui import i18n
from cardtable_gui.controller.seats import Seat, names_of
from cardtable_gui.core.options import Option, OptionValue, numbers_of
from cardtable_gui.views.kit.controls.choice import Choice
from cardtable_gui.views.kit.controls.stepper import Stepper
from cardtable_gui.views.kit.controls.switch import Switch
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.pages.column import words


class SeatNumbers(QWidget):
    """A number for each seat, which follows its seat when the seats change places."""

    changed = Signal()

    def __init__(self, option: Option) -> None:
        """Without seats."""
        super().__init__()
        self._option = option
        self._title = ""
        self._seats: tuple[Seat, ...] = ()
        self._numbers: list[int] = []
        self._settling = False
        self.steppers: list[Stepper] = []
        self._names: list[QLabel] = []
        self._lines = QGridLayout(self)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setHorizontalSpacing(Space.WIDE)
        self._lines.setVerticalSpacing(Space.TIGHT)
        self._lines.setColumnStretch(0, 1)

    @property
    def numbers(self) -> tuple[int, ...]:
        """By seat; empty if they are all 0."""
        return tuple(self._numbers) if any(self._numbers) else ()

    @numbers.setter
    def numbers(self, numbers: Sequence[int]) -> None:
        self._numbers = [*numbers]
        self._settle()

    def show_seats(self, seats: Sequence[Seat]) -> None:
        """Offer a number for each of these seats; a new one has 0."""
        self._seats = tuple(seats)
        while len(self.steppers) > len(seats):
            for gone in (self.steppers.pop(), self._names.pop()):
                self._lines.removeWidget(gone)
                gone.hide()
                gone.deleteLater()
        while len(self.steppers) < len(seats):
            number, stepper, name = len(self.steppers), Stepper(0, 0, 1), words()
            stepper.changed.connect(lambda value, number=number: self._set(number, value))
            self._lines.addWidget(name, number, 0)
            self._lines.addWidget(stepper, number, 1)
            self.steppers.append(stepper)
            self._names.append(name)
        self._settle()

    def reorder(self, order: Sequence[int]) -> None:
        """Follow the seats: `order` has the place of before for each place of now."""
        self._numbers = [self._numbers[seat] if seat < len(self._numbers) else 0 for seat in order]

    def call(self, title: str) -> None:
        """Name the steppers after the option and the seats, in the current language."""
        self._title = title
        names = names_of(self._seats)
        for number, (stepper, label) in enumerate(zip(self.steppers, self._names, strict=True)):
            name = i18n.seat_name(number, names)
            label.setText(name)
            stepper.field.setAccessibleName(f"{title}: {name}")

    def _set(self, seat: int, number: int) -> None:
        if not self._settling:
            self._numbers[seat] = number
            self._settle()
            self.changed.emit()

    def _settle(self) -> None:
        """Show the numbers, and let nobody have more than is left."""
        players = len(self.steppers)
        if not players:
            return
        most, self._settling = self._option.most(players), True
        self._numbers = [min(most, number) for number in (*self._numbers, *(0,) * players)][:players]
        left = self._option.together.get(players, most * players)
        for seat, number in enumerate(self._numbers):
            self._numbers[seat] = min(number, left)
            left -= self._numbers[seat]
        for stepper, number in zip(self.steppers, self._numbers, strict=True):
            stepper.allow(min(most, number + left))
            stepper.value = number
        self._settling = False
        self.call(self._title)


class OptionRow(QWidget):
    """One option: its title, description, and a control for its kind."""

    changed = Signal()

    def __init__(self, option: Option, look: Look) -> None:
        """Show an option at its default."""
        super().__init__()
        self.option = option
        self._title = words()
        self._explanation = words("soft", "caption")
        self.choice: Choice | None = None
        self.stepper: Stepper | None = None
        self.seats: SeatNumbers | None = None
        self.switches: dict[str, Switch] = {}
        self._switch_titles: dict[str, QLabel] = {}
        texts = QVBoxLayout()
        texts.setSpacing(Space.HAIR)
        texts.addWidget(self._title)
        texts.addWidget(self._explanation)
        self._lines = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setSpacing(Space.SNUG)
        top = QHBoxLayout()
        top.setSpacing(Space.WIDE)
        top.addLayout(texts, 1)
        self._lines.addLayout(top)
        match option.kind:
            case "bool":
                top.addWidget(self._make_switch("", look), 0, Qt.AlignmentFlag.AlignVCenter)
            case "int":
                self.stepper = Stepper(option.minimum, option.maximum, _step(option))
                self.stepper.changed.connect(lambda _number: self.changed.emit())
                top.addWidget(self.stepper, 0, Qt.AlignmentFlag.AlignVCenter)
            case "choice":
                self.choice = Choice(look, [choice.value for choice in option.choices])
                self.choice.currentIndexChanged.connect(lambda _index: self.changed.emit())
                self._lines.addWidget(self.choice)
            case "set":
                for choice in option.choices:
                    line = QHBoxLayout()
                    line.setSpacing(Space.SNUG)
                    title = words()
                    line.addWidget(self._make_switch(str(choice.value), look))
                    line.addWidget(title, 1)
                    self._switch_titles[str(choice.value)] = title
                    self._lines.addLayout(line)
            case "seats":
                self.seats = SeatNumbers(option)
                self.seats.changed.connect(self.changed)
                self._lines.addWidget(self.seats)
        self.value = option.default
        self._retranslate()

    @property
    def value(self) -> OptionValue:
        """The option's current value."""
        if self.choice is not None:
            return self.choice.chosen
        if self.stepper is not None:
            return self.stepper.value
        if self.seats is not None:
            return self.seats.numbers
        if self.option.kind == "bool":
            return self.switches[""].isChecked()
        return tuple(value for value, switch in self.switches.items() if switch.isChecked())

    @value.setter
    def value(self, value: OptionValue) -> None:
        if self.choice is not None and isinstance(value, str | int):
            self.choice.chosen = value
        elif self.stepper is not None and isinstance(value, int):
            self.stepper.value = value
        elif self.seats is not None and isinstance(value, tuple):
            self.seats.numbers = numbers_of(value)
        elif isinstance(value, bool):
            self.switches[""].setChecked(value)
        elif isinstance(value, tuple):
            for name, switch in self.switches.items():
                switch.setChecked(name in value)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _make_switch(self, value: str, look: Look) -> Switch:
        switch = Switch(look)
        switch.toggled.connect(lambda _on: self.changed.emit())
        self.switches[value] = switch
        return switch

    def _retranslate(self) -> None:
        title = i18n.text(self.option.title)
        self._title.setText(title)
        self._explanation.setText(i18n.text(self.option.explanation))
        named = [i18n.text(choice.title) for choice in self.option.choices]
        if self.choice is not None:
            usual = QCoreApplication.translate("start", "{value} (default)")
            values = [choice.value for choice in self.option.choices]
            marked = [
                usual.format(value=word) if value == self.option.default else word
                for value, word in zip(values, named, strict=True)
            ]
            self.choice.set_words(marked)
            self.choice.setAccessibleName(title)
        elif self.stepper is not None:
            self.stepper.field.setAccessibleName(title)
        elif self.seats is not None:
            self.seats.call(title)
        elif self.option.kind == "bool":
            self.switches[""].setAccessibleName(title)
        else:
            for label, switch, word in zip(self._switch_titles.values(), self.switches.values(), named, strict=True):
                label.setText(word)
                switch.setAccessibleName(f"{title}: {word}")


class OptionsForm(QWidget):
    """A row per option."""

    changed = Signal()

    def __init__(self, options: Sequence[Option], look: Look) -> None:
        """Show options at their defaults."""
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.WIDE)
        self.rows = [OptionRow(option, look) for option in options]
        self._players = 0
        for row in self.rows:
            row.changed.connect(self._changed)
            column.addWidget(row)

    @property
    def values(self) -> dict[str, OptionValue]:
        """The current values of all options; no seat has anything where that makes no sense."""
        found = {row.option.id: row.value for row in self.rows}
        return found | {row.option.id: () for row in self._of_seats() if not self._makes_sense(row, found)}

    def show_values(self, values: Mapping[str, OptionValue]) -> None:
        """Set these values; other options keep theirs."""
        for row in self.rows:
            if row.option.id in values:
                row.value = values[row.option.id]
        self._show_sensible()

    def show_seats(self, seats: Sequence[Seat]) -> None:
        """Follow who sits where: what belongs to seats is shown for these."""
        self._players = len(seats)
        for row in self._of_seats():
            assert row.seats is not None
            row.seats.show_seats(seats)
        self._show_sensible()

    def reorder(self, order: Sequence[int]) -> None:
        """The seats are about to change places: `order` has the place of before for each place of then."""
        for row in self._of_seats():
            assert row.seats is not None
            row.seats.reorder(order)

    def _of_seats(self) -> list[OptionRow]:
        return [row for row in self.rows if row.seats is not None]

    def _makes_sense(self, row: OptionRow, values: Mapping[str, OptionValue]) -> bool:
        return row.option.makes_sense(values, self._players)

    def _show_sensible(self) -> None:
        values = {row.option.id: row.value for row in self.rows}
        for row in self._of_seats():
            row.setVisible(self._makes_sense(row, values))

    def _changed(self) -> None:
        self._show_sensible()
        self.changed.emit()


def _step(option: Option) -> int:
    """A round step that crosses the range in about twenty steps."""
    span = option.maximum - option.minimum
    return 50 if span > 500 else 10 if span > 100 else 1
