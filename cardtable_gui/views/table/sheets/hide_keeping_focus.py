"""Hiding what may have the keyboard. Qt would hand it to the next widget as if Tab had been pressed, with a ring."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QApplication, QWidget


def hide_keeping_focus(widget: QWidget) -> None:
    """Hide something that lies on the table. If it had the keyboard, what it lies on has it now."""
    give_back(widget)
    widget.hide()


def give_back(widget: QWidget) -> None:
    """Something is about to be hidden. If it has the keyboard, what it lies on gets it."""
    focus, below = QApplication.focusWidget(), widget.parentWidget()
    if focus is not None and (focus is widget or widget.isAncestorOf(focus)):
        while below is not None and below.focusPolicy() == Qt.FocusPolicy.NoFocus:
            below = below.parentWidget()
        if below is not None:
            below.setFocus(Qt.FocusReason.OtherFocusReason)


class FloatingWidget(QWidget):
    """What lies on the table for a while. Hidden, it gives the keyboard back, however it came to be hidden."""

    def hideEvent(self, event: QHideEvent) -> None:
        if not event.spontaneous():
            give_back(self)
        super().hideEvent(event)
