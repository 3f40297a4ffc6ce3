"""Whole matches of bots on the table; those with people are in tests/e2e."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cardtable_gui import games
from cardtable_gui.controller.match import Match
from cardtable_gui.core.actions import Action
from cardtable_gui.core.zones import Zone
from tests.support.play import EVERY_GAME
from tests.support.sessions import EASY
from tests.views.table.driving import Driven

GAMES = [package.game.id for package in EVERY_GAME]
pytestmark = pytest.mark.usefixtures("small_games")


def rounds_before_the_last(game: str) -> list[Action]:
    """The bots' actions until one is left before the last round is dealt."""
    match = Match.new(game, (EASY, EASY, EASY), short(game), seed=3)
    dealt = 0
    while match.state.to_move is not None:
        deal = match.state.deal
        match.act(match.state.view(match.state.to_move).legal_actions()[0])
        if match.state.deal != deal:
            dealt = len(match.steps) - 1
    return [step.action for step in match.steps[:dealt]]


@pytest.mark.parametrize("game", GAMES)
def test_a_match_of_bots_plays_by_itself_to_its_end_and_shows_no_hand(qtbot: QtBot, game: str) -> None:
    driven = Driven(qtbot, game, (EASY, EASY, EASY), options=short(game), before=rounds_before_the_last(game))
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
        driven.go()
    assert checked > 5
    assert driven.table.panel.result is not None


def short(game: str) -> dict[str, object]:
    """Options under which random play ends soon."""
    return {"turn_limit": 60} if any(option.id == "turn_limit" for option in games.package(game).game.options) else {}
