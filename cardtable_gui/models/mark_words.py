"""Words for what sets matches apart in the statistics; a new mark of `match_results.MARKS` needs its words here."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from cardtable_gui import i18n
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP

_WORDS = {
    "hints": QT_TRANSLATE_NOOP("statistics", "hints"),
    "undo": QT_TRANSLATE_NOOP("statistics", "undo"),
    "chosen_deal": QT_TRANSLATE_NOOP("statistics", "a chosen deal"),
    "played_on": QT_TRANSLATE_NOOP("statistics", "a start from a replay"),
    "head_start": QT_TRANSLATE_NOOP("statistics", "a head start"),
    "seat_changes": QT_TRANSLATE_NOOP("statistics", "changed seats"),
}


def mark_words(mark: str) -> str:
    """What a match had that sets it apart, in the current language, as it follows “with”."""
    return i18n.text(_WORDS[mark])


def marks_words(marks: Iterable[str]) -> str:
    """All that some matches had, in the current language, as it follows “with”."""
    return i18n.with_commas(map(mark_words, marks))


def marked_words(words: str = "") -> str:
    """What a line is about that takes only matches with marks together; empty: the same as the line above."""
    if not words:
        return QCoreApplication.translate("statistics", "· counted separately")
    return QCoreApplication.translate("statistics", "{what} · counted separately").format(what=words)
