"""The rule set of Skeleton Game: its options."""

from __future__ import annotations

from cardtable_gui.core.options import RuleSetFields


class RuleSet(RuleSetFields):
    """The options, in the types that the rules use: a field for each. There are none yet."""

    __slots__ = ()
