"""Films of scenes: every game has one, twelve frames of it in a picture."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable_gui import games
from cardtable_gui.core.table import Table
from cardtable_gui.lab.gallery import films
from cardtable_gui.lab.gallery.gallery_order import GalleryOrder, PictureSize

SIZE = PictureSize(1000, 640, 1.0)


def light(picture: QImage) -> int:
    """How light the middle of the lower edge is, where no card of a scene lies."""
    small = picture.copy(0, 0, picture.width(), picture.height()).scaled(8, 8)
    return small.pixelColor(0, 7).lightness()


GAMES = [package.game.id for package in games.packages() if type(package.table).scene is not Table.scene]
"""Those that find anything worth a scene."""


@pytest.mark.parametrize("game", GAMES)
def test_a_scene_of_every_game_that_has_any_is_filmed(qtbot: QtBot, game: str) -> None:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    take = films.takes(game, "en")[0]
    frames = films.film(application, take, "light", SIZE)
    assert len(frames) == films.FRAMES
    times = [ms for ms, _ in frames]
    assert times == sorted(times)
    assert 500 < times[-1] <= 3100
    # The table is dark while the scene is played, and light before and after it.
    lights = [light(frame) for _, frame in frames]
    assert max(lights[4:8]) < 0.6 * min(lights[0], lights[-1])


def test_the_frames_lie_side_by_side_with_their_times(qtbot: QtBot, tmp_path: Path) -> None:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    order = GalleryOrder(tmp_path, ("kobayakawa",), ("en",), ("dark",), (SIZE,), films=True)
    names = list(films.draw(application, order))
    assert names
    assert sorted(file.name for file in tmp_path.iterdir()) == sorted(names)
    sheet = QImage(str(tmp_path / names[0]))
    assert (sheet.width(), sheet.height()) == (4 * 480, 3 * (307 + 20))
