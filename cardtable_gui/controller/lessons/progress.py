"""Which lessons each person has solved, kept in the settings. No Qt.

A person is the id of a profile; empty: whoever learns without one. What was solved without a profile is theirs who
first learns by one: until then everybody goes on from there.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from cardtable_gui.resources import MissingResourceError, resource
from cardtable_gui.settings import LEARNERS, MOST_LEARNERS, SOLVED_LESSONS, Settings

if TYPE_CHECKING:
    from cardtable_gui.core.lesson import Lesson, Lessons


def solved(settings: Settings, game: str, person: str = "") -> frozenset[str]:
    """The ids of the lessons of a game that a person has solved."""
    return frozenset(_of(settings, person).get(game, ()))


def add(settings: Settings, game: str, lesson: str, person: str = "") -> None:
    """Note that a person has solved a lesson."""
    _keep(settings, game, solved(settings, game, person) | {lesson}, person)


def forget(settings: Settings, game: str, person: str = "") -> None:
    """Forget which lessons of a game a person has solved."""
    _keep(settings, game, (), person)


def upcoming(settings: Settings, game: str, lessons: Lessons, person: str = "") -> Lesson | None:
    """The first lesson that a person hasn't solved; None: all are."""
    done = solved(settings, game, person)
    return next((lesson for lesson in lessons if lesson.id not in done), None)


def any_solved(settings: Settings, game: str) -> bool:
    """Whether anybody has solved a lesson of a game."""
    return any(_of_all(settings, game))


def begun(settings: Settings, game: str) -> bool:
    """Whether somebody has solved some lessons of a game, but not all.

    This looks at file names and imports no lesson.
    """
    found = [done for done in _of_all(settings, game) if done]
    if not found:
        return False
    try:
        records = [record.stem for record in resource(f"assets/lessons/{game}").glob("*.cardtable")]
    except MissingResourceError:
        return False
    return any(record not in done for done in found for record in records)


def _of_all(settings: Settings, game: str) -> list[Sequence[str]]:
    """What each person has solved of a game."""
    kept = (settings.value(SOLVED_LESSONS), *settings.value(LEARNERS).values())
    return [each.get(game, ()) for each in kept]


def _of(settings: Settings, person: str) -> dict[str, list[str]]:
    """What a person has solved, by game."""
    people = settings.value(LEARNERS)
    found: dict[str, list[str]] = people.get(person, {}) if person and people else settings.value(SOLVED_LESSONS)
    return found


def _keep(settings: Settings, game: str, lessons: Iterable[str], person: str) -> None:
    kept = {**_of(settings, person), game: sorted(lessons)}
    if not person:
        settings.set(SOLVED_LESSONS, kept)
        return
    others = {each: done for each, done in settings.value(LEARNERS).items() if each != person}
    settings.set(LEARNERS, dict([*others.items(), (person, kept)][-MOST_LEARNERS:]))
