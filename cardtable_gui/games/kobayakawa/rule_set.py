"""The rule set of a match of Kobayakawa: its options. Every game has it as a module of its own."""

from __future__ import annotations

from typing import Annotated

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.options import Choice, Option, RuleSetFields


class RuleSet(RuleSetFields):
    """The options, in the types that the rules use."""

    __slots__ = ()

    replay: Annotated[
        bool,
        Option(
            "nobody_fights",
            "choice",
            "box",
            QT_TRANSLATE_NOOP("kobayakawa", "When nobody fights"),
            QT_TRANSLATE_NOOP("kobayakawa", "What happens to a round when everybody folds (a house rule)."),
            (
                Choice("box", QT_TRANSLATE_NOOP("kobayakawa", "Count the round and put its kamons in the box")),
                Choice("replay", QT_TRANSLATE_NOOP("kobayakawa", "Deal the same round again")),
            ),
            means="replay",
        ),
    ]
    """Whether the option `nobody_fights` is `replay` (KB8)."""
