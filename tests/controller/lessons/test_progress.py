"""Which lessons have been solved, kept in the settings."""

import json
from pathlib import Path

import pytest

from cardtable_gui import games
from cardtable_gui.controller.lessons import progress
from cardtable_gui.settings import LEARNERS, MOST_LEARNERS, SOLVED_LESSONS, Settings

GAME = "kobayakawa"
LESSONS = games.package(GAME).load_lessons()


def test_nothing_is_solved_at_first_and_the_first_lesson_comes_next() -> None:
    settings = Settings()
    assert progress.upcoming(settings, GAME, LESSONS) is LESSONS[0]


def test_the_next_lesson_is_the_first_unsolved_one_whatever_was_solved_before() -> None:
    settings = Settings()
    progress.add(settings, GAME, LESSONS[1].id)
    assert progress.upcoming(settings, GAME, LESSONS) is LESSONS[0]
    progress.add(settings, GAME, LESSONS[0].id)
    assert progress.upcoming(settings, GAME, LESSONS) is LESSONS[2]
    for lesson in LESSONS:
        progress.add(settings, GAME, lesson.id)
    assert progress.upcoming(settings, GAME, LESSONS) is None


def test_progress_is_kept_by_game_and_can_be_forgotten(tmp_path: Path, qapp: object) -> None:
    del qapp
    settings = Settings(tmp_path / "settings.json")
    progress.add(settings, GAME, "flip")
    progress.add(settings, "meow", "solo-goal")
    settings.sync()
    again = Settings(tmp_path / "settings.json")
    assert progress.solved(again, GAME) == {"flip"}
    progress.forget(again, GAME)
    assert progress.solved(again, GAME) == frozenset()
    assert progress.solved(again, "meow") == {"solo-goal"}


def test_each_profile_has_progress_of_its_own_and_the_first_goes_on_from_what_was_solved_before(
    tmp_path: Path, qapp: object
) -> None:
    del qapp
    settings = Settings(tmp_path / "settings.json")
    progress.add(settings, GAME, "fold")
    assert progress.solved(settings, GAME, "ann") == progress.solved(settings, GAME, "ben") == {"fold"}
    progress.add(settings, GAME, "flip", "ann")
    settings.sync()
    again = Settings(tmp_path / "settings.json")
    solved = {who: progress.solved(again, GAME, who) for who in ("", "ann", "ben")}
    assert solved == {"": {"fold"}, "ann": {"fold", "flip"}, "ben": set()}
    progress.forget(again, GAME, "ann")
    assert progress.solved(again, GAME, "ann") == set()
    assert progress.solved(again, GAME) == {"fold"}
    assert progress.any_solved(again, GAME)
    assert not progress.any_solved(again, "meow")
    assert progress.upcoming(again, GAME, LESSONS, "ann") is LESSONS[0]


def test_only_so_many_people_s_progress_is_kept_and_the_latest_stay() -> None:
    settings = Settings()
    for number in range(MOST_LEARNERS + 2):
        progress.add(settings, GAME, "flip", str(number))
    progress.add(settings, GAME, "fold", "2")
    kept = settings.value(LEARNERS)
    assert len(kept) == MOST_LEARNERS
    assert next(iter(kept)) == "3"
    assert kept["2"] == {GAME: ["flip", "fold"]}


@pytest.mark.parametrize("kept", [{GAME: "flip"}, {GAME: [1, None]}, {GAME: {"flip": True}}])
def test_what_is_no_progress_in_the_settings_counts_as_none(kept: dict[str, object]) -> None:
    assert SOLVED_LESSONS.read(json.dumps(kept)) is None
    with pytest.raises(ValueError, match="lessons"):
        Settings().set(SOLVED_LESSONS, kept)


@pytest.mark.parametrize("package", [each for each in games.packages() if each.lessons], ids=lambda each: each.game.id)
def test_lessons_are_begun_from_the_first_solved_one_until_all_are(package: games.GamePackage) -> None:
    settings, game = Settings(), package.game.id
    first, *rest = package.load_lessons()
    assert not progress.begun(settings, game)
    progress.add(settings, game, first.id)
    assert progress.begun(settings, game)
    for lesson in rest:
        assert progress.begun(settings, game)
        progress.add(settings, game, lesson.id)
    assert not progress.begun(settings, game)


def test_no_lessons_are_begun_of_a_game_that_has_none() -> None:
    settings = Settings()
    progress.add(settings, "none", "flip")
    assert not progress.begun(settings, "none")
