"""The trail shows from where to where the last cards went."""

from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtWidgets import QWidget

from cardtable_gui.core.zones import Zone
from cardtable_gui.views.kit.look.theme import LIGHT
from cardtable_gui.views.table.geometry.table_geometry import between
from cardtable_gui.views.table.widgets.trail import STEP, Trail, Way, way
from tests.views.table.driving import Driven

TRAY, HAND = QRectF(100, 100, 200, 80), QRectF(500, 100, 100, 80)


def answer(driven: Driven, text: str) -> None:
    """Let a bot do this, and show it."""
    driven.answer(text)
    driven.until(lambda: driven.done == text)


def trail(driven: Driven) -> Way | None:
    presenter = driven.table.presenter
    assert presenter is not None
    return presenter.scene.trail.way


def test_a_way_goes_from_edge_to_edge() -> None:
    assert between(TRAY, HAND) == (QPointF(300, 140), QPointF(500, 140))
    assert between(TRAY, TRAY.translated(0, 200)) == (QPointF(200, 180), QPointF(200, 300))
    assert between(TRAY, TRAY.translated(50, 0)) is None


def test_a_way_too_short_to_be_read_is_not_drawn() -> None:
    assert between(TRAY, TRAY.translated(0, 80 + 20)) is None
    assert between(TRAY, TRAY.translated(0, 80 + 40)) is not None


def crossed(found: Way, rect: QRectF) -> int:
    return sum(rect.contains(found.path.pointAtPercent(part / 50)) for part in range(51))


def test_a_way_bends_around_words_and_cards() -> None:
    far = HAND.translated(400, 0)
    straight = way(TRAY, far, (), ())
    assert straight is not None
    assert straight.bow > 0
    title = QRectF(560, 170, 90, 40)
    assert crossed(straight, title)
    for cards, words in (((), (title,)), ((title,), ())):
        bent = way(TRAY, far, cards, words)
        assert bent is not None
        assert not crossed(bent, title)


def test_a_way_ends_at_the_edge_of_its_place() -> None:
    place = QRectF(400, 300, 60, 84)
    number = QRectF(400, 300, 20, 20)
    for start in (QRectF(100, 20, 100, 60), QRectF(700, 20, 100, 60), QRectF(390, 20, 80, 60), QRectF(20, 320, 60, 60)):
        found = way(start, place, (), (number,))
        assert found is not None
        assert place.adjusted(-1, -1, 1, 1).contains(found.end)
        assert not place.adjusted(1, 1, -1, -1).contains(found.end)


def test_where_both_are_in_the_way_it_rather_crosses_cards() -> None:
    wall = QRectF(400, -400, 20, 510), QRectF(400, 150, 20, 500)
    gap = QRectF(400, 112, 20, 36)
    over = way(TRAY, HAND.translated(200, 0), (gap,), wall)
    assert over is not None
    assert not crossed(over, wall[0])
    assert not crossed(over, wall[1])


def test_no_footprint_is_on_words(board: QWidget) -> None:
    shown = Trail(board)
    words = QRectF(150, 0, 40, 300)
    found = way(QRectF(0, 100, 60, 60), QRectF(300, 100, 60, 60), (), (words,))
    assert found is not None
    shown.show_way(found, (words,), LIGHT)
    prints = shown.footprints
    assert any(spot.x() < words.left() for spot in prints)
    assert any(spot.x() > words.right() for spot in prints)
    assert not any(words.adjusted(-STEP, -STEP, STEP, STEP).contains(spot) for spot in prints)
    shown.show_way(None, (), LIGHT)
    assert not shown.isVisible()
    assert shown.footprints == []


def test_the_trail_lies_above_the_cards_and_below_what_players_said(kobayakawa: Driven) -> None:
    kobayakawa.act("flip")
    answer(kobayakawa, "draw")
    presenter = kobayakawa.table.presenter
    assert presenter is not None
    children = kobayakawa.table.children()
    above = children.index(presenter.scene.trail)
    assert presenter.scene.trail.isVisible()
    assert all(
        children.index(card) < above
        for zone in presenter.scene.stage.shown
        for card in presenter.scene.stage.in_zone(zone)
    )
    assert all(
        children.index(bubble) > above for bubble in presenter.scene.player_panels.speech.values() if bubble.isVisible()
    )
    titles = kobayakawa.table.widgets.surface.words(presenter.scene.stage.frame)
    assert len(titles) >= 4
    assert not any(title.contains(spot) for title in titles for spot in presenter.scene.trail.footprints)


def test_the_last_cards_of_another_player_leave_a_trail(kobayakawa: Driven) -> None:
    assert trail(kobayakawa) is None
    kobayakawa.act("flip")
    assert trail(kobayakawa) is None
    before = kobayakawa.table.grab().toImage()
    answer(kobayakawa, "draw")
    way = trail(kobayakawa)
    assert way is not None
    start, end = way.start, way.end
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
