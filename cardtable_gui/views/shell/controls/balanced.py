"""Lines of about the same length, so that no word is left alone on the last one."""

from __future__ import annotations

from PySide6.QtGui import QFontMetrics


def balanced_width(metrics: QFontMetrics, width: int, words: str, flags: int) -> int:
    """The least width at which words wrapped with these flags need no more height than at `width`."""

    def height(wide: int) -> int:
        return metrics.boundingRect(0, 0, wide, 10_000, flags, words).height()

    wanted = height(width)
    low, high = 0, width
    while low + 1 < high:
        middle = (low + high) // 2
        fits = metrics.boundingRect(0, 0, middle, 10_000, flags, words).width() <= middle
        if fits and height(middle) <= wanted:
            high = middle
        else:
            low = middle
    return high
