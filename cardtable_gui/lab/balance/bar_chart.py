"""Shares as bars, in an SVG picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

_WIDE: Final = 720
_LEFT: Final = 250
"""Where bars begin; their names stand before that."""
_RIGHT: Final = 640
"""Where the longest bar ends; its share stands after that."""
_ROW: Final = 24
_HEAD: Final = 40
_INK, _BAR, _EVEN = "#2a2118", "#b5392b", "#2b5a5f"


@dataclass(frozen=True, slots=True)
class Bar:
    """A share with its name, and its interval if that is known."""

    name: str
    share: float
    interval: tuple[float, float] | None = None


@dataclass(frozen=True, slots=True)
class Section:
    """Some bars below a title, all by the same scale; `even`: a share to compare them with."""

    title: str
    bars: Sequence[Bar]
    even: float | None = None


def drawn(title: str, sections: Sequence[Section]) -> str:
    """The picture as SVG."""
    parts = [_text(20, 34, title, 20, bold=True)]
    top = 48.0
    for section in sections:
        parts.append(_text(20, top + 26, section.title, 15, bold=True))
        top += _HEAD
        parts += _bars(section, top)
        top += _ROW * len(section.bars)
    high = top + 20
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDE} {high:g}" width="{_WIDE}" height="{high:g}" '
        f'font-family="sans-serif"><rect width="{_WIDE}" height="{high:g}" fill="#fffdf7"/>{"".join(parts)}</svg>\n'
    )


def _bars(section: Section, top: float) -> list[str]:
    most = max([*(bar.interval[1] if bar.interval else bar.share for bar in section.bars), section.even or 0.0, 1e-9])

    def at(share: float) -> float:
        return _LEFT + (_RIGHT - _LEFT) * share / most

    parts = []
    for number, bar in enumerate(section.bars):
        y = top + _ROW * number
        middle = y + _ROW / 2
        parts.append(_text(_LEFT - 10, middle + 5, bar.name, 13, end=True))
        width = at(bar.share) - _LEFT
        parts.append(f'<rect x="{_LEFT}" y="{y + 4:g}" width="{width:.1f}" height="{_ROW - 8}" rx="2" fill="{_BAR}"/>')
        if bar.interval is not None:
            low, high = map(at, bar.interval)
            parts.append(f'<path d="M{low:.1f} {middle:g}H{high:.1f}" stroke="{_INK}" stroke-width="2"/>')
        ends = at(bar.interval[1]) if bar.interval else at(bar.share)
        parts.append(_text(ends + 8, middle + 5, f"{bar.share:.1%}", 13))
    if section.even is not None:
        x, low = at(section.even), top + _ROW * len(section.bars)
        parts.append(f'<path d="M{x:.1f} {top:g}V{low:g}" stroke="{_EVEN}" stroke-width="1.5" stroke-dasharray="4 3"/>')
    return parts


def _text(x: float, y: float, text: str, size: int, *, bold: bool = False, end: bool = False) -> str:
    anchor = ' text-anchor="end"' if end else ""
    weight = ' font-weight="bold"' if bold else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{_INK}"{anchor}{weight}>{escape(text)}</text>'
