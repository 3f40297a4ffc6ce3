"""A bubble lies where it hides least, with its tail at what it belongs to."""

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cardtable_gui.views.table.geometry.visible import Visible, Worth
from cardtable_gui.views.table.widgets.bubbles import clearest

ROOM = QRectF(0, 0, 1000, 500)
BUTTON = QRectF(500, 500, 200, 40)
SIZES = (QSizeF(500, 60), QSizeF(250, 120))


def place(*seen: Visible) -> tuple[QRectF, QPointF]:
    return clearest(SIZES, BUTTON, 20, 10, ROOM, seen)


def test_on_an_empty_table_the_widest_bubble_lies_above_the_button() -> None:
    sheet, tip = place()
    assert sheet == QRectF(350, 440, 500, 60)
    assert tip == QPointF(600, 500)


def test_it_moves_aside_for_a_card_and_takes_another_size_if_that_hides_less() -> None:
    card = QRectF(400, 380, 100, 120)
    sheet, tip = place(Visible(card, Worth.PICKED))
    assert not sheet.intersects(card)
    assert (sheet.width(), tip.y()) == (500, 500)
    wall = QRectF(760, 380, 240, 120)
    sheet, tip = place(Visible(card, Worth.PICKED), Visible(wall, Worth.PICKED))
    assert sheet.width() == 250
    assert BUTTON.left() <= tip.x() <= BUTTON.right()
    assert sheet.left() <= tip.x() <= sheet.right()


def test_where_something_must_be_hidden_it_is_what_matters_less() -> None:
    left, right = QRectF(0, 300, 600, 200), QRectF(600, 300, 400, 200)
    sheet, _ = place(Visible(left, Worth.PICKED), Visible(right, Worth.FACE_DOWN))
    assert sheet.left() >= 590


def test_it_stays_in_the_room_of_a_button_at_its_edge() -> None:
    sheet, tip = clearest(SIZES, QRectF(960, 500, 40, 40), 20, 10, ROOM, ())
    assert sheet.right() <= ROOM.right()
    assert tip.x() == 980
