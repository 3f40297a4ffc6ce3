"""By what a match of Gunjo Gradation is played."""

from __future__ import annotations

from cardtable_gui.core.options import Options


class RuleSet:
    """The options, as the rules read them."""

    __slots__ = ()

    expansions: tuple[str, ...]
    """Option `expansions`: the numbers of the kinds that are added (GG1)."""
    free: bool
    """Option `two_ignores_area` (GG12)."""

    @property
    def options(self) -> Options:
        """Every option with its value."""
        return {"expansions": self.expansions, "two_ignores_area": self.free}
