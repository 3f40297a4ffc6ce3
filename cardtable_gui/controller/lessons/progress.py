"""Which lessons the player has solved, kept in the settings. No Qt."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from cardtable_gui.resources import MissingResourceError, resource
from cardtable_gui.settings import SOLVED_LESSONS, Settings

if TYPE_CHECKING:
    from cardtable_gui.core.lesson import Lesson, Lessons


def solved(settings: Settings, game: str) -> frozenset[str]:
    """The ids of the solved lessons of a game."""
    return frozenset(settings.value(SOLVED_LESSONS).get(game, ()))


def add(settings: Settings, game: str, lesson: str) -> None:
    """Note that a lesson has been solved."""
    _keep(settings, game, solved(settings, game) | {lesson})


def forget(settings: Settings, game: str) -> None:
    """Forget all solved lessons of a game."""
    _keep(settings, game, ())


def upcoming(settings: Settings, game: str, lessons: Lessons) -> Lesson | None:
    """The first lesson that has not been solved; None: all have."""
    done = solved(settings, game)
    return next((lesson for lesson in lessons if lesson.id not in done), None)


def begun(settings: Settings, game: str) -> bool:
    """Whether some lessons of a game have been solved, but not all. This looks at file names and imports no lesson."""
    done = solved(settings, game)
    if not done:
        return False
    try:
        records = resource(f"assets/lessons/{game}").glob("*.cardtable")
    except MissingResourceError:
        return False
    return any(record.stem not in done for record in records)


def _keep(settings: Settings, game: str, lessons: Iterable[str]) -> None:
    kept = settings.value(SOLVED_LESSONS).copy()
    kept[game] = sorted(lessons)
    settings.set(SOLVED_LESSONS, kept)
