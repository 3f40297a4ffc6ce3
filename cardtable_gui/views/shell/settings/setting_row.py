"""One setting of the dialog: its name, a description, a control with immediate effect, and a reset button."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cardtable_gui import i18n
from cardtable_gui.setting_entries import AnyEntry, Setting
from cardtable_gui.settings import Settings
from cardtable_gui.views.kit.controls.choice import Choice
from cardtable_gui.views.kit.controls.icons import IconButton
from cardtable_gui.views.kit.controls.switch import Switch
from cardtable_gui.views.kit.controls.value_controls import Slider
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.pages import column
from cardtable_gui.views.kit.text.plain_text import Label
from cardtable_gui.views.plan import settings_table

_MANY = 6
"""With more values than this Page Up and Down move by two."""


class SettingRow(QWidget):
    """Shows and sets one setting."""

    def __init__(self, setting: Setting, look: Look, settings: Settings) -> None:
        """A choice gets a list, a number or a scale a slider, yes or no a switch."""
        super().__init__()
        self.setting = setting
        self.entry: AnyEntry = setting.entry
        self._settings = settings
        self.title = column.words(kind="label")
        self._explanation = column.words("soft", "caption")
        self.control = self._made(look)
        self.reset_button = IconButton("restart", look)
        self.reset_button.clicked.connect(self._reset)
        policy = self.reset_button.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.reset_button.setSizePolicy(policy)
        texts = QVBoxLayout()
        texts.setSpacing(Space.HAIR)
        texts.addWidget(self.title)
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
        """Show the current value."""
        value = self._settings.value(self.entry)
        match self.control:
            case Choice() | Scale():
                self.control.chosen = value
            case Switch():
                self.control.setChecked(value)
        # Move the focus before the button hides, or it would jump to the next row.
        usual = value == self.entry.default
        if usual and self.reset_button.hasFocus():
            self.control.setFocus()
        self.reset_button.setVisible(not usual)

    def retranslate(self) -> None:
        """Update all texts to the current language."""
        title = i18n.text(self.setting.title)
        explanation = i18n.text(self.setting.explanation)
        self.title.setText(title)
        self._explanation.setText(explanation)
        if isinstance(self.control, Choice) or (isinstance(self.control, Scale) and self.setting.scale):
            self.control.set_words(settings_table.values(self.entry))
        self.control.setAccessibleName(title)
        self.control.setAccessibleDescription(explanation)
        self.reset_button.tell(QCoreApplication.translate("settings", "Reset to default: {name}").format(name=title))

    def _made(self, look: Look) -> Choice | Switch | Scale:
        entry, settings = self.entry, self._settings
        if isinstance(entry.default, bool):
            switch = Switch(look)
            switch.clicked.connect(lambda on: settings.set(entry, on))
            return switch
        if isinstance(entry.default, int) or self.setting.scale:
            return self._made_scale()
        choice = Choice(look, entry.values)
        choice.activated.connect(lambda index: settings.set(entry, entry.values[index]))
        return choice

    def _made_scale(self) -> Scale:
        entry, settings = self.entry, self._settings
        if self.setting.scale:
            scale = Scale(entry.values)
        else:
            least, most = entry.values
            percents = range(least, most + 1, self.setting.step)
            scale = Scale(percents)
            scale.set_words([f"{percent}%" for percent in percents])
        scale.changed.connect(lambda value: settings.set(entry, value))
        return scale

    def _reset(self) -> None:
        self._settings.reset((self.entry,))


class Scale(QWidget):
    """Ordered values on a slider, the chosen one in words. A drag changes only the words until it ends."""

    changed = Signal(object)
    """The value chosen by the player."""

    def __init__(self, values: Sequence[int | str]) -> None:
        """The values in order; their words follow with `set_words`."""
        super().__init__()
        self._values = values
        self._words = [str(value) for value in values]
        self.slider = Slider()
        self.slider.setRange(0, len(values) - 1)
        self.slider.setPageStep(2 if len(values) > _MANY else 1)
        self.slider.setTracking(False)
        self._word = Label()
        self._word.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.EASY)
        row.addWidget(self.slider, 1)
        row.addWidget(self._word)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setFocusProxy(self.slider)
        self.slider.sliderMoved.connect(self._show_word)
        self.slider.valueChanged.connect(self._moved)

    @property
    def chosen(self) -> int | str:
        """The value; set without a signal. A number between two values is shown as the lower one."""
        return self._values[self.slider.value()]

    @chosen.setter
    def chosen(self, value: int | str) -> None:
        if isinstance(value, str):
            at = self._values.index(value)
        else:
            at = sum(isinstance(each, int) and each <= value for each in self._values) - 1
        self.slider.blockSignals(True)
        self.slider.setValue(at)
        self.slider.blockSignals(False)
        self._show_word(at)

    @property
    def word(self) -> str:
        """The text beside the slider."""
        return self._word.text()

    def set_words(self, words: Sequence[str]) -> None:
        """Set the words of the values, in order."""
        self._words = list(words)
        self._show_word(self.slider.value())

    def setAccessibleName(self, name: str) -> None:
        self.slider.setAccessibleName(name)

    def setAccessibleDescription(self, description: str) -> None:
        self.slider.setAccessibleDescription(description)

    def _moved(self, at: int) -> None:
        self._show_word(at)
        self.changed.emit(self._values[at])

    def _show_word(self, at: int) -> None:
        self._word.setText(self._words[at])
        widest = max(map(self._word.fontMetrics().horizontalAdvance, self._words))
        self._word.setMinimumWidth(widest + 2)
