"""The rule set of a match of GODAN: its options; the house rules are in `house`.

Every game has it as a module of its own.
"""

from __future__ import annotations

from typing import Annotated

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.options import Choice, Option, RuleSetFields, head_start


class RuleSet(RuleSetFields):
    """The options, in the types that the rules use."""

    __slots__ = ()

    sets: Annotated[
        int,
        Option(
            "sets",
            "choice",
            1,
            QT_TRANSLATE_NOOP("godan", "Sets"),
            QT_TRANSLATE_NOOP("godan", "In a set, everyone has the start card once."),
            (
                Choice(1, QT_TRANSLATE_NOOP("godan", "One set: one game per player")),
                Choice(2, QT_TRANSLATE_NOOP("godan", "Two sets: two games per player")),
            ),
        ),
    ]
    """Option `sets` (GO2)."""
    start_points: Annotated[
        int,
        Option(
            "start_points",
            "int",
            100,
            QT_TRANSLATE_NOOP("godan", "Starting points"),
            QT_TRANSLATE_NOOP("godan", "Everyone’s points before the first game. The official rules say 100."),
            minimum=0,
            maximum=1000,
        ),
    ]
    addition_ends: Annotated[
        bool,
        Option(
            "addition_ends",
            "bool",
            True,
            QT_TRANSLATE_NOOP("godan", "Godan by adding cards"),
            QT_TRANSLATE_NOOP(
                "godan", "Adding cards to make a group of five ends the game, just like laying five at once."
            ),
        ),
    ]
    """Whether a group that grows to five cards ends the game (GO8)."""
    head_start: Annotated[
        tuple[int, ...],
        head_start(
            QT_TRANSLATE_NOOP(
                "godan",
                "Extra points that a weaker player starts with (a house rule).",
            ),
            50,
        ),
    ]
    """Option `head_start`: points ahead, by seat."""
