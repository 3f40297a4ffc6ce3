"""Whatever anybody does at any moment, nothing fails, and the match can be continued."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from cardtable_gui import games
from cardtable_gui.controller.saves import record_file
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.files.record import dumps
from cardtable_gui.settings import ANIMATION, BOT_SPEED
from cardtable_gui.views.plan.match_setup import MatchSetup
from cardtable_gui.views.shell.matches import record_files
from cardtable_gui.views.window.program import Program
from tests.e2e.by_mouse import Mouse
from tests.e2e.conftest import Start
from tests.e2e.monkey import Monkey
from tests.e2e.player import Player

GAMES = [package.game.id for package in games.packages()]


@pytest.mark.qt_log_ignore("occurs outside target window", "could not find the target for gesture", extend=True)
@pytest.mark.parametrize("seed", [1])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_hands_can_do_breaks_a_match(
    game: str,
    seed: int,
    start: Start,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    pytestconfig: pytest.Config,
) -> None:
    # A file dialog would let the monkey loose on the files of whoever runs the tests.
    monkeypatch.setattr(record_files, "ask_open", lambda *_: None)
    monkeypatch.setattr(record_files, "ask_save", lambda *_: None)
    program = start("en", seed)
    shell = program.shell
    assert shell is not None
    program.settings.set(ANIMATION, "fast")
    program.settings.set(BOT_SPEED, "fast")
    people = (Seat("Ann"), Seat("Ben"))[:seed]
    plan = MatchSetup(game, (*people, Seat("Kim", "random"), Seat("Mio", "random"))[:3])
    shell.begin(plan)
    monkey = Monkey(program, seed, game)
    try:
        monkey.romp(50 if pytestconfig.getoption("thorough") else 25)
        monkey.let_go()
        if shell.match_manager.session is None or shell.match_manager.session.to_move is None:
            shell.begin(plan)
        _can_be_played_on(program, Player(program, Mouse(program.window), Random(seed), tmp_path))
    except BaseException as error:
        error.add_note("\n".join(["What was done:", *monkey.diary[-40:]]))
        raise


def _can_be_played_on(program: Program, player: Player) -> None:
    """Check that the match is what its record says, that it goes on, and that the table shows it."""
    for entry, value in ((ANIMATION, "off"), (BOT_SPEED, "instant")):
        program.settings.set(entry, value)
    session = player.session
    session.resume()
    assert record_file.read_pasted(dumps(session.match.record)).record == session.match.record
    before = len(session.steps)
    while len(session.steps) == before:
        player.wait_for(lambda: session.is_humans_turn or session.hand_over is not None, "somebody to be asked")
        if session.hand_over is not None:
            session.reveal()
        else:
            session.act(session.view.legal_actions()[0])
    presenter = player.table.presenter
    assert presenter is not None
    player.wait_for(lambda: presenter.state.view == session.view or player.table.busy, "the table to show it")
