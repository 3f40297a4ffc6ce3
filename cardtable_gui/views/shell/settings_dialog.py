"""The settings: each with a line of explanation, in force as soon as it is touched."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSlider, QVBoxLayout, QWidget

from cardtable_gui import i18n
from cardtable_gui.settings import CHOSEN, TEXT_PERCENT, AnyEntry, Settings
from cardtable_gui.views.shell import words
from cardtable_gui.views.shell.controls.choice import Choice
from cardtable_gui.views.shell.dialog import Dialog
from cardtable_gui.views.shell.look import Look
from cardtable_gui.views.shell.start.page import Column
from cardtable_gui.views.theme import Space

_TEXT_STEP = 10


class SettingRow(QWidget):
    """One setting: title, explanation, and a control that shows and sets it."""

    def __init__(self, entry: AnyEntry, look: Look, settings: Settings) -> None:
        """A choice gets a list, a number a slider."""
        super().__init__()
        self.entry = entry
        self._settings = settings
        self._title = QLabel()
        self._title.setProperty("type", "label")
        self._explanation = QLabel()
        self._explanation.setWordWrap(True)
        self._explanation.setProperty("type", "caption")
        self._explanation.setProperty("tone", "soft")
        self.control: Choice | PercentSlider
        if isinstance(entry.default, int):
            self.control = PercentSlider(entry)
            self.control.changed.connect(lambda number: settings.set(entry, number))
        else:
            self.control = Choice(look, entry.values)
            self.control.activated.connect(lambda index: settings.set(entry, entry.values[index]))
        texts = QVBoxLayout()
        texts.setSpacing(Space.HAIR)
        texts.addWidget(self._title)
        texts.addWidget(self._explanation)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.WIDE)
        row.addLayout(texts, 3)
        row.addWidget(self.control, 2, Qt.AlignmentFlag.AlignVCenter)
        self.show_value()

    def show_value(self) -> None:
        """Show what is set."""
        value = self._settings.value(self.entry)
        if isinstance(self.control, Choice):
            self.control.chosen = value
        else:
            self.control.show_number(value)

    def retranslate(self) -> None:
        """Read all words anew."""
        title = i18n.text(words.TITLES[self.entry.key])
        self._title.setText(title)
        self._explanation.setText(i18n.text(words.EXPLANATIONS[self.entry.key]))
        if isinstance(self.control, Choice):
            self.control.set_words(words.values(self.entry))
        self.control.setAccessibleName(title)


class PercentSlider(QWidget):
    """A number of percent on a slider. While it is dragged only the number changes; then the value does."""

    changed = Signal(int)

    def __init__(self, entry: AnyEntry) -> None:
        """From the least to the most of the entry."""
        super().__init__()
        least, most = entry.values
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(least // _TEXT_STEP, most // _TEXT_STEP)
        self.slider.setPageStep(2)
        self.slider.setTracking(False)
        self._number = QLabel()
        self._number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.EASY)
        row.addWidget(self.slider, 1)
        row.addWidget(self._number)
        self.setFocusProxy(self.slider)
        self.slider.sliderMoved.connect(lambda step: self._tell(step * _TEXT_STEP))
        self.slider.valueChanged.connect(self._moved)

    def show_number(self, number: int) -> None:
        """Show a number, without a signal."""
        self.slider.blockSignals(True)
        self.slider.setValue(round(number / _TEXT_STEP))
        self.slider.blockSignals(False)
        self._tell(number)

    def setAccessibleName(self, name: str) -> None:
        self.slider.setAccessibleName(name)

    def _moved(self, step: int) -> None:
        self._tell(step * _TEXT_STEP)
        self.changed.emit(step * _TEXT_STEP)

    def _tell(self, number: int) -> None:
        self._number.setText(f"{number} %")
        self._number.setMinimumWidth(self._number.fontMetrics().horizontalAdvance("200 %") + 2)


class SettingsDialog(Dialog):
    """A row for each of `settings.CHOSEN`."""

    def __init__(self, look: Look, settings: Settings, parent: QWidget | None = None) -> None:
        """Show what is set now, and follow what is set elsewhere."""
        super().__init__(look, QSize(620, 520), parent)
        self._settings = settings
        self.rows = [SettingRow(entry, look, settings) for entry in CHOSEN]
        column = Column(look)
        column.lines.setContentsMargins(0, 0, Space.EASY, 0)
        for number, row in enumerate(self.rows):
            if number:
                line = QFrame()
                line.setProperty("surface", "line")
                line.setFixedHeight(1)
                column.lines.addWidget(line)
            column.lines.addWidget(row)
        column.lines.addStretch(1)
        self.lines.addWidget(column)
        self.reset_button = QPushButton()
        self.reset_button.clicked.connect(self._reset)
        self.buttons.insertWidget(0, self.reset_button)
        settings.watch(self._changed)
        self.retranslate()

    def retranslate(self) -> None:
        """Read all words anew."""
        super().retranslate()
        self.setWindowTitle(QCoreApplication.translate("settings", "Settings"))
        self.reset_button.setText(QCoreApplication.translate("settings", "Reset to defaults"))
        for row in self.rows:
            row.retranslate()
        self._changed(TEXT_PERCENT)

    def _reset(self) -> None:
        self._settings.reset()

    def _changed(self, entry: AnyEntry) -> None:
        for row in self.rows:
            if row.entry is entry:
                row.show_value()
        self.reset_button.setEnabled(any(self._settings.value(each) != each.default for each in CHOSEN))
