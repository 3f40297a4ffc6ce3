"""Whoever looked away can see from where to where the last cards went."""

from PySide6.QtCore import QPoint, QPointF, QRectF

from cardtable_gui.core.zones import Zone
from cardtable_gui.views.table.geometry import between
from tests.views.table.driving import Driven

TRAY, HAND = QRectF(100, 100, 200, 80), QRectF(500, 100, 100, 80)


def answer(driven: Driven, text: str) -> None:
    """A bot does this, and it is shown."""
    driven.answer(text)
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


def test_the_last_cards_of_another_player_leave_a_trail(kobayakawa: Driven) -> None:
    assert trail(kobayakawa) is None
    kobayakawa.act("flip")
    assert trail(kobayakawa) is None
    before = kobayakawa.table.grab().toImage()
    answer(kobayakawa, "draw")
    way = trail(kobayakawa)
    assert way is not None
    start, end = way
    assert kobayakawa.table.area(Zone("deck")).adjusted(-1, -1, 1, 1).contains(start)
    assert kobayakawa.table.area(Zone("hand", 1)).adjusted(-1, -1, 1, 1).contains(end)
    after = kobayakawa.table.grab().toImage()
    free = [QPoint(round(start.x() + step), y) for step in range(10, 60) for y in range(round(start.y()) - 30, 400, 4)]
    assert any(before.pixel(spot) != after.pixel(spot) for spot in free if kobayakawa.table.rect().contains(spot))


def test_the_trail_goes_when_something_else_happens(kobayakawa: Driven) -> None:
    kobayakawa.act("flip")
    answer(kobayakawa, "draw")
    assert trail(kobayakawa) is not None
    kobayakawa.session.undo()
    assert trail(kobayakawa) is None
