"""A turn in which only a pass is legal, and no card can be played (Sevens)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cardtable_gui.controller.match import Match
from cardtable_gui.core.actions import Action
from cardtable_gui.views.table.presenters import only_move
from tests.support.games import small_games
from tests.support.games.sevens.actions import PASS
from tests.support.sessions import EASY
from tests.views.table.driving import YOU, Driven

pytestmark = pytest.mark.usefixtures("small_games")
GAME = small_games()["sample_sevens"].game
SEATS = (YOU, EASY, EASY)
OPTIONS: dict[str, object] = {"free": False}


def until_forced(seed: int) -> list[Action] | None:
    """The actions until the player first can only pass while holding several cards; None: that never happens."""
    match = Match.new(GAME.id, SEATS, OPTIONS, seed)
    while match.state.to_move is not None:
        legal = list(match.state.legal_actions())
        if match.state.to_move == 0 and legal == [PASS]:
            return [step.action for step in match.steps] if len(match.state.view(0).hand) > 3 else None
        match.act(legal[0])
    return None


@pytest.fixture
def wanted() -> bool:
    """Whether only moves play themselves."""
    return False


@pytest.fixture
def forced(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, wanted: bool) -> Driven:
    """The player's turn, which has just begun, and in which only a pass is legal."""
    seed, before = next((seed, done) for seed in range(100) if (done := until_forced(seed)) is not None)
    *earlier, last = before
    found = Driven(qtbot, GAME.id, SEATS, seed=seed, options=OPTIONS, before=earlier)
    found.table.set_look(replace(found.table.look, only_moves="yes" if wanted else "no"))
    found.answer(GAME.notation(last))
    found.until(lambda: found.session.is_humans_turn and not found.table.busy)
    return found


def test_no_card_stands_out_and_the_pass_is_the_main_button(forced: Driven) -> None:
    assert forced.table.bar.prompt == "You can lay no card: pass."
    assert not any(card.playable for card in forced.hand())
    found = [(button.face.id, bool(button.face.blocked), button.face.primary) for button in forced.table.bar.buttons]
    assert found == [("lay", True, False), ("pass", False, True)]


def test_return_passes(forced: Driven) -> None:
    forced.key(Qt.Key.Key_Return)
    assert forced.done == "pass"


def test_a_card_can_be_picked_to_hear_why_it_cannot_be_laid(forced: Driven) -> None:
    steps = len(forced.match.steps)
    forced.click(forced.hand()[0])
    forced.key(Qt.Key.Key_L)
    assert forced.table.bubble.text.startswith("This card continues no suit yet.")
    assert len(forced.match.steps) == steps


@pytest.mark.parametrize("wanted", [True])
def test_it_is_passed_for_the_player_who_wants_that(forced: Driven) -> None:
    assert forced.table.bar.prompt == "Your only move is “Pass”. It’s made for you unless you press Esc."
    forced.clock.step(only_move.BEAT_MS)
    assert forced.done == "pass"
