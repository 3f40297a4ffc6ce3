"""The rule set of a match of Kobayakawa: its options. Every game has it as a module of its own."""

from __future__ import annotations

from cardtable_gui.core.options import Options


class RuleSet:
    """The options, in the types that the rules use."""

    __slots__ = ()

    replay: bool
    """Whether the option `nobody_fights` is `replay` (KB8)."""

    @property
    def options(self) -> Options:
        """Every option with its value."""
        return {"nobody_fights": "replay" if self.replay else "box"}
