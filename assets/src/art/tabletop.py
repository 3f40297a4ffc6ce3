"""What the drawings of all table tops share; `cardtable_gui/views/table/widgets/table_theme.py` says where they lie."""

from __future__ import annotations

import json

from geometry import Path
from sheet import Sheet, Stop, rounded

WIDE, HIGH = 1280, 640
"""The table for which edges and things are drawn, and the canvas of what is stretched over it."""

Colours = dict[str, dict[str, str]]


def whole() -> Path:
    """All of the table."""
    return rounded(0, 0, WIDE, HIGH, 0)


def dusk(sheet: Sheet, colour: str, strength: float) -> None:
    """Darken the table towards its corners, so that the middle is where one looks."""
    middle = complex(WIDE / 2, HIGH * 0.46)
    stops: tuple[Stop, ...] = ((0, colour, 0), (0.5, colour, 0), (1, colour, strength))
    sheet.solid(whole(), sheet.radial(middle, 860, *stops))


def colours(tokens: Colours) -> str:
    """The file of the colours: by mood and token, `#rrggbb` or `#aarrggbb`."""
    return json.dumps(tokens, indent=2) + "\n"
