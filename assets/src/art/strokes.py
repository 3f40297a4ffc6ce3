"""Characters as outlines of the bundled font (strokes.json, see extract_strokes.py)."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from geometry import Path as Outline
from geometry import Point, traced

_FILE = Path(__file__).with_name("strokes.json")


@cache
def _characters() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(_FILE.read_text(encoding="utf-8"))
    return found


def outline(character: str, centre: Point, wide: float, high: float) -> Outline:
    """A character whose ink fills a box of this size round a centre."""
    data = _characters()[character]
    left, bottom, right, top = data["box"]
    across, up = wide / (right - left), high / (top - bottom)

    def put(x: float, y: float) -> Point:
        return centre + complex((x - (left + right) / 2) * across, ((bottom + top) / 2 - y) * up)

    return traced(data["path"], put)


def column(text: str, centre: Point, wide: float, high: float, gap: float) -> Outline:
    """Characters one below the other, each filling a box of this size, with gaps between them."""
    made = Outline()
    for place, character in enumerate(text):
        shift = (place - (len(text) - 1) / 2) * (high + gap)
        made.add(outline(character, centre + 1j * shift, wide, high))
    return made
