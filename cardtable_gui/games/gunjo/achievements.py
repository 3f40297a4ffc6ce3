"""The achievements of Gunjo Gradation."""

from __future__ import annotations

from typing import Final

from cardtable_gui.core.events import Moved
from cardtable_gui.core.goals.achievement import STRONG_RIVALS, Achievement, Achievements, Played
from cardtable_gui.core.goals.shedding import goes_out_with, plays_at_once
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.zones import hand_of
from cardtable_gui.games.gunjo.actions import Play
from cardtable_gui.games.gunjo.cards import FINISHER, FINISHERS_NEEDED
from cardtable_gui.games.gunjo.zones import AREA

_MANY = 6
_LAST = 4
_TAKEN = 3


def _never_loses_points(played: Played) -> bool:
    return played.won and min(played.gains, default=-1) >= 0


def _wins_by_twos(played: Played) -> bool:
    return any(play.cards.count(FINISHER) >= FINISHERS_NEEDED and step.deal_ended for step, play in played.own(Play))


def _takes_many(played: Played) -> bool:
    return any(
        isinstance(event, Moved)
        and (event.source, event.target) == (AREA, hand_of(played.seat))
        and len(event.cards) >= _TAKEN
        for step, _ in played.own(Play)
        for event in step.events
    )


ACHIEVEMENTS: Final[Achievements] = (
    Achievement(
        "shoal",
        QT_TRANSLATE_NOOP("gunjo", "A whole shoal"),
        QT_TRANSLATE_NOOP("gunjo", "Play six cards or more at once."),
        plays_at_once(Play, _MANY),
    ),
    Achievement(
        "out-with-four",
        QT_TRANSLATE_NOOP("gunjo", "All at once"),
        QT_TRANSLATE_NOOP("game", "Go out with four cards or more in your last play."),
        goes_out_with(Play, _LAST),
    ),
    Achievement(
        "clear-water",
        QT_TRANSLATE_NOOP("gunjo", "Clear water"),
        QT_TRANSLATE_NOOP("gunjo", "Win a match without losing points in any round."),
        _never_loses_points,
    ),
    Achievement(
        "four-twos",
        QT_TRANSLATE_NOOP("gunjo", "Two by two"),
        QT_TRANSLATE_NOOP("gunjo", "Win a round with four 2s."),
        _wins_by_twos,
    ),
    Achievement(
        "catch",
        QT_TRANSLATE_NOOP("gunjo", "A good catch"),
        QT_TRANSLATE_NOOP("gunjo", "Take three cards or more into your hand with a 14."),
        _takes_many,
    ),
    STRONG_RIVALS,
)
