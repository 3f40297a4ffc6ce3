"""Common to all controls of a value: neither the wheel nor a lost drag changes it by accident.

Sliders and tab bars are made here only. `Choice` and `Stepper`, and Qt's own controls in file dialogs, use the
`WheelByClick` of this module (checked by `tests/views/shell/test_wheel.py`).
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractSpinBox, QSlider, QTabBar, QWidget

_BACK = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason)
"""The player comes back to the window, or closes the control's list."""
_LOSING = (QEvent.Type.Hide, QEvent.Type.WindowDeactivate)


class WheelByClick(QObject):
    """Lets a control take the wheel only while it has the keyboard focus and was clicked; else the page scrolls.

    The wheel of somebody who scrolls a page passes whatever is on it, and one press of Tab focuses it, too.
    """

    def __init__(self, control: QWidget) -> None:
        """Watch this control for as long as it lives. The wheel doesn't give it the keyboard focus either."""
        super().__init__(control)
        if control.focusPolicy() == Qt.FocusPolicy.WheelFocus:
            control.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._control = control
        self._clicked = False
        """Whether it was clicked since it last got the focus."""
        control.installEventFilter(self)
        if isinstance(control, QAbstractSpinBox):
            # Its text is a widget of its own, which is what one clicks.
            control.lineEdit().installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        match event.type():
            case QEvent.Type.MouseButtonPress:
                self._clicked = True
            case QEvent.Type.FocusIn if isinstance(event, QFocusEvent):
                self._clicked = self._clicked and event.reason() in _BACK
            case QEvent.Type.Wheel if not (self._clicked and self._control.hasFocus()):
                event.ignore()
                return True
            case _:
                pass
        return False


class Slider(QSlider):
    """A horizontal slider.

    A drag whose release was missed ends where it began, and so does one during which another button is pressed.
    """

    def __init__(self) -> None:
        """With the range of Qt, from 0 to 99."""
        super().__init__(Qt.Orientation.Horizontal)
        # Moves without a button tell that the release was missed.
        self.setMouseTracking(True)
        self._before = 0
        """The value when the drag began."""
        WheelByClick(self)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self.give_back()
            return
        self._before = self.value()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            super().mouseMoveEvent(event)
        else:
            self.give_back()

    def event(self, event: QEvent) -> bool:
        if event.type() in _LOSING:
            self.give_back()
        return super().event(event)

    def give_back(self) -> None:
        """End a drag, if there is one, with the value from before."""
        if self.isSliderDown():
            self.setSliderPosition(self._before)
            none, release = Qt.MouseButton.NoButton, QEvent.Type.MouseButtonRelease
            # Qt ends a drag at a release only.
            left = Qt.MouseButton.LeftButton
            at = QPointF(-1, -1)
            super().mouseReleaseEvent(
                QMouseEvent(release, at, self.mapToGlobal(at), left, none, Qt.KeyboardModifier.NoModifier)
            )


class Tabs(QTabBar):
    """A tab bar, each tab as wide as its words."""

    def __init__(self) -> None:
        """Without tabs."""
        super().__init__()
        self.setDrawBase(False)
        self.setExpanding(False)
        WheelByClick(self)
