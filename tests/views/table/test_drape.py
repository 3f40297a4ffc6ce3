"""The curtain comes down and goes up: for the eye alone, and never in anybody's way."""

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable_gui.core.zones import Zone
from cardtable_gui.views.table.drape import Drape, Way
from tests.support.sessions import ANN, BEN, CHO, EASY
from tests.views.table.driving import Driven


def handed_over(qtbot: QtBot, speed: float = 0.0) -> tuple[Driven, Drape]:
    """Ann has flipped the first card, and the curtain waits for Ben; it moves from now on."""
    driven = Driven(qtbot, "kobayakawa", (ANN, BEN, CHO))
    drape = driven.table._widgets.drape
    drape.speed = speed
    driven.key(Qt.Key.Key_Return)
    driven.rest()
    drape.stop()
    assert driven.session.is_humans_turn
    driven.session.act(driven.session.box.game.parse("flip"))
    driven.until(driven.table.curtain.isVisible)
    return driven, drape


def seen(drape: Drape) -> QImage:
    return drape.grab().toImage()


def test_it_comes_down_over_the_table_as_it_was(qtbot: QtBot) -> None:
    driven, drape = handed_over(qtbot, speed=1e-9)
    assert drape.moving
    before, cloth = seen(drape), driven.table.curtain.grab().toImage()
    assert before != cloth
    drape._done = 0.5
    half, wide = drape.height() // 2, drape.width()
    assert seen(drape).copy(0, 0, wide, half) == cloth.copy(0, drape.height() - half, wide, half)
    assert seen(drape).copy(0, half, wide, half) == before.copy(0, half, wide, half)
    drape.speed = 50.0
    driven.until(lambda: not drape.moving)
    assert drape.isHidden()
    assert driven.table.grab().toImage() == cloth


def test_what_it_showed_is_forgotten(qtbot: QtBot) -> None:
    _driven, drape = handed_over(qtbot, speed=1e-9)
    assert not drape._old.isNull()
    drape.stop()
    assert drape._old.isNull()
    assert drape._new.isNull()


def test_it_goes_up_from_the_next_players_table(qtbot: QtBot) -> None:
    driven, drape = handed_over(qtbot, speed=1e-9)
    drape.stop()
    driven.key(Qt.Key.Key_Return)
    assert driven.session.is_humans_turn
    assert driven.table.curtain.isHidden()
    assert drape.moving
    drape.stop()
    shown = driven.table.grab().toImage()
    drape.speed = 1e-9
    cloth, behind = driven.table.grab(), driven.table.grab()
    cloth.fill(Qt.GlobalColor.darkBlue)
    drape.go(Way.RISE, cloth, behind)
    drape._done = 1.0
    assert seen(drape) == shown
    drape._done = 0.0
    assert seen(drape) == cloth.toImage()


@pytest.mark.parametrize("how", ["press", "key"])
def test_it_is_gone_at_a_press_or_a_key(qtbot: QtBot, how: str) -> None:
    driven, drape = handed_over(qtbot, speed=1e-9)
    drape.stop()
    driven.key(Qt.Key.Key_Return)
    assert not drape.isHidden()
    if how == "press":
        QTest.mouseClick(drape, Qt.MouseButton.LeftButton, pos=driven.table.area(Zone("deck")).center().toPoint())
    else:
        driven.key(Qt.Key.Key_Right)
    assert drape.isHidden()
    assert driven.table.picked == {}


def test_without_movement_it_is_never_seen(qtbot: QtBot) -> None:
    driven, drape = handed_over(qtbot)
    assert drape.isHidden()
    driven.key(Qt.Key.Key_Return)
    assert driven.session.is_humans_turn
    assert drape.isHidden()
    assert drape._old.isNull()


def test_a_result_comes_into_sight_softly(qtbot: QtBot) -> None:
    driven = Driven(qtbot, "kobayakawa", (ANN, EASY, EASY))
    drape = driven.table._widgets.drape
    drape.speed = 1e-9
    rng = Random(1)
    while driven.table.panel.result is None:
        driven.bots()
        if driven.session.is_humans_turn:
            driven.session.act(driven.some_action(rng))
    assert drape.moving
    drape._done = 0.0
    before = seen(drape)
    drape._done = 1.0
    after = seen(drape)
    drape.stop()
    assert before != after
    assert driven.table.grab().toImage() == after
    assert driven.table.panel.isVisible()
