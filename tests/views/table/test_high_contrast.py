"""Cards with high contrast, measured on what is painted: numerals, highlights, the focus ring, and no dimming."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from cardtable_gui import games
from cardtable_gui.views.kit.look.theme import CARD_ASPECT, THEMES, Theme
from cardtable_gui.views.kit.pictures import large_index
from cardtable_gui.views.kit.pictures.art import Art, margin
from cardtable_gui.views.kit.pictures.card_drawings import drawing_of
from cardtable_gui.views.table.widgets.card_marks import FINE, PLAIN, Marks, overlay
from tests.support.contrast import contrast
from tests.support.faces import all_faces
from tests.support.tiers import Tier, having

NUMERALS, VISIBLE = 7.0, 3.0
WIDTH = 120.0
STRONG_THEMES = [theme for theme in THEMES.values() if theme.high_contrast]

each_game = pytest.mark.parametrize("game", having(Tier.CARDS))
each_theme = pytest.mark.parametrize("theme", STRONG_THEMES, ids=lambda theme: theme.name)


def drawn(game: str) -> tuple[str, ...]:
    """The cards of a game, and a number without a drawing of its own where the game draws any."""
    return (*all_faces(game), "437") if drawing_of(game, "437") else all_faces(game)


def art_of(game: str, *, high_contrast: bool = True) -> Art:
    made = Art(game, drawn(game))
    made.high_contrast = high_contrast
    return made


def numeral_contrast(game: str, face: str, index: float, *, high_contrast: bool = True) -> float:
    """The least contrast of a numeral to what is beside it, two pixels away from its own pixels."""
    art = art_of(game, high_contrast=high_contrast)
    picture = art.face(face, WIDTH, 1.0, index).toImage()
    drawing = drawing_of(game, face)
    assert drawing is not None
    layers = large_index._layers(drawing, index)
    assert layers is not None
    marks = large_index._picture(layers.marks, picture.rect().toRectF())
    beside = [
        contrast(picture.pixelColor(x, y), picture.pixelColor(x + 2, y))
        for y in range(4, 60)
        for x in range(4, 90)
        if marks.pixelColor(x, y).alpha() == 255 and marks.pixelColor(x + 2, y).alpha() == 0
    ]
    assert len(beside) > 8
    return min(beside)


@each_game
def test_every_numeral_has_seven_to_one(qtbot: QtBot, game: str) -> None:
    for face in drawn(game):
        assert numeral_contrast(game, face, 1.0) >= NUMERALS, face


@each_game
def test_large_numerals_have_it_too(qtbot: QtBot, game: str) -> None:
    faces = drawn(game)
    for face in (faces[0], faces[-1]):
        assert numeral_contrast(game, face, 1.6) >= NUMERALS, face


def test_numerals_as_drawn_would_fail(qtbot: QtBot) -> None:
    """The measurement notices colours: without high contrast some numerals have less."""
    drawn = [numeral_contrast("gunjo", face, 1.6, high_contrast=False) for face in games.game("gunjo").faces]
    assert min(drawn) < NUMERALS


def lined(game: str, theme: Theme, marks: Marks) -> list[QColor]:
    """The colours across the left edge of a card with these marks on the table, from outside."""
    sprite = art_of(game).sprite(games.game(game).faces[0], WIDTH, 1.0)
    picture = QImage(sprite.size(), QImage.Format.Format_RGB32)
    picture.fill(theme.surface)
    painter = QPainter(picture)
    painter.drawPixmap(QPointF(), sprite)
    painter.drawPixmap(QPointF(), overlay(marks, sprite, WIDTH, WIDTH * CARD_ASPECT, 0.0, theme))
    painter.end()
    return [picture.pixelColor(x, picture.height() // 2) for x in range(round(margin(WIDTH)) + 12)]


@each_theme
@each_game
def test_the_glow_of_a_playable_card_is_seen_on_the_table_and_on_the_card(
    qtbot: QtBot, game: str, theme: Theme
) -> None:
    for width in (FINE, PLAIN):
        line, bare = lined(game, theme, Marks(edge=width)), lined(game, theme, Marks())
        assert max(contrast(colour, theme.surface) for colour in line) >= VISIBLE
        assert max(contrast(one, other) for one, other in zip(line, bare, strict=True)) >= VISIBLE


@each_theme
@each_game
def test_the_focus_ring_of_a_card_is_seen(qtbot: QtBot, game: str, theme: Theme) -> None:
    ring, bare = lined(game, theme, Marks(focused=True)), lined(game, theme, Marks())
    assert max(contrast(one, other) for one, other in zip(ring, bare, strict=True)) >= VISIBLE


@each_theme
@each_game
def test_no_card_is_dimmed(qtbot: QtBot, game: str, theme: Theme) -> None:
    assert lined(game, theme, Marks(dimmed=True)) == lined(game, theme, Marks())


@each_game
def test_every_card_has_a_dark_outline(qtbot: QtBot, game: str) -> None:
    for face in drawn(game):
        picture = art_of(game).face(face, WIDTH, 1.0).toImage()
        left = [picture.pixelColor(x, picture.height() // 2) for x in range(3)]
        assert min(colour.lightness() for colour in left) < 30, face
