"""Every page of the window as a player leaves it alone: by name, and how one gets there."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from PySide6.QtWidgets import QDialog

from cardtable_gui import games
from cardtable_gui.controller.replay import Replay
from cardtable_gui.controller.session import Session
from cardtable_gui.core.files.record import BOT
from cardtable_gui.core.options import complete
from tests.soak.window import Window
from tests.soak.worlds import Played, play
from tests.support.play import Case

Page = tuple[str, Callable[[], QDialog | None]]
"""Its name, and what leads there; a dialog that is open then is returned."""


def pages(window: Window, game: str, rng: Random) -> list[Page]:
    """Give the pages of the program and of one game."""
    shell = window.shell
    visit = _Visit(window, game, rng)
    return [
        ("start screen", shell.go_home),
        ("set-up", lambda: shell.set_up(game)),
        ("rules", lambda: _at_home(window, lambda: shell.dialogs.rules(game))),
        ("settings", lambda: _at_home(window, shell.dialogs.settings)),
        ("a person's turn", visit.turn),
        ("a hint", visit.hint),
        ("the curtain", visit.curtain),
        ("a watched match that is paused", visit.paused),
        ("a result", visit.result),
        ("a replay that is paused", visit.replay),
    ]


def _at_home(window: Window, opened: Callable[[], QDialog]) -> QDialog:
    window.shell.go_home()
    return opened()


class _Visit:
    """Opens matches of one game at a moment."""

    def __init__(self, window: Window, game: str, rng: Random) -> None:
        self._window = window
        self._rng = rng
        package = next(package for package in games.packages() if package.game.id == game)
        self._case = Case(package, max(2, package.game.players[0]), complete(package.game.options, {}), game)

    def _open(self, played: Played, people: set[int], level: str = "normal") -> Session:
        seats = ["Ann" if seat in people else BOT + level for seat in range(self._case.players)]
        source = self._window.open(played.record(seats))
        assert isinstance(source, Session)
        return source

    def _mover(self, played: Played) -> int:
        seat = played.run().state.to_move
        assert seat is not None
        return seat

    def turn(self) -> None:
        """A person is asked."""
        played = play(self._case, self._rng, 2)
        session = self._open(played, {self._mover(played)})
        self._window.wait_for(lambda: session.is_humans_turn, "the turn")

    def hint(self) -> None:
        """A hint was given."""
        played = play(self._case, self._rng, 2)
        session = self._open(played, {self._mover(played)})
        self._window.wait_for(lambda: session.is_humans_turn, "the turn")
        given: list[object] = []
        session.hinted.connect(given.append)
        session.hint()
        self._window.wait_for(lambda: bool(given), "the hint")

    def curtain(self) -> None:
        """The curtain is down."""
        session = self._open(play(self._case, self._rng, 3), set(range(self._case.players)))
        self._window.wait_for(lambda: session.hand_over is not None, "the curtain")

    def paused(self) -> None:
        """Bots wait."""
        self._open(play(self._case, self._rng, 4), set(), "easy").pause()

    def result(self) -> None:
        """The match is over, and its result is on the table."""
        whole = play(self._case, self._rng, 100_000)
        last = Played(whole.case, whole.deals, whole.actions[:-1], whole.seed)
        session = self._open(last, {self._mover(last)})
        self._window.wait_for(lambda: session.is_humans_turn, "the turn")
        session.act(session.package.game.parse(whole.actions[-1]))
        table = self._window.shell.table_page.table
        self._window.wait_for(lambda: table.panel.result is not None, "the result")

    def replay(self) -> None:
        """A match is watched again, and stands still in its middle."""
        whole = play(self._case, self._rng, 100_000)
        source = self._window.open(whole.record())
        assert isinstance(source, Replay)
        source.jump(len(whole.actions) // 2)
        source.pause()
