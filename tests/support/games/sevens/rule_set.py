"""The rule set of Sevens: its options."""

from __future__ import annotations

from typing import Annotated

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.options import Option, RuleSetFields


class RuleSet(RuleSetFields):
    """The options, as the rules read them."""

    __slots__ = ()

    limit: Annotated[
        int,
        Option(
            "passes",
            "int",
            3,
            QT_TRANSLATE_NOOP("sample_sevens", "Passes"),
            QT_TRANSLATE_NOOP("sample_sevens", "How often each player may pass, where passes are counted."),
            minimum=0,
            maximum=9,
        ),
    ]
    """Option `passes`: how often each seat may pass, where passes are counted (SV4)."""
    free: Annotated[
        bool,
        Option(
            "free",
            "bool",
            True,
            QT_TRANSLATE_NOOP("sample_sevens", "Pass at will"),
            QT_TRANSLATE_NOOP("sample_sevens", "Off: only who can lay no card passes, any number of times."),
        ),
    ]
    """Option `free`: one may pass although a card can be laid, and passes are counted (SV4)."""
