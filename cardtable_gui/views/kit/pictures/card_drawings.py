"""The drawing of a card: a file of its own, or the game's drawing for any number with the number written into it.

That one has a `<rect data-number>` for each place of the number, and brings the digits' outlines along: each 100 units
high on a base line, with the places where its ink begins, where it ends, and where the next digit starts.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from cardtable_gui.resources import MissingResourceError, resource

_ANY = "number"
"""The name of the drawing for any number."""
_ROOM = re.compile(r'<rect data-number="room" ([^>]*)/>')
_DIGIT = re.compile(r'<path data-digit="(.)" data-places="([^"]*)" d="([^"]*)"/>')
_ATTRIBUTE = re.compile(r'([\w-]+)="([^"]*)"')
_HIGH = 100.0
_TIGHT = 0.955
"""The distance of two digits, by the width that they usually take."""


def card_file(game: str, face: str | None) -> str:
    """The path of a card's picture. A ? is not allowed in file names everywhere, so it is written as `any`."""
    name = "back" if face is None else face.replace("?", "any")
    return f"assets/cards/{game}/{name}.svg"


@dataclass(frozen=True, slots=True)
class CardDrawing:
    """The drawing of one card.

    Attributes:
        file: where it is.
        number: what is to be written into it; empty: nothing.
    """

    file: Path
    number: str = ""

    def text(self) -> str:
        """The SVG."""
        text = self.file.read_text(encoding="utf-8")
        return _written(text, self.number) if self.number else text


@cache
def drawing_of(game: str, face: str | None) -> CardDrawing | None:
    """The drawing of a card; None: it has none."""
    found = _found(card_file(game, face))
    if found is not None:
        return CardDrawing(found)
    any_number = _found(card_file(game, _ANY)) if face is not None and face.isdecimal() else None
    return None if any_number is None or face is None else CardDrawing(any_number, face)


def _found(relative: str) -> Path | None:
    try:
        return resource(relative)
    except MissingResourceError:
        return None


def _written(text: str, number: str) -> str:
    """The drawing with this number in each of its rooms."""
    digits = {digit: ([float(place) for place in places.split()], path) for digit, places, path in _DIGIT.findall(text)}

    def outlines(room: re.Match[str]) -> str:
        found = dict(_ATTRIBUTE.findall(room[1]))
        left, top, wide, high = (float(found[name]) for name in ("x", "y", "width", "height"))
        starts = [0.0]
        for digit in number:
            starts.append(starts[-1] + digits[digit][0][2] * _TIGHT)
        first, last = digits[number[0]][0][0], starts[-2] + digits[number[-1]][0][1]
        down = high / _HIGH
        across = min(down, wide / (last - first))
        parts = []
        for digit, start in zip(number, starts, strict=False):
            x = left + wide / 2 + (start - (first + last) / 2) * across
            moved = (across, 0, 0, down, x, top + high)
            if "data-turned" in found:
                moved = (-across, 0, 0, -down, 2 * left + wide - x, top)
            matrix = " ".join(f"{value:.3f}" for value in moved)
            parts.append(f'<path d="{digits[digit][1]}" fill="{found["fill"]}" transform="matrix({matrix})"/>')
        return "".join(parts)

    return _ROOM.sub(outlines, text)
