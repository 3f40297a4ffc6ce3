"""Lines end where one breathes: between words, in every place of the window, in either language, at any text size."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui import i18n
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.controller.seats import Seat
from cardtable_gui.settings import TEXT_PERCENT, Settings
from cardtable_gui.timing import SystemClock
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.plan.match_setup import MatchSetup
from cardtable_gui.views.shell.daily.daily_desk import DailyDesk
from cardtable_gui.views.shell.learn.learning import Learning
from cardtable_gui.views.shell.navigation.shell import Shell
from cardtable_gui.views.shell.rules.rules_panel import RulesPanel
from cardtable_gui.views.shell.statistics.statistics_dialog import StatisticsDialog
from cardtable_gui.views.table.state.announcements import Topic
from tests.support.audit import lines_of, painted_torn, standing_out, torn, torn_lines
from tests.support.recorded import ALL_GAMES, seated
from tests.views.window_scenes import EASY, FINISHED, MIO, dealt, press, watch

PERCENTS = (80, 100, 130, 160, 200)
SIZES = (QSize(1024, 640), QSize(1280, 800))


@pytest.fixture(params=i18n.LANGUAGES)
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[i18n.Language]:
    i18n.install(qapp, request.param)
    yield request.param
    i18n.install(qapp, "en")


def begin(shell: Shell, qtbot: QtBot, game: str, language: i18n.Language) -> None:
    name = Seat("ゆい" if language == "ja" else "Charlotte")
    session = dealt(shell, MatchSetup(game, seated(game, name, EASY, MIO), {}, 5), qtbot)
    qtbot.waitUntil(lambda: session.is_humans_turn)


def each_size(shell: Shell, widget: QWidget, settings: Settings) -> dict[tuple[int, int], list[str]]:
    """What ends wrongly at each text size and window size."""
    found = {}
    for percent in PERCENTS:
        settings.set(TEXT_PERCENT, percent)
        for size in SIZES if widget is shell.window else [widget.size()]:
            widget.resize(size)
            for _ in range(3):
                QApplication.processEvents()
            wrong = torn(widget) + painted_torn(widget)
            if wrong:
                found[percent, size.width()] = sorted(set(wrong))
    return found


def home(shell: Shell, qtbot: QtBot, language: i18n.Language) -> QWidget:
    for game in ("kobayakawa", "meow"):
        begin(shell, qtbot, game, language)
    shell.go_home()
    qtbot.waitUntil(lambda: len(shell.home.cards) == 2)
    return shell.window


def setup(shell: Shell, qtbot: QtBot, language: i18n.Language) -> QWidget:
    shell.set_up("godan")
    return shell.window


def lessons(shell: Shell, qtbot: QtBot, language: i18n.Language) -> QWidget:
    press(shell, "lessons")
    return shell.window


def lesson(shell: Shell, qtbot: QtBot, language: i18n.Language) -> QWidget:
    learning = shell.findChild(Learning)
    assert learning is not None
    learning.open("kobayakawa", "fold")
    qtbot.waitUntil(lambda: learning.session is not None and learning.session.is_humans_turn)
    return shell.window


def daily(shell: Shell, qtbot: QtBot, language: i18n.Language) -> QWidget:
    press(shell, "daily")
    return shell.window


def statistics(shell: Shell, qtbot: QtBot, language: i18n.Language) -> QWidget:
    with qtbot.waitSignal(shell.past_matches.updater.updated):
        press(shell, "statistics")
    return next(found for found in shell.window.findChildren(StatisticsDialog) if found.isVisible())


def review(shell: Shell, qtbot: QtBot, language: i18n.Language) -> QWidget:
    watch(shell, FINISHED["kobayakawa"])
    press(shell, "review")
    return shell.window


Place = Callable[[Shell, QtBot, i18n.Language], QWidget]


@pytest.mark.sampled
@pytest.mark.parametrize("place", [home, setup, lessons, lesson, daily, statistics, review])
def test_in_a_place_of_the_window(
    place: Place, language: i18n.Language, shell: Shell, settings: Settings, qtbot: QtBot, tmp_path: Path
) -> None:
    desk = DailyDesk(shell, tmp_path, Store(tmp_path), SystemClock())
    widget = place(shell, qtbot, language)
    assert each_size(shell, widget, settings) == {}
    widget.close()
    del desk


@pytest.mark.sampled
@pytest.mark.parametrize("game", ALL_GAMES)
def test_at_the_table(game: str, language: i18n.Language, shell: Shell, settings: Settings, qtbot: QtBot) -> None:
    """What is asked, the buttons, what the others say, the log, answers, and the result of a deal."""
    begin(shell, qtbot, game, language)
    page, session = shell.table_page, shell.match_manager.session
    assert session is not None
    page.show_side("log")
    rng = Random(2)
    found: dict[tuple[int, int, int], list[str]] = {}
    for turn in range(40):
        qtbot.waitUntil(
            lambda: session.is_humans_turn or session.to_move is None or page.table.panel.result is not None
        )
        over = page.table.panel.result is not None
        if over or turn in (1, 4):
            page.table.answer(rng.choice(list(Topic)))
            found |= {(turn, *key): wrong for key, wrong in each_size(shell, shell.window, settings).items()}
        if over or not session.is_humans_turn:
            break
        session.act(rng.choice(session.view.legal_actions()))
    assert found == {}


@pytest.mark.sampled
@pytest.mark.parametrize("game", ALL_GAMES)
def test_on_a_page_of_rules(game: str, language: i18n.Language, look: Look, settings: Settings, qtbot: QtBot) -> None:
    """In narrow columns of its tables, too, from a side panel to a window as wide as the screen."""
    panel = RulesPanel(look)
    qtbot.addWidget(panel)
    panel.show_game(game)
    panel.show()
    found = {}
    for percent in PERCENTS:
        settings.set(TEXT_PERCENT, percent)
        for width in (340, 620, 940):
            panel.resize(width, 600)
            QApplication.processEvents()
            if wrong := torn(panel) + standing_out(panel.page.document()):
                found[percent, width] = wrong
    assert found == {}


def test_wrong_ends_are_found(qapp: QApplication) -> None:
    assert torn_lines(["グラデー", "ション"])
    assert torn_lines(["はっ", "きり"])
    assert torn_lines(["勝ちました", "。"])
    assert torn_lines(["It’s Ann", "’s turn"])
    assert not torn_lines(["ゆいの", "手番です。", "", "次へ"])
    assert torn_lines(lines_of("はっきりさせる", QFont(), 20))
