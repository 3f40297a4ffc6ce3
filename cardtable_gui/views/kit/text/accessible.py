"""The program's own widgets for assistive technology: role, name, value, state, actions, children.

A widget class with an attribute `accessible_interface` is described by what that makes of a widget; Qt describes all
others. The interfaces are made only while assistive technology asks, and belong to Qt.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget, QComboBox, QWidget

from cardtable_gui.views.kit.text.phrases import spoken

_Widget = TypeVar("_Widget", bound=QWidget)
_Role = QAccessible.Role
_Text = QAccessible.Text
_PRESS, _TOGGLE, _FOCUS, _MENU = "Press", "Toggle", "SetFocus", "ShowMenu"
_DESCRIBES_VALUES = sys.platform.startswith("linux")
"""Whether screen readers of this system hear the value of a list only from its description."""


def install() -> None:
    """Describe the widgets of this program from now on."""
    QAccessible.installFactory(_interface)


_makers: Final[dict[type, Callable[[QObject], QAccessibleInterface] | None]] = {}
"""What describes the widgets of a class, if its author said so."""


def _interface(_class: str, thing: QObject) -> QAccessibleInterface | None:
    """Called by Qt some ten thousand times for a window, also while nothing asks: so classes are looked at once."""
    kind = type(thing)
    if kind not in _makers:
        _makers[kind] = getattr(kind, "accessible_interface", None)
    make = _makers[kind]
    return None if make is None else make(thing)


def _flagged(state: QAccessible.State, **flags: bool) -> QAccessible.State:
    """The state with these flags; Qt's stubs lack them."""
    for name, on in flags.items():
        setattr(state, name, on)
    return state


class Element(QAccessibleWidget):
    """An element whose texts have no word joiners; what is announced is told in words besides, see `aloud`.

    It doesn't keep its widget: PySide never lets go of an interface, so the widget and all that it knows would stay.
    """

    def described(self, kind: type[_Widget]) -> _Widget:
        """The widget, which is of this class."""
        widget = self.object()
        assert isinstance(widget, kind)
        return widget

    def text(self, kind: QAccessible.Text) -> str:
        return spoken(super().text(kind))


class Group(Element):
    """Parts that belong together."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget, _Role.Grouping)


class Words(Element):
    """A painted text, which is the widget's accessible name."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget, _Role.StaticText)


class Remark(Element):
    """A bubble that says something and may hold a link."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget, _Role.Note)


class Question(Element):
    """A sheet that lets everything around it be used."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget, _Role.Dialog)


class ModalSheet(Element):
    """A sheet that must be closed before anything behind it can be used."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget, _Role.Dialog)

    def state(self) -> QAccessible.State:
        return _flagged(super().state(), modal=True)


class Arranged(Element):
    """A group that decides itself which of its child widgets are told, and in which order."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget, _Role.Grouping)

    def parts(self) -> Sequence[QWidget]:
        """The children that are told, in order."""
        raise NotImplementedError

    def childCount(self) -> int:
        return len(self.parts())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]  # the stubs forget None
        parts = self.parts()
        return QAccessible.queryAccessibleInterface(parts[index]) if index in range(len(parts)) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        wanted = child.object()
        return next((number for number, part in enumerate(self.parts()) if part is wanted), -1)


class Pressable(Element):
    """A button that can be checked at times, and at times only be looked at."""

    def __init__(self, button: QAbstractButton) -> None:
        super().__init__(button, _Role.Button)

    @property
    def checkable(self) -> bool:
        """Whether a press checks the button or takes the check back."""
        return False

    @property
    def checked(self) -> bool:
        """Whether the button is checked."""
        return False

    @property
    def usable(self) -> bool:
        """Whether a press does anything."""
        return True

    def role(self) -> QAccessible.Role:
        if not self.usable:
            return _Role.StaticText
        return _Role.CheckBox if self.checkable else _Role.Button

    def state(self) -> QAccessible.State:
        return _flagged(super().state(), checkable=self.checkable, checked=self.checked)

    def actionNames(self) -> list[str]:
        if not self.usable:
            return []
        return [*((_TOGGLE,) if self.checkable else ()), _PRESS, _FOCUS]

    def doAction(self, action: str) -> None:
        if action in (_PRESS, _TOGGLE):
            self.described(QAbstractButton).click()
        else:
            super().doAction(action)

    def keyBindingsForAction(self, _action: str) -> list[str]:
        return []


class Command(Pressable):
    """A button that is told to be disabled while its description says why; a press then says it, too."""

    def state(self) -> QAccessible.State:
        return _flagged(super().state(), disabled=bool(self.text(_Text.Description)))


class NamedList(Element):
    """A combo box called by its accessible name; Qt would call it by its value."""

    def __init__(self, chooser: QComboBox) -> None:
        super().__init__(chooser, _Role.ComboBox)

    @property
    def _chooser(self) -> QComboBox:
        return self.described(QComboBox)

    def text(self, kind: QAccessible.Text) -> str:
        if kind == _Text.Name:
            return self._chooser.accessibleName()
        if kind == _Text.Value:
            return self._chooser.currentText()
        if kind == _Text.Description and _DESCRIBES_VALUES:
            return "\n".join(filter(None, (self._chooser.currentText(), self._chooser.accessibleDescription())))
        return super().text(kind)

    def state(self) -> QAccessible.State:
        return _flagged(super().state(), expandable=True, hasPopup=True, expanded=self._chooser.view().isVisible())

    def childCount(self) -> int:
        return 0

    def child(self, _index: int) -> None:  # type: ignore[override]  # the stubs forget None
        return None

    def actionNames(self) -> list[str]:
        return [_MENU, _PRESS, _FOCUS]

    def doAction(self, action: str) -> None:
        if action not in (_MENU, _PRESS):
            super().doAction(action)
        elif self._chooser.view().isVisible():
            self._chooser.hidePopup()
        else:
            self._chooser.showPopup()

    def keyBindingsForAction(self, _action: str) -> list[str]:
        return []
