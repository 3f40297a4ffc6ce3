"""Where the window stood, so that it comes back there, also after the screens have changed."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from cardtable_gui.settings import FULL_SCREEN, GEOMETRY, Settings

USUAL = QSize(1280, 800)
LEAST = QSize(1024, 640)
_ROOM = 40
"""The edge of a screen that panels and title bars may take."""


def restore(window: QWidget, settings: Settings) -> None:
    """Put a window that is not shown yet where it was, else in the middle of the screen; always on a screen."""
    kept = QByteArray.fromBase64(settings.value(GEOMETRY).encode())
    if kept.isEmpty() or not window.restoreGeometry(kept):
        window.resize(USUAL)
    _bring_in(window)


def keep(window: QWidget, settings: Settings) -> None:
    """Remember where a window stands."""
    settings.set(GEOMETRY, bytes(window.saveGeometry().toBase64().data()).decode())
    settings.set(FULL_SCREEN, window.isFullScreen())


def fitted(wanted: QRect, screens: list[QRect]) -> QRect:
    """A window's place on one of these screens (available areas): as wanted, if it fits and can be grasped."""
    if not screens:
        return wanted
    screen = max(screens, key=lambda area: _area(area.intersected(wanted)))
    seen, fits = screen.intersected(wanted), wanted.size().boundedTo(screen.size()) == wanted.size()
    if fits and seen.width() >= min(wanted.width(), 200) and screen.top() <= wanted.top() <= screen.bottom() - _ROOM:
        return wanted
    size = wanted.size().boundedTo(screen.size())
    place = QRect(screen.topLeft(), size)
    place.moveCenter(screen.center())
    return place


def _bring_in(window: QWidget) -> None:
    screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    if not (window.isMaximized() or window.isFullScreen()):
        place = fitted(window.geometry(), screens)
        if place != window.geometry():
            window.setGeometry(place)


def _area(rect: QRect) -> int:
    return max(0, rect.width()) * max(0, rect.height())
