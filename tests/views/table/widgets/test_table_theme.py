"""The games' table tops: each has its own, and everything written or marked on them is legible."""

from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QRegion
from pytestqt.qtbot import QtBot

from cardtable_gui import games
from cardtable_gui.core.table import Spread
from cardtable_gui.views.kit.look.theme import DARK, DARK_CONTRAST, LIGHT, LIGHT_CONTRAST, THEMES, Theme, blended
from cardtable_gui.views.table.geometry.table_geometry import Frame
from cardtable_gui.views.table.widgets import table_theme
from cardtable_gui.views.table.widgets.surface import Surface, taken_by
from tests.support.contrast import contrast
from tests.support.games import small_games
from tests.support.tiers import Tier, having
from tests.views.table.geometry.test_table_geometry import frame_of

GAMES = [package.game.id for package in games.packages()]
OWN = replace(DARK, name=table_theme.MOOD)
"""Stands for a game's own mood."""
MOODS = [*THEMES.values(), OWN]
DRAWN = [mood for mood in MOODS if not mood.high_contrast]
"""With high contrast all table tops are plain."""
PANELS = (
    ("ink", "panel"), ("ink", "panel_deep"), ("ink_soft", "panel"), ("ink_soft", "panel_deep"), ("good", "panel"),
    ("bad", "panel"), ("accent", "panel"), ("focus", "panel"), ("on_accent", "accent"), ("on_glow", "glow"),
    ("title", "surface"),
)  # fmt: skip
READABLE, VISIBLE = 4.5, 3.0
TITLE = 9
"""Width of the own hand's title, in units of body text."""

each_game = pytest.mark.parametrize("game", GAMES)
each_mood = pytest.mark.parametrize("mood", MOODS, ids=lambda theme: theme.name)


def dressed(game: str, mood: Theme) -> Theme:
    """The theme of a game's table in this mood."""
    return table_theme.themed(game, LIGHT, "game") if mood is OWN else table_theme.themed(game, mood)


def ground(game: str, theme: Theme, frame: Frame) -> QImage:
    """The table top without titles."""
    surface = Surface()
    surface.game, surface.theme = game, theme
    size = (round(frame.width), round(frame.height))
    pixmap = QPixmap(*size)
    painter = QPainter(pixmap)
    surface.paint(painter, frame, 1.0, QRegion(0, 0, *size))
    painter.end()
    return pixmap.toImage().convertToFormat(QImage.Format.Format_RGB32)


def colours(picture: QImage, where: QRectF) -> set[int]:
    """All colours in a part of a picture."""
    part = picture.copy(where.toRect().intersected(picture.rect()))
    return set(memoryview(part.constBits()).cast("I"))


@cache
def seen(ink: str, ground: int) -> float:
    return contrast(QColor(ink), QColor.fromRgb(ground))


def least(inks: Iterable[QColor], grounds: set[int]) -> float:
    """The lowest contrast on any of the backgrounds, of the best visible ink there."""
    names = [ink.name() for ink in inks]
    return min(max(seen(name, ground) for name in names) for ground in grounds)


def frames(game: str) -> Iterable[Frame]:
    """Tables with few and many players, for players and spectators, in small and large windows."""
    package = games.package(game)
    fewest, most = package.game.players
    for players, onlooker, size in (
        (most, 0, (700, 560)),
        (max(2, fewest), 0, (1024, 560)),
        (most, 0, (1280, 720)),
        (max(2, fewest), None, (1280, 720)),
        (most, 1, (2560, 1300)),
    ):
        yield frame_of(package.table.layout, players, onlooker, size, 100)


@pytest.mark.sampled
@each_mood
@each_game
def test_everything_on_a_table_top_can_be_read_and_the_focus_is_seen(qtbot: QtBot, game: str, mood: Theme) -> None:
    theme = dressed(game, mood)
    for frame in frames(game):
        picture = ground(game, theme, frame)
        for zone, place in frame.zones.items():
            if place.label is not None:
                # Letters do not reach the edges of their line, where a tray is shaded.
                label = place.label.adjusted(3, 3, -3, -2)
                if place.spread is Spread.FAN:
                    aside = max(0.0, label.width() - TITLE * frame.em) / 2
                    label.adjust(aside, 0, -aside, 0)
                assert least([theme.title], colours(picture, label)) >= READABLE, zone
            if place.spread is not None:
                cards = colours(picture, place.cards.adjusted(-3, -3, 3, 3))
                assert least([theme.focus, theme.focus_edge], cards) >= VISIBLE, zone
            elif zone.seat is None:
                heap = colours(picture, place.cards)
                assert least([theme.title], heap) >= READABLE, zone


