"""GODAN's office: the card back, the start screen's picture, and the tokens."""

from __future__ import annotations

import ledger
import money
import strokes
from geometry import Path, Point, ellipse, polar
from sheet import Sheet, rounded

WIDE, HIGH = ledger.WIDE, ledger.HIGH
_CLOTH = ("#2f6b5c", "#1c4a40", "#0f2d27")
_GOLD = "#d9b566"


def back() -> str:
    """The back: linked coins in gold thread on green cloth, and a coin. The same upside down."""
    sheet = Sheet(WIDE, HIGH)
    heart = complex(WIDE / 2, HIGH / 2)
    sheet.solid(rounded(1, 1, WIDE - 2, HIGH - 2, 15.2), "#f4ead0")
    inner = rounded(10, 10, WIDE - 20, HIGH - 20, 9)
    sheet.solid(inner, sheet.radial(heart, 212, (0, _CLOTH[0]), (0.55, _CLOTH[1]), (1, _CLOTH[2])))
    net = ledger.cash(
        heart,
        22.8,
        lambda point: 11 < point.real < WIDE - 11 and 11 < point.imag < HIGH - 11 and abs(point - heart) > 64,
    )
    sheet.line(net, _GOLD, 1.25, 0.55)
    sheet.line(inner, _GOLD, 1.6)
    sheet.solid(ellipse(heart, 66), "#0f2d27")
    sheet.line(ellipse(heart, 65), _GOLD, 2.4)
    sheet.line(ellipse(heart, 60), _GOLD, 0.9, 0.8)
    hole = rounded(heart.real - 13, heart.imag - 13, 26, 26, 2.5)
    metal = sheet.linear(
        heart - 32 - 46j, heart + 32 + 46j, (0, money.GOLD[0]), (0.5, money.GOLD[1]), (1, money.GOLD[0])
    )
    sheet.fill(ellipse(heart, 50).add(hole), metal)
    sheet.line(ellipse(heart, 43), "#8a5a16", 1.3)
    sheet.line(rounded(heart.real - 18, heart.imag - 18, 36, 36, 3), "#8a5a16", 1.3)
    sheet.line(hole, "#6a4410", 1.4)
    petals = Path()
    for quarter in range(4):
        for side in (-1, 1):
            petals.add(
                ellipse(heart + polar(31, 90 * quarter + side * 13), 7, 3.4, 90 * quarter + side * 13 - 90 + side * 40)
            )
        petals.add(ellipse(heart + polar(35, 45 + 90 * quarter), 2.6))
    sheet.solid(petals, "#8a5a16")
    sheet.line(rounded(1, 1, WIDE - 2, HIGH - 2, 15.2), "#a98d50", 1.8)
    return sheet.text


def coin() -> str:
    """A coin: points."""
    sheet = Sheet(100, 100)
    sheet.begin(50 + 48j, 0, 0.66)
    money.hole_coin(sheet)
    sheet.end()
    return sheet.text


def book() -> str:
    """A ledger: what a field is worth."""
    sheet = Sheet(100, 100)
    sheet.begin(50 + 50j, -8, 0.94)
    _book(sheet)
    sheet.end()
    return sheet.text


def start_card() -> str:
    """The start card: a vermilion card with a pennant, plain enough to be known at the height of a line."""
    sheet = Sheet(100, 100)
    sheet.begin(50 + 49j, 9, 1)
    body = rounded(-31, -43, 62, 86, 9)
    for step in (2.0, 4.5):
        sheet.solid(body.moved(complex(step * 0.6, step)), "#000000", 0.22)
    sheet.solid(body, "#f4ead0")
    inner = rounded(-26, -38, 52, 76, 6)
    sheet.solid(inner, sheet.linear(-26 - 38j, 26 + 38j, (0, "#e0543a"), (0.6, money.VERMILION), (1, "#8f1f14")))
    sheet.line(body, "#5c1a10", 2.2)
    pole = Path().move(-11 - 25j).line(-11 + 27j)
    sheet.line(pole, "#fff3d0", 5)
    sheet.solid(Path().move(-11 - 26j).line(21 - 10j).line(-11 + 6j).close(), "#ffe08a")
    sheet.end()
    return sheet.text


