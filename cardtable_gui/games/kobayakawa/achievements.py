"""The achievements of Kobayakawa."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cardtable_gui.core.events import Shown
from cardtable_gui.core.goals.achievement import STRONG_RIVALS, Achievement, Achievements, Played
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP

_LOW = 2
"""The face of the card 3."""
_IN_A_ROW = 3
_EVERYBODY = 4


def _fights(played: Played) -> Iterator[tuple[int, int, int]]:
    """For each round: the seat's gain, its card as a face, and how many fighters showed their cards (0: only one)."""
    for step in played.steps:
        end = step.deal_ended
        if end is not None:
            (gained,) = (result.gained or 0 for result in end.results if result.seat == played.seat)
            yield gained, step.before.hands[played.seat], sum(isinstance(event, Shown) for event in step.events)


def _wins_with_the_one(played: Played) -> bool:
    return any(gained > 0 and card == 0 and shown for gained, card, shown in _fights(played))


def _wins_by_nerve(played: Played) -> bool:
    return any(gained > 0 and card <= _LOW and not shown for gained, card, shown in _fights(played))


def _wins_against_everybody(played: Played) -> bool:
    seats = len(played.levels)
    return seats >= _EVERYBODY and any(gained > 0 and shown == seats for gained, _, shown in _fights(played))


def _wins_in_a_row(played: Played) -> bool:
    won = "".join("+" if gained > 0 else "-" for gained, _, _ in _fights(played))
    return "+" * _IN_A_ROW in won


def _recovers(played: Played) -> bool:
    return played.won and any(
        step.before.kamons[played.seat] + step.before.stakes[played.seat] == 1 for step in played.steps
    )


ACHIEVEMENTS: Final[Achievements] = (
    Achievement(
        "one-wins",
        QT_TRANSLATE_NOOP("kobayakawa", "Small but mighty"),
        QT_TRANSLATE_NOOP("kobayakawa", "Win a fight with the 1."),
        _wins_with_the_one,
    ),
    Achievement(
        "nerve",
        QT_TRANSLATE_NOOP("kobayakawa", "Nerves of steel"),
        QT_TRANSLATE_NOOP("kobayakawa", "Be the only one to fight, with a card of 3 or lower."),
        _wins_by_nerve,
    ),
    Achievement(
        "everybody",
        QT_TRANSLATE_NOOP("kobayakawa", "One against all"),
        QT_TRANSLATE_NOOP("kobayakawa", "Win a fight in which everyone fights, with four players or more."),
        _wins_against_everybody,
    ),
    Achievement(
        "in-a-row",
        QT_TRANSLATE_NOOP("kobayakawa", "On a roll"),
        QT_TRANSLATE_NOOP("kobayakawa", "Win three rounds in a row in one match."),
        _wins_in_a_row,
    ),
    Achievement(
        "last-kamon",
        QT_TRANSLATE_NOOP("kobayakawa", "The last kamon"),
        QT_TRANSLATE_NOOP("kobayakawa", "Win a match after being down to a single kamon."),
        _recovers,
    ),
    STRONG_RIVALS,
)
