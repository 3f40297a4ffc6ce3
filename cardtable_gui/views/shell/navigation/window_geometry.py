"""The window's geometry: with its frame within a screen, at first and when restored, also on another screen.

Lengths are logical pixels. The frame (title bar and borders) belongs to the window manager: it is unknown before the
window is shown, so it is estimated first, and corrected as soon as it is known.

Apart from the window: what window managers do needs a module of its own.
"""

from __future__ import annotations

from PySide6.QtCore import QMargins, QRect, QSize, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from cardtable_gui.settings import FULL_SCREEN, MAXIMIZED, PLACE, Settings

USUAL = QSize(1280, 800)
LEAST = QSize(1000, 580)
"""Every page is laid out for contents of this size: with its frame the window fits a screen of 1024×640."""
_SMALLEST = QSize(1000, 540)
"""The least size where panels and frame leave less of a screen than `LEAST`."""
_FRAME = QMargins(1, 30, 1, 5)
"""The estimated frame: left, top, right and bottom, in pixels."""
_UNTOLD = 80
"""What panels may take of a screen's height, in pixels, where the system does not tell: under Wayland."""
_LOOK_MS = 100
_LOOKS = 30
"""How often a new window polls for its frame, and how many times."""


def restore(window: QWidget, settings: Settings) -> None:
    """Restore the last geometry of a hidden window, or use the default size at a place chosen by the system.

    Either way it fits a screen, with the expected frame. `Fit` does the rest once the window is shown.
    """
    kept = settings.value(PLACE)
    if kept:
        window.setGeometry(QRect(*map(int, kept.split())))
        _bring_in(window, _FRAME)
        return
    room = window.screen().availableGeometry().marginsRemoved(_FRAME).size()
    window.setMinimumSize(_least(room))
    window.resize(USUAL.boundedTo(_first_room(room)).expandedTo(window.minimumSize()))


def keep(window: QWidget, settings: Settings) -> None:
    """Save the geometry of a window."""
    filling = window.isMaximized() or window.isFullScreen()
    place = window.normalGeometry() if filling else window.geometry()
    if place.isValid():
        settings.set(PLACE, f"{place.x()} {place.y()} {place.width()} {place.height()}")
    settings.set(MAXIMIZED, window.isMaximized())
    settings.set(FULL_SCREEN, window.isFullScreen())


class Fit:
    """Keeps a window with its frame on the screen, from the moment in which the frame is known.

    A player may still move the window partly off the screen: it is corrected only when the frame is new, or when a
    framed window is larger than its screen (as after full screen).
    """

    def __init__(self, window: QWidget) -> None:
        self._window = window
        self._frame: QMargins | None = None
        """The frame for which the window was corrected last."""
        self._looks = 0
        self._looking = QTimer(window, interval=_LOOK_MS)
        self._looking.timeout.connect(self._look)
        self._looking.start()

    def check(self) -> None:
        """Correct the window's geometry if necessary; call it whenever the window was shown, moved or resized.

        It also polls for a while: a frame may come without any event of the window.
        """
        window = self._window
        if not window.isVisible() or window.isMinimized() or window.isMaximized() or window.isFullScreen():
            return
        frame = frame_of(window)
        area = window.screen().availableGeometry()
        whole = window.size().grownBy(frame)
        too_large = not frame.isNull() and whole.boundedTo(area.size()) != whole
        if frame != self._frame or too_large:
            self._frame = frame
            _bring_in(window, frame)

    def _look(self) -> None:
        self._looks += 1
        self.check()
        if self._looks == _LOOKS or (self._frame is not None and not self._frame.isNull()):
            self._looking.stop()


def fitted(wanted: QRect, screens: list[QRect]) -> QRect:
    """A window's geometry with frame on one of these screens (available areas): unchanged if completely visible.

    Otherwise it is moved as little as necessary, to the screen with most of it, and reduced to its size.
    """
    if not screens or sum(_area(area.intersected(wanted)) for area in screens) >= _area(wanted):
        return wanted
    screen = max(screens, key=lambda area: _area(area.intersected(wanted)))
    place = QRect(wanted.topLeft(), wanted.size().boundedTo(screen.size()))
    if not screen.intersects(wanted):
        place.moveCenter(screen.center())
    place.moveRight(min(place.right(), screen.right()))
    place.moveBottom(min(place.bottom(), screen.bottom()))
    place.moveLeft(max(place.left(), screen.left()))
    place.moveTop(max(place.top(), screen.top()))
    return place


def _bring_in(window: QWidget, frame: QMargins) -> None:
    screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    wanted = window.geometry().marginsAdded(frame)
    place = fitted(wanted, screens)
    screen = max(screens, key=lambda area: _area(area.intersected(place)))
    window.setMinimumSize(_least(screen.marginsRemoved(frame).size()))
    if place != wanted:
        window.setGeometry(place.marginsRemoved(frame))


def _least(room: QSize) -> QSize:
    """The least size of a window whose contents have this room on the screen."""
    return LEAST.boundedTo(_first_room(room)).expandedTo(_SMALLEST)


def _first_room(room: QSize) -> QSize:
    """The room that a window takes which no player has made larger, of what the system says there is."""
    told = not QGuiApplication.platformName().startswith("wayland")
    return room if told else room - QSize(0, _UNTOLD)


def frame_of(window: QWidget) -> QMargins:
    """The frame margins of an open window; null while none are known.

    They come from the platform: `QWidget.frameGeometry` keeps its value until the window is moved or resized, which
    need not happen when the window manager adds the frame.
    """
    return window.windowHandle().frameMargins()


def _area(rect: QRect) -> int:
    return max(0, rect.width()) * max(0, rect.height())
