"""Wrapped lines of about the same length, without a single word on the last one."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QFontMetrics


def balanced_width(metrics: QFontMetrics, width: int, words: str, flags: int) -> int:
    """The smallest width at which the text, wrapped with these flags, is no higher than at `width`."""

    def measured(wide: int) -> QRect:
        return metrics.boundingRect(0, 0, wide, 10_000, flags, words)

    whole = measured(width)
    if whole.height() < 2 * metrics.height() and whole.width() <= width:
        # A single line, as most texts are: measuring further would take time for nothing.
        return max(1, whole.width())
    low, high = 0, width
    while low + 1 < high:
        middle = (low + high) // 2
        there = measured(middle)
        if there.width() <= middle and there.height() <= whole.height():
            high = middle
        else:
            low = middle
    return high
