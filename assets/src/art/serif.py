"""Numerals as outlines (serif.json, see extract_serif.py)."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from geometry import Path as Outline
from geometry import Point, traced

_FILE = Path(__file__).with_name("serif.json")


@cache
def _face() -> dict[str, Any]:
    face: dict[str, Any] = json.loads(_FILE.read_text(encoding="utf-8"))
    return face


def digits() -> str:
    """Each digit's outline for the program, see `ledger.any_number`."""
    face = _face()
    scale = 100 / face["height"]
    found = []
    for character, digit in sorted(face["digits"].items()):

        def put(x: float, y: float) -> Point:
            return complex(x * scale, -y * scale)

        places = " ".join(f"{digit[name] * scale:.1f}" for name in ("left", "right", "advance"))
        found.append(f'<path data-digit="{character}" data-places="{places}" d="{traced(digit["path"], put).d}"/>')
    return f"<defs>{''.join(found)}</defs>"


def outline(text: str, centre: float, top: float, height: float, room: float) -> Outline:
    """A numeral whose ink is centred on the x `centre`, from `top` down, narrowed if wider than `room`."""
    face = _face()
    digits = [face["digits"][character] for character in text]
    tight = 0.955
    places, advance = [], 0.0
    for digit in digits:
        places.append(advance)
        advance += digit["advance"] * tight
    scale = height / face["height"]
    left, right = digits[0]["left"], places[-1] + digits[-1]["right"]
    wide = scale * min(1.0, room / ((right - left) * scale))
    made = Outline()
    for digit, place in zip(digits, places, strict=True):

        def put(x: float, y: float, shift: float = place) -> Point:
            return complex(centre + (x + shift - (left + right) / 2) * wide, top + height - y * scale)

        made.add(traced(digit["path"], put))
    return made
