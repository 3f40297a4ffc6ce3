"""Letters as readers see them, with their marks, and as Qt counts them."""

from __future__ import annotations

import re
from itertools import pairwise

from PySide6.QtCore import QTextBoundaryFinder

_ALONE = re.compile(
    "[\n -~\u00a0-\u02ff\u2010-\u2027\u2030-\u205e\u2060\u2190-\u25ff\u3000-\u3029\u3030-\u3098\u309b-\u9fff"
    "\uff01-\uff9d]*"
)
"""Characters that are letters of their own, whatever stands beside them; nearly all our texts have no others."""
_ONE_UNIT = "\uffff"
"""The last character that Qt counts once; it counts those beyond twice."""


def letters(text: str) -> tuple[str, ...]:
    """The letters of a text, each with the marks on it, the selector of its variant, and what it's joined with."""
    return tuple(text[start:end] for start, end in pairwise((*sorted(begun(text)), len(text))))


def begun(text: str) -> frozenset[int]:
    """Where in a text letters begin."""
    if _ALONE.fullmatch(text):
        return frozenset(range(len(text)))
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Grapheme, text)
    found, counted = [], 0
    for at, character in enumerate(text):
        finder.setPosition(counted)
        if finder.isAtBoundary():
            found.append(at)
        counted += qt_length(character)
    return frozenset(found)


def qt_length(text: str) -> int:
    """How long a text is for Qt."""
    return len(text) + sum(character > _ONE_UNIT for character in text)
