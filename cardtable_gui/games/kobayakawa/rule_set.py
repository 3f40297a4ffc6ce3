"""The rule set of a match of Kobayakawa: its options. Every game has it as a module of its own."""

from __future__ import annotations

from typing import Annotated

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.options import Choice, Option, RuleSetFields, head_start


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
    head_start: Annotated[
        tuple[int, ...],
        head_start(
            QT_TRANSLATE_NOOP(
                "kobayakawa",
                "Extra kamons that a weaker player starts with, from those in the box: at most 8 in all (a house "
                "rule).",
            ),
            4,
            together={players: min(8, 32 - 8 - 4 * players) for players in range(3, 7)},
        ),
    ]
    """Option `head_start`: kamons ahead, by seat; they come from those out of play (KB1)."""
