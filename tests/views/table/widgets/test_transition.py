"""The curtain falls and rises: only visually, without blocking anything."""

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable_gui.core.zones import Zone
from cardtable_gui.views.table.widgets.transition import Transition, Way
from tests.support.sessions import ANN, BEN, CHO, EASY
from tests.views.table.driving import Driven


def handed_over(qtbot: QtBot, speed: float = 0.0) -> tuple[Driven, Transition]:
    """Ann has flipped the first card, and the curtain waits for Ben; it is animated from now on."""
    driven = Driven(qtbot, "kobayakawa", (ANN, BEN, CHO))
    transition = driven.table.widgets.transition
    transition.speed = speed
    driven.key(Qt.Key.Key_Return)
    driven.rest()
    transition.stop()
    assert driven.session.is_humans_turn
    driven.session.act(driven.session.package.game.parse("flip"))
    driven.until(driven.table.curtain.isVisible)
    return driven, transition


def seen(transition: Transition) -> QImage:
    return transition.grab().toImage()


def test_it_comes_down_over_the_table_as_it_was(qtbot: QtBot) -> None:
    driven, transition = handed_over(qtbot, speed=1e-9)
    assert transition.moving
    before, cloth = seen(transition), driven.table.curtain.grab().toImage()
    assert before != cloth
    transition._done = 0.5
    half, wide = transition.height() // 2, transition.width()
    assert seen(transition).copy(0, 0, wide, half) == cloth.copy(0, transition.height() - half, wide, half)
    assert seen(transition).copy(0, half, wide, half) == before.copy(0, half, wide, half)
    transition.speed = 50.0
    driven.until(lambda: not transition.moving)
    assert transition.isHidden()
    assert driven.table.grab().toImage() == cloth


def test_what_it_showed_is_forgotten(qtbot: QtBot) -> None:
    _driven, transition = handed_over(qtbot, speed=1e-9)
    assert not transition._old.isNull()
    transition.stop()
    assert transition._old.isNull()
    assert transition._new.isNull()


def test_it_goes_up_from_the_next_players_table(qtbot: QtBot) -> None:
    driven, transition = handed_over(qtbot, speed=1e-9)
    transition.stop()
    driven.key(Qt.Key.Key_Return)
    assert driven.session.is_humans_turn
    assert driven.table.curtain.isHidden()
    assert transition.moving
    transition.stop()
    shown = driven.table.grab().toImage()
    transition.speed = 1e-9
    cloth, behind = driven.table.grab(), driven.table.grab()
    cloth.fill(Qt.GlobalColor.darkBlue)
    transition.go(Way.RISE, cloth, behind)
    transition._done = 1.0
    assert seen(transition) == shown
    transition._done = 0.0
    assert seen(transition) == cloth.toImage()


@pytest.mark.parametrize("how", ["press", "key"])
def test_it_is_gone_at_a_press_or_a_key(qtbot: QtBot, how: str) -> None:
    driven, transition = handed_over(qtbot, speed=1e-9)
    transition.stop()
    driven.key(Qt.Key.Key_Return)
    assert not transition.isHidden()
    if how == "press":
        QTest.mouseClick(transition, Qt.MouseButton.LeftButton, pos=driven.table.area(Zone("deck")).center().toPoint())
    else:
        driven.key(Qt.Key.Key_Right)
    assert transition.isHidden()
    assert driven.table.picked == {}


def test_without_movement_it_is_never_seen(qtbot: QtBot) -> None:
    driven, transition = handed_over(qtbot)
    assert transition.isHidden()
    driven.key(Qt.Key.Key_Return)
    assert driven.session.is_humans_turn
    assert transition.isHidden()
    assert transition._old.isNull()


def test_a_press_before_the_result_is_drawn_shows_it_at_once(qtbot: QtBot) -> None:
    driven = Driven(qtbot, "kobayakawa", (ANN, EASY, EASY))
    transition = driven.table.widgets.transition
    changed: list[bool] = []
    transition.speed = 1e-9
    transition.fade(lambda: changed.append(True))
    assert changed == [True]
    assert transition.isVisible()
    QTest.mouseClick(transition, Qt.MouseButton.LeftButton)
    driven.rest()
    assert not transition.moving
    assert transition.isHidden()


def test_a_result_comes_into_sight_softly(qtbot: QtBot) -> None:
    driven = Driven(qtbot, "kobayakawa", (ANN, EASY, EASY))
    transition = driven.table.widgets.transition
    transition.speed = 1e-9
    rng = Random(1)
    while driven.table.panel.result is None:
        driven.bots()
        if driven.session.is_humans_turn:
            driven.session.act(driven.some_action(rng))
    assert transition.moving
    as_before = seen(transition)
    driven.until(lambda: transition._new.cacheKey() != transition._old.cacheKey())
    transition._done = 0.0
    before = seen(transition)
    transition._done = 1.0
    after = seen(transition)
    transition.stop()
    assert as_before == before != after
    assert driven.table.grab().toImage() == after
    assert driven.table.panel.isVisible()
