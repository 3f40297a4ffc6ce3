"""By what a match of Merchant of Goldfish is played: the state and what seats know of it tell it alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable_gui.core.options import Options

if TYPE_CHECKING:
    from cardtable_gui.games.merchant.game import Merchant


class Terms:
    """The game and its options, from their values."""

    __slots__ = ()

    series: int
    turn_limit: int

    @property
    def game(self) -> Merchant:
        """The game's description."""
        from cardtable_gui.games.merchant.game import GAME  # noqa: PLC0415 - the description makes states

        return GAME

    @property
    def options(self) -> Options:
        """Every option with its value."""
        return {"series": self.series, "turn_limit": self.turn_limit}
