"""Who has folded plays the rest of the round by one press, with any input device, and reads what happened."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from cardtable_gui import games
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.options import complete
from cardtable_gui.settings import BOT_SPEED
from cardtable_gui.views.plan.match_setup import MatchSetup
from cardtable_gui.views.table.presenters.commands import TO_THE_END
from tests.e2e.by_keys import Keys
from tests.e2e.by_mouse import Mouse
from tests.e2e.by_one_button import OneButton
from tests.e2e.by_touch import Finger
from tests.e2e.conftest import Start
from tests.e2e.hands import Hands
from tests.e2e.player import Player

EASY = Seat("", "easy")


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("hands", "language"),
    [(Mouse, "ja"), (Keys, "en"), (Finger, "ja"), (OneButton, "en")],
    ids=["mouse", "keys", "touch", "one button"],
)
def test_the_rest_is_played_by_one_press(hands: type[Hands], language: str, start: Start, tmp_path: Path) -> None:
    program = start(language, 7)
    player = Player(program, hands(program.window), Random(1), tmp_path)
    player.hands.begin(program)
    game = games.game("kobayakawa")
    player.shell.begin(
        MatchSetup(game.id, (Seat("Ann"), EASY, EASY, EASY), complete(game.options, {}), seed=3, starter=0)
    )
    # Bots that wait leave time to press.
    program.settings.set(BOT_SPEED, "slowest")
    with player.telling():
        while True:
            player.wait_for(lambda: player.session.is_humans_turn and not player.table.busy, "a turn")
            folds = [action for action in player.session.view.legal_actions() if game.notation(action) == "fold"]
            if folds:
                player.table.run_command("fold")
                break
            player.take_turn()
        player.wait_for(lambda: player.table.bar.button(TO_THE_END), "the button")
        button = player.table.bar.button(TO_THE_END)
        assert button is not None
        before = len(player.session.steps)
        player.press(button)
        player.wait_for(lambda: player.table.panel.result is not None, "the result")
        result = player.table.panel.result
        assert result is not None
        assert str(len(player.session.steps) - before) in result.in_between
        player.press(player.table.panel.buttons[-1])
        player.wait_for(lambda: player.session.view.deal == 2 and not player.table.busy, "the next round")
