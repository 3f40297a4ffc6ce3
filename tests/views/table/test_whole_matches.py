"""Whole matches played on the table, by mouse alone and by keys alone."""

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable_gui import games
from cardtable_gui.core.zones import Zone
from tests.support import toy
from tests.support.sessions import ANN, BEN, CHO, EASY
from tests.views.table.driving import YOU, Driven

GAMES = [*(box.game.id for box in games.boxes()), toy.BOX.game.id]
"""The last is one that the table has never heard of."""
pytestmark = pytest.mark.usefixtures("toy_box")


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_to_its_end_by_mouse_alone(qtbot: QtBot, game: str) -> None:
    driven = Driven(qtbot, game, (YOU, EASY, EASY), options=short(game))
    rng = Random(2)
    dragged = 0
    while driven.session.to_move is not None:
        driven.bots()
        panel = driven.table.panel
        if panel.result is not None and panel.result.ranks is None:
            QTest.mouseClick(panel.buttons[0], Qt.MouseButton.LeftButton)
            continue
        if not driven.session.is_humans_turn:
            continue
        action = driven.some_action(rng)
        before = len(driven.match.steps)
        driven.pick_for(action, "click")
        way = driven.way_for(action)
        if way is not None:
            driven.drag(*way)
            driven.finish_choice(action)
            dragged += 1
        else:
            button = driven.table.bar.button(driven.command_for(action))
            assert button is not None
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
            driven.finish_choice(action)
        assert len(driven.match.steps) > before
        assert driven.match.steps[before].action == action
    assert dragged > 1
    result = driven.table.panel.result
    assert result is not None
    assert result.ranks == driven.match.state.ranks


@pytest.mark.parametrize("game", GAMES)
def test_a_match_of_several_people_is_played_to_its_end_by_keys_alone(qtbot: QtBot, game: str) -> None:
    driven = Driven(qtbot, game, (ANN, BEN, CHO), options=short(game))
    rng = Random(4)
    while driven.session.to_move is not None:
        driven.go_on()
        if not driven.session.is_humans_turn:
            continue
        action = driven.some_action(rng)
        before = len(driven.match.steps)
        driven.pick_for(action, "key")
        button = driven.table.bar.button(driven.command_for(action))
        assert button is not None
        assert not button.face.blocked
        driven.key(Qt.Key.Key_Return if button.face.primary else Qt.Key(ord(button.face.key)))
        driven.finish_choice(action, by_key=True)
        assert len(driven.match.steps) == before + 1
        assert driven.match.steps[before].action == action
    assert driven.table.panel.result is not None


@pytest.mark.parametrize("game", GAMES)
def test_a_match_of_bots_plays_by_itself_and_shows_no_hand(qtbot: QtBot, game: str) -> None:
    driven = Driven(qtbot, game, (EASY, EASY, EASY), options=short(game))
    checked = 0
    while not driven.match.state.view(None).over:
        if driven.runner.questions and not driven.table.busy:
            hands = [card for seat in range(3) for card in driven.table.cards(Zone("hand", seat))]
            assert all(card.face is None for card in hands)
            checked += len(hands)
            driven.runner.answer()
        result = driven.table.panel.result
        if result is not None and result.ranks is None:
            driven.key(Qt.Key.Key_Return)
        QApplication.processEvents()
    assert checked > 5
    assert driven.table.panel.result is not None


def short(game: str) -> dict[str, object]:
    """Options under which random play comes to an end soon."""
    return {"turn_limit": 60} if any(option.id == "turn_limit" for option in games.box(game).game.options) else {}
