"""The colours that a widget really paints."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from tests.support.contrast import contrast

_OUTSIDE, _INSIDE = 4, 14
"""How far from a control's edge colours are compared, in logical pixels."""


def picture(widget: QWidget) -> QImage:
    """What a widget and its children paint now."""
    return widget.grab().toImage()


def edge_contrast(board: QWidget, control: QWidget) -> float:
    """The contrast between what surrounds a control and the clearest line of its outline.

    Measured across the left and the right edge, at half its height, and across the upper and lower one, at half its
    width; the lowest of the four counts.
    """
    image = picture(board)
    rect = QRect(control.mapTo(board, QPoint()), control.size())
    middle = rect.center()
    ways = (
        [QPoint(rect.left() + step, middle.y()) for step in range(-_OUTSIDE, _INSIDE)],
        [QPoint(rect.right() - step, middle.y()) for step in range(-_OUTSIDE, _INSIDE)],
        [QPoint(middle.x(), rect.top() + step) for step in range(-_OUTSIDE, _INSIDE)],
        [QPoint(middle.x(), rect.bottom() - step) for step in range(-_OUTSIDE, _INSIDE)],
    )
    return min(_along(image, way) for way in ways)


def _along(image: QImage, way: list[QPoint]) -> float:
    """The highest contrast of the pixels on the way to the first one."""
    around = image.pixelColor(way[0])
    return max(contrast(image.pixelColor(point), around) for point in way)


def differing(before: QImage, after: QImage, least: float) -> int:
    """How many pixels differ by at least this contrast."""
    assert before.size() == after.size()
    return sum(
        contrast(before.pixelColor(x, y), after.pixelColor(x, y)) >= least
        for y in range(before.height())
        for x in range(before.width())
        if before.pixel(x, y) != after.pixel(x, y)
    )
