"""The rule set of Sevens: its options."""

from __future__ import annotations

from cardtable_gui.core.options import Options


class RuleSet:
    """The options, as the rules read them."""

    __slots__ = ()

    limit: int
    """Option `passes`: how often each seat may pass, where passes are counted (SV4)."""
    free: bool
    """Option `free`: one may pass although a card can be laid, and passes are counted (SV4)."""

    @property
    def options(self) -> Options:
        """Every option with its value."""
        return {"passes": self.limit, "free": self.free}
