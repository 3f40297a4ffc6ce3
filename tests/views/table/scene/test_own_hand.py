"""The own hand: its fan opens at the pointer and the focus, and its cards keep the player's order."""

from collections import OrderedDict
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable_gui.core.table import Spread
from cardtable_gui.views.table.geometry.card_spread import poses
from cardtable_gui.views.table.geometry.table_geometry import ZonePlace
from cardtable_gui.views.table.scene.stage import PLAYABLE_RISE
from cardtable_gui.views.table.widgets.card_button import CardButton
from cardtable_gui.views.table.widgets.card_marks import Shine
from cardtable_gui.views.table.widgets.sort_button import SortButton
from tests.views.table.driving import Driven
from tests.views.table.scenes import HAND, OWN, TABLE


@pytest.fixture
def driven(merchant: Driven) -> Driven:
    """You lead with OWN in hand against one bot; no animation, and the pointer is far from the hand."""
    QTest.mouseMove(merchant.table, QPoint(3, 3))
    presenter = merchant.table.presenter
    assert presenter is not None
    merchant.until(lambda: presenter.scene.stage.opened is None)
    return merchant


def faces(driven: Driven) -> tuple[str | None, ...]:
    return tuple(card.face for card in driven.hand())


def across(driven: Driven) -> list[float]:
    return [card.pose.x for card in driven.hand()]


def point_at(driven: Driven, card: CardButton) -> None:
    """Move the pointer over the visible part of a card."""
    QTest.mouseMove(card, card.mapFrom(driven.table, driven.spot(card)))


def lay(driven: Driven, card: CardButton, before: CardButton) -> None:
    """Drag a card of the hand to the place of another."""
    start = driven.spot(card)
    goal = start + QPoint(round(before.pose.x - card.pose.x) - 4, -6)
    driven.lift(card, goal)
    driven.drop(card, goal)


def in_the_air(card: CardButton) -> bool:
    return card.lifted or card.flying


def sort_button(driven: Driven) -> SortButton:
    button = driven.table.findChild(SortButton)
    assert isinstance(button, SortButton)
    return button


# ------------------------------------------------------------------------------------------------ raised cards


def test_cards_that_may_be_played_now_rise_and_sink_without_a_jump(driven: Driven) -> None:
    presenter = driven.table.presenter
    assert presenter is not None
    parse = driven.session.package.game.parse
    driven.session.act(parse("play 3"))
    low = [card.pose for card in driven.hand()]
    hand = presenter.input.hand
    hand.speed = 1.0
    # Nearly all could beat a 4, which would say nothing.
    driven.runner.answer(parse("play 10"))
    driven.clock.step(0)
    assert driven.session.is_humans_turn
    assert [card.pose for card in driven.hand()] == low
    high = [
        pose.raised(PLAYABLE_RISE) if card.shine_level >= Shine.NOW else pose
        for card, pose in zip(driven.hand(), low, strict=True)
    ]
    assert high != low
    driven.until(lambda: not hand.moving)
    assert [card.pose for card in driven.hand()] == high
    presenter._remove_highlights()
    assert [card.pose for card in driven.hand()] == high
    driven.until(lambda: not hand.moving)
    assert [card.pose for card in driven.hand()] == low


# --------------------------------------------------------------------------------------------------- the open fan


@pytest.mark.parametrize("room", [300, 520, 1200])
@pytest.mark.parametrize("count", [2, 5, 12, 23])
def test_wherever_the_fan_opens_its_cards_stay_in_order_and_inside_the_hand(count: int, room: int) -> None:
    place = ZonePlace(HAND, QRectF(0, 0, room, 200), None, QRectF(0, 30, room, 170), 110, Spread.FAN, room / 2)
    for opened in range(count):
        laid = poses(place, ["1"] * count, opened=opened)
        assert all(left.x < right.x for left, right in pairwise(laid))
        assert min(pose.bounds().left() for pose in laid) >= -1
        assert max(pose.bounds().right() for pose in laid) <= room + 1


