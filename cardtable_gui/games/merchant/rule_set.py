"""The rule set of a match of Merchant of Goldfish: its options. Every game has it as a module of its own."""

from __future__ import annotations

from typing import Annotated

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.options import Choice, Option, RuleSetFields, head_start


class RuleSet(RuleSetFields):
    """The options, in the types that the rules use."""

    __slots__ = ()

    series: Annotated[
        int,
        Option(
            "series",
            "choice",
            1,
            QT_TRANSLATE_NOOP("merchant", "Rounds"),
            QT_TRANSLATE_NOOP(
                "merchant",
                "In a series of three rounds, you score points for your place in each. The player with the most "
                "points wins.",
            ),
            (
                Choice(1, QT_TRANSLATE_NOOP("merchant", "One round")),
                Choice(3, QT_TRANSLATE_NOOP("merchant", "Three rounds")),
            ),
        ),
    ]
    """Option `series`: the number of deals in the match (MG12)."""
    turn_limit: Annotated[
        int,
        Option(
            "turn_limit",
            "int",
            300,
            QT_TRANSLATE_NOOP("merchant", "Turn limit"),
            QT_TRANSLATE_NOOP("merchant", "A round stops after this many turns (a house rule)."),
            minimum=10,
            maximum=2000,
        ),
    ]
    """Option `turn_limit` (MG13)."""
    head_start: Annotated[
        tuple[int, ...],
        head_start(
            QT_TRANSLATE_NOOP(
                "merchant",
                "Extra points that a weaker player starts a series of three rounds with (a house rule).",
            ),
            5,
            only_with=("series", 3),
        ),
    ]
    """Option `head_start`: points of the series ahead, by seat."""
