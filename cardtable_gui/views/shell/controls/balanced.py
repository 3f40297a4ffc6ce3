"""Lines of about the same length, so that no word is left alone on the last one."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QFontMetrics


def balanced_width(metrics: QFontMetrics, width: int, words: str, flags: int) -> int:
    """The least width at which words wrapped with these flags need no more height than at `width`."""

    def measured(wide: int) -> QRect:
        return metrics.boundingRect(0, 0, wide, 10_000, flags, words)

    whole = measured(width)
    if whole.height() < 2 * metrics.height() and whole.width() <= width:
        # They are on one line: nothing to look for. Most are, and to measure is what takes the time.
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
