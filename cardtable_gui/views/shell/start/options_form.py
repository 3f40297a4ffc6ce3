"""The options of a game as a form, built from their descriptions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from cardtable_gui import i18n
from cardtable_gui.core.options import Option, OptionValue
from cardtable_gui.views.kit.controls.choice import Choice
from cardtable_gui.views.kit.controls.stepper import Stepper
from cardtable_gui.views.kit.controls.switch import Switch
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.pages.column import words


class OptionRow(QWidget):
    """One option: its title, description, and a control for its kind."""

    changed = Signal()

    def __init__(self, option: Option, look: Look, parent: QWidget | None = None) -> None:
        """Show an option at its default."""
        super().__init__(parent)
        self.option = option
        self._title = words()
        self._explanation = words("soft", "caption")
        self.choice: Choice | None = None
        self.stepper: Stepper | None = None
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
        self.value = option.default
        self._retranslate()

    @property
    def value(self) -> OptionValue:
        """The option's current value."""
        if self.choice is not None:
            return self.choice.chosen
        if self.stepper is not None:
            return self.stepper.value
        if self.option.kind == "bool":
            return self.switches[""].isChecked()
        return tuple(value for value, switch in self.switches.items() if switch.isChecked())

    @value.setter
    def value(self, value: OptionValue) -> None:
        if self.choice is not None and isinstance(value, str | int):
            self.choice.chosen = value
        elif self.stepper is not None and isinstance(value, int):
            self.stepper.value = value
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
        elif self.option.kind == "bool":
            self.switches[""].setAccessibleName(title)
        else:
            for label, switch, word in zip(self._switch_titles.values(), self.switches.values(), named, strict=True):
                label.setText(word)
                switch.setAccessibleName(f"{title}: {word}")


class OptionsForm(QWidget):
    """A row per option."""

    changed = Signal()

    def __init__(self, options: Sequence[Option], look: Look, parent: QWidget | None = None) -> None:
        """Show options at their defaults."""
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.WIDE)
        self.rows = [OptionRow(option, look) for option in options]
        for row in self.rows:
            row.changed.connect(self.changed)
            column.addWidget(row)

    @property
    def values(self) -> dict[str, OptionValue]:
        """The current values of all options."""
        return {row.option.id: row.value for row in self.rows}

    def show_values(self, values: Mapping[str, OptionValue]) -> None:
        """Set these values; other options keep theirs."""
        for row in self.rows:
            if row.option.id in values:
                row.value = values[row.option.id]


def _step(option: Option) -> int:
    """A round step that crosses the range in about twenty steps."""
    span = option.maximum - option.minimum
    return 50 if span > 500 else 10 if span > 100 else 1
