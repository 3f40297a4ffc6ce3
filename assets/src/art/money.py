"""Six kinds of money, each with a shape of its own, round the origin: some 160 units high; and a plain coin.

5: a bronze coin with a square hole. 10: silver with eight lobes. 15: a bar of silver. 20: an oval of gold. 25: a
packet sealed with vermilion, as such sums were once handed over. 30: a chest bound with iron, gold at its foot.
"""

from __future__ import annotations

from collections.abc import Callable

import strokes
from geometry import Path, arc, ellipse, follow, polar, polyline
from sheet import Sheet, rounded

BRONZE = ("#f3cfa4", "#c07f45", "#6d3c17")
SILVER = ("#fbfcfd", "#c3ccd3", "#77848e")
GOLD = ("#fff3c6", "#efc45f", "#a9711d")
VERMILION = "#c8321f"
_SHADE = "#2a1d10"


def _metal(sheet: Sheet, metal: tuple[str, str, str], reach: float) -> str:
    return sheet.linear(
        complex(-reach * 0.7, -reach), complex(reach * 0.7, reach), (0, metal[0]), (0.5, metal[1]), (1, metal[2])
    )


def _cast(sheet: Sheet, shape: Path) -> None:
    """The shadow on the page."""
    for step in (2.0, 5.0, 8.0):
        sheet.fill(shape.moved(complex(step * 0.55, step)), _SHADE, 0.13)


def _carved(sheet: Sheet, shape: Path, dark: str, light: str) -> None:
    """Something cut into metal: its lower rim catches the light."""
    sheet.solid(shape.moved(0.9 + 1.1j), light, 0.75)
    sheet.solid(shape, dark)


def _grooved(sheet: Sheet, shape: Path, dark: str, light: str, wide: float) -> None:
    sheet.line(shape.moved(0.8 + 1.0j), light, wide, 0.7)
    sheet.line(shape, dark, wide)


def hole_coin(sheet: Sheet) -> None:
    """5: bronze, with a square hole and four characters round it."""
    hole = rounded(-17, -17, 34, 34, 3)
    body = ellipse(0, 70).add(hole)
    _cast(sheet, body)
    sheet.fill(body, _metal(sheet, BRONZE, 70))
    field = ellipse(0, 59).add(rounded(-23, -23, 46, 46, 4))
    sheet.fill(field, sheet.radial(-16 - 20j, 84, (0, "#b9793f"), (1, "#7a461d")))
    sheet.line(ellipse(0, 59), "#4c2810", 1.3, 0.7)
    sheet.line(rounded(-23, -23, 46, 46, 4), "#4c2810", 1.3, 0.7)
    sheet.line(hole, "#4c2810", 1.5)
    for character, place in (("五", -41j), ("断", 41j), ("通", 41 + 0j), ("宝", -41 + 0j)):
        mark = strokes.outline(character, place, 25, 25)
        sheet.solid(mark.moved(0.9 + 1.2j), "#3d1f0b", 0.8)
        sheet.solid(mark, "#f6d9ae")
    sheet.line(arc(0, 66, -64, -8), "#fff3da", 2.4, 0.9)


def lobed_coin(sheet: Sheet) -> None:
    """10: silver with eight lobes."""
    made = Path().move(polar(60, -22.5))
    for lobe in range(8):
        one, two = lobe * 45 - 22.5, lobe * 45 + 22.5
        made.curve(polar(78, one + 7), polar(78, two - 7), polar(60, two))
    made.close()
    _cast(sheet, made)
    sheet.solid(made, _metal(sheet, SILVER, 70))
    _grooved(sheet, made.moved(scale=0.86), "#6c7984", "#ffffff", 1.6)
    pearls = Path()
    for index in range(24):
        pearls.add(ellipse(polar(46.5, index * 15), 2.6))
    _carved(sheet, pearls, "#87939d", "#ffffff")
    sheet.solid(ellipse(0, 39), sheet.radial(-12 - 14j, 56, (0, "#eef2f5"), (1, "#a9b5be")))
    _grooved(sheet, ellipse(0, 39), "#6c7984", "#ffffff", 1.4)
    _carved(sheet, strokes.outline("拾", 0j, 48, 50), "#3d4852", "#ffffff")
    sheet.line(arc(0, 66, -58, -34).add(arc(0, 67, -18, 8)), "#ffffff", 2.6, 0.95)


