"""By what a match of GODAN is played: the state and what seats know of it tell it alike."""

from __future__ import annotations

from cardtable_gui.core.options import Options


class Terms:
    """The options, and what follows from them."""

    __slots__ = ()

    players: int
    sets: int
    start_points: int
    addition_ends: bool

    @property
    def options(self) -> Options:
        """Every option with its value."""
        return {"sets": self.sets, "start_points": self.start_points, "addition_ends": self.addition_ends}

    @property
    def games(self) -> int:
        """How many games the match has (GO2)."""
        return self.players * self.sets
