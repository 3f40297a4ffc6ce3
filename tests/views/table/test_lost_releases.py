"""A drag whose release goes elsewhere, or that another button disturbs: the card glides home and nothing is played."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QPointingDevice, QTouchEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui.controller.seats import Seat
from cardtable_gui.views.table.presenters.pointer import LONG_PRESS_MS, Pointer
from cardtable_gui.views.table.widgets.card_button import CardButton
from tests.e2e.by_touch import touch_screen
from tests.support.sessions import EASY
from tests.views.table.driving import YOU, Driven
from tests.views.table.scenes import GOLDFISH, HAND, TABLE, asked, follow

NONE, LEFT, RIGHT, MIDDLE = (
    Qt.MouseButton.NoButton,
    Qt.MouseButton.LeftButton,
    Qt.MouseButton.RightButton,
    Qt.MouseButton.MiddleButton,
)
PRESS, AGAIN, MOVE, RELEASE = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.MouseMove,
    QEvent.Type.MouseButtonRelease,
)


class Mouse:
    """A mouse whose events the system sends to the table's window, with any of its buttons up or down."""

    def __init__(self, driven: Driven) -> None:
        self.driven = driven
        self.held = NONE

    def send(self, kind: QEvent.Type, at: QPoint, button: Qt.MouseButton = NONE) -> None:
        if kind in (PRESS, AGAIN):
            self.held |= button
        elif kind == RELEASE:
            self.held &= ~button
        table = self.driven.table
        where = QPointF(table.mapToGlobal(at))
        event = QMouseEvent(kind, QPointF(at), where, button, self.held, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(table.windowHandle(), event)
        QApplication.processEvents()

    def lift(self, card: CardButton, to: QPoint) -> None:
        start = self.driven.spot(card)
        self.send(PRESS, start, LEFT)
        for share in (0.1, 0.5, 1.0):
            self.send(MOVE, start + (to - start) * share)

    def click(self, at: QPoint) -> None:
        self.send(PRESS, at, LEFT)
        self.send(RELEASE, at, LEFT)
        self.driven.rest()


def pointer(driven: Driven) -> Pointer:
    assert driven.table.pointer is not None
    return driven.table.pointer


def place(driven: Driven) -> QPoint:
    """The middle of the place where a hand card is played."""
    return driven.table.area(TABLE).center().toPoint()


def all_at_home(driven: Driven) -> bool:
    driven.rest()
    highlighted = driven.table.widgets.surface.highlighted
    return (
        not pointer(driven).carries
        and not highlighted
        and not any(card.flying or card.lifted for card in driven.hand())
    )


def moves_without_a_button(mouse: Mouse) -> None:
    mouse.held = NONE
    mouse.send(MOVE, place(mouse.driven) + QPoint(3, 2))


def leaves(mouse: Mouse) -> None:
    QApplication.sendEvent(mouse.driven.table, QEvent(QEvent.Type.Leave))


def is_hidden(mouse: Mouse) -> None:
    mouse.driven.table.hide()
    mouse.driven.table.show()


def is_minimised(mouse: Mouse) -> None:
    mouse.driven.table.showMinimized()
    QApplication.processEvents()
    mouse.driven.table.showNormal()
    mouse.driven.qtbot.waitUntil(mouse.driven.table.isVisible)


def is_deactivated(mouse: Mouse) -> None:
    driven, other = mouse.driven, QWidget()
    driven.qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    driven.qtbot.waitUntil(other.isActiveWindow)
    other.close()
    driven.table.activateWindow()
    driven.qtbot.waitUntil(driven.table.isActiveWindow)


WAYS = [moves_without_a_button, leaves, is_hidden, is_minimised, is_deactivated]
over_ways = pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)


@pytest.fixture
def mouse(merchant: Driven) -> Mouse:
    return Mouse(merchant)


@over_ways
def test_the_card_glides_home_and_the_next_click_does_not_play_it(mouse: Mouse, way: Callable[[Mouse], None]) -> None:
    driven = mouse.driven
    homes = [card.pose for card in driven.hand()]
    mouse.lift(driven.hand()[4], place(driven))
    assert driven.hand()[4].lifted
    way(mouse)
    assert all_at_home(driven)
    assert [card.pose for card in driven.hand()] == homes
    assert driven.table.picked == {}
    mouse.held = NONE
    mouse.click(place(driven))
    assert not driven.match.steps
    assert driven.table.picked == {}


