"""Take the outlines of the ten digits out of a font: `python assets/src/art/extract_serif.py FONT.ttf`.

Writes serif.json beside this script. Only needed to change the face; the drawings read the JSON.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from fontTools.pens.basePen import BasePen
from fontTools.pens.boundsPen import BoundsPen
from fontTools.ttLib import TTFont

TARGET = Path(__file__).with_name("serif.json")


class Recorder(BasePen):  # type: ignore[misc]  # fontTools is untyped
    """Writes down cubic outlines as lists of numbers: quadratic curves are raised."""

    def __init__(self, glyphs: object) -> None:
        super().__init__(glyphs)
        self.steps: list[list[object]] = []

    def _moveTo(self, pt: tuple[float, float]) -> None:  # noqa: N802 - fontTools' name
        self.steps.append(["M", *pt])

    def _lineTo(self, pt: tuple[float, float]) -> None:  # noqa: N802 - fontTools' name
        self.steps.append(["L", *pt])

    def _curveToOne(self, pt1: tuple[float, float], pt2: tuple[float, float], pt3: tuple[float, float]) -> None:  # noqa: N802 - fontTools' name
        points = (*pt1, *pt2, *pt3)
        self.steps.append(["C", *(round(value, 1) for value in points)])

    def _closePath(self) -> None:  # noqa: N802 - fontTools' name
        self.steps.append(["Z"])


def main(font: Path) -> None:
    """Write the outlines: per digit its advance, its left and right edge, and its path; y grows upwards."""
    face = TTFont(font)
    glyphs, names = face.getGlyphSet(), face.getBestCmap()
    digits = {}
    for digit in "0123456789":
        glyph = glyphs[names[ord(digit)]]
        pen, bounds = Recorder(glyphs), BoundsPen(glyphs)
        glyph.draw(pen)
        glyph.draw(bounds)
        digits[digit] = {"advance": glyph.width, "left": bounds.bounds[0], "right": bounds.bounds[2], "path": pen.steps}
    high = BoundsPen(glyphs)
    glyphs[names[ord("1")]].draw(high)
    whole = {"height": high.bounds[3], "digits": digits}
    TARGET.write_text(json.dumps(whole, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
