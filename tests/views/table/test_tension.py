"""What is about to happen is announced once, where it covers no card, and never while a scene is played."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from cardtable_gui.core.files.record import DealRecord
from cardtable_gui.views.table.widgets.tension_banner import BANNER_MS, TensionBanner
from tests.support.announcements import Announcements
from tests.support.sessions import ANN, BEN, EASY
from tests.views.table.driving import YOU, Driven
from tests.views.table.scenes import UPWARDS

LEFT = "You have one card left"


@pytest.fixture
def two(qtbot: QtBot) -> Driven:
    """Merchant for two: you lead with a lot of 3s, and have one other card."""
    own = ("3",) * 7 + ("2",) * 7 + ("14",)
    other = ("4",) * 6 + ("5",) * 6 + ("6", "6", "6")
    rest = ("1", "1", "1", "1", "1", "6", "7", "7", "7", "8", "8", "9", "9", "10")
    return Driven(qtbot, "merchant", (YOU, EASY), deals=(DealRecord((*own, *other, *rest), 0),))


def banner(driven: Driven) -> TensionBanner:
    return driven.table.widgets.banner


def to_one_card(driven: Driven) -> None:
    """You play all your 3s, then all your 2s."""
    driven.act("play 3 3 3 3 3 3 3")
    driven.answer("pass")
    driven.until(lambda: driven.session.is_humans_turn)
    driven.act("skip")
    driven.until(lambda: driven.session.is_humans_turn)
    driven.act("play 2 2 2 2 2 2 2")
    driven.until(lambda: bool(driven.runner.questions))


@pytest.mark.parametrize("speed", [0.0, 1.0])
def test_the_last_card_is_announced_with_and_without_animation(two: Driven, speed: float) -> None:
    two.table.set_look(replace(two.table.look, speed=speed))
    to_one_card(two)
    two.until(lambda: banner(two).text == LEFT)
    assert banner(two).isVisible()
    assert banner(two).ring.isVisible()
    presenter = two.table.presenter
    assert presenter is not None
    plate = presenter.scene.player_panels.plates[0].geometry()
    assert banner(two).ring.geometry().contains(plate)
    two.until(lambda: not banner(two).isVisible())
    assert not banner(two).ring.isVisible()


def test_without_animation_nothing_of_it_moves(two: Driven) -> None:
    to_one_card(two)
    two.until(lambda: banner(two).text == LEFT)
    first, place = banner(two).grab().toImage(), banner(two).geometry()
    two.clock.step(BANNER_MS / 2)
    assert banner(two).grab().toImage() == first
    assert banner(two).geometry() == place
    two.clock.step(BANNER_MS)
    assert not banner(two).isVisible()


def test_it_covers_no_card(two: Driven) -> None:
    to_one_card(two)
    two.until(lambda: banner(two).text == LEFT)
    presenter = two.table.presenter
    assert presenter is not None
    place = QRectF(banner(two).geometry())
    assert presenter.scene.ground().room.adjusted(-1, -1, 1, 1).contains(place)
    assert not any(seen.area.intersects(place) for seen in presenter.scene.stage.visible())


def test_it_is_said_once(announced: Announcements, two: Driven) -> None:
    to_one_card(two)
    two.until(lambda: banner(two).text == LEFT)
    two.answer("pass")
    two.until(lambda: two.session.is_humans_turn)
    two.act("skip")
    two.until(lambda: two.session.is_humans_turn)
    assert announced.words.count(LEFT) == 1


def test_what_the_log_tells_is_shown_and_not_said_again(qtbot: QtBot, announced: Announcements) -> None:
    driven = Driven(qtbot, "gunjo", (YOU, EASY, EASY), options={"rounds": 1}, start=False)
    driven.session.start()
    driven.until(lambda: driven.session.is_humans_turn or bool(driven.runner.questions))
    assert banner(driven).text == "The last round"
    assert "The last round" not in announced.words
    assert not banner(driven).ring.isVisible()


def test_taking_back_and_redoing_announce_nothing(two: Driven, announced: Announcements) -> None:
    to_one_card(two)
    two.until(lambda: banner(two).text == LEFT)
    announced.take()
    two.session.undo()
    assert not banner(two).isVisible()
    two.session.redo()
    two.go()
    assert not banner(two).isVisible()
    assert LEFT not in announced.take()


@pytest.mark.parametrize("how", ["resize", "leave"])
def test_it_goes_where_the_table_changes(two: Driven, how: str) -> None:
    to_one_card(two)
    two.until(lambda: banner(two).text == LEFT)
    if how == "resize":
        two.table.resize(900, 640)
    else:
        two.table.close_session()
    assert not banner(two).isVisible()
    assert not banner(two).ring.isVisible()


def test_it_goes_when_a_scene_begins(two: Driven) -> None:
    to_one_card(two)
    two.until(lambda: banner(two).text == LEFT)
    two.answer("pass")
    two.until(lambda: two.session.is_humans_turn)
    two.act("skip")
    two.until(lambda: two.session.is_humans_turn)
    two.table.set_look(replace(two.table.look, speed=1.0))
    assert banner(two).isVisible()
    two.act("play 14")
    two.until(lambda: two.table.widgets.scene.open)
    assert not banner(two).isVisible()
    two.until(lambda: two.table.panel.result is not None)


def test_a_press_goes_through_it(two: Driven) -> None:
    to_one_card(two)
    two.until(lambda: banner(two).text == LEFT)
    assert two.table.childAt(banner(two).geometry().center()) not in (banner(two), banner(two).ring)


def test_under_the_curtain_it_lies_below(qtbot: QtBot) -> None:
    driven = Driven(qtbot, "kobayakawa", (ANN, BEN, EASY), deals=(UPWARDS,))
    for seat in range(2):
        driven.go_on()
        driven.act("flip")
        assert driven.session.to_move != seat
    children = driven.table.children()
    assert children.index(banner(driven)) < children.index(driven.table.curtain)