@over_ways
def test_what_was_picked_before_stays_picked_and_is_not_put_by_the_next_click(
    mouse: Mouse, way: Callable[[Mouse], None]
) -> None:
    driven = mouse.driven
    driven.click(driven.hand()[0])
    driven.click(driven.hand()[1])
    mouse.lift(driven.hand()[0], place(driven))
    way(mouse)
    driven.rest()
    assert driven.table.picked == {HAND: ("3", "3")}
    # The release that belongs to no press any more.
    mouse.send(RELEASE, place(driven), LEFT)
    assert not driven.match.steps
    # From now on a click on the place means the picked cards again.
    mouse.click(place(driven))
    assert driven.done == "play 3 3"


@over_ways
def test_a_card_that_is_carried_to_sort_the_hand_goes_back_to_its_place(
    qtbot: QtBot, way: Callable[[Mouse], None]
) -> None:
    driven = Driven(qtbot, "merchant", (YOU, EASY), deals=(GOLDFISH,))
    driven.act("play 14")
    assert not driven.session.is_humans_turn
    mouse, faces = Mouse(driven), [card.face for card in driven.hand()]
    last = driven.hand()[-1]
    mouse.lift(last, driven.spot(driven.hand()[0]))
    assert pointer(driven).sorts
    way(mouse)
    assert all_at_home(driven)
    mouse.held = NONE
    mouse.click(driven.spot(driven.hand()[0]))
    assert [card.face for card in driven.hand()] == faces


@over_ways
def test_a_press_that_has_not_become_a_drag_is_no_click_later(mouse: Mouse, way: Callable[[Mouse], None]) -> None:
    driven = mouse.driven
    spot = driven.spot(driven.hand()[4])
    mouse.send(PRESS, spot, LEFT)
    way(mouse)
    mouse.send(RELEASE, spot, LEFT)
    assert driven.table.picked == {}
    mouse.held = NONE
    mouse.click(driven.spot(driven.hand()[4]))
    assert driven.table.picked == {HAND: ("5",)}


@over_ways
def test_a_press_on_a_place_puts_nothing_there_later(mouse: Mouse, way: Callable[[Mouse], None]) -> None:
    driven = mouse.driven
    driven.click(driven.hand()[0])
    mouse.send(PRESS, place(driven), LEFT)
    way(mouse)
    mouse.send(RELEASE, place(driven), LEFT)
    driven.rest()
    assert not driven.match.steps


def test_a_press_after_a_missed_release_only_brings_the_card_home(mouse: Mouse) -> None:
    driven = mouse.driven
    driven.click(driven.hand()[0])
    mouse.lift(driven.hand()[0], place(driven))
    mouse.held = NONE
    mouse.click(place(driven))
    assert all_at_home(driven)
    assert not driven.match.steps
    assert driven.table.picked == {HAND: ("3",)}


def test_a_double_click_after_a_missed_release_does_not_play_either(mouse: Mouse) -> None:
    driven = mouse.driven
    mouse.lift(driven.hand()[-1], driven.spot(driven.hand()[-1]) - QPoint(0, 40))
    mouse.held = NONE
    at = driven.spot(driven.hand()[-1])
    mouse.send(PRESS, at, LEFT)
    mouse.send(AGAIN, at, LEFT)
    mouse.send(RELEASE, at, LEFT)
    assert all_at_home(driven)
    assert not driven.match.steps


def test_a_button_pressed_after_a_missed_release_does_not_play_what_hangs_in_the_air(mouse: Mouse) -> None:
    driven = mouse.driven
    mouse.lift(driven.hand()[4], place(driven) + QPoint(0, 60))
    mouse.held = NONE
    button = driven.table.bar.button("play")
    assert button is not None
    mouse.click(button.mapTo(driven.table, button.rect().center()))
    assert all_at_home(driven)
    assert not driven.match.steps
    mouse.click(button.mapTo(driven.table, button.rect().center()))
    assert driven.table.bubble.isVisible()


@pytest.mark.parametrize("other", [RIGHT, MIDDLE], ids=["right", "middle"])
@pytest.mark.parametrize("first", [LEFT, None], ids=["left first", "other first"])
def test_a_second_button_cancels_the_drag_and_opens_nothing(
    mouse: Mouse, other: Qt.MouseButton, first: Qt.MouseButton | None
) -> None:
    driven = mouse.driven
    presenter = driven.table.presenter
    assert presenter is not None
    mouse.lift(driven.hand()[4], place(driven))
    mouse.send(PRESS, place(driven), other)
    assert all_at_home(driven)
    order = [other, LEFT] if first is None else [LEFT, other]
    for number, button in enumerate(order):
        mouse.send(MOVE, place(driven) + QPoint(number, 9))
        mouse.send(RELEASE, place(driven), button)
    assert presenter.sheets.details.isHidden()
    mouse.click(place(driven))
    assert not driven.match.steps
    assert driven.table.picked == {}


