"""Tips at the table: each once ever, when it is useful, at most one a turn, over nothing that is needed."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable_gui.controller.profiles import Profiles
from cardtable_gui.controller.session import Session
from cardtable_gui.settings import SEEN_TIPS, TEXT_PERCENT, TIPS, Settings
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.shell.navigation.shell import Shell
from cardtable_gui.views.shell.notices.tips import TIPS_IN_ORDER, Situation
from cardtable_gui.views.table.state import input_mode
from tests.support.announcements import Announcements
from tests.views.window_scenes import EASY, MIO, begin, press

CALM = Situation(turns=1, by_mouse=0, refusals=0, hand=12, disordered=False, undo=False, hints=True, listens=False)


@pytest.mark.parametrize(
    ("now", "wanted"),
    [
        (CALM, {"details"}),
        (replace(CALM, refusals=2), {"hint", "details"}),
        (replace(CALM, refusals=2, hints=False), {"details"}),
        (replace(CALM, disordered=True), {"sorting", "details"}),
        (replace(CALM, disordered=True, hand=5), {"details"}),
        (replace(CALM, turns=2, undo=True), {"undo", "details"}),
        (replace(CALM, turns=4, by_mouse=3), {"keys", "details"}),
        (replace(CALM, turns=5, by_mouse=4), {"keys", "dragging", "details"}),
        (replace(CALM, turns=7), {"hint", "details"}),
        (replace(CALM, listens=True), {"speech"}),
    ],
)
def test_a_tip_is_due_when_it_is_useful(now: Situation, wanted: set[str]) -> None:
    assert {tip.id for tip in TIPS_IN_ORDER if tip.due(now)} == wanted


def test_each_tip_has_a_moment_of_its_own() -> None:
    assert len({tip.id for tip in TIPS_IN_ORDER}) == len(TIPS_IN_ORDER)


def move(shell: Shell, session: Session, qtbot: QtBot) -> None:
    """Let the person do something, and wait for the next turn."""
    steps = session.match.steps
    done = len(steps)
    notation = session.package.game.notation
    session.act(next(each for each in session.view.legal_actions() if notation(each).startswith(("pass", "play"))))
    qtbot.waitUntil(lambda: session.is_humans_turn and len(steps) > done + 1 and not shell.table_page.table.busy)


def test_a_tip_comes_once_ever_and_goes_when_it_is_closed_or_learnt(
    shell: Shell, qtbot: QtBot, settings: Settings, announced: Announcements, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(input_mode.LAST, "by_keys", False)
    settings.set(SEEN_TIPS, {"speech": True, "details": True})
    session = begin(shell, qtbot, game="gunjo")
    tips = shell.pages.tips
    assert tips is not None
    qtbot.waitUntil(lambda: session.is_humans_turn and not shell.table_page.table.busy)
    assert tips.words == ""
    announced.take()
    move(shell, session, qtbot)
    assert tips.words == "Tip: Changed your mind? Ctrl+Z takes back your last move."
    assert announced.take().count(tips.words) == 1
    notice = tips._notice
    assert notice.geometry().bottom() <= shell.table_page.table.mapTo(shell.table_page, notice.rect().topLeft()).y() + 2
    QTest.keyClick(shell.table_page.table, Qt.Key.Key_Escape)
    assert tips.words == ""
    assert "undo" in settings.value(SEEN_TIPS)

    press(shell, "hint")
    assert "hint" in settings.value(SEEN_TIPS)
    settings.set(SEEN_TIPS, {"undo": True})
    move(shell, session, qtbot)
    assert tips.words.startswith("Tip: Ctrl+1 tells you who’s to move, Ctrl+2 what’s in your hand")
    shell.table_page.tools["match_details"].setFocus(Qt.FocusReason.TabFocusReason)
    assert tips.words == ""

    settings.set(SEEN_TIPS, {})
    settings.set(TIPS, False)
    move(shell, session, qtbot)
    assert tips.words == ""
    settings.set(TIPS, True)
    begin(shell, qtbot, EASY, MIO, EASY, game="gunjo")
    assert tips.words == ""
    assert "details" not in settings.value(SEEN_TIPS)


def test_a_tip_in_large_letters_leaves_the_names_below_it_readable(
    shell: Shell, qtbot: QtBot, settings: Settings
) -> None:
    settings.set(TEXT_PERCENT, 200)
    shell.window.resize(1024, 640)
    session = begin(shell, qtbot, game="godan")
    tips, table = shell.pages.tips, shell.table_page.table
    assert tips is not None
    qtbot.waitUntil(lambda: session.is_humans_turn and not table.busy)
    notice = tips._notice
    notice.stay("Tip: Right-click a card, hold a finger on it, or press I, to see what the card does.")
    top = table.mapTo(shell.table_page, table.rect().topLeft()).y()
    assert notice.geometry().bottom() <= top + Space.SNUG


@pytest.mark.usefixtures("qapp")
def test_a_new_profile_has_seen_no_tip() -> None:
    settings = Settings()
    settings.set(SEEN_TIPS, {"undo": True})
    person = Profiles(None, settings).add("Ann")
    settings.use_personal(person.settings, None)
    assert settings.value(SEEN_TIPS) == {}
