"""Presses of keys by their place on the keyboard, whatever the layout in use makes of them."""

from __future__ import annotations

import sys

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

_WINDOWS = {
    **dict(zip("1234567890", range(0x02, 0x0C), strict=True)),
    **dict(zip("QWERTYUIOP", range(0x10, 0x1A), strict=True)),
    **dict(zip("ASDFGHJKL", range(0x1E, 0x27), strict=True)),
    **dict(zip("ZXCVBNM", range(0x2C, 0x33), strict=True)),
}
"""Scan codes of a US keyboard under Windows."""
_EVDEV = 8
"""X11 and Wayland count from here."""
_MAC = {
    "A": 0, "S": 1, "D": 2, "F": 3, "H": 4, "G": 5, "Z": 6, "X": 7, "C": 8, "V": 9, "B": 11, "Q": 12, "W": 13, "E": 14,
    "R": 15, "Y": 16, "T": 17, "1": 18, "2": 19, "3": 20, "4": 21, "6": 22, "5": 23, "9": 25, "7": 26, "8": 28, "0": 29,
    "O": 31, "U": 32, "I": 34, "P": 35, "L": 37, "J": 38, "K": 40, "N": 45, "M": 46,
}  # fmt: skip
"""Apple's virtual key codes, kVK_ANSI_A and so on."""


def press(
    latin: str,
    typed: str,
    modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
    key: Qt.Key | None = None,
    kind: QEvent.Type = QEvent.Type.KeyPress,
) -> QKeyEvent:
    """A press of the key that has this letter or digit in a US layout, as the system in use tells of it."""
    mac = sys.platform == "darwin"
    code = 1 if mac else _WINDOWS[latin] + (_EVDEV if sys.platform.startswith("linux") else 0)
    known = key or Qt.Key(ord(typed[:1].upper() or latin))
    return QKeyEvent(kind, known, modifiers, code, _MAC[latin] if mac else 0, 0, typed)
