"""The rule set of a match of Meow Meow Daifugo: its options."""

from __future__ import annotations

from typing import Annotated, Final

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.options import Option, RuleSetFields, head_start

LOSING: Final = 5
"""Usually a player who has lost this many points loses the match (MM12)."""

GOAL: Final = 6
"""The goal of the solo game: to go out within this many turns (MM13)."""


class RuleSet(RuleSetFields):
    """The options, in the types that the rules use."""

    __slots__ = ()

    lead_shown: Annotated[
        bool,
        Option(
            "lead_shown",
            "bool",
            False,
            QT_TRANSLATE_NOOP("meow", "Start with the shown card"),
            QT_TRANSLATE_NOOP("meow", "The first play of a round must include the card that its player showed."),
        ),
    ]
    """Option `lead_shown` (MM4)."""
    losing_limit: Annotated[
        int,
        Option(
            "losing_limit",
            "int",
            LOSING,
            QT_TRANSLATE_NOOP("meow", "Points that end the match"),
            QT_TRANSLATE_NOOP(
                "meow",
                "The match ends when someone has lost this many points, unless you play alone. Any number other than "
                "5 is a house rule.",
            ),
            minimum=3,
            maximum=10,
            later=True,
            scores=True,
        ),
    ]
    """Option `losing_limit`: a player who has lost this many points loses the match (MM12)."""
    head_start: Annotated[
        tuple[int, ...],
        head_start(
            QT_TRANSLATE_NOOP(
                "meow",
                "Points that a weaker player may lose before losses count (a house rule).",
            ),
            3,
            together={1: 0},
        ),
    ]
    """Option `head_start`: lost points that count back, by seat; nobody has any alone."""