@pytest.mark.parametrize("room", [300, 420, 520, 1200])
@pytest.mark.parametrize("count", [2, 5, 12, 23])
def test_a_pointer_on_an_edge_does_not_make_the_fan_swing(count: int, room: int) -> None:
    place = ZonePlace(HAND, QRectF(0, 0, room, 200), None, QRectF(0, 30, room, 170), 110, Spread.FAN, room / 2)
    laid = [[pose.x for pose in poses(place, ["1"] * count, opened=opened)] for opened in range(count)]
    for left in range(count - 1):
        # The edge of the right one of two neighbours, with the fan open at either of them.
        assert laid[left][left + 1] >= laid[left + 1][left + 1] - 1e-6


def test_a_hand_that_grows_finds_its_smaller_cards_drawn(driven: Driven, monkeypatch: pytest.MonkeyPatch) -> None:
    presenter = driven.table.presenter
    assert presenter is not None
    # Other tests may have drawn them.
    monkeypatch.setattr(presenter.scene.stage._art, "_kept", OrderedDict())
    monkeypatch.setattr(presenter.scene.stage._art, "_bytes", 0)
    driven.table.resize(700, 700)
    place = presenter.scene.stage.frame.zones[HAND]
    now, soon = (poses(place, ["1"] * count)[0].width for count in (15, 19))
    assert soon < now
    for draw in presenter.scene.stage.undrawn():
        draw()
    ratio = driven.table.devicePixelRatioF()
    assert all(presenter.scene.stage._art.has(face, width, ratio) for face in OWN for width in (now, soon))


def test_the_card_under_the_pointer_and_its_neighbours_show_their_corners(driven: Driven) -> None:
    cards = driven.hand()
    narrow = cards[8].pose.x - cards[7].pose.x
    point_at(driven, cards[7])
    shown = [right - left for left, right in pairwise(across(driven))]
    assert shown[7] >= 0.7 * cards[7].pose.width
    assert min(shown[6], shown[8]) >= 0.45 * cards[7].pose.width
    assert shown[7] > narrow


def test_the_pointer_stays_on_the_card_at_which_the_fan_opens(driven: Driven) -> None:
    presenter = driven.table.presenter
    assert presenter is not None
    area = driven.table.area(HAND)
    for x in range(round(area.left()), round(area.right()), 3):
        at = QPointF(x, area.bottom() - area.height() * 0.4)
        for _ in range(4):
            presenter.input.hand.look(at)
            token = presenter.scene.stage.hand_card_at(at)
            if token in (None, presenter.scene.stage.opened):
                break
        else:
            raise AssertionError(f"the fan does not come to rest at {x}")


def test_a_card_that_the_pointer_jumps_to_does_not_slip_away_from_it(driven: Driven) -> None:
    presenter = driven.table.presenter
    assert presenter is not None
    hand, stage = presenter.input.hand, presenter.scene.stage
    area = driven.table.area(HAND)
    for first in driven.hand():
        hand.open_at(first)
        for x in range(round(area.left()) + 4, round(area.right()) - 4, 17):
            stage.shift = 0.0
            hand._pointed = first.token
            stage.opened = first.token
            at = QPointF(x + first.token / 100, area.bottom() - area.height() * 0.4)
            seen = stage.hand_card_at(at)
            hand.look(at)
            assert seen is None or stage.hand_card_at(at) == seen
            assert across(driven) == sorted(across(driven))


def test_a_hand_that_is_given_up_while_it_opens_comes_to_rest(driven: Driven) -> None:
    """As when the pointer is on it and the curtain falls."""
    presenter = driven.table.presenter
    assert presenter is not None
    presenter.input.hand.speed = 1.0
    presenter.input.hand.open_at(driven.hand()[7])
    assert presenter.input.hand.moving
    presenter.scene.stage.own = None
    presenter.input.hand._tick()
    assert not presenter.input.hand.moving


