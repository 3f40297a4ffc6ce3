"""By what a match of Meow Meow Daifugo is played: the state and what seats know of it tell it alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable_gui.core.options import Options

if TYPE_CHECKING:
    from cardtable_gui.games.meow.game import Meow


class Terms:
    """The game and its options, from their values."""

    __slots__ = ()

    lead_shown: bool

    @property
    def game(self) -> Meow:
        """The game's description."""
        from cardtable_gui.games.meow.game import GAME  # noqa: PLC0415 - the description makes states

        return GAME

    @property
    def options(self) -> Options:
        """Every option with its value."""
        return {"lead_shown": self.lead_shown}
