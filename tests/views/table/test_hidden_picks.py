"""One of several face-down cards of another hand is picked and taken: by mouse, keys and finger."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable_gui.core.actions import Refusal
from cardtable_gui.core.messages import Message
from cardtable_gui.core.offer import Command, Legal, NotAllowed, Offer
from cardtable_gui.core.picks import Pick, Picked, picks_of
from cardtable_gui.core.zones import Zone
from cardtable_gui.games.merchant.actions import MerchantAction
from cardtable_gui.games.merchant.table import MerchantTable
from cardtable_gui.games.merchant.view import MerchantView
from tests.support.sessions import EASY
from tests.views.table.driving import YOU, Driven
from tests.views.table.scenes import GOLDFISH, HAND

NEIGHBOUR = Zone("hand", 1)
THIRD = {NEIGHBOUR: (Pick(2, None),)}


@pytest.fixture
def taking(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Driven:
    """The neighbour's third card, and no other, may be taken into the own hand (which counts as a play here)."""
    driven = Driven(qtbot, "merchant", (YOU, EASY), deals=(GOLDFISH,), start=False)
    play = driven.session.box.game.parse("play 14")

    def playable(_table: MerchantTable, view: MerchantView) -> Picked:
        return picks_of(view, {NEIGHBOUR: (None,) * view.sizes[1]})

    def offer(table: MerchantTable, view: MerchantView, picked: Picked) -> Offer[MerchantAction]:
        other = NotAllowed(Refusal("MG5", Message("test", "Take the third one.")))
        meaning = Legal(play) if picked == THIRD else other
        command = Command("play", Message("test", "Take"), "P", meaning, primary=True)
        return Offer(Message("test", "Take a card."), (command,), {HAND: meaning}, table.playable(view))

    monkeypatch.setattr(MerchantTable, "playable", playable)
    monkeypatch.setattr(MerchantTable, "offer", offer)
    monkeypatch.setattr(MerchantTable, "one_at_a_time", lambda *_asked: True)
    monkeypatch.setattr(
        MerchantTable, "obvious", lambda _table, _view, zone, pick: play if {zone: (pick,)} == THIRD else None
    )
    driven.session.start()
    return driven


def picked(driven: Driven) -> Picked:
    sitting = driven.table._sitting
    assert sitting is not None
    return sitting.picked


def test_a_click_picks_just_that_face_down_card(taking: Driven) -> None:
    cards = taking.hand(1)
    assert {card.face for card in cards} == {None}
    taking.click(cards[2])
    assert picked(taking) == THIRD
    assert [card.picked for card in cards] == [card is cards[2] for card in cards]
    taking.click(cards[5])
    assert picked(taking) == {NEIGHBOUR: (Pick(5, None),)}


def test_a_face_down_card_is_dragged_to_a_place_where_it_may_go(taking: Driven) -> None:
    taking.drag(taking.hand(1)[2], HAND)
    assert taking.done == "play 14"


def test_another_face_down_card_that_is_dragged_there_goes_home_and_hears_why(taking: Driven) -> None:
    card = taking.hand(1)[4]
    home = card.pose
    taking.drag(card, HAND)
    assert taking.table.bubble.text == "Take the third one."
    assert (card.pose, taking.match.steps) == (home, [])


def test_a_double_click_on_a_face_down_card_means_that_card(taking: Driven) -> None:
    taking.double_click(taking.hand(1)[1])
    assert not taking.match.steps
    taking.double_click(taking.hand(1)[2])
    assert taking.done == "play 14"


def test_keys_go_from_one_face_down_card_to_the_next_and_pick_it(taking: Driven) -> None:
    taking.table.take_keyboard()
    taking.hand(1)[0].setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(2):
        taking.key(Qt.Key.Key_Right)
    assert QApplication.focusWidget() is taking.hand(1)[2]
    taking.key(Qt.Key.Key_Space)
    assert picked(taking) == THIRD
    taking.key(Qt.Key.Key_Return)
    assert taking.done == "play 14"


def test_a_finger_drags_the_face_down_card_it_lies_on(taking: Driven) -> None:
    window, screen = taking.table.windowHandle(), QTest.createTouchDevice()
    start = taking.spot(taking.hand(1)[2])
    goal = taking.table.area(HAND).center().toPoint()
    QTest.touchEvent(window, screen).press(0, start, window)
    for share in (0.1, 0.4, 0.8, 1.0):
        at: QPoint = start + (goal - start) * share
        QTest.touchEvent(window, screen).move(0, at, window)
        QApplication.processEvents()
    QTest.touchEvent(window, screen).release(0, goal, window)
    taking.rest()
    assert taking.done == "play 14"


def test_face_down_cards_that_cannot_be_taken_are_neither_picked_nor_reached_by_keys(merchant: Driven) -> None:
    assert {card.focusPolicy() for card in merchant.hand(1)} == {Qt.FocusPolicy.NoFocus}
    merchant.click(merchant.hand(1)[2])
    assert merchant.table.picked == {}