def test_the_fan_closes_when_the_pointer_has_left_the_hand(driven: Driven) -> None:
    closed = across(driven)
    point_at(driven, driven.hand()[7])
    assert across(driven) != closed
    QTest.mouseMove(driven.table, QPoint(5, 5))
    driven.until(lambda: across(driven) == closed)


def test_the_fan_opens_at_the_keyboard_too(driven: Driven) -> None:
    closed = across(driven)
    driven.hand()[6].setFocus(Qt.FocusReason.TabFocusReason)
    driven.key(Qt.Key.Key_Right)
    shown = [right - left for left, right in pairwise(across(driven))]
    assert shown[7] == max(shown)
    driven.table.setFocus()
    assert across(driven) == closed


def test_cards_glide_while_the_fan_opens(qtbot: QtBot, driven: Driven) -> None:
    driven.table.set_look(replace(driven.table.look, speed=1.0))
    cards = driven.hand()
    before = across(driven)
    point_at(driven, cards[7])
    presenter = driven.table.presenter
    assert presenter is not None
    assert presenter.input.hand.moving
    assert across(driven) == before
    driven.until(lambda: not presenter.input.hand.moving)
    after = presenter.scene.stage.hand(presenter.scene.stage.shown[HAND])
    assert across(driven) == [pose.x for pose in after.values()]
    assert across(driven) != before


# ------------------------------------------------------------------------------------------- ordered by hand


def test_a_card_dragged_sideways_in_the_hand_lies_there_from_then_on(driven: Driven) -> None:
    cards = driven.hand()
    lay(driven, cards[14], cards[3])
    assert faces(driven) == ("3", "3", "3", "14", *OWN[3:14])
    assert not driven.match.steps
    assert driven.table.picked == {}
    assert driven.table.bubble.isHidden()
    assert across(driven) == sorted(across(driven))


def test_the_others_make_room_under_a_card_that_is_held_above_the_hand(driven: Driven) -> None:
    cards = driven.hand()
    goal = QPoint(round(cards[3].pose.x), driven.spot(cards[14]).y() - 10)
    driven.lift(cards[14], goal)
    gap = cards[4].pose.x - cards[2].pose.x
    assert gap > 1.5 * (cards[2].pose.x - cards[1].pose.x)
    driven.lift(cards[14], driven.table.area(TABLE).center().toPoint())
    assert cards[4].pose.x - cards[3].pose.x == pytest.approx(cards[2].pose.x - cards[1].pose.x, abs=0.5)
    driven.key(Qt.Key.Key_Escape)
    driven.rest()
    assert faces(driven) == OWN


def test_picked_cards_are_moved_in_the_hand_together(driven: Driven) -> None:
    cards = driven.hand()
    driven.click(cards[3])
    driven.click(cards[5])
    lay(driven, cards[3], cards[11])
    assert faces(driven) == ("3", "3", "3", "5", "7", "7", "8", "9", "10", "11", "12", "5", "6", "13", "14")
    assert driven.table.picked == {HAND: ("5", "6")}


def test_the_hand_may_be_sorted_while_somebody_else_is_to_move(driven: Driven) -> None:
    driven.act("play 3")
    cards = driven.hand()
    lay(driven, cards[0], cards[13])
    assert faces(driven)[-3:] == ("13", "14", "3")
    assert driven.table.bubble.isHidden()


def test_a_card_stays_in_the_air_above_the_hand_while_a_bot_moves(driven: Driven) -> None:
    driven.act("play 3")
    card = driven.hand()[13]
    goal = driven.spot(card) + QPoint(-60, -5)
    driven.lift(card, goal)
    driven.answer("play 4")
    driven.until(lambda: driven.session.is_humans_turn)
    assert in_the_air(card)
    driven.drop(card, goal)
    assert not in_the_air(card)
    assert driven.done == "play 4"


