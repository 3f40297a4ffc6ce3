"""The door curtains between two people: for each game a cloth, a crest dyed into it, and a border along its hem.

How they hang is told by `cardtable_gui/views/table/widgets/curtain_cloth.py`.
"""

from __future__ import annotations

import json
from math import sqrt

import gunjo_box
import hall
import ocean_fish
import stall
import strokes
import svg
from cat_poses import behind
from cats import BLACK, Cat, coats
from crests import crest
from geometry import Path, arc, ellipse
from meow import paw
from sheet import Sheet, mixed, rounded

CREST = 400
"""The canvas of a crest."""
HEM = 96
"""How high a border's canvas is; how wide, is the border's own matter."""
_HEART = complex(CREST / 2, CREST / 2)
_DYE = "#f3ead6"
_CLOTHS = {"godan": "#1d4f41", "gunjo": "#1f4796", "kobayakawa": "#45265c", "meow": "#b0552f", "merchant": "#ab3229"}


def drawings() -> dict[str, str]:
    """Every file below `curtains/`, with its content."""
    crests = {"godan": _coin(), "gunjo": _ray(), "kobayakawa": _flower(), "meow": _cat(), "merchant": _goldfish()}
    hems = {"godan": _coins(), "gunjo": _waves(), "kobayakawa": _hemp(), "meow": _paws(), "merchant": _scales()}
    made: dict[str, str] = {}
    for game, cloth in _CLOTHS.items():
        made[f"{game}/crest.svg"] = crests[game]
        made[f"{game}/hem.svg"] = hems[game]
        made[f"{game}/colours.json"] = json.dumps({"cloth": cloth, "dye": _DYE}, indent=2) + "\n"
    return made


def _disc(sheet: Sheet, colour: str = _DYE) -> None:
    """What all crests lie on: left white by the dyer, in a ring."""
    sheet.line(ellipse(_HEART, 190), _DYE, 6)
    sheet.solid(ellipse(_HEART, 176), colour)


def _coin() -> str:
    """A coin with a square hole, four characters round it."""
    cloth = _CLOTHS["godan"]
    sheet = Sheet(CREST, CREST)
    hole = rounded(_HEART.real - 46, _HEART.imag - 46, 92, 92, 8)
    sheet.line(ellipse(_HEART, 190), _DYE, 6)
    sheet.fill(ellipse(_HEART, 176).add(hole), _DYE)
    sheet.line(ellipse(_HEART, 160), cloth, 4)
    sheet.line(rounded(_HEART.real - 59, _HEART.imag - 59, 118, 118, 10), cloth, 4)
    for character, place in (("五", -110j), ("断", 110j), ("通", 110 + 0j), ("宝", -110 + 0j)):
        sheet.solid(strokes.outline(character, _HEART + place, 72, 72), cloth)
    return sheet.text


def _ray() -> str:
    """A ray, and fifteen fish round it, each a step darker."""
    sheet = Sheet(CREST, CREST)
    _disc(sheet, "#d9eef6")
    for radius in (60, 84, 150):
        sheet.line(ellipse(_HEART, radius), "#7fb6dc", 1.6, 0.7)
    sheet.begin(_HEART, 0, 2.25)
    gunjo_box.circling(sheet, 0j)
    sheet.end()
    sheet.begin(_HEART - (6 + 10j), 62, 0.66)
    ocean_fish.manta().paint(sheet)
    sheet.end()
    return sheet.text


def _flower() -> str:
    """The flower of the card backs."""
    sheet = Sheet(CREST, CREST)
    cloth = _CLOTHS["kobayakawa"]
    for radius, wide in ((190, 6), (178, 2)):
        sheet.line(ellipse(_HEART, radius), _DYE, wide)
    sheet.begin(_HEART, 0, 2.04)
    for path, stroke in crest(12).layers:
        if stroke:
            sheet.line(path, cloth, stroke)
        else:
            sheet.fill(path, _DYE)
    sheet.end()
    return sheet.text


def _cat() -> str:
    """A cat that looks at the moon."""
    spots = ((-70, -62, 26), (84, -96, 17), (98, -8, 11), (-112, 20, 14), (-18, -124, 10))
    middle = CREST / 2
    _shade, *cat = behind(Cat(BLACK))
    parts = [
        svg.circle(middle, middle, 190, fill="none", stroke=_DYE, stroke_width=6),
        svg.circle(middle, middle, 176, fill="#fbe7b2"),
        *(svg.circle(middle + x, middle + y, size, fill="#efcf86", fill_opacity=0.75) for x, y, size in spots),
        svg.moved(cat, middle - 4, middle + 48, 0, 1.32),
    ]
    return svg.document(CREST, CREST, coats(BLACK), parts)


def _goldfish() -> str:
    """Two goldfish that circle each other."""
    sheet = Sheet(CREST, CREST)
    _disc(sheet, "#d3ebee")
    for radius in (56, 100, 142):
        sheet.line(ellipse(_HEART, radius), "#ffffff", 3, 0.8)
    stall.circling(sheet, _HEART, 2.3, ("#8cbccb", 1))
    return sheet.text


def _coins() -> str:
    """Linked coins."""
    sheet = Sheet(HEM, HEM)
    side = HEM / 2
    circles = Path()
    for row in range(4):
        for column in range(4):
            circles.add(ellipse(complex((column - 0.5) * side, (row - 0.5) * side), side / sqrt(2)))
    sheet.line(circles, _DYE, 2.2, 0.8)
    return sheet.text


def _waves() -> str:
    """Waves behind waves, of three rings each."""
    cloth, radius = _CLOTHS["gunjo"], HEM / 2
    sheet = Sheet(2 * radius, HEM)
    for row in range(-1, 6):
        for column in range(-1, 3):
            centre = complex((2 * column + row % 2) * radius, (row + 1) * radius / 2)
            sheet.solid(ellipse(centre, radius), cloth)
            for ring in (0.94, 0.66, 0.38):
                sheet.line(ellipse(centre, radius * ring), mixed(cloth, _DYE, 0.8), 2.4)
    return sheet.text


def _hemp() -> str:
    """Hemp leaves."""
    edge = 2 * 48 / sqrt(3)
    sheet = Sheet(edge, HEM)
    sheet.line(hall.hemp_net(edge, edge, HEM), _DYE, 1.8, 0.8)
    return sheet.text


def _paws() -> str:
    """Paw prints, from left to right."""
    steps = (svg.moved(paw(_DYE), 36, 64, 76, 0.62), svg.moved(paw(_DYE), 108, 32, 100, 0.62))
    return svg.document(144, HEM, [], [svg.group(steps, opacity=0.85)])


def _scales() -> str:
    """A fish's scales."""
    wide = 64
    sheet = Sheet(wide, HEM)
    for row in range(5):
        for column in range(-1, 3):
            centre = complex((column + row % 2 / 2) * wide, 24 * row - 24)
            sheet.line(arc(centre, wide / 2, 90, 270), _DYE, 2.4, 0.85)
            sheet.line(arc(centre, wide / 4, 90, 270), _DYE, 1.6, 0.55)
    return sheet.text
