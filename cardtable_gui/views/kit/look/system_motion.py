"""Whether the system asks for reduced motion, as far as it can be found out.

Windows and macOS have a switch for it. On Linux, KDE and GTK store it in files. GNOME and macOS are asked by a program
of theirs, asynchronously.

A module of its own, since no other asks the desktop for anything.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from shutil import which

from PySide6.QtCore import QObject, QStandardPaths, Signal

from cardtable_gui.core.files import plain_file
from cardtable_gui.jobs import Lane
from cardtable_gui.later import importing_later

with importing_later():
    import ctypes
    import subprocess

_CLIENT_AREA_ANIMATION = 0x1042
_PATIENCE_S = 5.0
_GNOME = ("gsettings", "get", "org.gnome.desktop.interface", "enable-animations")
_MACOS = ("defaults", "read", "com.apple.universalaccess", "reduceMotion")
_FILES: Mapping[str, tuple[str, str, frozenset[str]]] = {
    "kdeglobals": ("KDE", "AnimationDurationFactor", frozenset({"0", "0.0"})),
    "gtk-4.0/settings.ini": ("Settings", "gtk-enable-animations", frozenset({"0", "false"})),
    "gtk-3.0/settings.ini": ("Settings", "gtk-enable-animations", frozenset({"0", "false"})),
}
"""By file the section, the key, and the values that switch animations off."""
_LARGEST_FILE = 1_000_000


class SystemMotion(QObject):
    """The system's setting. Call `ask` once; until the answer comes nothing is reduced."""

    changed = Signal()
    """`reduced` may have changed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._reduced = False
        self._lane = Lane("system motion", self)

    @property
    def reduced(self) -> bool:
        """Whether reduced motion is asked for."""
        return self._reduced

    def ask(self) -> None:
        """Query the system."""
        if sys.platform == "win32":
            self._set(_windows_says())
        elif sys.platform == "darwin":
            self._ask_program(_MACOS, b"1")
        else:
            folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericConfigLocation)
            self._set(files_say(Path(folder)))
            if not self._reduced:
                self._ask_program(_GNOME, b"false")

    def _ask_program(self, command: Sequence[str], reduced: bytes) -> None:
        """Ask a program, if there is one, beside the window: a process of Qt's would have to be ended with that.

        `reduced`: the answer that asks for reduced motion.
        """
        program = which(command[0])
        if program is None:
            return
        self._lane.run(lambda _: _says(program, *command[1:]) == reduced, self._set)

    def _set(self, reduced: bool) -> None:
        if reduced != self._reduced:
            self._reduced = reduced
            self.changed.emit()


def _says(*command: str) -> bytes | None:
    """What a program of the desktop says; None: it can't be asked."""
    try:
        done = subprocess.run(  # noqa: S603 - the desktop's own program
            command, stdin=subprocess.DEVNULL, capture_output=True, check=False, timeout=_PATIENCE_S
        )
    except (OSError, subprocess.SubprocessError):
        return None
    return done.stdout.strip()


def files_say(folder: Path) -> bool:
    """Whether a settings file of one of the desktops switches animations off."""
    return any(_value(folder / name, section, key).lower() in off for name, (section, key, off) in _FILES.items())


def _value(file: Path, section: str, key: str) -> str:
    """The value of a key in an INI file; empty: there is none, or the file can't be read."""
    try:
        text = plain_file.read(file, _LARGEST_FILE).decode(errors="replace")
    except plain_file.FileError:
        return ""
    found, here = "", False
    for line in map(str.strip, text.splitlines()):
        if line.startswith("["):
            here = line == f"[{section}]"
        elif here:
            name, equals, value = line.partition("=")
            if equals and name.strip() == key:
                found = value.strip()
    return found


def _windows_says() -> bool:
    """Whether animations inside windows are switched off."""
    if sys.platform == "win32":
        animated = ctypes.c_int(1)
        asked = ctypes.windll.user32.SystemParametersInfoW(_CLIENT_AREA_ANIMATION, 0, ctypes.byref(animated), 0)
        return bool(asked) and not animated.value
    return False