def test_out_of_turn_a_card_dropped_elsewhere_glides_home_and_says_whose_turn_it_is(driven: Driven) -> None:
    driven.act("play 3")
    driven.drag(driven.hand()[0], TABLE)
    assert driven.done == "play 3"
    assert driven.table.bubble.text == "It’s not your turn yet. Wait for Kim to play."
    assert not driven.hand()[0].flying


def test_alt_and_arrows_move_a_card_and_the_keyboard_stays_with_it(driven: Driven) -> None:
    card = driven.hand()[5]
    card.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(card, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert faces(driven) == ("3", "3", "3", "5", "5", "7", "6", *OWN[7:])
    assert QApplication.focusWidget() is card
    QTest.keyClick(card, Qt.Key.Key_Home, Qt.KeyboardModifier.AltModifier)
    assert faces(driven)[:2] == ("6", "3")
    QTest.keyClick(card, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert faces(driven)[:2] == ("6", "3")
    driven.key(Qt.Key.Key_Right)
    assert QApplication.focusWidget() is driven.hand()[1]


def test_a_card_that_glides_home_passes_above_the_button(driven: Driven) -> None:
    presenter = driven.table.presenter
    assert presenter is not None
    presenter.input.hand.speed = 1e-9
    card = driven.hand()[14]
    lay(driven, card, driven.hand()[3])
    assert card.flying
    assert not sort_button(driven).isHidden()
    positions = driven.table.children()
    assert positions.index(card) > positions.index(sort_button(driven))


def test_a_button_sorts_the_hand_again_and_is_there_only_when_it_helps(driven: Driven) -> None:
    assert sort_button(driven).isHidden()
    cards = driven.hand()
    lay(driven, cards[14], cards[3])
    button = sort_button(driven)
    assert button.isVisible()
    assert min(button.width(), button.height()) >= 40
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert faces(driven) == OWN
    assert button.isHidden()


def test_new_cards_lie_beside_their_like(driven: Driven) -> None:
    cards = driven.hand()
    lay(driven, cards[14], cards[0])
    lay(driven, cards[13], cards[0])
    before = faces(driven)
    driven.act("play 5 5")
    driven.answer("play 8 8")
    driven.until(lambda: driven.session.is_humans_turn)
    driven.act("pass 12 > 1 11")
    after = [face for face in before if face != "5" and face != "12"]
    after.insert(after.index("11") + 1, "11")
    after.insert(after.index("3"), "1")
    assert faces(driven) == tuple(after)


def test_undo_brings_a_card_back_to_where_it_lay(driven: Driven) -> None:
    cards = driven.hand()
    lay(driven, cards[14], cards[3])
    laid = faces(driven)
    driven.act("play 14")
    assert "14" not in faces(driven)
    driven.session.undo()
    assert faces(driven) == laid


def test_of_equal_cards_the_one_that_is_dragged_goes(driven: Driven) -> None:
    first = driven.hand()[0]
    driven.drag(first, TABLE)
    assert driven.done == "play 3"
    assert driven.table.cards(TABLE) == (first,)


# ------------------------------------------------------------------------------------------------------ equal cards


def test_shift_click_picks_all_equal_cards_and_puts_them_back(driven: Driven) -> None:
    card = driven.hand()[1]
    at = card.mapFrom(driven.table, driven.spot(card))
    QTest.mouseClick(card, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier, at)
    driven.rest()
    assert driven.table.picked == {HAND: ("3", "3", "3")}
    at = card.mapFrom(driven.table, driven.spot(card))
    QTest.mouseClick(card, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier, at)
    driven.rest()
    assert driven.table.picked == {}


def test_shift_and_space_pick_all_equal_cards(driven: Driven) -> None:
    card = driven.hand()[6]
    card.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(card, Qt.Key.Key_Space, Qt.KeyboardModifier.ShiftModifier)
    assert driven.table.picked == {HAND: ("7", "7")}
    driven.key(Qt.Key.Key_Space)
    assert driven.table.picked == {HAND: ("7",)}
