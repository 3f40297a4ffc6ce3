"""Flashes in a sequence of pictures, by WCAG's general flash threshold."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage

CELL = 32
"""Pictures are judged in squares of so many logical pixels: smaller spots don't count as flashes."""
LARGE = 341 * 256 // 4
"""A quarter of the field of ten degrees, in logical pixels: at least so much must flash at once."""
_FIELD = (341 // CELL, 256 // CELL)
MOST = 3
"""Allowed flashes within any second."""
_CHANGE = 0.1
"""A change of relative luminance by so much, the darker of the two below `_DARK`, is half a flash."""
_DARK = 0.8
_LINEAR = [grey / 255 / 12.92 if grey <= 10 else ((grey / 255 + 0.055) / 1.055) ** 2.4 for grey in range(256)]


@dataclass
class Flicker:
    """The opposing changes of luminance of one cell, as their times in milliseconds."""

    turning: float
    """The luminance at the last turning point."""
    rising: bool | None = None
    times: list[float] = field(default_factory=list)

    def see(self, luminance: float, ms: float) -> None:
        """Follow the luminance; note a change in the other direction than the last one."""
        change = luminance - self.turning
        same_way = self.rising is not None and (change > 0) == self.rising
        if same_way:
            self.turning = luminance
        elif abs(change) >= _CHANGE and min(luminance, self.turning) < _DARK:
            self.rising, self.turning = change > 0, luminance
            self.times.append(ms)


class FlashMeter:
    """Counts the flashes of what it is shown."""

    def __init__(self) -> None:
        self._cells: list[Flicker] = []
        self._columns = 0

    def show(self, picture: QImage, ms: float) -> None:
        """Add a picture at a time. All have the same size."""
        self._columns = picture.width() // CELL
        size = QSize(self._columns, picture.height() // CELL)
        small = picture.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
        grey = small.convertToFormat(QImage.Format.Format_Grayscale8)
        pixels = memoryview(grey.constBits()).cast("B")
        starts = range(0, size.height() * grey.bytesPerLine(), grey.bytesPerLine())
        values = [_LINEAR[each] for start in starts for each in pixels[start : start + size.width()]]
        if not self._cells:
            self._cells = [Flicker(value) for value in values]
        for cell, value in zip(self._cells, values, strict=True):
            cell.see(value, ms)

    def worst(self) -> int:
        """The most flashes within a second, of a part of the picture that is large enough to matter."""
        ends = sorted({ms for cell in self._cells for ms in cell.times})
        return max((self._flashes_until(end) for end in ends), default=0)

    def _flashes_until(self, end: float) -> int:
        counts = [sum(end - 1000 < ms <= end for ms in cell.times) // 2 for cell in self._cells]
        return max((least for least in set(counts) if least and self._is_large(counts, least)), default=0)

    def _is_large(self, counts: Sequence[int], least: int) -> bool:
        rows = [counts[start : start + self._columns] for start in range(0, len(counts), self._columns)]
        wide, high = _FIELD
        for top in range(max(1, len(rows) - high + 1)):
            for left in range(max(1, self._columns - wide + 1)):
                flashing = sum(count >= least for row in rows[top : top + high] for count in row[left : left + wide])
                if flashing * CELL * CELL >= LARGE:
                    return True
        return False
