"""The program as a player starts it, and somebody who plays in it as quickly as can be: to be killed.

Whenever the program says that a match is saved, its actions so far are written to standard output, in one line.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from random import Random

from PySide6.QtCore import QObject, QTimer

from cardtable_gui import games
from cardtable_gui.app import Application
from cardtable_gui.controller.seats import Seat
from cardtable_gui.controller.session import Session
from cardtable_gui.settings import ANIMATION, BOT_SPEED
from cardtable_gui.start_arguments import StartArguments
from cardtable_gui.views.plan.match_setup import MatchSetup
from cardtable_gui.views.shell.navigation.shell import Shell
from cardtable_gui.views.window.program import Program


class Player(QObject):
    """Plays one match after another, and goes on with those that were left."""

    def __init__(self, shell: Shell, rng: Random) -> None:
        super().__init__()
        self._shell = shell
        self._rng = rng
        shell.match_manager.opened.connect(self._opened)
        shell.lists.saved.modelReset.connect(self._go_on)
        self._go_on()

    def _go_on(self) -> None:
        """Open a match that was left, else begin one."""
        if self._shell.match_manager.session is not None:
            return
        left = self._shell.match_manager._store.unfinished()
        if left and self._rng.random() < 0.7:
            self._shell.match_manager.resume(self._rng.choice(left).id)
            return
        package = self._rng.choice(games.packages())
        least, most = package.game.players
        bots = self._rng.choice(("random", "easy", "normal"))
        people = self._rng.randint(0, 2)
        count = self._rng.randint(max(least, 2), most)
        self._shell.begin(
            MatchSetup(package.game.id, tuple(Seat("", None if seat < people else bots) for seat in range(count)))
        )

    def _opened(self, session: object) -> None:
        if not isinstance(session, Session):
            return
        session.saved.connect(lambda: self._acknowledged(session))
        session.asked.connect(lambda _seat: QTimer.singleShot(0, session, lambda: self._act(session)))
        session.curtain.connect(lambda _seat: QTimer.singleShot(0, session, session.reveal))
        session.finished.connect(lambda: QTimer.singleShot(0, self._shell, self._again))
        # A result waits for somebody who reads it.
        session.stepped.connect(lambda _step_shown: QTimer.singleShot(0, session, session.step_shown))

    def _acknowledged(self, session: Session) -> None:
        over = "over" if session.to_move is None else "going on"
        line = "|".join([session.match_id, over, *(step.text for step in session.match.steps)])
        os.write(1, line.encode() + b"\n")

    def _act(self, session: Session) -> None:
        if session.is_humans_turn:
            session.act(self._rng.choice(session.view.legal_actions()))

    def _again(self) -> None:
        self._shell.go_home()
        self._go_on()


def main() -> None:
    folder, seed = sys.argv[1:]
    application = Application(["cardtable-gui", "-style", "Fusion"])
    program = Program(application, StartArguments(language="en", data_dir=Path(folder)))
    program.settings.set(ANIMATION, "off")
    program.settings.set(BOT_SPEED, "instant")
    program.open()
    assert program.shell is not None
    player = Player(program.shell, Random(int(seed)))
    application.exec()
    del player


if __name__ == "__main__":
    main()
