"""The rule set of a match of Gunjo Gradation: its options. Every game has it as a module of its own."""

from __future__ import annotations

from cardtable_gui.core.options import Options


class RuleSet:
    """The options, in the types that the rules use."""

    __slots__ = ()

    expansions: tuple[str, ...]
    """Option `expansions`: the numbers of the added expansion cards (GG1)."""
    free: bool
    """Option `two_ignores_area` (GG12)."""
    start_points: int
    """Option `start_points` (GG2)."""
    rounds: int
    """Option `rounds`: how many rounds there are; 0: as many as players (GG9)."""

    @property
    def options(self) -> Options:
        """Every option with its value."""
        return {
            "expansions": self.expansions,
            "two_ignores_area": self.free,
            "start_points": self.start_points,
            "rounds": self.rounds,
        }
