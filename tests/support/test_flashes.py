"""Flashes are counted as WCAG defines them."""

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from tests.support.flashes import MOST, FlashMeter

FRAME_MS = 32


def blinking(hertz: float, side: int, pale: str = "#ffffff", dark: str = "#000000") -> int:
    """The flashes of a square with this side that blinks for two seconds."""
    meter = FlashMeter()
    for frame in range(2000 // FRAME_MS):
        picture = QImage(640, 480, QImage.Format.Format_RGB32)
        picture.fill(QColor(dark))
        if int(frame * FRAME_MS / 1000 * 2 * hertz) % 2:
            painter = QPainter(picture)
            painter.fillRect(64, 64, side, side, QColor(pale))
            painter.end()
        meter.show(picture, frame * FRAME_MS)
    return meter.worst()


@pytest.mark.parametrize(("hertz", "flashes"), [(1, 1), (3, 3), (5, 5)])
def test_a_large_blinking_square_is_counted(hertz: float, flashes: int) -> None:
    assert abs(blinking(hertz, 256) - flashes) <= (0 if hertz < MOST else 1)
    assert (blinking(hertz, 256) > MOST) == (hertz > MOST)


def test_small_spots_and_slight_changes_are_no_flashes() -> None:
    assert blinking(5, 96) == 0
    assert blinking(5, 256, "#707070", "#606060") == 0
