"""Which place the carried cards cover."""

from PySide6.QtCore import QRectF

from cardtable_gui.core.table import Spread
from cardtable_gui.core.zones import Zone
from cardtable_gui.views.table.geometry.card_spread import Pose
from cardtable_gui.views.table.geometry.table_geometry import ZonePlace
from cardtable_gui.views.table.widgets.carried_cards import TOUCH, zone_below

LEFT, RIGHT = Zone("left"), Zone("right")
CARD = Pose(200, 200, 100)


def place(zone: Zone, left: float, right: float) -> ZonePlace:
    """A place as high as the table from one x to another."""
    area = QRectF(left, 0, right - left, 400)
    return ZonePlace(zone, area, None, area, 100, Spread.ROW, area.center().x())


def test_a_card_is_above_the_place_that_it_covers_most_of() -> None:
    places = {LEFT: place(LEFT, 0, 190), RIGHT: place(RIGHT, 190, 400)}
    assert zone_below([CARD], [LEFT, RIGHT], places) == RIGHT
    assert zone_below([Pose(170, 200, 100)], [LEFT, RIGHT], places) == LEFT
    assert zone_below([CARD], [LEFT], places) == LEFT
    assert zone_below([CARD, Pose(120, 200, 100)], [LEFT, RIGHT], places) == LEFT


def test_a_card_that_only_touches_a_place_is_not_above_it() -> None:
    edge = CARD.bounds().right()
    there, beside = edge - (TOUCH + 0.02) * 100, edge - (TOUCH - 0.02) * 100
    assert zone_below([CARD], [RIGHT], {RIGHT: place(RIGHT, there, 800)}) == RIGHT
    assert zone_below([CARD], [RIGHT], {RIGHT: place(RIGHT, beside, 800)}) is None


def test_cards_are_above_nothing_where_no_place_is() -> None:
    assert zone_below([CARD], [LEFT], {}) is None
    assert zone_below([], [LEFT], {LEFT: place(LEFT, 0, 400)}) is None
