"""By what a match of Kobayakawa is played: the state and what seats know of it tell it alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable_gui.core.options import Options

if TYPE_CHECKING:
    from cardtable_gui.games.kobayakawa.game import Kobayakawa


class Terms:
    """The game and its options, from their values."""

    __slots__ = ()

    replay: bool

    @property
    def game(self) -> Kobayakawa:
        """The game's description."""
        from cardtable_gui.games.kobayakawa.game import GAME  # noqa: PLC0415 - the description makes states

        return GAME

    @property
    def options(self) -> Options:
        """Every option with its value."""
        return {"nobody_fights": "replay" if self.replay else "box"}
