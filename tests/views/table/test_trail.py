"""Whoever looked away can see from where to where the last cards went."""

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF
from pytestqt.qtbot import QtBot

from cardtable_gui.core.record import DealRecord
from cardtable_gui.core.zones import Zone
from cardtable_gui.views.table.geometry import between
from tests.support.sessions import EASY
from tests.views.table.driving import YOU, Driven

UPWARDS = DealRecord(tuple(str(card) for card in range(1, 16)), 0)
TRAY, HAND = QRectF(100, 100, 200, 80), QRectF(500, 100, 100, 80)


@pytest.fixture
def driven(qtbot: QtBot) -> Driven:
    return Driven(qtbot, "kobayakawa", (YOU, EASY, EASY), deals=(UPWARDS,))


def answer(driven: Driven, text: str) -> None:
    driven.qtbot.waitUntil(lambda: bool(driven.runner.questions))
    driven.runner.answer(driven.session.box.game.parse(text))
    driven.qtbot.waitUntil(lambda: driven.done == text)


def trail(driven: Driven) -> tuple[QPointF, QPointF] | None:
    return driven.table._surface.trail


def test_a_way_goes_from_edge_to_edge() -> None:
    assert between(TRAY, HAND) == (QPointF(300, 140), QPointF(500, 140))
    assert between(TRAY, TRAY.translated(0, 200)) == (QPointF(200, 180), QPointF(200, 300))
    assert between(TRAY, TRAY.translated(50, 0)) is None


def test_a_way_too_short_to_be_read_is_not_drawn() -> None:
    assert between(TRAY, TRAY.translated(0, 80 + 20)) is None
    assert between(TRAY, TRAY.translated(0, 80 + 40)) is not None


def test_the_last_cards_of_another_player_leave_a_trail(driven: Driven) -> None:
    assert trail(driven) is None
    driven.session.act(driven.session.box.game.parse("flip"))
    assert trail(driven) is None
    before = driven.table.grab().toImage()
    answer(driven, "draw")
    way = trail(driven)
    assert way is not None
    start, end = way
    assert driven.table.area(Zone("deck")).adjusted(-1, -1, 1, 1).contains(start)
    assert driven.table.area(Zone("hand", 1)).adjusted(-1, -1, 1, 1).contains(end)
    after = driven.table.grab().toImage()
    free = [QPoint(round(start.x() + step), y) for step in range(10, 60) for y in range(round(start.y()) - 30, 400, 4)]
    assert any(before.pixel(spot) != after.pixel(spot) for spot in free if driven.table.rect().contains(spot))


def test_the_trail_goes_when_something_else_happens(driven: Driven) -> None:
    driven.session.act(driven.session.box.game.parse("flip"))
    answer(driven, "draw")
    assert trail(driven) is not None
    driven.session.undo()
    assert trail(driven) is None
