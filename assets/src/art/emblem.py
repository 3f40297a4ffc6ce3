"""The program's icon: a fanned hand with a crest and a goldfish."""

from __future__ import annotations

import breeds_above
import lacquer
from geometry import Path, Point, blob, ellipse, polyline
from sheet import Sheet, rounded


def icon() -> str:
    """The icon, 256 × 256."""
    sheet = Sheet(256, 256)
    sheet.solid(rounded(8, 8, 240, 240, 54), sheet.linear(40 + 8j, 216 + 248j, (0, "#2f7d78"), (1, "#123c46")))
    sheet.line(rounded(10.5, 10.5, 235, 235, 51.5), "#f0d9a0", 3, 0.75)
    _card(sheet, 92 + 136j, -17, ("#cf3a24", "#74140c"), "#f0c766")
    sheet.begin(92 + 136j, -17)
    lacquer.emblem(sheet, 5, lacquer.lacquer(13), -6 - 6j, 0.5)
    sheet.end()
    _card(sheet, 158 + 138j, 13, ("#fffaf0", "#f2e4c6"), "#bda878")
    sheet.begin(158 + 138j, 13)
    pool = 0 + 0j
    sheet.solid(
        blob(pool, 51, 0.012, 3, 14), sheet.radial(pool - 8 - 14j, 68, (0, "#cdeaf0"), (0.6, "#7fbfd4"), (1, "#3f86b4"))
    )
    sheet.line(ellipse(pool, 34), "#ffffff", 2.2, 0.6)
    fish = breeds_above.wakin()
    sheet.begin(pool + 7 + 9j, 26, 0.66)
    for shape in fish.outlines():
        sheet.solid(polyline(shape, closed=True), "#3f7fa6")
    sheet.end()
    sheet.begin(pool, 26, 0.66)
    fish.paint(sheet)
    sheet.end()
    sheet.end()
    return sheet.text


def _card(sheet: Sheet, middle: Point, turn: float, paper: tuple[str, str], edge: str) -> None:
    sheet.begin(middle, turn)
    shape: Path = rounded(-58, -81, 116, 162, 12)
    sheet.solid(shape.moved(4 + 7j), "#000000", 0.3)
    sheet.solid(shape, sheet.linear(-58 - 81j, 58 + 81j, (0, paper[0]), (1, paper[1])))
    sheet.line(shape, edge, 3)
    sheet.end()
