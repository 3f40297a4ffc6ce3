"""Flying cards are painted in one widget; their own widgets stay where they are until the cards rest."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEasingCurve, QPoint
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui.views.kit.look.theme import LIGHT, Motion
from cardtable_gui.views.kit.pictures.art import Art
from cardtable_gui.views.table.geometry.card_spread import Pose
from cardtable_gui.views.table.widgets import flight_overlay as flying
from cardtable_gui.views.table.widgets.animator import Animator, Flight
from cardtable_gui.views.table.widgets.card_button import CardButton
from cardtable_gui.views.table.widgets.flight_overlay import FlightOverlay
from tests.support.stepped_clock import SteppedClock

GROUND = QColor("#00ff00")
SLOW = Motion(10_000, QEasingCurve.Type.Linear)
HERE, THERE = Pose(50, 60, 40), Pose(250, 160, 60, 5)
FACES = ("a", "b", "c")
MakeCard = Callable[[str, Pose], CardButton]


@pytest.fixture
def overlay(board: QWidget) -> FlightOverlay:
    board.setStyleSheet(f"background: {GROUND.name()}")
    return FlightOverlay(board)


@pytest.fixture
def card(board: QWidget) -> MakeCard:
    art = Art("no-such-game", FACES)

    def make(face: str, pose: Pose) -> CardButton:
        made = CardButton(1, art, LIGHT, board)
        made.set_face(face)
        made.rest(pose)
        return made

    return make


def half_way(flight: Flight) -> None:
    flight.begin()
    flight.at(0.5)


def colour(board: QWidget, pose: Pose) -> QColor:
    """The colour a little beside the middle of a card, where its ring is painted."""
    ratio = board.devicePixelRatioF()
    return board.grab().toImage().pixelColor(QPoint(int(pose.x * ratio), int((pose.y - pose.width * 0.31) * ratio)))


def test_a_card_is_seen_where_it_flies_and_no_more_where_it_lay(
    board: QWidget, overlay: FlightOverlay, card: MakeCard
) -> None:
    flown = card("a", HERE)
    flight = Flight(flown, 0, SLOW, THERE, "a", overlay)
    half_way(flight)
    assert colour(board, HERE) == GROUND
    assert colour(board, flown.pose) != GROUND
    flight.end()
    assert overlay.isHidden()
    assert colour(board, flown.pose) != GROUND
    assert flown.geometry().contains(THERE.bounds().toRect())


def test_later_cards_fly_above_earlier_ones_and_all_above_those_that_lie(
    board: QWidget, overlay: FlightOverlay, card: MakeCard
) -> None:
    alone = {face: colour(board, card(face, Pose(40 + 60 * number, 250, 40)).pose) for number, face in enumerate(FACES)}
    middle = Pose(200, 100, 40)
    card("a", middle)
    first, second = card("b", middle), card("c", middle)
    flights = [Flight(one, 0, SLOW, middle, one.face, overlay) for one in (second, first)]
    for flight in flights:
        half_way(flight)
    assert colour(board, middle) == alone["b"]
    flights[1].end()
    assert colour(board, middle) == alone["c"]
    flights[0].end()
    assert colour(board, middle) == alone["b"], "what took off last lies on top"


def test_in_a_crowd_cards_fly_as_they_will_lie(
    board: QWidget, overlay: FlightOverlay, card: MakeCard, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(flying, "CROWD", 1)
    cards = [card("a", HERE), card("b", HERE)]
    flights = [Flight(one, 0, SLOW, THERE, one.face, overlay) for one in cards]
    crowded = [overlay.crowded]
    for flight in flights:
        half_way(flight)
        crowded.append(overlay.crowded)
    assert colour(board, cards[1].pose) != GROUND
    flights[1].end()
    assert [*crowded, overlay.crowded] == [False, False, True, False]


def test_a_card_that_turns_over_in_a_crowd_is_narrow_half_way(
    board: QWidget, overlay: FlightOverlay, card: MakeCard, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(flying, "CROWD", 0)
    turned = card("a", HERE)
    flight = Flight(turned, 0, SLOW, HERE, None, overlay)
    half_way(flight)
    assert colour(board, Pose(turned.pose.x - 15, turned.pose.y, 40)) == GROUND


def test_a_skipped_script_leaves_nothing_in_the_air(
    qtbot: QtBot, board: QWidget, overlay: FlightOverlay, card: MakeCard
) -> None:
    cards = [card(face, HERE) for face in FACES]
    animator = Animator(SteppedClock(), board)
    with qtbot.waitSignal(animator.finished):
        animator.play([Flight(one, 0, SLOW, THERE, one.face, overlay) for one in cards])
        assert overlay.isVisible()
        animator.skip()
    assert overlay.isHidden()
    assert [one.pose for one in cards] == [THERE] * 3


def test_a_card_that_is_taken_away_is_taken_out_of_the_air(
    board: QWidget, overlay: FlightOverlay, card: MakeCard
) -> None:
    flown = card("a", HERE)
    half_way(Flight(flown, 0, SLOW, THERE, "a", overlay))
    flown.put_down()
    assert overlay.isHidden()
    flown.hide()
    assert colour(board, flown.pose) == GROUND
