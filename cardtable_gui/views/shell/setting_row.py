"""One setting of the dialog: its name, a line about it, a control that is in force at once, and the way back."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QSlider, QVBoxLayout, QWidget

from cardtable_gui import i18n
from cardtable_gui.settings import AnyEntry, Settings
from cardtable_gui.views.shell import words
from cardtable_gui.views.shell.controls.choice import Choice
from cardtable_gui.views.shell.controls.switch import Switch
from cardtable_gui.views.shell.icons import IconButton
from cardtable_gui.views.shell.look import Look
from cardtable_gui.views.shell.words import Setting
from cardtable_gui.views.theme import Space


class SettingRow(QWidget):
    """Shows and sets one setting."""

    def __init__(self, setting: Setting, look: Look, settings: Settings) -> None:
        """A choice gets a list, a number a slider, yes or no a switch."""
        super().__init__()
        self.setting = setting
        self.entry: AnyEntry = setting.entry
        self._settings = settings
        self._title = QLabel()
        self._title.setWordWrap(True)
        self._title.setProperty("type", "label")
        self._explanation = QLabel()
        self._explanation.setWordWrap(True)
        self._explanation.setProperty("type", "caption")
        self._explanation.setProperty("tone", "soft")
        self.control = self._made(look)
        self.reset_button = IconButton("restart", look)
        self.reset_button.clicked.connect(self._reset)
        policy = self.reset_button.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.reset_button.setSizePolicy(policy)
        texts = QVBoxLayout()
        texts.setSpacing(Space.HAIR)
        texts.addWidget(self._title)
        texts.addWidget(self._explanation)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.SNUG)
        row.addLayout(texts, 3)
        row.addSpacing(Space.SNUG)
        beside = Qt.AlignmentFlag.AlignVCenter
        if isinstance(self.control, Switch):
            beside |= Qt.AlignmentFlag.AlignRight
        row.addWidget(self.control, 2, beside)
        row.addWidget(self.reset_button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.show_value()

    def show_value(self) -> None:
        """Show what is set."""
        value = self._settings.value(self.entry)
        match self.control:
            case Choice():
                self.control.chosen = value
            case Switch():
                self.control.setChecked(value)
            case PercentSlider():
                self.control.show_number(value)
        # Before it hides, or the keyboard would jump to the next row.
        usual = value == self.entry.default
        if usual and self.reset_button.hasFocus():
            self.control.setFocus()
        self.reset_button.setVisible(not usual)

    def retranslate(self) -> None:
        """Read all words anew."""
        title = i18n.text(self.setting.title)
        explanation = i18n.text(self.setting.explanation)
        self._title.setText(title)
        self._explanation.setText(explanation)
        if isinstance(self.control, Choice):
            self.control.set_words(words.values(self.entry))
        self.control.setAccessibleName(title)
        self.control.setAccessibleDescription(explanation)
        self.reset_button.tell(QCoreApplication.translate("settings", "Reset: {name}").format(name=title))

    def _made(self, look: Look) -> Choice | Switch | PercentSlider:
        entry, settings = self.entry, self._settings
        if isinstance(entry.default, bool):
            switch = Switch(look)
            switch.clicked.connect(lambda on: settings.set(entry, on))
            return switch
        if isinstance(entry.default, int):
            slider = PercentSlider(entry, self.setting.step)
            slider.changed.connect(lambda number: settings.set(entry, number))
            return slider
        choice = Choice(look, entry.values)
        choice.activated.connect(lambda index: settings.set(entry, entry.values[index]))
        return choice

    def _reset(self) -> None:
        self._settings.reset((self.entry,))


class PercentSlider(QWidget):
    """A number of percent on a slider. While it is dragged only the number changes; then the value does."""

    changed = Signal(int)

    def __init__(self, entry: AnyEntry, step: int) -> None:
        """From the least to the most of the entry, step by step."""
        super().__init__()
        self._step = step
        least, most = entry.values
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(least // step, most // step)
        self.slider.setPageStep(2)
        self.slider.setTracking(False)
        self._number = QLabel()
        self._number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.EASY)
        row.addWidget(self.slider, 1)
        row.addWidget(self._number)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setFocusProxy(self.slider)
        self.slider.sliderMoved.connect(lambda at: self._tell(at * step))
        self.slider.valueChanged.connect(self._moved)

    def show_number(self, number: int) -> None:
        """Show a number, without a signal."""
        self.slider.blockSignals(True)
        self.slider.setValue(round(number / self._step))
        self.slider.blockSignals(False)
        self._tell(number)

    def setAccessibleName(self, name: str) -> None:
        self.slider.setAccessibleName(name)

    def setAccessibleDescription(self, description: str) -> None:
        self.slider.setAccessibleDescription(description)

    def _moved(self, at: int) -> None:
        self._tell(at * self._step)
        self.changed.emit(at * self._step)

    def _tell(self, number: int) -> None:
        self._number.setText(f"{number} %")
        self._number.setMinimumWidth(self._number.fontMetrics().horizontalAdvance("200 %") + 2)
