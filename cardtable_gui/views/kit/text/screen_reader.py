"""Announcements to screen readers. The only module that sends them."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QAccessibleStateChangeEvent
from PySide6.QtWidgets import QWidget

from cardtable_gui.views.kit.text.aloud import aloud


def is_listening() -> bool:
    """Whether assistive technology is in use."""
    return QAccessible.isActive()


def announce(source: QWidget, words: str) -> None:
    """Announce this text on behalf of a widget; without a screen reader nothing happens."""
    if is_listening():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(source, aloud(words)))


def tell_checked(source: QWidget) -> None:
    """Tell that a widget was checked or unchecked."""
    if is_listening():
        changed = QAccessible.State()
        setattr(changed, "checked", True)  # noqa: B010 - the stubs lack it
        QAccessible.updateAccessibility(QAccessibleStateChangeEvent(source, changed))


def tell_description(source: QWidget) -> None:
    """Tell that a widget describes itself otherwise now."""
    if is_listening():
        QAccessible.updateAccessibility(QAccessibleEvent(source, QAccessible.Event.DescriptionChanged))
