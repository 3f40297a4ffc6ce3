"""The player's own mistakes in the window: from a review to the list, at the table, and back another day."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable_gui import i18n
from cardtable_gui.controller.practice.exercises import Exercises
from cardtable_gui.controller.practice.practice_session import PracticeSession
from cardtable_gui.core.actions import Action
from cardtable_gui.settings import TEXT_PERCENT, Settings
from cardtable_gui.views.shell.learn.learning import Learning
from cardtable_gui.views.shell.learn.practice import Practice
from cardtable_gui.views.shell.navigation.shell import Shell
from tests.support.announcements import Announcements
from tests.support.audit import clipped, overlapping
from tests.views.shell.test_review import LOSSES, moments, reviewed
from tests.views.window_scenes import press

TODAY = date(2026, 11, 23)


class Day:
    """The date, which a test can change."""

    def __init__(self) -> None:
        self.today = TODAY

    def __call__(self) -> date:
        return self.today


@pytest.fixture
def day() -> Day:
    """The date that the window goes by."""
    return Day()


@pytest.fixture
def learning(shell: Shell, day: Day) -> Learning:
    """The lessons of the window."""
    found: Learning | None = shell.findChild(Learning)
    assert found is not None
    found.practice._today = day
    return found


def practise_these(shell: Shell, qtbot: QtBot, count: int) -> list[int]:
    """Put the first mistakes of a reviewed match among the own lessons, by keys; give where they were made."""
    source, panel, _ = reviewed(shell, qtbot)
    made = moments(0)[:count]
    panel.list.setFocus()
    for number, at in enumerate(made):
        source.replay.jump(at)
        assert panel.practise_button.isEnabled()
        panel.practise_button.setFocus()
        QTest.keyClick(panel.practise_button, Qt.Key.Key_Space)
        assert shell.notifications.notice.words.startswith("Added to your own lessons."), number
    return made


def asked(practice: Practice, qtbot: QtBot) -> PracticeSession:
    """The exercise on the table, once the player is asked."""
    session = practice.session
    assert session is not None
    qtbot.waitUntil(lambda: session.is_humans_turn)
    return session


def test_each_profile_practises_its_own_mistakes_and_those_of_nobody_here(
    shell: Shell, learning: Learning, qtbot: QtBot
) -> None:
    practise_these(shell, qtbot, 2)
    practice = learning.practice
    ann, ben = shell.profiles.add("Ann"), shell.profiles.add("Ben")
    first, second = practice.exercises.all()
    practice.exercises.keep(replace(first, profile=ann.id))
    practice.exercises.keep(replace(second, profile="removed"))
    learning.show_own()
    own, person = practice.own, learning.page.person
    for chosen, listed in ((ann.id, {first.id, second.id}), (ben.id, {second.id}), ("", {second.id})):
        person.chosen = chosen
        person.activated.emit(person.currentIndex())
        assert {each.id for each in own._exercises} == listed
        assert len(own.rows) == len(listed)
    person.chosen = ben.id
    person.activated.emit(person.currentIndex())
    practice.open(first.id)
    assert practice.session is None, "it isn't Ben's"
    practice.open(second.id)
    session = asked(practice, qtbot)
    me = session.match.seats[session.match.people[0]]
    assert (me.name, me.profile) == ("Ben", ben.id)
    assert shell.match_manager.profile_switch.used == ben


def answer(practice: Practice, action: Action, qtbot: QtBot) -> str:
    """Make a move in the exercise on the table; give what the bar says."""
    session = practice.session
    assert session is not None
    session.act(action)
    qtbot.waitUntil(lambda: practice.bar._told)
    return f"{practice.bar.heading.text()} {practice.bar.reason.text()}"


def test_a_mistake_of_a_review_is_practised_rests_and_comes_back(
    shell: Shell, learning: Learning, day: Day, qtbot: QtBot, announced: Announcements
) -> None:
    practice = learning.practice
    made = practise_these(shell, qtbot, 2)
    panel = shell.table_page.side.review
    QTest.mouseClick(panel.practise_button, Qt.MouseButton.LeftButton)
    assert shell.notifications.notice.words == "This one is already among your own lessons."
    panel.which.button("all").click()
    replay = shell.match_manager.replay
    assert replay is not None
    replay.jump(next(index for index in moments(0, mistakes_only=False) if index not in made))
    assert LOSSES[1] < 0.01
    assert not panel.practise_button.isEnabled(), "it was no mistake"

    # The list.
    learning.show()
    page = learning.page
    assert page.own.text() == "Your own  2 due"
    QTest.mouseClick(page.own, Qt.MouseButton.LeftButton)
    own = practice.own
    assert own.isVisible()
    assert len(own.rows) == 2
    assert own.rows[0].button.accessibleDescription() == "Due today, gave away 21%"
    assert own.rows[0].button.accessibleName().startswith("Practise: Merchant of Goldfish: ")
    assert page.focusWidget() is own.practise

    # At the table: wrong, again, right, and on to the next one.
    QTest.keyClick(own.practise, Qt.Key.Key_Return)
    session, bar = asked(practice, qtbot), practice.bar
    assert bar.heading.text() == "Find a better move."
    assert shell.window.windowTitle().startswith("Practice: Merchant of Goldfish")
    assert not shell.actions["review"].isEnabled()
    announced.take()
    said = answer(practice, session.package.game.parse(session.exercise.played), qtbot)
    assert said.startswith("Not the best move. Your move wins about one time in three. Better: ")
    assert said.endswith("It stays due until you find a good move.")
    assert announced.take().count(said) == 1
    assert bar.again.hasFocus()
    QTest.keyClick(bar.again, Qt.Key.Key_Space)
    asked(practice, qtbot)
    said = answer(practice, session.exercise.mistake.best, qtbot)
    assert said.startswith("Right! Your move wins about half the time. No other is clearly better.")
    assert said.endswith("It comes back in 1 day.")
    assert bar.onward.hasFocus()
    first = session.exercise.id
    QTest.keyClick(bar.onward, Qt.Key.Key_Space)
    session = asked(practice, qtbot)
    assert session.exercise.id != first
    answer(practice, session.exercise.mistake.best, qtbot)
    assert bar.onward.isHidden()
    assert bar.leave.hasFocus()
    QTest.keyClick(bar.leave, Qt.Key.Key_Space)
    assert own.isVisible()
    assert not bar.isVisible()
    assert own.practise.isHidden()
    assert own.rows[0].button.accessibleDescription() == "Comes back on 24/11/2026, gave away 21%"
    press(shell, "practise")
    assert shell.match_manager.source is None, "nothing is due"

    # The next day, and removed by hand.
    day.today += timedelta(days=1)
    press(shell, "practise")
    asked(practice, qtbot)
    shell.go_home()
    learning.show_own()
    own.rows[0].remove.click()
    assert len(own.rows) == 1
    assert shell.match_manager.source is None


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_a_long_answer_leaves_the_table_its_room_in_large_text(
    shell: Shell, learning: Learning, settings: Settings, qapp: QApplication, qtbot: QtBot, language: i18n.Language
) -> None:
    practice = learning.practice
    practise_these(shell, qtbot, 1)
    i18n.install(qapp, language)
    practice.practise()
    session, bar, table = asked(practice, qtbot), practice.bar, shell.table_page.table
    answer(practice, session.package.game.parse(session.exercise.played), qtbot)
    bar.onward.show()
    for width, height, percent in ((1366, 768, 100), (1366, 768, 160), (1024, 640, 160)):
        settings.set(TEXT_PERCENT, percent)
        shell.window.resize(width, height)
        for _ in range(6):
            QApplication.processEvents()
        assert table.mapTo(shell.window, table.rect().bottomLeft()).y() < height
        assert bar.mapTo(shell.window, bar.rect().bottomLeft()).y() < height
        assert clipped(bar) == overlapping(bar) == []
        assert bar.reason.visibleRegion().boundingRect() == bar.reason.rect(), "all of it can be read"
    assert bar._below, "beside the buttons it would take five lines"


def test_a_deleted_match_leaves_its_exercises_and_a_damaged_file_is_told(
    shell: Shell, learning: Learning, qtbot: QtBot, tmp_path: Path
) -> None:
    practise_these(shell, qtbot, 2)
    shell.go_home()
    one, other = Exercises(tmp_path).all()
    (tmp_path / "practice" / f"{one.id}.exercise").write_text("{}", encoding="utf-8")
    file = tmp_path / "practice" / f"{other.id}.exercise"
    learning.show_own()
    assert f"{one.id}.exercise" in shell.notifications.notice.words
    assert len(learning.practice.own.rows) == 1
    # A record that can't be played any more.
    value = json.loads(file.read_text(encoding="utf-8"))
    value["record"]["actions"][0] = "take 4"
    file.write_text(json.dumps(value), encoding="utf-8")
    learning.practice.open(other.id)
    assert shell.notifications.notice.words.startswith("This lesson can’t be played any more.")
    assert learning.practice.session is None
