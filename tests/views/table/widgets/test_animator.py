"""One clock drives all animations, and can be skipped at any time."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEasingCurve, QPoint, QPointF
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui.views.kit.look.theme import LIGHT, Motion
from cardtable_gui.views.kit.pictures.art import Art
from cardtable_gui.views.table.geometry.card_spread import Pose
from cardtable_gui.views.table.widgets.animator import Animator, Cue, Flight
from cardtable_gui.views.table.widgets.card_button import CardButton
from cardtable_gui.views.table.widgets.flight_overlay import FlightOverlay
from tests.support.stepped_clock import SteppedClock, wait_for

QUICK = Motion(40, QEasingCurve.Type.Linear)
HERE, THERE, BEYOND = Pose(50, 60, 40), Pose(250, 160, 60, 5), Pose(300, 60, 40)


@pytest.fixture
def card(board: QWidget) -> CardButton:
    made = CardButton(1, Art("no-such-game", ("a", "b")), LIGHT, board)
    made.rest(HERE)
    made.set_face("a")
    return made


@pytest.fixture
def clock() -> SteppedClock:
    return SteppedClock()


@pytest.fixture
def animator(clock: SteppedClock, board: QWidget) -> Animator:
    return Animator(clock, board)


def test_a_flight_ends_at_its_target_with_its_face(clock: SteppedClock, animator: Animator, card: CardButton) -> None:
    finished = QSignalSpy(animator.finished)
    animator.play([Flight(card, 0, QUICK, THERE, "b")])
    assert card.flying
    wait_for(clock, lambda: not animator.busy)
    assert finished.count() == 1
    assert (card.pose, card.face, card.flying) == (THERE, "b", False)


def test_on_its_way_a_card_is_between_its_places_and_turns_over_halfway(animator: Animator, card: CardButton) -> None:
    flight = Flight(card, 0, QUICK, THERE, "b")
    flight.begin()
    flight.at(0.25)
    assert card.face == "a"
    assert HERE.x < card.pose.x < THERE.x
    assert HERE.width < card.pose.width < THERE.width
    flight.at(0.75)
    assert card.face == "b"
    flight.end()
    assert card.pose == THERE


def test_a_card_that_flies_over_the_table_shows_its_face_from_the_first_third_on(
    board: QWidget, card: CardButton
) -> None:
    flight = Flight(card, 0, QUICK, THERE, "b", FlightOverlay(board))
    flight.begin()
    flight.at(0.1)
    assert card.face == "a"
    flight.at(0.33)
    assert card.face == "b"
    seen: list[str | None] = []
    for share in (0.4, 0.6, 0.8):
        flight.at(share)
        seen.append(card.face)
        assert card._squeeze == 1.0, "it turns no more"
    assert seen == ["b"] * 3
    flight.end()


def test_a_pile_tells_its_count_while_its_top_card_flies_off(board: QWidget, card: CardButton) -> None:
    left = Flight(card, 0, QUICK, replace(HERE, badge="26"), "a")
    left.begin()
    assert card.pose.badge == "26"
    flown = CardButton(2, Art("no-such-game", ("a", "b")), LIGHT, board)
    flown.rest(replace(HERE, badge="27"))
    off = Flight(flown, 0, QUICK, replace(THERE, badge="2"), "a", FlightOverlay(board))
    off.begin()
    assert flown.pose.badge == ""
    off.end()
    assert flown.pose.badge == "2"


def test_skipping_brings_everything_to_its_end(qtbot: QtBot, animator: Animator, card: CardButton) -> None:
    said: list[str] = []
    animator.play([Flight(card, 0, QUICK, THERE, "b"), Cue(5000, lambda: said.append("late"))])
    with qtbot.waitSignal(animator.finished):
        animator.skip()
    assert card.pose == THERE
    assert said == ["late"]
    assert not animator.busy


def test_skipping_nothing_says_nothing(qtbot: QtBot, animator: Animator) -> None:
    with qtbot.assertNotEmitted(animator.finished):
        animator.skip()


def test_without_speed_everything_happens_at_once(animator: Animator, card: CardButton) -> None:
    animator.speed = 0
    said: list[str] = []
    animator.play([Cue(30, lambda: said.append("second")), Cue(10, lambda: said.append("first"))])
    assert said == ["first", "second"]
    animator.play([Flight(card, 0, QUICK, THERE, "b")])
    assert card.pose == THERE


def test_a_later_flight_takes_the_card_on_from_wherever_it_is(
    clock: SteppedClock, animator: Animator, card: CardButton
) -> None:
    slow = Motion(4000, QEasingCurve.Type.Linear)
    animator.play([Flight(card, 0, slow, THERE, "a"), Flight(card, 20, QUICK, BEYOND, "a")])
    wait_for(clock, lambda: card.pose == BEYOND)
    assert animator.busy
    animator.skip()
    assert card.pose == BEYOND


def test_skipped_flights_of_one_card_end_with_the_last(animator: Animator, card: CardButton) -> None:
    animator.play([Flight(card, 500, QUICK, BEYOND, "b"), Flight(card, 100, QUICK, THERE, "a")])
    animator.skip()
    assert (card.pose, card.face) == (BEYOND, "b")


def test_an_empty_script_is_over_at_once(qtbot: QtBot, animator: Animator) -> None:
    with qtbot.waitSignal(animator.finished):
        animator.play([])
    assert not animator.busy


def test_a_covered_card_is_hidden_at_rest_and_seen_in_flight(card: CardButton) -> None:
    card.rest(Pose(50, 60, 40, covered=True))
    assert card.isHidden()
    card.fly(THERE, 60)
    assert not card.isHidden()


def test_a_card_is_hit_where_it_lies_not_where_its_widget_is(card: CardButton) -> None:
    card.rest(Pose(100, 100, 60, 30))
    corner = card.geometry().topLeft() + QPoint(3, 3)
    assert card.geometry().contains(corner)
    assert not card.holds(QPointF(corner))
    assert card.holds(QPointF(100, 100))
