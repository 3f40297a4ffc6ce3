"""The rule set of Heap: its option."""

from __future__ import annotations

from typing import Annotated

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.options import Option, RuleSetFields


class RuleSet(RuleSetFields):
    """The option, as the rules read it."""

    __slots__ = ()

    turns: Annotated[
        int,
        Option(
            "turns",
            "int",
            8,
            QT_TRANSLATE_NOOP("sample_heap", "Turns"),
            QT_TRANSLATE_NOOP("sample_heap", "How many turns each player has."),
            minimum=4,
            maximum=12,
        ),
    ]
    """Option `turns` (HP4)."""
