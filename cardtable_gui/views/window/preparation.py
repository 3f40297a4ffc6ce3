"""What a player is likely to ask for next is loaded ahead, bit by bit: a press in between is answered."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer, Slot

from cardtable_gui import games
from cardtable_gui.later import import_now, imported, importing_later
from cardtable_gui.views.shell.navigation.shell import Shell
from cardtable_gui.views.window.stages import TABLE_PARTS

with importing_later():
    from cardtable_gui.views.shell.start import setup_page

LOOK_MS = 500
"""Delay before the set-up is prepared: a player looks at the start screen at least this long."""
TABLE_MS = 120
"""Delay after it's clear that a match may begin before the table is loaded."""
BOTS_MS = 300
"""Delay after a set-up is shown before the game's bots are loaded: the match needs them at once, the set-up doesn't."""


class Preparation(QObject):
    """Prepares the set-up once the start screen is at rest, then the table once a match may begin, and its bots."""

    def __init__(self, shell: Shell) -> None:
        """Prepare from now on what the shell tells of."""
        super().__init__(shell)
        self._shell = shell
        self._setup_due = False
        self._steps: Iterator[bool] | None = None
        """What is still to be done for the table; None: not begun."""
        shell.covers.ready.connect(self._prepare_setup)
        shell.match_near.connect(self.prepare_table)
        shell.game_near.connect(self._prepare_bots_soon)

    def start(self) -> None:
        """Prepare the set-up soon: it's what most players open first."""
        QTimer.singleShot(LOOK_MS, self, self._want_setup)

    @Slot()
    def _want_setup(self) -> None:
        self._setup_due = True
        self._prepare_setup()

    @Slot()
    def _prepare_setup(self) -> None:
        # Covers that the player looks at come first.
        if self._setup_due and not self._shell.covers.drawing:
            self._setup_due = False
            import_now(setup_page)
            QTimer.singleShot(0, self, self._make_setup)

    @Slot()
    def _make_setup(self) -> None:
        _ = self._shell.pages.setup

    @property
    def table_begun(self) -> bool:
        """Whether the table is being prepared, or ready."""
        return self._steps is not None

    @Slot()
    def prepare_table(self) -> None:
        """Load the games' tables and the table page soon; a match then starts faster."""
        if self._steps is None:
            self._steps = self._table_steps()
            QTimer.singleShot(TABLE_MS, self, self._next_step)

    @Slot()
    def _next_step(self) -> None:
        if self._steps is not None and next(self._steps, False):
            QTimer.singleShot(0, self, self._next_step)

    def _table_steps(self) -> Iterator[bool]:
        for package in games.packages():
            package.load_table()
            yield True
        self._shell.add_game_keys()
        for part in TABLE_PARTS:
            if self._shell.pages.made_table is None:
                imported(part)
                yield True
        _ = self._shell.pages.table

    @Slot(str)
    def _prepare_bots_soon(self, game: str) -> None:
        QTimer.singleShot(BOTS_MS, self, lambda: self._prepare_bots(game))

    def _prepare_bots(self, game: str) -> None:
        games.package(game).load_policy()
        self._shell.match_manager.prepare()
