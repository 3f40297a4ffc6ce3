"""Which achievements a person has earned in a recorded match, and whether the match counts for them. No Qt."""

from __future__ import annotations

from cardtable_gui.controller import challenges
from cardtable_gui.controller.match import seats_of
from cardtable_gui.controller.statistics.match_results import OTHER_HOUSE, PersonResult, house_of
from cardtable_gui.core.files.limits import LONG
from cardtable_gui.core.files.record import Record
from cardtable_gui.core.goals.achievement import Played
from cardtable_gui.games import package_of

_TOO_WEAK = "random"
"""The level of bots that anybody beats."""


def may_earn(record: Record, result: PersonResult) -> bool:
    """Whether a match counts for achievements: one person, by rules of the program's own, against bots that try to win.

    Whoever was helped (`PersonResult.helped`) or plays a daily deal again may know better than a player can; several
    persons could help each other.
    """
    seats = seats_of(record)
    daily = challenges.mark_of(record)
    return (
        not result.helped
        and sum(seat.level is None for seat in seats) == 1
        and all(seat.level != _TOO_WEAK for seat in seats)
        and (record.house is None or house_of(record) != OTHER_HOUSE)
        and (daily is None or daily.official)
        and len(record.actions) <= LONG
    )


def earned(record: Record, result: PersonResult) -> list[str]:
    """The ids of the achievements that the person of a result has earned in this match, in the game's order.

    Raises `RecordError` and the like if it can't be played. None are earned in a match that wasn't over.
    """
    found = package_of(record)
    achievements = found.load_achievements()
    if not achievements or not may_earn(record, result):
        return []
    played = Played.of(record, found.game, [seat.level for seat in seats_of(record)], result.seat)
    if played.state.to_move is not None:
        return []
    return [achievement.id for achievement in achievements if achievement.earned(played)]
