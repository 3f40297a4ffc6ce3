"""The lessons of every game: solved as recorded, missed with the right words, and hard enough to teach something."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from cardtable_gui import games
from cardtable_gui.bots.assessment import assess
from cardtable_gui.controller.lessons import lesson_session
from cardtable_gui.core.lesson import Attempt, Does, Lessons
from cardtable_gui.games import GamePackage
from cardtable_gui.resources import resource
from tests.controller.lessons import worth as module
from tests.controller.lessons.worth import GAMES, LEARNER, decisions, main, worth

WITH_LESSONS = [package for package in games.packages() if package.lessons is not None]
EASY_TRIALS = 40
ASSESSED_MS = 200
MOST_BEHIND = 0.06
"""The search takes a taught move to be worse than the best one by no more than this: about its error."""

over_games = pytest.mark.parametrize("package", WITH_LESSONS, ids=lambda package: package.game.id)


def lessons_of(package: GamePackage) -> Lessons:
    return package.load_lessons()


@over_games
def test_a_course_has_six_to_ten_lessons_with_ids_of_their_own_and_a_record_each(package: GamePackage) -> None:
    ids = [lesson.id for lesson in lessons_of(package)]
    assert 6 <= len(ids) <= 10
    folder = resource(f"assets/lessons/{package.game.id}")
    assert sorted(ids) == sorted(file.stem for file in folder.glob("*.cardtable")) == sorted(set(ids))


@over_games
def test_the_learner_is_the_only_person_of_a_lesson(package: GamePackage) -> None:
    for lesson in lessons_of(package):
        record = lesson_session.read(package.game.id, lesson.id).record
        assert [seat for seat in range(record.players) if record.bot(seat) is None] == [LEARNER]


@over_games
def test_the_first_lessons_show_the_moves_and_no_later_one_does(package: GamePackage) -> None:
    shown = [lesson.shown for lesson in lessons_of(package)]
    assert shown[0]
    assert shown == sorted(shown, reverse=True)
    assert sum(shown) <= len(shown) // 2


@over_games
def test_each_lesson_names_a_paragraph_of_the_rules(package: GamePackage) -> None:
    assert {lesson.rule for lesson in lessons_of(package)} <= set(package.game.rules)


@over_games
def test_the_recorded_actions_solve_every_lesson(package: GamePackage) -> None:
    for lesson in lessons_of(package):
        for decision in decisions(package, lesson):
            assert decision.task.objection(Attempt(decision.state, decision.recorded)) is None, lesson.id


@over_games
def test_every_listed_mistake_can_be_made_and_is_told_in_its_words(package: GamePackage) -> None:
    for lesson in lessons_of(package):
        for decision in decisions(package, lesson):
            task = decision.task
            said = {task.objection(attempt) for _, attempt in decision.attempts}
            otherwise = {task.otherwise} - {None}
            assert said - {None} == {mistake.words for mistake in task.mistakes} | otherwise, lesson.id


@over_games
def test_no_action_that_misses_the_goal_passes_in_silence(package: GamePackage) -> None:
    for lesson in lessons_of(package):
        for decision in decisions(package, lesson):
            for _, attempt in decision.attempts:
                met = decision.task.goal.holds(attempt)
                assert met == (decision.task.objection(attempt) is None), (lesson.id, attempt.text)


@over_games
def test_no_taught_move_is_clearly_worse_than_another_one(package: GamePackage) -> None:
    behind = {}
    for lesson in lessons_of(package):
        for number, decision in enumerate(decisions(package, lesson)):
            if len(decision.attempts) > 1:
                found = assess(package.policy, decision.state.view(LEARNER), decision.recorded, ms=ASSESSED_MS)
                met = (each for each in found if decision.accepts(each.action))
                gap = found[0].chance - next(met).chance
                if gap > MOST_BEHIND:
                    behind[lesson.id, number] = gap
    assert behind == {}


@pytest.mark.sampled
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("place", range(10))
def test_what_is_asked_for_is_as_good_as_anything_with_twenty_times_the_work(game: str, place: int) -> None:
    package = games.package(game)
    lessons = lessons_of(package)
    for decision in decisions(package, lessons[place % len(lessons)]):
        if len(decision.attempts) > 1:
            found = worth(package, decision)
            assert found.fits, found


def test_the_command_names_the_decisions_that_are_to_be_mended(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (fold,) = (each for each in lessons_of(games.package("kobayakawa")) if each.id == "fold")
    wrong = replace(fold.tasks[0], goal=Does("fight"))
    (asked,) = decisions(games.package("kobayakawa"), fold)
    assert main(["kobayakawa", "--lesson", "fold", "--times", "2"]) == 0
    assert capsys.readouterr().out.splitlines()[0].startswith("ok  kobayakawa fold 1: fold: ")
    fights = next(action for action, attempt in asked.attempts if attempt.text == "fight")
    monkeypatch.setattr(module, "decisions", lambda *_: [replace(asked, task=wrong, recorded=fights)])
    assert main(["kobayakawa", "--lesson", "fold", "--times", "2"]) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("BAD kobayakawa fold 1: fight: ")
    assert "best refused fold: " in told[0]
    assert told[-1] == "1 decision(s) to mend"


@over_games
def test_a_random_player_solves_under_half_of_the_lessons(package: GamePackage) -> None:
    expected = 0.0
    for lesson in lessons_of(package):
        chance = 1.0
        for decision in decisions(package, lesson):
            met = [decision.task.goal.holds(attempt) for _, attempt in decision.attempts]
            chance *= sum(met) / len(met)
        expected += chance
    assert expected < len(lessons_of(package)) / 2


@over_games
def test_an_easy_bot_solves_under_half_of_the_last_third(package: GamePackage) -> None:
    last = lessons_of(package)[-(len(lessons_of(package)) // 3) :]
    assert len(last) >= 2
    expected = 0.0
    for lesson in last:
        chance = 1.0
        for decision in decisions(package, lesson):
            view = decision.state.view(LEARNER)
            chosen = [package.policy.easy(view, Random(seed)) for seed in range(EASY_TRIALS)]
            met = [decision.accepts(action) for action in chosen]
            chance *= sum(met) / EASY_TRIALS
        expected += chance
    assert expected < len(last) / 2
