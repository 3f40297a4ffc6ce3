"""A hidden card is taken from a neighbour's fan by its place (Old Maid): by mouse, finger and keys, and in words."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable_gui.core.files.record import DealRecord
from cardtable_gui.core.zones import Zone, hand_of
from cardtable_gui.views.table.widgets.card_button import CardButton
from tests.support.games.old_maid.cards import RANKS, SUITS
from tests.support.games.old_maid.game import GAME
from tests.support.sessions import EASY
from tests.views.table.driving import YOU, Driven

pytestmark = pytest.mark.usefixtures("small_games")
OWN, NEIGHBOUR = hand_of(0), hand_of(2)


@pytest.fixture
def driven(qtbot: QtBot) -> Driven:
    """The player begins; the fan is that of the last seat."""
    found = Driven(qtbot, GAME.id, (YOU, EASY, EASY), seed=2)
    assert found.session.is_humans_turn
    return found


def fan(driven: Driven) -> list[CardButton]:
    """The cards of the fan from left to right."""
    return sorted(driven.table.cards(NEIGHBOUR), key=lambda card: card.pose.x)


def test_each_card_of_the_fan_has_a_name_of_its_own(driven: Driven) -> None:
    cards = fan(driven)
    assert len(cards) > 4
    _, other_name, name = driven.session.names
    assert cards[2].accessibleName() == f"Face-down card 3 of {len(cards)}, {name}’s hand"
    assert len({card.accessibleName() for card in cards}) == len(cards)
    other = driven.table.cards(hand_of(1))
    assert [card.accessibleName() for card in other if card.told] == [
        f"{other_name}’s hand, face down, {len(other)} cards"
    ]
    assert {card.focusPolicy() for card in other} == {Qt.FocusPolicy.NoFocus}


def test_the_third_card_is_picked_and_drawn_by_the_button(driven: Driven) -> None:
    wanted = fan(driven)[2]
    driven.click(wanted)
    assert [card.picked for card in fan(driven)].index(True) == 2
    button = driven.table.bar.button("draw")
    assert button is not None
    assert button.face.deed == "Draw card 3"
    driven.key(Qt.Key.Key_D)
    assert driven.done == "draw 3"
    assert wanted.zone != NEIGHBOUR


def test_picking_another_card_of_the_fan_puts_the_first_one_back(driven: Driven) -> None:
    for card in fan(driven)[:3]:
        driven.click(card)
        assert [each for each in fan(driven) if each.picked] == [card]


def test_a_card_of_the_fan_is_dragged_to_the_own_hand(driven: Driven) -> None:
    wanted = fan(driven)[1]
    driven.drag(wanted, OWN)
    assert driven.done == "draw 2"
    assert wanted.zone != NEIGHBOUR


def test_a_finger_drags_the_card_that_it_lies_on(driven: Driven) -> None:
    window, screen = driven.table.windowHandle(), QTest.createTouchDevice()
    wanted = fan(driven)[2]
    start, goal = driven.spot(wanted), driven.table.area(OWN).center().toPoint()
    QTest.touchEvent(window, screen).press(0, start, window)
    for share in (0.1, 0.4, 0.8, 1.0):
        at: QPoint = start + (goal - start) * share
        QTest.touchEvent(window, screen).move(0, at, window)
        QApplication.processEvents()
    QTest.touchEvent(window, screen).release(0, goal, window)
    driven.rest()
    assert driven.done == "draw 3"
    assert wanted.zone != NEIGHBOUR


def test_a_card_of_the_fan_that_is_dropped_elsewhere_goes_home_and_hears_where_it_may_go(driven: Driven) -> None:
    card = fan(driven)[2]
    home = card.pose
    driven.drag(card, Zone("pairs"))
    assert driven.table.bubble.text == "You can’t put that there. Try: Your hand"
    assert (card.zone, card.pose.x, len(driven.match.steps)) == (NEIGHBOUR, home.x, 0)


def test_a_double_click_draws_the_card_that_is_meant(driven: Driven) -> None:
    wanted = fan(driven)[0]
    driven.double_click(wanted)
    assert driven.done == "draw 1"
    assert wanted.zone != NEIGHBOUR


def test_arrows_go_from_card_to_card_of_the_fan(driven: Driven) -> None:
    cards = fan(driven)
    cards[0].setFocus()
    passed = [QApplication.focusWidget()]
    for _ in cards[1:]:
        driven.key(Qt.Key.Key_Right)
        passed.append(QApplication.focusWidget())
    assert passed == cards
    driven.key(Qt.Key.Key_Space)
    driven.key(Qt.Key.Key_D)
    assert driven.done == f"draw {len(cards)}"


def test_own_cards_can_be_picked_and_say_why_they_do_nothing(driven: Driven) -> None:
    driven.click(driven.hand()[0])
    button = driven.table.bar.button("draw")
    assert button is not None
    assert button.face.blocked


def test_a_match_that_the_deal_decides_shows_its_result_at_once(qtbot: QtBot) -> None:
    ranks = ("A", "10", "J", "Q", "K")
    own, other = ([f"{rank}{suit}" for rank in ranks for suit in suits] for suits in (SUITS[:2], SUITS[2:]))
    deck = tuple(card for both in zip(own, other, strict=True) for card in both)
    options: dict[str, object] = {"without": tuple(rank for rank in RANKS if rank not in ranks)}
    driven = Driven(qtbot, GAME.id, (YOU, EASY), deals=(DealRecord((*deck, "JKR"), 0),), options=options)
    driven.until(driven.table.panel.isVisible)
    assert driven.table.panel.result is not None
    assert driven.table.panel.result.ranks == (2, 1)
    assert [card.face for card in driven.hand()] == ["JKR"]
