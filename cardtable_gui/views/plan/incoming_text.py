"""Texts that come in by the clipboard or by dragging, of any length: they are cut before anything looks at them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QGuiApplication

from cardtable_gui.controller.saves.record_file import LONGEST_TEXT

_MOST: Final = LONGEST_TEXT + 1
"""A longer text is nothing that the program takes; with one character more it's still known to be too long."""


def text_of(data: QMimeData, most: int = _MOST) -> str:
    """The first `most` characters of the text in dragged or copied data; empty if there is none."""
    return data.text()[:most]


def on_clipboard(most: int = _MOST) -> str:
    """The first `most` characters of the text on the clipboard; empty if there is none."""
    return QGuiApplication.clipboard().text()[:most]
