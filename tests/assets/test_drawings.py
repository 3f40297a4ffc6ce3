"""The drawings: complete, drawn by our scripts, and plain enough for Qt."""

import runpy
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from cardtable_gui import games
from cardtable_gui.core.game import AnyGame
from cardtable_gui.views.art import card_file

GAMES = [box.game for box in games.boxes()]
PLAIN = {
    "svg", "defs", "g", "path", "circle", "ellipse", "rect", "linearGradient", "radialGradient", "stop"
}  # fmt: skip
SMALLEST = 56
"""A card's least width on the screen, in pixels."""


def _drawings(repository: Path) -> list[Path]:
    return sorted(path for path in (repository / "assets").rglob("*.svg"))


def test_every_face_has_a_card_and_every_game_a_back_a_cover_and_a_table(repository: Path) -> None:
    for game in GAMES:
        cards = repository / "assets" / "cards" / game.id
        assert set(cards.iterdir()) == {repository / card_file(game.id, face) for face in (*game.faces, None)}
        assert (repository / "assets" / "covers" / f"{game.id}.svg").is_file()
        assert (repository / "assets" / "tables" / f"{game.id}.svg").is_file()


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


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_faces_differ_without_their_colours_at_the_smallest_size(game: AnyGame, repository: Path, qtbot: QtBot) -> None:
    pictures = [_grey(repository / card_file(game.id, face)) for face in (*game.faces, None)]
    for index, one in enumerate(pictures):
        for other in pictures[:index]:
            strong = sum(abs(a - b) > 60 for a, b in zip(one, other, strict=True))
            assert strong > len(one) * 0.015


def _grey(path: Path) -> bytes:
    image = QImage(SMALLEST, SMALLEST * 7 // 5, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0xFF808080)
    painter = QPainter(image)
    QSvgRenderer(str(path)).render(painter, QRectF(image.rect()))
    painter.end()
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    return bytes(grey.constBits())
