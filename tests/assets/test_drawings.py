"""The drawings: complete, drawn by our scripts, and plain enough for Qt."""

import json
import runpy
import sys
import xml.etree.ElementTree as ET
from dataclasses import fields
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from cardtable_gui import games
from cardtable_gui.bots.cast import CAST, LOOKS
from cardtable_gui.core.game import AnyGame
from cardtable_gui.views.kit.look.theme import THEMES, Theme
from cardtable_gui.views.kit.pictures.card_drawings import CardDrawing, card_file, drawing_of
from cardtable_gui.views.table.widgets import table_theme
from tests.support.faces import all_faces
from tests.support.tiers import Tier, having

with_cards = pytest.mark.parametrize(
    "game", [games.game(game_id) for game_id in having(Tier.CARDS)], ids=lambda game: game.id
)
PLAIN = {
    "svg", "defs", "g", "path", "circle", "ellipse", "rect", "linearGradient", "radialGradient", "stop"
}  # fmt: skip
Row = tuple[float, float, float]
Matrix = tuple[Row, Row, Row]
DEFICIENCIES: dict[str, Matrix] = {
    "protanopia": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deuteranopia": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritanopia": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
"""What red, green and blue become (Machado, Oliveira and Fernandes 2009, full severity)."""
DRAWN = [theme.name for theme in THEMES.values() if not theme.high_contrast] + [table_theme.MOOD]
"""The moods for which table tops are drawn."""
SMALLEST = 56
"""A card's least width on the screen, in pixels."""
PLATE = 28
"""The side of a portrait on a plate, in pixels: the smallest."""


def _drawings(repository: Path) -> list[Path]:
    return sorted(path for path in (repository / "assets").rglob("*.svg"))


@with_cards
def test_a_game_whose_cards_are_drawn_has_one_for_every_face_and_a_back(game: AnyGame, repository: Path) -> None:
    cards = Tier.CARDS.of(game.id)
    drawn = {repository / card_file(game.id, face) for face in (*all_faces(game.id), None)}
    assert set(cards.iterdir()) - {cards / "number.svg"} == drawn


@pytest.mark.parametrize("number", ["1", "7", "35", "999"])
def test_a_number_without_a_drawing_of_its_own_is_written_into_the_one_for_any_number(
    number: str, repository: Path, qtbot: QtBot
) -> None:
    drawing = drawing_of("godan", number)
    assert drawing == CardDrawing(repository / card_file("godan", "number"), number)
    text = drawing.text()
    assert "data-number" not in text
    drawn = ET.fromstring(text)
    (index,) = (group for group in drawn.iter() if group.get("id") == "index")
    assert len(index) == len(number)
    renderer = QSvgRenderer(text.encode())
    room = renderer.boundsOnElement("index")
    assert 10 < room.left() < room.right() < 70
    assert 15 < room.top() < room.bottom() < 81
    assert drawing_of("godan", "30") == CardDrawing(repository / card_file("godan", "30"))
    assert drawing_of("godan", "X") is None
    assert drawing_of("gunjo", "99") is None, "only GODAN has one"


def test_every_drawing_of_a_game_belongs_to_one_that_is_there(repository: Path) -> None:
    known = {package.game.id for package in games.packages()}
    for kind in ("cards", "covers", "tables", "curtains"):
        assert {path.stem for path in (repository / "assets" / kind).iterdir()} <= known


def test_a_curtain_has_two_colours_a_crest_and_a_hem() -> None:
    for game_id in having(Tier.CURTAIN):
        folder = Tier.CURTAIN.of(game_id)
        assert {path.name for path in folder.iterdir()} == {"colours.json", "crest.svg", "hem.svg"}
        colours = json.loads((folder / "colours.json").read_text(encoding="utf-8"))
        assert set(colours) == {"cloth", "dye"}
        assert all(QColor.isValidColorName(colour) for colour in colours.values())


def test_every_table_top_has_colours_and_drawings_for_all_moods() -> None:
    tokens = {field.name for field in fields(Theme)} - {"name", "dark", "high_contrast"}
    for game_id in having(Tier.TABLE):
        folder = Tier.TABLE.of(game_id)
        assert {path.name for path in folder.iterdir()} == {"colours.json", *DRAWN}
        colours = json.loads((folder / "colours.json").read_text(encoding="utf-8"))
        assert set(colours) == set(DRAWN)
        for mood, named in colours.items():
            assert {"surface", "surface_deep", "title", "dim"} <= set(named) <= tokens
            assert all(QColor.isValidColorName(colour) for colour in named.values())
            parts = {path.name for path in (folder / mood).iterdir()}
            assert len(parts) >= 2
            assert parts <= {f"{part}.svg" for part in table_theme.PARTS}


def test_everybody_of_the_cast_has_a_portrait_for_every_look(repository: Path) -> None:
    drawn = {repository / character.portrait(look) for character in CAST for look in LOOKS}
    assert set((repository / "assets" / "portraits").iterdir()) == drawn
    for path in drawn:
        assert 'viewBox="0 0 160 160"' in path.read_text(encoding="utf-8")


def test_portraits_and_their_looks_differ_where_they_are_smallest(repository: Path, qtbot: QtBot) -> None:
    grey = {
        (character.id, look): _grey(repository / character.portrait(look), PLATE, PLATE)
        for character in CAST
        for look in LOOKS
    }
    for (one, first), (two, second) in combinations(grey, 2):
        strong = sum(abs(a - b) > 40 for a, b in zip(grey[one, first], grey[two, second], strict=True))
        assert strong > (PLATE * PLATE * (0.15 if one != two else 0.01)), (one, first, two, second)


def test_the_files_are_what_the_scripts_draw(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scripts = repository / "assets" / "src" / "art"
    monkeypatch.syspath_prepend(str(scripts))
    before = set(sys.modules)
    drawings = runpy.run_path(str(scripts / "make.py"))["drawings"]()
    for name in set(sys.modules) - before:
        del sys.modules[name]
    drawn = {name: (repository / "assets" / name).read_text(encoding="utf-8") for name in drawings}
    assert drawn == drawings


def test_drawings_use_only_what_qt_draws_well(repository: Path) -> None:
    for path in _drawings(repository):
        root = ET.fromstring(path.read_text(encoding="utf-8"))
        assert {element.tag.split("}")[1] for element in root.iter()} <= PLAIN, path
        assert "viewBox" in root.attrib, path


def test_qt_reads_every_drawing(repository: Path, qtbot: QtBot) -> None:
    for path in _drawings(repository):
        assert QSvgRenderer(str(path)).isValid(), path


@with_cards
def test_faces_differ_without_their_colours_at_the_smallest_size(game: AnyGame, repository: Path, qtbot: QtBot) -> None:
    pictures = [_grey(repository / card_file(game.id, face)) for face in (*all_faces(game.id), None)]
    for index, one in enumerate(pictures):
        for other in pictures[:index]:
            strong = sum(abs(a - b) > 60 for a, b in zip(one, other, strict=True))
            assert strong > len(one) * 0.015


@pytest.mark.sampled
@pytest.mark.parametrize("kind", DEFICIENCIES)
@with_cards
def test_faces_differ_for_every_colour_vision_at_the_smallest_size(
    game: AnyGame, kind: str, repository: Path, qtbot: QtBot
) -> None:
    seen = [_as_seen(repository / card_file(game.id, face), DEFICIENCIES[kind]) for face in (*all_faces(game.id), None)]
    for index, one in enumerate(seen):
        for other in seen[:index]:
            strong = sum(
                abs(a - x) > 60 or abs(b - y) > 60 or abs(c - z) > 60
                for (a, b, c), (x, y, z) in zip(one, other, strict=True)
            )
            assert strong > len(one) * 0.03


def _as_seen(path: Path, matrix: Matrix) -> list[Row]:
    """Every second pixel of a card, as seen with this colour vision deficiency."""
    image = QImage(SMALLEST, SMALLEST * 7 // 5, QImage.Format.Format_RGB32)
    image.fill(0xFF808080)
    painter = QPainter(image)
    QSvgRenderer(str(path)).render(painter, QRectF(image.rect()))
    painter.end()
    data = bytes(image.constBits())
    pixels = [(data[at + 2], data[at + 1], data[at]) for at in range(0, len(data), 8)]
    red, green, blue = matrix
    return [(_mixed(pixel, red), _mixed(pixel, green), _mixed(pixel, blue)) for pixel in pixels]


def _mixed(pixel: tuple[int, int, int], shares: Row) -> float:
    return pixel[0] * shares[0] + pixel[1] * shares[1] + pixel[2] * shares[2]


def _grey(path: Path, wide: int = SMALLEST, high: int = SMALLEST * 7 // 5) -> bytes:
    image = QImage(wide, high, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0xFF808080)
    painter = QPainter(image)
    QSvgRenderer(str(path)).render(painter, QRectF(image.rect()))
    painter.end()
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    return bytes(grey.constBits())
