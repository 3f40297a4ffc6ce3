"""What a screen reader says without being asked for it. The only place that sends announcements."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def announce(source: QWidget, words: str) -> None:
    """Let a screen reader say these words on behalf of a widget; without a screen reader nothing happens."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(source, words))
