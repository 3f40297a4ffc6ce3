"""Touch alone: tap, press and drag, long press for details. Only touch events are sent."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from cardtable_gui.views.table.presenters.pointer import LONG_PRESS_MS
from cardtable_gui.views.table.widgets.card_button import CardButton
from tests.views.table.driving import Driven
from tests.views.table.scenes import DECK, HAND, TABLE, K


class Finger:
    """One finger on a table."""

    def __init__(self, driven: Driven, screen: QPointingDevice) -> None:
        self.driven = driven
        self._window = driven.table.windowHandle()
        self._screen = screen
        self.at = QPoint()

    def down(self, at: QPoint) -> None:
        self.at = at
        QTest.touchEvent(self._window, self._screen).press(0, at, self._window)

    def move(self, at: QPoint) -> None:
        self.at = at
        QTest.touchEvent(self._window, self._screen).move(0, at, self._window)
        QApplication.processEvents()

    def up(self) -> None:
        QTest.touchEvent(self._window, self._screen).release(0, self.at, self._window)
        self.driven.rest()

    def tap(self, at: QPoint) -> None:
        self.down(at)
        self.up()

    def tap_card(self, card: CardButton) -> None:
        self.tap(self.driven.spot(card))

    def tap_widget(self, widget: QWidget) -> None:
        self.tap(widget.mapTo(self.driven.table, widget.rect().center()))

    def drag(self, start: QPoint, goal: QPoint) -> None:
        self.down(start)
        for share in (0.1, 0.4, 0.8, 1.0):
            self.move(start + (goal - start) * share)
        self.up()


@pytest.fixture(scope="module")
def screen() -> QPointingDevice:
    return QTest.createTouchDevice()


def test_a_tap_picks_a_card_and_another_one_puts_it_back(merchant: Driven, screen: QPointingDevice) -> None:
    finger = Finger(merchant, screen)
    finger.tap_card(merchant.hand()[3])
    assert merchant.table.picked == {HAND: ("5",)}
    finger.tap_card(merchant.hand()[3])
    assert merchant.table.picked == {}


def test_a_tap_opens_the_fan_so_that_cards_are_wide_enough_for_a_finger(
    merchant: Driven, screen: QPointingDevice
) -> None:
    cards = merchant.hand()
    before = cards[8].pose.x - cards[7].pose.x
    Finger(merchant, screen).tap_card(cards[7])
    assert cards[8].pose.x - cards[7].pose.x > 1.2 * before
    assert cards[8].pose.x - cards[7].pose.x >= 40
    assert cards[7].pose.x - cards[6].pose.x >= 40


def test_picked_cards_go_where_one_taps(merchant: Driven, screen: QPointingDevice) -> None:
    finger = Finger(merchant, screen)
    finger.tap_card(merchant.hand()[0])
    finger.tap_card(merchant.hand()[1])
    assert merchant.table.widgets.surface.highlighted == {TABLE}
    finger.tap(merchant.table.area(TABLE).center().toPoint())
    assert merchant.done == "play 3 3"


def test_a_tap_on_a_place_where_the_cards_may_not_go_says_why(merchant: Driven, screen: QPointingDevice) -> None:
    finger = Finger(merchant, screen)
    finger.tap_card(merchant.hand()[0])
    finger.tap_card(merchant.hand()[3])
    finger.tap(merchant.table.area(TABLE).center().toPoint())
    assert merchant.table.bubble.text == "Only cards of the same number can be played together."
    assert not merchant.match.steps


def test_a_card_is_dragged_by_a_finger(kobayakawa: Driven, screen: QPointingDevice) -> None:
    top = kobayakawa.table.cards(DECK)[-1]
    Finger(kobayakawa, screen).drag(kobayakawa.spot(top), kobayakawa.table.area(K).center().toPoint())
    assert kobayakawa.done == "flip"


def test_a_hand_is_sorted_by_a_finger(merchant: Driven, screen: QPointingDevice) -> None:
    cards = merchant.hand()
    start = merchant.spot(cards[14])
    Finger(merchant, screen).drag(start, QPoint(merchant.spot(cards[0]).x(), start.y()))
    assert merchant.hand()[0].face == "14"
    assert not merchant.match.steps


def test_a_trembling_finger_still_taps(merchant: Driven, screen: QPointingDevice) -> None:
    finger = Finger(merchant, screen)
    at = merchant.spot(merchant.hand()[3])
    finger.down(at)
    finger.move(at + QPoint(7, -4))
    finger.up()
    assert merchant.table.picked == {HAND: ("5",)}


def test_a_button_is_pressed_by_a_finger(kobayakawa: Driven, screen: QPointingDevice) -> None:
    button = kobayakawa.table.bar.button("draw")
    assert button is not None
    assert min(button.width(), button.height()) >= 40
    Finger(kobayakawa, screen).tap_widget(button)
    assert kobayakawa.done == "draw"


def test_a_finger_that_rests_on_a_card_is_told_about_it(merchant: Driven, screen: QPointingDevice) -> None:
    presenter = merchant.table.presenter
    assert presenter is not None
    finger = Finger(merchant, screen)
    finger.down(merchant.spot(merchant.hand()[0]))
    merchant.clock.step(LONG_PRESS_MS - 1)
    assert presenter.sheets.details.isHidden()
    merchant.clock.step(1)
    finger.up()
    assert merchant.table.picked == {}
    about = presenter.sheets.details.about
    assert about is not None
    assert (about.face, about.lines[0]) == ("3", "In your hand")
    assert about.pick_all == "Pick all of this kind (3)"
    finger.tap_widget(presenter.sheets.details.button)
    assert merchant.table.picked == {HAND: ("3", "3", "3")}
    assert presenter.sheets.details.isHidden()


def test_a_tap_anywhere_puts_the_details_away(merchant: Driven, screen: QPointingDevice) -> None:
    presenter = merchant.table.presenter
    assert presenter is not None
    for at in (QPoint(4, 300), merchant.spot(merchant.hand()[14])):
        presenter.input.inspector.show(merchant.hand()[0])
        assert presenter.sheets.details.about is not None
        Finger(merchant, screen).tap(at)
        assert presenter.sheets.details.about is None


def test_a_finger_carries_all_picked_cards_side_by_side(merchant: Driven, screen: QPointingDevice) -> None:
    finger = Finger(merchant, screen)
    for place in (0, 1, 2):
        finger.tap_card(merchant.hand()[place])
    start = merchant.spot(merchant.hand()[1])
    finger.down(start)
    for share in (0.1, 0.5, 1.0):
        finger.move(start + (merchant.table.area(TABLE).center().toPoint() - start) * share)
    cards = merchant.hand()[:3]
    assert all(card.lifted for card in cards)
    apart = [after.pose.x - before.pose.x for before, after in pairwise(cards)]
    assert all(gap >= 0.2 * cards[0].pose.width for gap in apart)
    finger.up()
    assert merchant.done == "play 3 3 3"
