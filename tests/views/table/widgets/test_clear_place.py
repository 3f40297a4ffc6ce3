"""A sheet covers nothing that's kept, hides least of the rest, and lies near what it's about, at which it points."""

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cardtable_gui.views.table.geometry.visible import Visible, Worth
from cardtable_gui.views.table.widgets.clear_place import Ground, Spot, clear_place, least_hiding

ROOM = QRectF(0, 0, 1000, 500)
BUTTON = QRectF(500, 510, 200, 40)
SIZES = (QSizeF(500, 60), QSizeF(250, 120))
EM = 14.0


def place(*seen: Visible, about: QRectF = BUTTON) -> Spot | None:
    return clear_place(SIZES, about, Ground(ROOM, seen), EM)


def kept(left: float, top: float, wide: float, high: float) -> Visible:
    return Visible(QRectF(left, top, wide, high), Worth.KEPT)


def found(spot: Spot | None) -> Spot:
    assert spot is not None
    assert ROOM.contains(spot.sheet)
    return spot


def test_on_an_empty_table_the_widest_sheet_lies_above_the_button_and_points_at_it() -> None:
    spot = found(place())
    assert spot.sheet == QRectF(350, 440, 500, 60)
    assert spot.tip == QPointF(600, 510)
    assert spot.tail == QRectF(600, 500, 0, 10)


def test_it_moves_aside_for_a_card_and_takes_another_size_where_the_first_fits_nowhere() -> None:
    card = kept(380, 380, 100, 120)
    spot = found(place(card))
    assert not spot.sheet.intersects(card.area)
    assert spot.sheet.width() == 500
    walls = kept(0, 0, 720, 370), kept(0, 370, 450, 130), kept(770, 0, 230, 500)
    spot = found(place(*walls))
    assert spot.sheet.width() == 250
    assert not any(spot.sheet.intersects(wall.area) for wall in walls)
    assert spot.tip is not None
    assert BUTTON.left() <= spot.tip.x() <= BUTTON.right()


def test_what_must_be_hidden_is_what_matters_less() -> None:
    left, right = QRectF(0, 0, 600, 500), QRectF(600, 0, 400, 500)
    spot = found(place(Visible(left, Worth.WORDS), Visible(right, Worth.FACE_DOWN)))
    assert spot.sheet.left() >= 590


def test_a_tail_goes_over_nothing_that_is_kept() -> None:
    hand = kept(300, 200, 700, 300)
    spot = found(place(hand))
    assert not spot.sheet.intersects(hand.area)
    assert spot.tip is None or not spot.tail.adjusted(-1, -1, 1, 1).intersects(hand.area)


def test_it_lies_beside_a_card_above_or_below_which_is_no_room() -> None:
    card = QRectF(300, 0, 100, 500)
    spot = found(place(about=card))
    assert spot.tip is not None
    assert spot.tip.x() in (300, 400)
    assert not spot.sheet.intersects(card)


def test_where_nothing_is_free_there_is_no_place_and_on_request_it_covers_the_target_last() -> None:
    card = QRectF(700, 400, 80, 100)
    everything = Visible(ROOM, Worth.KEPT)
    assert place(everything, about=card) is None
    spot = least_hiding(SIZES, card, Ground(ROOM, (everything,)), EM)
    assert ROOM.contains(spot.sheet)
    assert not spot.sheet.intersects(card)


def test_it_stays_in_the_room_of_a_button_at_its_edge() -> None:
    spot = found(place(about=QRectF(960, 510, 40, 40)))
    assert spot.sheet.right() <= ROOM.right()
    assert spot.tip is None or 960 <= spot.tip.x() <= 1000
