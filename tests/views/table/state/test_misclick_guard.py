"""A press that was meant for something else is ignored."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QSignalSpy, QTest
from pytestqt.qtbot import QtBot

from cardtable_gui.core.zones import Zone
from cardtable_gui.views.table.presenters.commands import SHOW_RESULT
from cardtable_gui.views.table.state import misclick_guard
from cardtable_gui.views.table.state.misclick_guard import Fresh, MisclickGuard
from cardtable_gui.views.table.widgets.command_bar import CommandButton
from tests.support.sessions import ANN, BEN, EASY
from tests.support.stepped_clock import SteppedClock
from tests.views.table.driving import YOU, Driven
from tests.views.table.scenes import GOLDFISH, HAND, TABLE, UPWARDS, K, follow

AGES = 60_000


def kobayakawa(qtbot: QtBot, *seats: object) -> Driven:
    return Driven(qtbot, "kobayakawa", seats or (YOU, EASY, EASY), deals=(UPWARDS,))  # type: ignore[arg-type]


def button(driven: Driven, command: str) -> CommandButton:
    found = driven.table.bar.button(command)
    assert found is not None
    return found


def an_exchange(driven: Driven) -> str:
    """A pass with an exchange of the seat to move, in notation."""
    game = driven.session.package.game
    return next(text for text in map(game.notation, driven.match.state.legal_actions()) if ">" in text)


def test_something_is_fresh_for_a_while() -> None:
    clock = SteppedClock()
    fresh = Fresh(clock)
    assert not fresh.within(300)
    fresh.renew()
    clock.step(299)
    assert fresh.within(300)
    clock.step(1)
    assert not fresh.within(300)


def test_only_the_places_that_changed_are_guarded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(misclick_guard, "PRESS_MS", AGES)
    watch = MisclickGuard(SteppedClock())
    watch.changed([K])
    assert watch.blocks(K)
    assert not watch.blocks(HAND)
    assert not watch.blocks(None)


def test_a_button_that_has_just_appeared_cannot_be_pressed(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    driven = kobayakawa(qtbot)
    driven.key(Qt.Key.Key_D)
    monkeypatch.setattr(misclick_guard, "PRESS_MS", AGES)
    shown = driven.table.bar.buttons[0]
    shown.renew()
    before = len(driven.match.steps)
    QTest.mouseClick(shown, Qt.MouseButton.LeftButton)
    assert len(driven.match.steps) == before
    assert not shown.isDown()
    monkeypatch.setattr(misclick_guard, "PRESS_MS", 0)
    QTest.mouseClick(shown, Qt.MouseButton.LeftButton)
    assert driven.table.bubble.isVisible() or len(driven.match.steps) > before


def test_a_press_on_a_button_counts_for_nothing_when_it_says_something_else_meanwhile(qtbot: QtBot) -> None:
    driven = kobayakawa(qtbot)
    pressed = button(driven, "draw")
    QTest.mousePress(pressed, Qt.MouseButton.LeftButton)
    driven.act("draw")
    assert driven.table.bar.buttons[0] is pressed
    assert pressed.face.id != "draw"
    QTest.mouseMove(pressed, pressed.rect().center() + QPoint(2, 0))
    QTest.mouseRelease(pressed, Qt.MouseButton.LeftButton)
    assert driven.done == "draw"
    assert driven.table.bubble.isHidden()


def test_a_press_on_a_card_counts_for_nothing_when_something_happens_meanwhile(qtbot: QtBot) -> None:
    driven = kobayakawa(qtbot)
    card = driven.hand()[0]
    at = card.mapFrom(driven.table, driven.spot(card))
    QTest.mousePress(card, Qt.MouseButton.LeftButton, pos=at)
    driven.act("draw")
    QTest.mouseRelease(card, Qt.MouseButton.LeftButton, pos=at)
    assert driven.table.picked == {}


@pytest.fixture
def slow(qtbot: QtBot) -> Driven:
    """Merchant with two seats; from now on movements are animated."""
    driven = Driven(qtbot, "merchant", (YOU, EASY), deals=(GOLDFISH,))
    driven.table.set_look(replace(driven.table.look, speed=0.05))
    return driven


def test_a_press_on_a_card_that_flies_is_not_for_the_card_below_it(slow: Driven) -> None:
    slow.act("play 3")
    flying = slow.table.cards(TABLE)[0]
    assert flying.flying
    at = slow.middle(flying)
    QTest.mouseClick(slow.table, Qt.MouseButton.LeftButton, pos=at)
    assert not slow.table.busy
    presenter = slow.table.presenter
    assert presenter is not None
    assert presenter.scene.stage.card_at(at) in slow.hand()
    assert slow.table.bubble.isHidden()
    QTest.mouseClick(slow.table, Qt.MouseButton.LeftButton, pos=at)
    assert slow.table.bubble.text == "It’s not your turn yet. Wait for Kim to play."


def test_a_press_on_a_card_that_lies_still_takes_it_while_others_fly(slow: Driven) -> None:
    slow.act("play 3")
    slow.table.skip_animations()
    slow.answer("play 4")
    slow.until(lambda: slow.table.busy)
    card = slow.hand()[10]
    at = card.mapFrom(slow.table, slow.spot(card))
    QTest.mouseClick(card, Qt.MouseButton.LeftButton, pos=at)
    assert not slow.table.busy
    assert slow.table.picked == {HAND: (card.face,)}


def test_cards_and_commands_mean_nothing_while_others_fly(slow: Driven) -> None:
    presenter = slow.table.presenter
    assert presenter is not None
    wanted = QSignalSpy(presenter.input.commands.final_result_wanted)
    slow.act("play 3")
    slow.hand()[10].click()
    slow.table.run_command(SHOW_RESULT)
    assert slow.table.busy
    assert slow.table.bubble.isHidden()
    assert wanted.count() == 0
    slow.table.skip_animations()
    slow.hand()[10].click()
    slow.table.run_command(SHOW_RESULT)
    assert slow.table.bubble.text == "It’s not your turn yet. Wait for Kim to play."
    assert wanted.count() == 1


def test_cards_that_a_bot_has_just_moved_are_not_picked_by_a_click(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    driven = Driven(qtbot, "merchant", (YOU, EASY), deals=(GOLDFISH,))
    driven.act("play 3")
    driven.clock.step(AGES)
    monkeypatch.setattr(misclick_guard, "PRESS_MS", AGES)
    driven.answer(an_exchange(driven))
    driven.until(lambda: driven.session.is_humans_turn)
    market = driven.table.cards(Zone("market"))[0]
    driven.click(market)
    assert driven.table.picked == {}
    driven.click(driven.hand()[0])
    assert HAND in driven.table.picked


def test_a_double_click_across_somebody_elses_move_is_none(qtbot: QtBot) -> None:
    driven = Driven(qtbot, "merchant", (YOU, EASY), deals=(GOLDFISH,))
    driven.act("play 3")
    driven.until(lambda: bool(driven.runner.questions))
    card = driven.hand()[0]
    driven.click(card)
    driven.answer("play 4")
    driven.until(lambda: driven.session.is_humans_turn)
    at = card.mapFrom(driven.table, driven.spot(card))
    QTest.mouseDClick(card, Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseRelease(card, Qt.MouseButton.LeftButton, pos=at)
    assert driven.done == "play 4"
    assert driven.table.picked == {HAND: (card.face,)}


def test_cards_are_not_put_on_a_place_that_a_bot_has_just_changed(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    driven = Driven(qtbot, "merchant", (YOU, EASY), deals=(GOLDFISH,))
    follow(driven)
    driven.click(next(card for card in driven.hand() if card.face == "9"))
    corner = driven.table.area(TABLE).topLeft().toPoint() + QPoint(3, 3)
    monkeypatch.setattr(misclick_guard, "PRESS_MS", AGES)
    QTest.mouseClick(driven.table, Qt.MouseButton.LeftButton, pos=corner)
    assert driven.done == "play 4"
    monkeypatch.setattr(misclick_guard, "PRESS_MS", 0)
    QTest.mouseClick(driven.table, Qt.MouseButton.LeftButton, pos=corner)
    assert driven.done == "play 9"


def test_an_enter_for_the_last_move_does_not_press_the_result(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    driven = kobayakawa(qtbot)
    monkeypatch.setattr(misclick_guard, "KEYS_MS", AGES)
    for text in ("flip", "fight"):
        action = driven.session.package.game.parse(text)
        driven.until(lambda: driven.session.is_humans_turn)
        driven.session.act(action)
        for _ in range(2):
            driven.until(lambda: bool(driven.runner.questions))
            driven.runner.answer(action)
    driven.until(lambda: driven.table.panel.result is not None)
    for _ in range(3):
        driven.key(Qt.Key.Key_Return)
    assert driven.table.panel.result is not None
    monkeypatch.setattr(misclick_guard, "KEYS_MS", 0)
    driven.key(Qt.Key.Key_Return)
    assert driven.table.panel.result is None


def test_a_curtain_that_has_just_fallen_is_not_drawn_by_a_key(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    driven = kobayakawa(qtbot, ANN, BEN, EASY)
    driven.key(Qt.Key.Key_Return)
    monkeypatch.setattr(misclick_guard, "KEYS_MS", AGES)
    driven.act("flip")
    driven.until(lambda: driven.session.hand_over is not None)
    driven.key(Qt.Key.Key_Return)
    assert driven.session.hand_over == 1
    monkeypatch.setattr(misclick_guard, "KEYS_MS", 0)
    driven.key(Qt.Key.Key_Return)
    assert driven.session.hand_over is None
