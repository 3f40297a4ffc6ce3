"""The achievements of the games: what there is, and when a person earned each first."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from cardtable_gui import games
from cardtable_gui.controller.statistics.match_results import PersonResult
from cardtable_gui.core.goals.achievement import Achievement
from cardtable_gui.resources import MissingResourceError, resource

_PICTURES: Final = "assets/achievements"


@dataclass(frozen=True, slots=True)
class AchievementRow:
    """An achievement of a game.

    Attributes:
        game: the game's id.
        achievement: what it is.
        earned: when it was first earned, in seconds since 1970 (UTC); None: it wasn't yet.
    """

    game: str
    achievement: Achievement
    earned: int | None

    @property
    def picture(self) -> str:
        """The path of its picture from the data root; that of any achievement if it has none of its own."""
        own = f"{_PICTURES}/{self.game}/{self.achievement.id}.svg"
        try:
            resource(own)
        except MissingResourceError:
            return f"{_PICTURES}/any.svg"
        return own


def achievement_rows(results: Iterable[PersonResult]) -> list[AchievementRow]:
    """The achievements of all games, those of easy ones first, with the first time that the results tell of."""
    first: dict[tuple[str, str], int] = {}
    for result in results:
        for name in (result.achievements or "").split():
            key = result.game, name
            first[key] = min(first.get(key, result.ended), result.ended)
    return [
        AchievementRow(package.game.id, achievement, first.get((package.game.id, achievement.id)))
        for package in games.by_difficulty()
        for achievement in package.load_achievements()
    ]


def first_earned(result: PersonResult, results: Iterable[PersonResult]) -> list[AchievementRow]:
    """The achievements in a result that its person had in no other of these results."""
    own = (other for other in results if (other.game, other.person, other.profile) == _whose(result))
    known = {name for other in own if other.match != result.match for name in (other.achievements or "").split()}
    new = set((result.achievements or "").split()) - known
    achievements = games.package(result.game).load_achievements()
    return [AchievementRow(result.game, each, result.ended) for each in achievements if each.id in new]


def _whose(result: PersonResult) -> tuple[str, str, str | None]:
    return result.game, result.person, result.profile
