"""The rule set of a match of Meow Meow Daifugo: its options."""

from __future__ import annotations

from typing import Final

from cardtable_gui.core.options import Options

LOSING: Final = 5
"""A player who has lost this many points loses the match (MM12)."""

GOAL: Final = 6
"""The goal of the solo game: to go out within this many turns (MM13)."""


class RuleSet:
    """The options, in the types that the rules use."""

    __slots__ = ()

    lead_shown: bool
    """Option `lead_shown` (MM4)."""

    @property
    def options(self) -> Options:
        """Every option with its value."""
        return {"lead_shown": self.lead_shown}
