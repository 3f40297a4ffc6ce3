"""The rule set of a match of Merchant of Goldfish: its options. Every game has it as a module of its own."""

from __future__ import annotations

from cardtable_gui.core.options import Options


class RuleSet:
    """The options, in the types that the rules use."""

    __slots__ = ()

    series: int
    """Option `series`: the number of deals in the match (MG12)."""
    turn_limit: int
    """Option `turn_limit` (MG13)."""

    @property
    def options(self) -> Options:
        """Every option with its value."""
        return {"series": self.series, "turn_limit": self.turn_limit}