@each_mood
@each_game
def test_the_text_of_a_dressed_mood_can_be_read_on_its_panels(game: str, mood: Theme) -> None:
    theme = dressed(game, mood)
    for ink, paper in PANELS:
        assert contrast(getattr(theme, ink), getattr(theme, paper)) >= READABLE, (ink, paper)
    for ground in (theme.panel, theme.panel_deep):
        assert contrast(theme.control_edge, ground) >= VISIBLE
    if mood is not OWN:
        assert (theme.ink, theme.accent, theme.panel) == (mood.ink, mood.accent, mood.panel)


def test_every_table_that_is_drawn_differs_from_all_others_by_day_and_by_night(qtbot: QtBot) -> None:
    """The backgrounds differ so much that small pictures of them are enough to tell them apart."""
    tables = [*having(Tier.TABLE), "a game without drawings"]
    pictures = {}
    for game in tables:
        for mood in DRAWN:
            pixmap = QPixmap(640, 320)
            painter = QPainter(pixmap)
            theme = dressed(game, mood)
            table_theme.paint(painter, game, theme, QRectF(0, 0, 640, 320), 1.0)
            painter.end()
            small = pixmap.toImage().scaled(8, 4).convertToFormat(QImage.Format.Format_RGB888)
            pictures[game, mood.name] = bytes(small.constBits())
    for mood in DRAWN:
        for one, other in combinations(tables, 2):
            pairs = zip(pictures[one, mood.name], pictures[other, mood.name], strict=True)
            assert sum(abs(a - b) for a, b in pairs) / (8 * 4 * 3) > 12, (one, other)
    for game in tables:
        assert sum(pictures[game, "light"]) > 1.6 * sum(pictures[game, "dark"])


@pytest.mark.parametrize("game", having(Tier.TABLE))
def test_light_and_dark_name_the_same_kind_of_colours(game: str) -> None:
    light, dark, own = (dressed(game, mood) for mood in DRAWN)
    assert (light.name, dark.name, own.name) == (f"light-{game}", f"dark-{game}", f"mood-{game}")
    assert (light.dark, dark.dark, own.dark) == (False, True, True)
    for theme in (light, dark, own):
        assert 60 < theme.dim.alpha() < 200


@pytest.mark.parametrize("game", having(Tier.TABLE))
@pytest.mark.parametrize("mood", [mood for mood in MOODS if mood.high_contrast], ids=lambda theme: theme.name)
def test_with_high_contrast_a_table_top_has_one_colour(qtbot: QtBot, game: str, mood: Theme) -> None:
    picture = QPixmap(640, 320)
    painter = QPainter(picture)
    table_theme.paint(painter, game, table_theme.themed(game, mood, "game"), QRectF(0, 0, 640, 320), 1.0)
    painter.end()
    image = picture.toImage().convertToFormat(QImage.Format.Format_RGB32)
    assert colours(image, QRectF(image.rect())) == {mood.surface.rgb()}


def test_a_game_without_a_table_of_its_own_has_the_tables_of_the_system(qtbot: QtBot) -> None:
    sevens = small_games()["sample_sevens"]
    assert table_theme.themed(sevens.game.id, LIGHT) is LIGHT
    assert table_theme.themed("", DARK) is DARK
    assert table_theme.themed(sevens.game.id, LIGHT, "game") is LIGHT
    picture = ground(sevens.game.id, LIGHT, frame_of(sevens.table.layout, 3, 0, (1024, 560), 100))
    assert least([LIGHT.title], {picture.pixel(2, 2), picture.pixel(512, 300)}) >= READABLE
    assert QColor.fromRgb(picture.pixel(2, 280)).red() < LIGHT.surface.red()


@each_mood
@each_game
def test_a_dimmed_card_still_stands_out_from_the_table(game: str, mood: Theme) -> None:
    theme = dressed(game, mood)
    veil = QColor(theme.dim)
    veil.setAlpha(255)
    dimmed = blended(theme.card, veil, theme.dim.alphaF())
    parts = ("red", "green", "blue")
    assert max(abs(getattr(dimmed, part)() - getattr(theme.surface, part)()) for part in parts) > 16


