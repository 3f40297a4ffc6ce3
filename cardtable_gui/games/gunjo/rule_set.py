"""The rule set of a match of Gunjo Gradation: its options. Every game has it as a module of its own."""

from __future__ import annotations

from typing import Annotated, Final

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.options import Choice, Option, RuleSetFields, head_start

START_POINTS: Final = 30
"""Everyone's points at the beginning, usually (GG2)."""


class RuleSet(RuleSetFields):
    """The options, in the types that the rules use."""

    __slots__ = ()

    expansions: Annotated[
        tuple[str, ...],
        Option(
            "expansions",
            "set",
            (),
            QT_TRANSLATE_NOOP("gunjo", "Expansion cards"),
            QT_TRANSLATE_NOOP("gunjo", "Adds cards with special effects to the deck."),
            (
                Choice("1", QT_TRANSLATE_NOOP("gunjo", "1: joins any set")),
                Choice("2", QT_TRANSLATE_NOOP("gunjo", "2: four at once win the round")),
                Choice("13", QT_TRANSLATE_NOOP("gunjo", "13: odd totals only")),
                Choice("14", QT_TRANSLATE_NOOP("gunjo", "14: picks up the latest play")),
                Choice("15", QT_TRANSLATE_NOOP("gunjo", "15: everyone passes a card to the left")),
            ),
        ),
    ]
    """Option `expansions`: the numbers of the added expansion cards (GG1)."""
    free: Annotated[
        bool,
        Option(
            "two_ignores_area",
            "bool",
            False,
            QT_TRANSLATE_NOOP("gunjo", "Four 2s beat everything"),
            QT_TRANSLATE_NOOP("gunjo", "You can play four or more 2s on any total, odd or even (a house rule)."),
        ),
    ]
    """Option `two_ignores_area` (GG12)."""
    start_points: Annotated[
        int,
        Option(
            "start_points",
            "int",
            START_POINTS,
            QT_TRANSLATE_NOOP("gunjo", "Starting points"),
            QT_TRANSLATE_NOOP(
                "gunjo", "Everyone’s points before the first round. Any number other than 30 is a house rule."
            ),
            minimum=10,
            maximum=100,
            later=True,
            scores=True,
        ),
    ]
    """Option `start_points` (GG2)."""
    rounds: Annotated[
        int,
        Option(
            "rounds",
            "int",
            0,
            QT_TRANSLATE_NOOP("gunjo", "Rounds"),
            QT_TRANSLATE_NOOP(
                "gunjo", "0 means as many rounds as there are players. Any other number is a house rule."
            ),
            minimum=0,
            maximum=12,
            later=True,
            scores=True,
        ),
    ]
    """Option `rounds`: how many rounds there are; 0: as many as players (GG9)."""
    head_start: Annotated[
        tuple[int, ...],
        head_start(
            QT_TRANSLATE_NOOP(
                "gunjo",
                "Extra points that a weaker player starts with (a house rule).",
            ),
            50,
        ),
    ]
    """Option `head_start`: points ahead, by seat."""
