"""The puzzle of the day, from its page to the reason there, in the real window, with one input device."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from random import Random

import pytest

from cardtable_gui import i18n
from cardtable_gui.controller.daily import puzzles
from cardtable_gui.core.actions import Action
from cardtable_gui.views.shell.daily.daily_desk import DailyDesk
from cardtable_gui.views.shell.daily.daily_page import PUZZLE
from cardtable_gui.views.shell.daily.daily_row import PuzzleCard
from tests.e2e.by_keys import Keys
from tests.e2e.by_mouse import Mouse
from tests.e2e.conftest import Start
from tests.e2e.hands import Hands
from tests.e2e.player import Player

MONDAY = date(2026, 11, 23).toordinal()
DAYS = [date.fromordinal(MONDAY + number) for number in range(5)]
"""The games take turns."""


@dataclass
class Solver(Player):
    """A player who knows what is best."""

    best: str = ""

    def _aim(self, legal: Sequence[Action]) -> Action:
        return next(action for action in legal if self.session.package.game.notation(action) == self.best)


@pytest.mark.sampled
@pytest.mark.parametrize(("hands", "language"), [(Mouse, "en"), (Keys, "ja")], ids=["mouse", "keys"])
@pytest.mark.parametrize("day", DAYS, ids=str)
def test_the_puzzle_of_the_day_is_solved(
    day: date, hands: type[Hands], language: i18n.Language, start: Start, tmp_path: Path
) -> None:
    program = start(language, 1)
    shell = program.shell
    assert shell is not None
    daily = shell.findChild(DailyDesk)
    assert daily is not None
    daily._today = lambda: day
    known = puzzles.of_day(day)
    assert known is not None
    best = puzzles.of_game(known.game)[known.number].answer
    player = Solver(program, hands(program.window), Random(1), tmp_path, best=best)
    with player.telling():
        shell.actions["daily"].trigger()
        page = daily.shown.page
        player.wait_for(page.isVisible, "the page of the day")
        card = page.rows[PUZZLE]
        assert isinstance(card, PuzzleCard)
        assert card.reason.isHidden()
        player.press(card.play)
        bar = daily.puzzles.bar
        player.wait_for(lambda: player.table.bar.buttons, "a turn")
        assert bar.isVisible()
        player.take_turn()
        player.wait_for(lambda: bar.leave.property("kind") == "primary", "the answer")
        told = bar.reason.text()
        game = player.session.package.game
        assert i18n.text(game.describe(game.parse(best))) in told
        player.press(bar.leave)
        player.wait_for(page.isVisible, "the page of the day")
        assert told.endswith(card.reason.text())
        assert card.reason.isVisible()
        assert page.month.button_of(day).accessibleDescription() == card.state.text()
    assert daily.results.kept.solved(day) is True
