"""The achievements of Merchant of Goldfish."""

from __future__ import annotations

from typing import Final

from cardtable_gui.core.goals.achievement import STRONG_RIVALS, Achievement, Achievements, Played
from cardtable_gui.core.goals.shedding import goes_out_with, plays_at_once
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.games.merchant.actions import Exchange, Play

_MANY = 5
_LAST = 4
_AHEAD = 5
_SERIES = 3


def _goes_out_far_ahead(played: Played) -> bool:
    for step, play in played.own(Play):
        sizes = step.before.sizes
        others = [size for seat, size in enumerate(sizes) if seat != played.seat]
        if sizes[played.seat] == len(play.cards) and min(others) >= _AHEAD:
            return True
    return False


def _never_exchanges(played: Played) -> bool:
    return played.won and not any(played.own(Exchange))


def _comes_back(played: Played) -> bool:
    gains = played.gains
    return played.won and len(gains) >= _SERIES and gains[0] == 0


def _is_always_first(played: Played) -> bool:
    gains = played.gains
    return len(gains) >= _SERIES and min(gains) == len(played.levels) - 1


ACHIEVEMENTS: Final[Achievements] = (
    Achievement(
        "full-net",
        QT_TRANSLATE_NOOP("merchant", "A full net"),
        QT_TRANSLATE_NOOP("merchant", "Play five cards or more at once."),
        plays_at_once(Play, _MANY),
    ),
    Achievement(
        "clearance",
        QT_TRANSLATE_NOOP("merchant", "Clearance sale"),
        QT_TRANSLATE_NOOP("game", "Go out with four cards or more in your last play."),
        goes_out_with(Play, _LAST),
    ),
    Achievement(
        "early-closing",
        QT_TRANSLATE_NOOP("merchant", "Early closing"),
        QT_TRANSLATE_NOOP("merchant", "Go out while everyone else still holds five cards or more."),
        _goes_out_far_ahead,
    ),
    Achievement(
        "fixed-price",
        QT_TRANSLATE_NOOP("merchant", "Fixed prices"),
        QT_TRANSLATE_NOOP("merchant", "Win a match without exchanging a single card."),
        _never_exchanges,
    ),
    Achievement(
        "turnaround",
        QT_TRANSLATE_NOOP("merchant", "Turnaround"),
        QT_TRANSLATE_NOOP("merchant", "Win a three-round match after coming last in the first round."),
        _comes_back,
    ),
    Achievement(
        "sold-out",
        QT_TRANSLATE_NOOP("merchant", "Always sold out"),
        QT_TRANSLATE_NOOP("merchant", "Come first in every round of a three-round match."),
        _is_always_first,
    ),
    STRONG_RIVALS,
)
