"""If the program is killed at any moment, every acknowledged action is on disk."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random
from threading import Timer

import pytest

from cardtable_gui.controller.match import Match
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.controller.seats import Seat, SeatChange
from cardtable_gui.games import packages
from tests.support.recorded import on_disk

PATIENCE_S = 240
"""A player that takes longer for a few actions hangs."""

PLAYER = """
import sys
from pathlib import Path
from random import Random
from PySide6.QtCore import QCoreApplication, QTimer
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.seats import Seat
from cardtable_gui.controller.bots.bot_runner import InlineRunner
from cardtable_gui.controller.session import Session
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.controller.saves.writer import Writer
from cardtable_gui.games import package
from cardtable_gui.timing import SystemClock

def main(folder, game, match_id):
    app = QCoreApplication([])
    store = Store(Path(folder))
    writer = Writer(store)
    if match_id == "new":
        match_id = store.new()
        fewest, most = package(game).game.players
        bots = max(fewest, min(3, most)) - 1
        match = Match.new(game, [Seat("Ann"), *[Seat("", "random")] * bots])
    else:
        match = store.open(match_id)
    session = Session(match, match_id, writer, InlineRunner(), SystemClock())
    session.bot_delay_ms = 0
    session.stepped.connect(lambda _step: session.step_shown())
    rng = Random()

    def play(_seat):
        print(match_id, *match.record.actions, sep="|", flush=True)
        actions = session.view.legal_actions()
        QTimer.singleShot(0, lambda: session.act(actions[rng.randrange(len(actions))]))

    session.asked.connect(play)
    session.finished.connect(lambda: print("over", flush=True))
    session.start()
    app.exec()

if __name__ == "__main__":
    main(*sys.argv[1:])
"""


@pytest.mark.parametrize("game", [package.game.id for package in packages()])
def test_a_killed_match_goes_on_where_it_was(tmp_path: Path, repository: Path, game: str) -> None:
    script = tmp_path / "player.py"
    script.write_text(PLAYER, encoding="utf-8")
    store = Store(tmp_path / "data")
    environment = {**os.environ, "PYTHONPATH": str(repository)}
    rng = Random()
    match_id = "new"
    for _ in range(2):
        command = [sys.executable, str(script), str(tmp_path / "data"), game, match_id]
        with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True) as player:
            assert player.stdout is not None
            # Ends a player that hangs, which is seen by its missing line.
            watchdog = Timer(PATIENCE_S, player.kill)
            watchdog.start()
            lines = []
            for _ in range(rng.randint(1, 6)):
                lines.append(player.stdout.readline())
                if lines[-1] in ("over\n", ""):
                    break
            watchdog.cancel()
            player.kill()
            lines += player.stdout.read().splitlines(keepends=True)
        assert "" not in lines, f"the player ended by itself or hung after {lines}"
        questions = [line.strip() for line in lines if line.endswith("\n")]
        if questions[-1] == "over":
            assert store.unfinished() == []
            assert len(list((tmp_path / "data" / "finished").iterdir())) == 1
            return
        match_id, *actions = questions[-1].split("|")
        kept = on_disk(tmp_path / "data", match_id)
        # The last question came after these actions; what was done since may be on disk too.
        assert list(kept.actions[: len(actions)]) == actions
        assert [(saved.id, saved.in_use) for saved in store.unfinished()] == [(match_id, False)]
        assert store.set_aside.take() == []
        assert Match.of(kept).record == kept


LEAVER = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QTimer
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.seats import Seat
from cardtable_gui.controller.bots.bot_runner import InlineRunner
from cardtable_gui.controller.session import Session
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.controller.saves.writer import Writer
from cardtable_gui.timing import SystemClock

app = QCoreApplication([])
store = Store(Path(sys.argv[1]))
match = Match.new("kobayakawa", [Seat("Ann"), Seat("Ben"), Seat("", "random")], seed=3, starter=0)
session = Session(match, store.new(), Writer(store), InlineRunner(), SystemClock())
session.stepped.connect(lambda _step: session.step_shown())

def called(seat):
    if seat == 0:
        QTimer.singleShot(0, session.reveal)
    else:
        print("left", flush=True)

session.curtain.connect(called)
session.asked.connect(lambda seat: session.change_seat(seat, Seat("", "random", character="hana")))
session.start()
app.exec()
"""


def test_whoever_has_left_has_left_even_if_the_program_is_killed_then(tmp_path: Path, repository: Path) -> None:
    script = tmp_path / "leaver.py"
    script.write_text(LEAVER, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(repository)}
    command = [sys.executable, str(script), str(tmp_path / "data")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True) as player:
        assert player.stdout is not None
        watchdog = Timer(PATIENCE_S, player.kill)
        watchdog.start()
        line = player.stdout.readline()
        watchdog.cancel()
        player.kill()
    assert line == "left\n"
    store = Store(tmp_path / "data")
    (saved,) = store.unfinished()
    match = store.open(saved.id)
    assert match.seats[:2] == (Seat("", "random", character="hana"), Seat("Ben"))
    assert match.seat_changes == (SeatChange(0, 0, Seat("Ann")),)
