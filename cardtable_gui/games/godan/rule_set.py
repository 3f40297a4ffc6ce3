"""The rule set of a match of GODAN: its options; the house rules are in `house`.

Every game has it as a module of its own.
"""

from __future__ import annotations

from cardtable_gui.core.options import Options


class RuleSet:
    """The options, in the types that the rules use."""

    __slots__ = ()

    sets: int
    """Option `sets` (GO2)."""
    start_points: int
    addition_ends: bool
    """Whether a group that grows to five cards ends the game (GO8)."""

    @property
    def options(self) -> Options:
        """Every option with its value."""
        return {"sets": self.sets, "start_points": self.start_points, "addition_ends": self.addition_ends}