def bar(sheet: Sheet) -> None:
    """15: a bar of silver, framed with pearls."""
    body = rounded(-41, -73, 82, 146, 9)
    _cast(sheet, body)
    sheet.solid(body, _metal(sheet, SILVER, 80))
    inner = rounded(-31, -63, 62, 126, 4)
    sheet.solid(inner, sheet.linear(-30 - 60j, 30 + 60j, (0, "#dfe5ea"), (0.5, "#b7c1c9"), (1, "#93a0aa")))
    _grooved(sheet, inner, "#66737e", "#ffffff", 1.5)
    pearls = Path()
    for index in range(9):
        for side in (-36, 36):
            pearls.add(ellipse(complex(side, -60 + 15 * index), 2.2))
    for index in range(5):
        for side in (-68, 68):
            pearls.add(ellipse(complex(-26 + 13 * index, side), 2.2))
    _carved(sheet, pearls, "#7c8993", "#ffffff")
    _carved(sheet, strokes.column("拾伍", 0j, 45, 47, 9), "#36414b", "#ffffff")
    sheet.line(
        Path().move(-38 + 60j).line(-38 - 62j).curve(-38 - 69j, -35 - 70j, -30 - 70j).line(10 - 70j), "#ffffff", 2, 0.9
    )


def oval(sheet: Sheet) -> None:
    """20: an oval of hammered gold."""
    body = ellipse(0, 56, 84)
    _cast(sheet, body)
    sheet.solid(body, _metal(sheet, GOLD, 84))
    strokes_across = Path()
    for row in range(-13, 14):
        y = row * 5.8
        reach = 51 * max(0.0, 1 - (y / 80) ** 2) ** 0.5
        if reach > 8:
            strokes_across.move(complex(-reach, y + 1.2)).curve(
                complex(-reach / 3, y - 1.4), complex(reach / 3, y + 2.4), complex(reach, y - 0.8)
            )
    sheet.line(strokes_across, "#8a5a12", 1.1, 0.42)
    _grooved(sheet, ellipse(0, 51, 79), "#94621a", "#fff6d4", 1.3)
    for side in (-1, 1):
        fan = Path().move(polar(20, -46)).line(polar(37, -46))
        follow(fan, [polar(37, -46 + 23 * k) for k in range(5)]).line(polar(20, 46))
        follow(fan, [polar(20, 46 - 23 * k) for k in range(5)]).close()
        shape = fan.moved(0 + 32j * side if side < 0 else 0 + 32j, 0 if side < 0 else 180)
        sheet.solid(shape, "#efc45f")
        _grooved(sheet, shape, "#7d4f0f", "#fff6d4", 1.5)
    plate = rounded(-22, -45, 44, 90, 9)
    sheet.solid(plate, sheet.linear(-20 - 40j, 20 + 40j, (0, "#ffe9a6"), (1, "#d79f3b")))
    _grooved(sheet, plate, "#7d4f0f", "#fff6d4", 1.5)
    _carved(sheet, strokes.column("弐拾", 0j, 35, 36, 5), "#54330a", "#fff6d4")
    sheet.line(arc(0, 80, -58, -14, 1.0).mapped(lambda p: complex(p.real * 0.66, p.imag)), "#fffbe8", 2.4, 0.95)


def packet(sheet: Sheet) -> None:
    """25: coins wrapped in stout paper, tied, and sealed."""
    top = polyline([-74 - 34j, 52 - 34j, 52 + 66j, -74 + 66j], closed=True)
    side = polyline([52 - 34j, 74 - 56j, 74 + 44j, 52 + 66j], closed=True)
    upper = polyline([-74 - 34j, -52 - 56j, 74 - 56j, 52 - 34j], closed=True)
    whole = polyline([-74 - 34j, -52 - 56j, 74 - 56j, 74 + 44j, 52 + 66j, -74 + 66j], closed=True)
    _cast(sheet, whole)
    sheet.solid(top, sheet.linear(-74 - 34j, 52 + 66j, (0, "#fffdf6"), (1, "#efe3c8")))
    sheet.solid(side, sheet.linear(52 - 40j, 74 + 60j, (0, "#d9c8a2"), (1, "#bda878")))
    sheet.solid(upper, sheet.linear(-60 - 56j, 60 - 34j, (0, "#fffaf0"), (1, "#e6d8b8")))
    folds = Path().move(-74 - 34j).line(-11 + 16j, 52 - 34j).move(-74 + 66j).line(-11 + 16j, 52 + 66j)
    sheet.line(folds, "#a08a5c", 1.6, 0.75)
    cord = Path().move(-74 + 16j).line(52 + 16j, 74 - 6j).move(-11 + 66j).line(-11 - 34j, 11 - 56j)
    sheet.line(cord, "#5a4320", 5.4)
    sheet.line(cord, "#c9a86a", 3.2)
    sheet.line(whole, "#7d6a42", 2)
    sheet.line(Path().move(52 + 66j).line(52 - 34j, -74 - 34j).move(52 - 34j).line(74 - 56j), "#8d794e", 1.5)
    seal = rounded(-42, -31, 62, 94, 7)
    sheet.solid(seal, VERMILION)
    sheet.line(rounded(-37.5, -26.5, 53, 85, 4), "#fff4dd", 1.8)
    sheet.solid(strokes.column("弐拾伍", -11 + 16j, 33, 24, 3), "#fff4dd")


