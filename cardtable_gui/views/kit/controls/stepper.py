"""A whole number with buttons to decrease and increase it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtWidgets import QAbstractSpinBox, QHBoxLayout, QPushButton, QSizePolicy, QSpinBox, QWidget

from cardtable_gui.views.kit.controls.value_controls import WheelByClick
from cardtable_gui.views.kit.look.theme import Space


class Stepper(QWidget):
    """A number field with buttons; also changed by arrow keys and typing."""

    changed = Signal(int)

    def __init__(self, minimum: int, maximum: int, step: int = 1, parent: QWidget | None = None) -> None:
        """Offer the numbers from `minimum` to `maximum`."""
        super().__init__(parent)
        self.field = QSpinBox()
        self.field.setRange(minimum, maximum)
        self.field.setSingleStep(step)
        self.field.setButtonSymbols(QAbstractSpinBox.ButtonSymbols.NoButtons)
        self.field.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.field.valueChanged.connect(self._moved)
        WheelByClick(self.field)
        self._less = QPushButton("−")
        self._more = QPushButton("+")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.TIGHT)
        for widget in (self._less, self.field, self._more):
            row.addWidget(widget)
        for button, move in ((self._less, self.field.stepDown), (self._more, self.field.stepUp)):
            button.setProperty("kind", "square")
            button.setAutoRepeat(True)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(move)
        # Without it Qt has no place in the Tab order for what has its focus by a proxy.
        self.setFocusPolicy(self.field.focusPolicy())
        self.setFocusProxy(self.field)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._retranslate()
        self._moved(self.field.value())

    @property
    def value(self) -> int:
        """The number."""
        return self.field.value()

    @value.setter
    def value(self, number: int) -> None:
        self.field.setValue(number)

    def allow(self, most: int) -> None:
        """Offer numbers up to this one from now on."""
        self.field.setMaximum(most)
        self._enable(self.field.value())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _moved(self, number: int) -> None:
        self._enable(number)
        self.changed.emit(number)

    def _enable(self, number: int) -> None:
        self._less.setEnabled(number > self.field.minimum())
        self._more.setEnabled(number < self.field.maximum())

    def _retranslate(self) -> None:
        self._less.setAccessibleName(QCoreApplication.translate("start", "Decrease"))
        self._more.setAccessibleName(QCoreApplication.translate("start", "Increase"))