@pytest.mark.parametrize("edge", table_theme.EDGES)
def test_edges_lie_along_their_sides_alone(qtbot: QtBot, edge: str) -> None:
    """Kobayakawa's table has a frame; its middle has none."""
    pixmap = QPixmap(400, 300)
    pixmap.fill(QColor("white"))
    painter = QPainter(pixmap)
    piece = QPixmap(40, 8) if edge in ("top", "bottom") else QPixmap(8, 40)
    piece.fill(QColor("black"))
    table_theme.paint_edge(painter, piece, edge, QRectF(0, 0, 400, 300))
    painter.end()
    picture = pixmap.toImage()
    sides = {"left": (3, 150), "right": (396, 150), "top": (200, 3), "bottom": (200, 296)}
    for name, (x, y) in sides.items():
        assert (picture.pixelColor(x, y) == QColor("black")) == (name == edge)
    assert picture.pixelColor(200, 150) == QColor("white")


@pytest.mark.parametrize(
    ("window", "wanted", "name"),
    [
        (LIGHT, "window", "light-gunjo"),
        (DARK, "window", "dark-gunjo"),
        (LIGHT, "game", "mood-gunjo"),
        (DARK, "game", "mood-gunjo"),
        (DARK, "light", "light-gunjo"),
        (LIGHT, "dark", "dark-gunjo"),
        (LIGHT, "contrast", "light-contrast"),
        (DARK, "contrast", "dark-contrast"),
        (LIGHT_CONTRAST, "game", "light-contrast"),
        (LIGHT_CONTRAST, "dark", "dark-contrast"),
        (DARK_CONTRAST, "light", "light-contrast"),
    ],
    ids=lambda value: getattr(value, "name", value),
)
def test_the_table_has_its_own_light_and_high_contrast_in_the_window_holds_there(
    window: Theme, wanted: str, name: str
) -> None:
    assert table_theme.themed("gunjo", window, wanted).name == name


@pytest.mark.parametrize("part", table_theme.THINGS)
def test_a_thing_lies_at_its_edge_where_nothing_is_taken_or_nowhere(part: str) -> None:
    room, size = QRectF(0, 0, 400, 300), QSizeF(100, 80)
    edge, end = part.split("-")
    free = table_theme.free_place(part, size, room, [])
    assert free is not None
    assert free.size() == size
    sides = {"left": free.left(), "top": free.top(), "right": 400 - free.right(), "bottom": 300 - free.bottom()}
    assert sides[edge] == sides[end] == 0
    moved = table_theme.free_place(part, size, room, [free.adjusted(20, 20, -20, -20)])
    assert moved is not None
    assert not moved.intersects(free.adjusted(20, 20, -20, -20))
    assert room.contains(moved)
    assert {"left": moved.left(), "top": moved.top(), "right": 400 - moved.right()}[edge] == 0
    assert table_theme.free_place(part, size, room, [room]) is None


def test_a_thing_is_smaller_where_there_is_less_room() -> None:
    room = QRectF(0, 0, 400, 300)
    beside = [QRectF(0, 0, 400, 200), QRectF(62, 0, 338, 300)]
    lying = table_theme.free_place("left-bottom", QSizeF(100, 80), room, beside)
    assert lying is not None
    assert 50 < lying.width() <= 62


@pytest.mark.parametrize("game", having(Tier.TABLE))
def test_a_table_in_its_own_mood_has_things_to_see(game: str) -> None:
    theme = dressed(game, OWN)
    assert any(table_theme.drawing(game, theme, part) is not None for part in table_theme.THINGS)


@pytest.mark.parametrize("game", having(Tier.TABLE))
@pytest.mark.parametrize("mood", DRAWN, ids=lambda theme: theme.name)
def test_nothing_that_is_drawn_lies_under_a_place(qtbot: QtBot, game: str, mood: Theme) -> None:
    """What a table top has beside its ground, pattern, light and edges keeps clear of cards, plates and words."""
    theme = dressed(game, mood)
    for frame in frames(game):
        taken = taken_by(frame)
        room = QRectF(0, 0, frame.width, frame.bar.top())
        with_all, bare = (ground_of(game, theme, room, lying) for lying in (taken, [room]))
        for place in taken:
            where = place.adjusted(2, 2, -2, -2).toRect().intersected(bare.rect())
            assert with_all.copy(where) == bare.copy(where)


def ground_of(game: str, theme: Theme, room: QRectF, taken: list[QRectF]) -> QImage:
    pixmap = QPixmap(room.size().toSize())
    pixmap.fill(theme.surface)
    painter = QPainter(pixmap)
    table_theme.paint(painter, game, theme, room, 1.0, None, taken)
    painter.end()
    return pixmap.toImage()
