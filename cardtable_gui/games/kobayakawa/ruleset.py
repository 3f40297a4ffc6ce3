"""By what a match of Kobayakawa is played."""

from __future__ import annotations

from cardtable_gui.core.options import Options


class RuleSet:
    """The options, as the rules read them."""

    __slots__ = ()

    replay: bool
    """Option `nobody_fights` is `replay` (KB8)."""

    @property
    def options(self) -> Options:
        """Every option with its value."""
        return {"nobody_fights": "replay" if self.replay else "box"}
