"""A whole match with real parts: the bot process, the disk, the event loop."""

import json
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardtable_gui.controller.bots.process_runner import ProcessRunner
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.controller.saves.writer import Writer
from cardtable_gui.controller.seats import Seat
from cardtable_gui.controller.session import Session
from cardtable_gui.core.files.record import dumps
from cardtable_gui.games import packages
from cardtable_gui.timing import SystemClock
from tests.support.recorded import seated


@pytest.mark.parametrize("game", [package.game.id for package in packages()])
def test_bots_play_a_match_to_the_end(qtbot: QtBot, tmp_path: Path, game: str) -> None:
    store = Store(tmp_path)
    writer = Writer(store)
    runner = ProcessRunner()
    match_id = store.new()
    levels = [Seat("", level) for level in ("random", "easy", "normal")]
    match = Match.new(game, seated(game, *levels), seed=4)
    session = Session(match, match_id, writer, runner, SystemClock())
    session.bot_delay_ms = 0
    session.stepped.connect(lambda _step_shown: session.step_shown())
    with qtbot.waitSignal(session.finished, timeout=120_000):
        session.start()
    session.close()
    runner.close()
    assert writer.close()
    assert match.state.to_move is None
    assert store.unfinished() == []
    kept = json.loads((tmp_path / "finished" / f"{match_id}.cardtable").read_text(encoding="utf-8"))
    assert kept.pop("tally")["match"] == match_id
    assert kept == json.loads(dumps(match.record))
    assert not (tmp_path / "matches" / f"{match_id}.lock").exists()
