"""The table top: places with their titles, and highlighted legal places."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPixmap, QRegion
from pytestqt.qtbot import QtBot

from cardtable_gui import games
from cardtable_gui.core.zones import Zone
from cardtable_gui.views.kit.look.theme import DARK, Theme
from cardtable_gui.views.table.widgets import table_theme
from cardtable_gui.views.table.widgets.surface import Label, Surface
from tests.support.tiers import Tier, having
from tests.views.table.geometry.test_table_geometry import frame_of

SIZE = (1024, 640)


@pytest.fixture(autouse=True)
def _tops_painted_once() -> None:
    """Each test paints its own."""


def painted(surface: Surface, game: str, players: int = 4, onlooker: int | None = 0) -> QImage:
    frame = frame_of(games.package(game).table.layout, players, onlooker, SIZE, 100)
    pixmap = QPixmap(*SIZE)
    painter = QPainter(pixmap)
    surface.paint(painter, frame, 1.0, QRegion(0, 0, *SIZE))
    painter.end()
    return pixmap.toImage()


def test_lit_zones_look_different_and_the_aimed_one_again(qtbot: QtBot) -> None:
    surface = Surface()
    surface.game = "kobayakawa"
    area = QRectF(frame_of(games.package("kobayakawa").table.layout, 4, 0, SIZE, 100).zones[Zone("k")].area).toRect()
    plain = painted(surface, "kobayakawa").copy(area)
    assert surface.light([Zone("k"), Zone("pot")], None) == {Zone("k"), Zone("pot")}
    highlighted = painted(surface, "kobayakawa").copy(area)
    assert surface.light([Zone("k"), Zone("pot")], Zone("k")) == {Zone("k")}
    aimed = painted(surface, "kobayakawa").copy(area)
    assert plain != highlighted
    assert highlighted != aimed
    assert surface.light([], None) == {Zone("k"), Zone("pot")}
    assert surface.light([], None) == frozenset()


def test_only_changed_titles_are_painted_anew(qtbot: QtBot) -> None:
    surface = Surface()
    assert surface.relabel({Zone("a"): Label("A"), Zone("b"): Label("B", "2")}) == {Zone("a"), Zone("b")}
    assert surface.relabel({Zone("a"): Label("A"), Zone("b"): Label("B", "3")}) == {Zone("b")}


def test_a_note_stands_beside_its_zones_title(qtbot: QtBot) -> None:
    surface = Surface()
    surface.game = "merchant"
    place = frame_of(games.package("merchant").table.layout, 4, 0, SIZE, 100).zones[Zone("market")]
    assert place.label is not None
    label = place.label.toRect()
    surface.relabel({Zone("market"): Label("Market", "9")})
    counted = painted(surface, "merchant").copy(label)
    assert surface.relabel({Zone("market"): Label("Market", "9", "Even only")}) == {Zone("market")}
    noted = painted(surface, "merchant").copy(label)
    assert counted != noted
    middle = [noted.pixelColor(x, noted.height() // 2) for x in range(noted.width())]
    assert surface.theme.glow in middle
    assert middle.index(surface.theme.glow) > noted.width() * 0.45, "the title comes first"


def test_the_title_of_an_empty_place_is_seen_only_while_something_may_be_put_there(qtbot: QtBot) -> None:
    surface = Surface()
    surface.game = "merchant"
    market = Zone("market")
    place = frame_of(games.package("merchant").table.layout, 4, 0, SIZE, 100).zones[market]
    assert place.label is not None
    label = place.label.toRect()
    bare = painted(surface, "merchant").copy(label)
    surface.relabel({market: Label("Market", empty=True)})
    assert painted(surface, "merchant").copy(label) == bare
    surface.light((market,), None)
    assert painted(surface, "merchant").copy(label) != bare
    surface.light((), None)
    surface.relabel({market: Label("Market")})
    assert painted(surface, "merchant").copy(label) != bare


def test_the_ground_is_painted_once_for_a_size(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    painted_grounds: list[QRectF] = []
    paint = table_theme.paint

    def counted(
        painter: QPainter,
        game: str,
        theme: Theme,
        room: QRectF,
        ratio: float,
        trays: QPainterPath,
        taken: list[QRectF],
    ) -> None:
        painted_grounds.append(room)
        paint(painter, game, theme, room, ratio, trays, taken)

    monkeypatch.setattr(table_theme, "paint", counted)
    surface = Surface()
    surface.game = "merchant"
    first = painted(surface, "merchant")
    surface.light([Zone("market")], None)
    surface.light([], None)
    assert painted(surface, "merchant") == first
    assert len(painted_grounds) == 1
    surface.theme = DARK
    assert painted(surface, "merchant") != first
    assert len(painted_grounds) == 2


@pytest.mark.parametrize("game", having(Tier.TABLE))
def test_trays_move_with_the_places_when_another_looks_on(qtbot: QtBot, game: str) -> None:
    surface = Surface()
    surface.game = game
    of_everybody = painted(surface, game, 3, None)
    of_one = painted(surface, game, 3, 2)
    assert of_one != of_everybody
    surface = Surface()
    surface.game = game
    assert painted(surface, game, 3, 2) == of_one
