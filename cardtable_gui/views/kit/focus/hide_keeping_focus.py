"""Hiding a widget that may have the focus. Qt would pass it on to the next widget, with a focus ring, as for Tab."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QApplication, QWidget


def hide_keeping_focus(widget: QWidget) -> None:
    """Hide a widget. If it had the focus, its parent gets it."""
    give_back(widget)
    widget.hide()


def give_back(widget: QWidget) -> None:
    """Pass the focus of a widget that is about to be hidden to its parent."""
    focus, below = QApplication.focusWidget(), widget.parentWidget()
    if focus is not None and (focus is widget or widget.isAncestorOf(focus)):
        while below is not None and below.focusPolicy() == Qt.FocusPolicy.NoFocus:
            below = below.parentWidget()
        if below is not None:
            below.setFocus(Qt.FocusReason.OtherFocusReason)


class FloatingWidget(QWidget):
    """A widget that temporarily covers the table and, when hidden by whatever means, gives the focus back."""

    def hideEvent(self, event: QHideEvent) -> None:
        if not event.spontaneous():
            give_back(self)
        super().hideEvent(event)