def _book(sheet: Sheet) -> None:
    """A sewn ledger, 76 by 92, round the origin."""
    cover = rounded(-36, -46, 72, 90, 4)
    for step in (2.0, 4.5):
        sheet.solid(cover.moved(complex(step * 0.6, step)), "#000000", 0.24)
    sheet.solid(rounded(-33, -42, 72, 90, 3), "#f4ead0")
    pages = Path()
    for index in range(3):
        pages.move(complex(-30, 45 + index)).line(complex(38, 45 + index)).move(complex(37 + index * 0.8, -40)).line(
            complex(37 + index * 0.8, 46)
        )
    sheet.line(pages, "#a08a5c", 0.6)
    sheet.solid(cover, sheet.linear(-30 - 40j, 30 + 40j, (0, _CLOTH[0]), (0.5, _CLOTH[1]), (1, _CLOTH[2])))
    sheet.line(cover, "#0a211c", 1.6)
    seam = Path().move(26 - 46j).line(26 + 44j)
    for index in range(5):
        y = -34 + 16.5 * index
        seam.move(complex(26, y)).line(complex(36, y))
    sheet.line(seam, "#f4ead0", 1.9)
    label = rounded(-26, -36, 32, 66, 2)
    sheet.solid(label, "#fbf3df")
    sheet.line(rounded(-23.6, -33.6, 27.2, 61.2, 1), money.VERMILION, 1.3)
    sheet.solid(strokes.column("五断", -10 - 3j, 22, 24, 3), money.VERMILION)


def _card(sheet: Sheet, draw: ledger.Drawing, middle: Point, turn: float, size: float) -> None:
    shade = rounded(-WIDE / 2, -HIGH / 2, WIDE, HIGH, 16)
    sheet.begin(middle, turn, size)
    for step in range(3):
        sheet.solid(shade.moved(complex(4 + 5 * step, 8 + 6 * step)), "#000000", 0.17)
    sheet.begin(complex(-WIDE / 2, -HIGH / 2))
    draw(sheet)
    sheet.end()
    sheet.end()


def cover() -> str:
    """The start screen's picture: a desk at night, cards, money in heaps, and the card that ends it all."""
    sheet = Sheet(480, 300)
    sheet.solid(
        rounded(0, 0, 480, 300, 0), sheet.radial(240 + 110j, 330, (0, "#2f6b5c"), (0.5, "#17423a"), (1, "#071a17"))
    )
    net = ledger.cash(240 + 150j, 34, lambda point: -20 < point.real < 500 and -20 < point.imag < 320)
    sheet.line(net, _GOLD, 1.1, 0.2)
    lamp = 240 + 96j
    sheet.solid(
        ellipse(lamp, 190), sheet.radial(lamp, 190, (0, "#ffe9a6", 0.5), (0.5, "#ffd76a", 0.16), (1, "#ffd76a", 0))
    )
    sheet.begin(86 + 122j, -12, 1.5)
    _book(sheet)
    sheet.end()
    _card(sheet, lambda page: ledger.draw_number(page, 3), 166 + 150j, -13, 0.56)
    _card(sheet, lambda page: ledger.draw_number(page, 5), 318 + 150j, 12, 0.56)
    _card(sheet, lambda page: ledger.draw_role(page, "S"), 242 + 144j, -1, 0.64)
    for spot, turn, size, kind in (
        (400 + 222j, 6, 0.62, 5),
        (436 + 152j, 18, 0.5, 3),
        (60 + 250j, -24, 0.5, 3),
        (118 + 262j, 0, 0.44, 0),
        (92 + 226j, 20, 0.36, 0),
        (328 + 264j, -18, 0.4, 2),
        (164 + 270j, 0, 0.4, 1),
        (452 + 266j, 0, 0.34, 0),
    ):
        sheet.begin(spot, turn, size)
        money.MONEY[kind](sheet)
        sheet.end()
    sparks = Path()
    for index in range(46):
        spot = complex((index * 173.7) % 476 + 2, (index * 97.1 + index // 5 * 13) % 292 + 4)
        sparks.add(ellipse(spot, 0.6 + index % 4 * 0.3))
    sheet.solid(sparks, "#ffe9ae", 0.5)
    return sheet.text
