"""By what a match of Skeleton Game is played."""

from __future__ import annotations

from cardtable_gui.core.options import Options


class RuleSet:
    """The options, as the rules read them: a field for each. There are none yet."""

    __slots__ = ()

    @property
    def options(self) -> Options:
        """Every option with its value."""
        return {}