def test_a_second_button_over_a_hand_card_opens_no_details_over_the_drag(mouse: Mouse) -> None:
    driven = mouse.driven
    presenter = driven.table.presenter
    assert presenter is not None
    mouse.lift(driven.hand()[4], driven.spot(driven.hand()[10]))
    for kind in (PRESS, RELEASE, PRESS, AGAIN, RELEASE):
        mouse.send(kind, driven.spot(driven.hand()[10]), RIGHT)
    assert presenter.sheets.details.isHidden()
    mouse.send(RELEASE, place(driven), LEFT)
    assert all_at_home(driven)
    assert not driven.match.steps


def test_while_another_button_is_held_the_left_one_does_nothing(mouse: Mouse) -> None:
    driven = mouse.driven
    spot = driven.spot(driven.hand()[4])
    mouse.send(PRESS, place(driven), MIDDLE)
    for kind in (PRESS, RELEASE, PRESS, AGAIN, RELEASE):
        mouse.send(kind, spot, LEFT)
    mouse.send(RELEASE, place(driven), MIDDLE)
    driven.rest()
    assert driven.table.picked == {}
    assert not driven.match.steps


@pytest.mark.parametrize("key", [Qt.Key.Key_P, Qt.Key.Key_I, Qt.Key.Key_Return, Qt.Key.Key_Right, Qt.Key.Key_Space])
def test_no_key_but_escape_does_or_opens_anything_over_carried_cards(mouse: Mouse, key: Qt.Key) -> None:
    driven = mouse.driven
    presenter = driven.table.presenter
    assert presenter is not None
    mouse.lift(driven.hand()[4], place(driven))
    driven.key(key)
    assert pointer(driven).carries
    assert presenter.sheets.details.isHidden()
    assert asked(driven) == ""
    assert not driven.match.steps
    driven.key(Qt.Key.Key_Escape)
    assert all_at_home(driven)


def test_a_question_that_covers_the_table_lets_nothing_be_carried_on_over_it(qtbot: QtBot) -> None:
    driven = Driven(qtbot, "merchant", (YOU, Seat("Ben")), deals=(GOLDFISH,))
    if driven.session.hand_over is not None:
        driven.session.reveal()
    driven.act("play 3")
    driven.session.reveal()
    driven.until(lambda: driven.session.is_humans_turn)
    mouse = Mouse(driven)
    mouse.lift(driven.hand(1)[4], place(driven))
    driven.session.undo()
    assert driven.session.request is not None
    assert not pointer(driven).carries
    mouse.send(MOVE, place(driven) + QPoint(20, 9))
    mouse.send(RELEASE, place(driven), LEFT)
    driven.rest()
    assert len(driven.match.steps) == 1


# ------------------------------------------------------------------------------------------------------- touch


class Finger:
    """One finger on the table's window, which the system may take for itself."""

    def __init__(self, driven: Driven) -> None:
        self._driven = driven
        self._window = driven.table.windowHandle()
        self._screen: QPointingDevice = touch_screen()

    def down(self, at: QPoint) -> None:
        QTest.touchEvent(self._window, self._screen).press(0, at, self._window)

    def move(self, at: QPoint) -> None:
        QTest.touchEvent(self._window, self._screen).move(0, at, self._window)
        QApplication.processEvents()

    def is_taken_away(self, at: QPoint) -> None:
        """The system cancels the touch; Qt then releases the mouse that it made of it, where the finger was."""
        QApplication.sendEvent(self._window, QTouchEvent(QEvent.Type.TouchCancel, self._screen))
        QTest.touchEvent(self._window, self._screen).release(0, at, self._window)
        self._driven.rest()


def test_a_finger_that_the_system_takes_for_itself_plays_nothing(merchant: Driven) -> None:
    finger, card = Finger(merchant), merchant.hand()[4]
    finger.down(merchant.spot(card))
    for share in (0.2, 0.6, 1.0):
        finger.move(merchant.spot(card) * (1 - share) + place(merchant) * share)
    assert card.lifted
    finger.is_taken_away(place(merchant))
    assert all_at_home(merchant)
    assert not merchant.match.steps


def test_nor_does_it_tap_a_card_or_rest_on_it(merchant: Driven) -> None:
    presenter = merchant.table.presenter
    assert presenter is not None
    finger, spot = Finger(merchant), merchant.spot(merchant.hand()[4])
    finger.down(spot)
    finger.is_taken_away(spot)
    merchant.clock.step(LONG_PRESS_MS)
    assert merchant.table.picked == {}
    assert presenter.sheets.details.isHidden()


def test_nor_does_it_press_a_button(merchant: Driven) -> None:
    follow(merchant)
    button = merchant.table.bar.button("pass")
    assert button is not None
    finger, spot = Finger(merchant), button.mapTo(merchant.table, button.rect().center())
    finger.down(spot)
    assert button.isDown()
    finger.is_taken_away(spot)
    assert merchant.done == "play 4"
