"""Whole matches of bots on the table; those with people are in tests/e2e."""

from random import Random

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cardtable_gui import games
from cardtable_gui.controller.match import Match
from cardtable_gui.core.actions import Action
from cardtable_gui.core.zones import Zone
from tests.support.play import EVERY_GAME
from tests.support.sessions import EASY, seated
from tests.views.table.driving import Driven

GAMES = [package.game.id for package in EVERY_GAME]
pytestmark = pytest.mark.usefixtures("small_games")


SHOWN = 40
"""Actions that are watched of a match of a single round, the last ones."""


def halves_of_a_match(game: str) -> tuple[list[Action], list[Action]]:
    """A match of random actions: those until one is left before the last round is dealt, and those that are watched."""
    match = Match.new(game, seated(game, EASY, EASY, EASY), short(game), seed=3)
    rng = Random(3)
    dealt = 0
    while match.state.to_move is not None:
        deal = match.state.deal
        match.act(rng.choice(match.state.legal_actions()))
        if match.state.deal != deal:
            dealt = len(match.steps) - 1
    actions = [step.action for step in match.steps]
    first = dealt or max(0, len(actions) - SHOWN)
    return actions[:first], actions[first:]


@pytest.mark.parametrize("game", GAMES)
def test_a_match_of_bots_plays_by_itself_to_its_end_and_shows_no_hand(qtbot: QtBot, game: str) -> None:
    bots = seated(game, EASY, EASY, EASY)
    before, watched = halves_of_a_match(game)
    driven = Driven(qtbot, game, bots, options=short(game), before=before)
    checked = 0
    while not driven.match.state.view(None).over:
        if driven.runner.questions and not driven.table.busy:
            hands = [card for seat in range(len(bots)) for card in driven.table.cards(Zone("hand", seat))]
            assert all(card.face is None for card in hands)
            checked += len(hands)
            driven.runner.answer(watched.pop(0))
        result = driven.table.panel.result
        if result is not None and result.ranks is None:
            driven.key(Qt.Key.Key_Return)
        driven.go()
    assert checked > 5
    assert driven.table.panel.result is not None


def short(game: str) -> dict[str, object]:
    """Options under which random play ends soon."""
    return {"turn_limit": 60} if any(option.id == "turn_limit" for option in games.package(game).game.options) else {}
