"""Numerals as outlines, taken from the bundled bold font."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

FONT = Path(__file__).resolve().parents[2] / "fonts" / "CardTableRounded-Bold.ttf"


@cache
def _font() -> TTFont:
    return TTFont(FONT)


def outline(text: str, x: float, top: float, height: float, anchor: str = "middle") -> str:
    """The path data of a numeral: digits `height` high, `x` the left edge, middle or right edge by `anchor`."""
    glyphs = _font().getGlyphSet()
    names = [_font().getBestCmap()[ord(character)] for character in text]
    digit = BoundsPen(glyphs)
    glyphs[_font().getBestCmap()[ord("8")]].draw(digit)
    scale = height / (digit.bounds[3] - digit.bounds[1])
    tight = 0.93
    advance = 0.0
    places = []
    for name in names:
        places.append(advance)
        advance += glyphs[name].width * tight
    first, last = BoundsPen(glyphs), BoundsPen(glyphs)
    glyphs[names[0]].draw(first)
    glyphs[names[-1]].draw(last)
    left = first.bounds[0]
    right = places[-1] + last.bounds[2]
    wide = (right - left) * scale
    start = {"start": x, "middle": x - wide / 2, "end": x - wide}[anchor]
    pen = SVGPathPen(glyphs, ntos=lambda value: f"{value:.1f}".removesuffix(".0"))
    for name, place in zip(names, places, strict=True):
        shift = start + (place - left) * scale
        base = top + height + digit.bounds[1] * scale
        glyphs[name].draw(TransformPen(pen, (scale, 0, 0, -scale, shift, base)))
    return str(pen.getCommands())
