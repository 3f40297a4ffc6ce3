"""The rule set of Old Maid: its options."""

from __future__ import annotations

from cardtable_gui.core.options import Options


class RuleSet:
    """The options, as the rules read them."""

    __slots__ = ()

    odd: str
    """Option `odd`: `joker` is added, or `queen` of clubs is left out (OM1)."""
    without: tuple[str, ...]
    """Option `without`: ranks that are left out (OM1)."""

    @property
    def options(self) -> Options:
        """Every option with its value."""
        return {"odd": self.odd, "without": self.without}
