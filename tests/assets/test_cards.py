"""The card drawings: readable in a fan, nothing beyond the edge, small files."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from cardtable_gui.games.gunjo.cards import COPIES, PENALTIES
from cardtable_gui.views.table.widgets.card_marks import tick_disc

CARDS = [("merchant", 14), ("kobayakawa", 15), ("gunjo", 15)]
STRIP = 0.28
"""The share of a card that is visible in the tightest fan."""


_CIRCLE = re.compile(r'<circle cx="([\d.]+)" cy="([\d.]+)" r="7.2"')


@pytest.fixture(scope="module")
def art(repository: Path) -> Iterator[dict[str, ModuleType]]:
    """The drawing scripts as modules."""
    scripts = str(repository / "assets" / "src" / "art")
    before = set(sys.modules)
    sys.path.insert(0, scripts)
    try:
        import goldfish  # type: ignore[import-not-found,unused-ignore]
        import gunjo  # type: ignore[import-not-found,unused-ignore]
        import gunjo_marks  # type: ignore[import-not-found,unused-ignore]
        import paper  # type: ignore[import-not-found,unused-ignore]
        import serif  # type: ignore[import-not-found,unused-ignore]

        yield {"goldfish": goldfish, "gunjo": gunjo, "gunjo_marks": gunjo_marks, "paper": paper, "serif": serif}
    finally:
        sys.path.remove(scripts)
        for name in set(sys.modules) - before:
            del sys.modules[name]


def _drawn(file: Path, wide: int, high: int) -> QImage:
    image = QImage(wide, high, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer = QSvgRenderer(str(file))
    renderer.render(painter, QRectF(image.rect()))
    painter.end()
    return image


@pytest.mark.parametrize(("game", "last"), CARDS)
def test_a_numeral_stands_out_in_the_strip_that_a_fan_shows(
    game: str, last: int, repository: Path, qtbot: QtBot
) -> None:
    strips = []
    for face in range(1, last + 1):
        image = _drawn(repository / "assets" / "cards" / game / f"{face}.svg", 56, 78)
        strip = image.copy(2, 3, int(56 * STRIP) - 2, 16).convertToFormat(QImage.Format.Format_Grayscale8)
        grey = [QColor(strip.pixel(x, y)).red() for y in range(strip.height()) for x in range(strip.width())]
        assert max(grey) - min(grey) > 110, face
        strips.append(grey)
    for index, one in enumerate(strips):
        for other in strips[:index]:
            assert sum(abs(a - b) > 50 for a, b in zip(one, other, strict=True)) >= 8


def test_a_numeral_keeps_to_the_strip(art: dict[str, ModuleType]) -> None:
    paper = art["paper"]
    for text in map(str, range(1, 16)):
        ink = [point for part in art["serif"].outline(text, 39.5, 17, 60, 53).flat() for point in part]
        assert min(point.real for point in ink) > 10
        assert max(point.real for point in ink) < paper.WIDE * STRIP


def test_fish_stay_on_their_card_and_off_the_numerals(art: dict[str, ModuleType]) -> None:
    paper = art["paper"]
    for place in art["goldfish"].PLACES.values():
        points = [place.put(point) for shape in place.breed().outlines() for point in shape]
        assert all(6 < p.real < paper.WIDE - 6 and 6 < p.imag < paper.HIGH - 6 for p in points)
        assert not [p for p in points if p.real < 68 and p.imag < 80]
        assert not [p for p in points if p.real > 208 and p.imag > 298]


def test_sea_fish_stay_on_their_card_and_off_the_number_penalties_seal_and_copies(art: dict[str, ModuleType]) -> None:
    marks = art["gunjo_marks"]
    for n, place in enumerate(art["gunjo"].PLACES, 1):
        points = [place.put(point) for shape in place.fish().outlines() for point in shape]
        assert all(6 < p.real < 244 and 6 < p.imag < 318 for p in points), n
        assert not [p for p in points if p.real < 72 and p.imag < 82], n
        last = marks.place_of(marks.PENALTIES[n - 1] - 1).imag
        assert not [p for p in points if p.real < 52 and p.imag < last + 11], n
        if n in {1, 2, 13, 14, 15}:
            assert all(abs(p - marks.SEAL) > 32 for p in points), n


def test_every_sea_card_tells_what_the_rules_say(art: dict[str, ModuleType]) -> None:
    assert art["gunjo_marks"].PENALTIES == PENALTIES
    assert art["gunjo_marks"].COPIES == COPIES


@pytest.mark.parametrize(("game", "last"), CARDS)
def test_corners_are_clear_and_files_small(game: str, last: int, repository: Path, qtbot: QtBot) -> None:
    for name in (*map(str, range(1, last + 1)), "back"):
        file = repository / "assets" / "cards" / game / f"{name}.svg"
        assert file.stat().st_size < (72_000 if name == "back" else 62_000), file
        image = _drawn(file, 250, 350)
        for x, y in ((1, 1), (248, 1), (1, 348), (248, 348)):
            assert image.pixelColor(x, y).alpha() < 16, file
        assert image.pixelColor(125, 175).alpha() == 255


@pytest.mark.parametrize(("suit", "last"), [("w", 8), ("b", 8), ("bb", 8), ("d", 6)])
def test_cats_keep_off_the_rim(suit: str, last: int, repository: Path, qtbot: QtBot) -> None:
    rims = []
    for number in range(1, last + 1):
        image = _drawn(repository / "assets" / "cards" / "meow" / f"{suit}{number}.svg", 250, 350)
        strips = ((0, 0, 6, 350), (244, 0, 6, 350), (0, 0, 250, 6), (0, 344, 250, 6))
        rims.append([image.copy(*strip) for strip in strips])
    assert all(rim == rims[0] for rim in rims)


def test_the_tick_of_a_picked_card_covers_no_mark_of_its_deck(art: dict[str, ModuleType], repository: Path) -> None:
    tick = tick_disc(QRectF(0, 0, 250, 350), high=False, tagged=False).adjusted(-3, -3, 3, 3)
    assert tick.right() < 250 * STRIP, "it is seen in a narrow fan"
    gunjo = art["gunjo_marks"]
    marks = [gunjo.place_of(place) for place in range(max(PENALTIES))]
    for file in sorted((repository / "assets" / "cards" / "meow").iterdir()):
        circles = [complex(float(x), float(y)) for x, y in _CIRCLE.findall(file.read_text(encoding="utf-8"))]
        assert circles or file.stem == "back", file
        marks += circles
    near = [mark for mark in marks if tick.intersects(QRectF(mark.real - 10, mark.imag - 10, 20, 20))]
    assert near == []
