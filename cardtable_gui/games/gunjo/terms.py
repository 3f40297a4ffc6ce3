"""By what a match of Gunjo Gradation is played: the state and what seats know of it tell it alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable_gui.core.options import Options

if TYPE_CHECKING:
    from cardtable_gui.games.gunjo.game import Gunjo


class Terms:
    """The game and its options, from their values."""

    __slots__ = ()

    expansions: tuple[str, ...]
    free: bool

    @property
    def game(self) -> Gunjo:
        """The game's description."""
        from cardtable_gui.games.gunjo.game import GAME  # noqa: PLC0415 - the description makes states

        return GAME

    @property
    def options(self) -> Options:
        """Every option with its value."""
        return {"expansions": self.expansions, "two_ignores_area": self.free}
