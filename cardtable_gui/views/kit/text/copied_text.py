"""Copying from a text with word joiners: they stay behind."""

from __future__ import annotations

from PySide6.QtCore import QMimeData

from cardtable_gui.views.kit.text.phrases import JOINER


def as_plain_text(copied: QMimeData) -> QMimeData:
    """The same object with nothing but its text, without word joiners.

    It stays Qt's own object: the clipboard keeps it until after Python has ended, which a Python object would not
    survive.
    """
    words = copied.text().replace(JOINER, "")
    for kind in copied.formats():
        copied.removeFormat(kind)
    copied.setText(words)
    return copied
