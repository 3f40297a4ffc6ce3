"""Whether the system asks for reduced motion, as far as it can be found out.

Windows and macOS have a switch for it. On Linux, KDE and GTK store it in files, GNOME is asked with `gsettings`,
asynchronously.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from shutil import which
from threading import Thread

from PySide6.QtCore import QObject, QSettings, QStandardPaths, Signal, Slot

_CLIENT_AREA_ANIMATION = 0x1042
_PATIENCE_S = 5.0
_GNOME = ("get", "org.gnome.desktop.interface", "enable-animations")
_FILES: Mapping[str, tuple[str, frozenset[str]]] = {
    "kdeglobals": ("KDE/AnimationDurationFactor", frozenset({"0", "0.0"})),
    "gtk-4.0/settings.ini": ("Settings/gtk-enable-animations", frozenset({"0", "false"})),
    "gtk-3.0/settings.ini": ("Settings/gtk-enable-animations", frozenset({"0", "false"})),
}


class SystemMotion(QObject):
    """The system's setting. Call `ask` once; until the answer comes nothing is reduced."""

    changed = Signal()
    """`reduced` may have changed."""

    _gnome_answered = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._reduced = False
        self._gnome_answered.connect(self._set)

    @property
    def reduced(self) -> bool:
        """Whether reduced motion is asked for."""
        return self._reduced

    def ask(self) -> None:
        """Query the system."""
        if sys.platform == "win32":
            self._set(_windows_says())
        elif sys.platform == "darwin":
            value = QSettings("apple.com", "universalaccess").value("reduceMotion")
            self._set(str(value).lower() in {"1", "true"})
        else:
            folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericConfigLocation)
            self._set(files_say(Path(folder)))
            program = which("gsettings")
            if not self._reduced and program is not None:
                self._ask_gnome(program)

    def _ask_gnome(self, program: str) -> None:
        """Ask in a daemon thread: a process of Qt's would have to be ended with the window."""
        import subprocess  # noqa: PLC0415 - most systems aren't asked

        def ask() -> None:
            with suppress(OSError, subprocess.SubprocessError):
                done = subprocess.run(  # noqa: S603 - the desktop's own program
                    [program, *_GNOME],
                    stdin=subprocess.DEVNULL,
                    capture_output=True,
                    check=False,
                    timeout=_PATIENCE_S,
                )
                # The window may have been deleted by now.
                with suppress(RuntimeError):
                    self._gnome_answered.emit(done.stdout.strip() == b"false")

        Thread(target=ask, name="gsettings", daemon=True).start()

    @Slot(bool)
    def _set(self, reduced: bool) -> None:
        if reduced != self._reduced:
            self._reduced = reduced
            self.changed.emit()


def files_say(folder: Path) -> bool:
    """Whether a settings file of one of the desktops switches animations off."""
    for name, (key, off) in _FILES.items():
        if (folder / name).is_file():
            value = QSettings(str(folder / name), QSettings.Format.IniFormat).value(key)
            if str(value).lower() in off:
                return True
    return False


def _windows_says() -> bool:
    """Whether animations inside windows are switched off."""
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415 - where it is needed

        animated = ctypes.c_int(1)
        asked = ctypes.windll.user32.SystemParametersInfoW(_CLIENT_AREA_ANIMATION, 0, ctypes.byref(animated), 0)
        return bool(asked) and not animated.value
    return False