WOOD = ("#a8713c", "#7c4a22", "#4a2813")
IRON = ("#6d7680", "#3d454e", "#1d2329")


def chest(sheet: Sheet) -> None:
    """30: a chest of wood bound with iron, locked and sealed, gold at its foot."""
    lid, body = rounded(-78, -70, 156, 38, 9), rounded(-73, -36, 146, 106, 6)
    _cast(sheet, rounded(-78, -70, 156, 140, 9))
    sheet.solid(body, _metal(sheet, WOOD, 84))
    sheet.solid(lid, sheet.linear(-40 - 70j, 10 - 32j, (0, "#c08a50"), (0.55, "#8b562a"), (1, "#5c3418")))
    grain = Path()
    for row in range(6):
        y = -22 + 16 * row
        grain.move(complex(-71, y)).curve(complex(-30, y - 3), complex(24, y + 4), complex(71, y - 1))
    grain.move(-74 - 50j).curve(-30 - 54j, 30 - 46j, 74 - 51j)
    sheet.line(grain, "#3c1f0d", 1.1, 0.5)
    bands = Path()
    for side in (-1, 1):
        bands.add(rounded(side * 52 - 9, -70, 18, 140, 2))
    bands.add(rounded(-78, -38, 156, 9, 2)).add(rounded(-73, 61, 146, 9, 2))
    sheet.solid(bands, _metal(sheet, IRON, 84))
    for side in (-1, 1):
        sheet.line(rounded(side * 52 - 9, -70, 18, 140, 2), "#11161b", 1.1, 0.8)
    nails = Path()
    for side in (-1, 1):
        for y in (-61, -48, -20, 2, 24, 46, 65):
            nails.add(ellipse(complex(side * 52, y), 2.6))
    _carved(sheet, nails, "#aab4bd", "#0f1418")
    sheet.line(lid, "#2a150a", 1.6)
    sheet.line(body, "#2a150a", 1.6)
    seal = rounded(-25, -52, 50, 104, 5)
    sheet.solid(seal.moved(1.6 + 3j), "#000000", 0.3)
    sheet.solid(seal, VERMILION)
    sheet.line(rounded(-20.5, -47.5, 41, 95, 3), "#fff4dd", 1.8)
    sheet.solid(strokes.column("参拾", 0j, 37, 36, 6), "#fff4dd")
    sheet.line(Path().move(-70 - 64j).line(34 - 64j), "#f0cf9a", 2.2, 0.75)
    for spot, turn in ((-62 + 72j, -18), (66 + 70j, 24), (40 + 80j, -6), (-36 + 81j, 8)):
        sheet.begin(spot, turn)
        coin = ellipse(0, 21, 11)
        sheet.solid(coin.moved(1 + 3j), _SHADE, 0.3)
        sheet.solid(coin, _metal(sheet, GOLD, 20))
        _grooved(sheet, ellipse(0, 17, 8), "#94621a", "#fff6d4", 1.1)
        sheet.end()


def plain_coin(sheet: Sheet) -> None:
    """Any other number: a round coin with a rim of pearls and room for the number."""
    _cast(sheet, ellipse(0, 76))
    sheet.solid(ellipse(0, 76), _metal(sheet, SILVER, 76))
    _grooved(sheet, ellipse(0, 70), "#6c7984", "#ffffff", 1.6)
    pearls = Path()
    for index in range(36):
        pearls.add(ellipse(polar(63.5, index * 10), 2.5))
    _carved(sheet, pearls, "#87939d", "#ffffff")
    sheet.solid(ellipse(0, 56), sheet.radial(-16 - 20j, 84, (0, "#f1f4f6"), (1, "#aab6bf")))
    _grooved(sheet, ellipse(0, 56), "#6c7984", "#ffffff", 1.4)
    sheet.line(arc(0, 73, -62, -36).add(arc(0, 73, -20, 10)), "#ffffff", 2.6, 0.95)


MONEY: tuple[Callable[[Sheet], None], ...] = (hole_coin, lobed_coin, bar, oval, packet, chest)
"""From the least to the greatest."""
