"""The door curtain: it covers everything, differs by game, and has a crest if there is room for it."""

from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui import games
from cardtable_gui.views.kit.look.theme import LIGHT
from cardtable_gui.views.table.widgets import curtain_cloth
from cardtable_gui.views.table.widgets.curtain import SETTLE_MS, Curtain
from tests.support.stepped_clock import SteppedClock
from tests.support.tiers import Tier, having

GAMES = [package.game.id for package in games.packages()]
UNDRAWN = "a game without drawings"
ROOM = QRectF(0, 0, 640, 320)
CREST = QRectF(0, 20, 640, 160)


def curtain(game: str, *, crest: QRectF = CREST, dark: bool = False, room: QRectF = ROOM) -> QImage:
    image = QImage(room.size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    curtain_cloth.paint(painter, game, room, crest, 1.0, dark=dark)
    painter.end()
    return image


@pytest.mark.parametrize("room", [ROOM, QRectF(0, 0, 300, 500), QRectF(0, 0, 1900, 400)], ids=["wide", "high", "long"])
@pytest.mark.parametrize("game", [*GAMES, UNDRAWN])
def test_nothing_is_seen_through_it(qtbot: QtBot, game: str, room: QRectF) -> None:
    alpha = curtain(game, room=room).convertToFormat(QImage.Format.Format_Alpha8)
    assert alpha.bytesPerLine() == alpha.width()
    assert set(bytes(alpha.constBits())) == {255}


def test_every_one_that_is_drawn_differs_from_all_others(qtbot: QtBot) -> None:
    images = [curtain(game) for game in (*having(Tier.CURTAIN), UNDRAWN)]
    assert not any(one == two for one, two in combinations(images, 2))


@pytest.mark.parametrize("game", [*GAMES, UNDRAWN])
def test_its_crest_is_in_the_middle_of_its_room_and_else_nowhere(qtbot: QtBot, game: str) -> None:
    plain, crested = curtain(game, crest=QRectF()), curtain(game)
    differing = [(x, y) for x in range(0, 640, 2) for y in range(0, 320, 2) if plain.pixel(x, y) != crested.pixel(x, y)]
    assert differing
    columns, rows = [x for x, _ in differing], [y for _, y in differing]
    assert CREST.top() <= min(rows)
    assert max(rows) <= CREST.bottom()
    assert abs((min(columns) + max(columns)) / 2 - 320) < 8


@pytest.mark.parametrize("game", GAMES)
def test_by_night_it_is_darker(qtbot: QtBot, game: str) -> None:
    by_day, by_night = curtain(game), curtain(game, dark=True)
    for x, y in ((100, 120), (320, 100), (500, 240)):
        assert by_night.pixelColor(x, y).lightness() < by_day.pixelColor(x, y).lightness()


@pytest.mark.parametrize(("percent", "crested"), [(100, True), (200, False)])
def test_large_words_take_the_crest_s_room(qtbot: QtBot, percent: int, crested: bool) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(1024, 520)
    sheet = Curtain(SteppedClock(), table)
    sheet.setGeometry(table.rect())
    sheet.cover_for("meow", 0, ("Ann",), LIGHT, percent)
    bare = curtain("meow", crest=QRectF(), room=QRectF(sheet.rect()))
    shown = sheet.grab().toImage().convertToFormat(bare.format())
    above = range(24, round(520 * 0.1))
    assert any(shown.pixel(512 + 20, y) != bare.pixel(512 + 20, y) for y in above) == crested


def test_while_the_window_is_resized_the_cloth_is_stretched_and_painted_anew_when_that_is_over(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[QSize] = []
    paint = curtain_cloth.paint

    def counted(painter: QPainter, game: str, room: QRectF, *rest: Any, **named: Any) -> None:
        painted.append(room.size().toSize())
        paint(painter, game, room, *rest, **named)

    monkeypatch.setattr(curtain_cloth, "paint", counted)
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(800, 600)
    clock = SteppedClock()
    sheet = Curtain(clock, table)
    sheet.setGeometry(table.rect())
    table.show()
    sheet.cover_for("meow", 0, ("Ann",), LIGHT, 100)
    qtbot.waitUntil(lambda: painted == [QSize(800, 600)])
    for wide in range(810, 900, 10):
        sheet.resize(wide, 600)
        shown = sheet.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
        assert shown.pixelColor(wide - 2, 300) != shown.pixelColor(0, 599), "the cloth reaches the edge"
    sheet.resize(900, 600)
    clock.step(SETTLE_MS - 1)
    sheet.grab()
    assert painted == [QSize(800, 600)]
    clock.step(1)
    qtbot.waitUntil(lambda: painted[-1] == QSize(900, 600))
    assert painted == [QSize(800, 600), QSize(900, 600)]
