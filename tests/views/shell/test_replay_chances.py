"""In a replay: what the seat to move knew, and the panel with the chances of its options."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable_gui import i18n
from cardtable_gui.bots import assessment
from cardtable_gui.bots.assessment import assess
from cardtable_gui.bots.search import Estimate
from cardtable_gui.controller.replay import Replay
from cardtable_gui.controller.replay_options import OptionsStage, ReplayOptions
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.actions import Action
from cardtable_gui.core.files.record import dumps
from cardtable_gui.core.zones import Zone
from cardtable_gui.settings import TEXT_PERCENT
from cardtable_gui.views.shell.navigation.shell import Shell
from cardtable_gui.views.shell.replay.options_panel import OptionsPanel
from tests.support.recorded import played
from tests.views.window_scenes import ANN, BEGUN, EASY, FINISHED, begin, paste, press, watch

GAME = "kobayakawa"
MS = 20.0
"""What an assessment's steps stand for here, which is enough to tell options apart."""
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture(autouse=True)
def _quick_assessments(monkeypatch: pytest.MonkeyPatch) -> None:
    def quick(
        policy: Any, view: Any, chosen: Any, called_off: Callable[[], bool], _ms: float, *, thorough: bool
    ) -> list[Estimate[Action]]:
        return assess(policy, view, chosen, called_off, MS, thorough=thorough)

    monkeypatch.setattr(assessment, "assess", quick)


def opened(shell: Shell, qtbot: QtBot, at: int = 0, text: str = FINISHED[GAME]) -> tuple[Replay, OptionsPanel]:
    """A replay at this moment, with the panel beside it and its options found, if there are any."""
    replay = watch(shell, text)
    replay.jump(at)
    QTest.keyClick(shell.window, Qt.Key.Key_D, CTRL)
    settle(shell, qtbot)
    return replay, shell.table_page.side.options


def options(shell: Shell) -> ReplayOptions:
    """The options of the open replay."""
    found = shell.match_manager.options
    assert found is not None
    return found


def settle(shell: Shell, qtbot: QtBot) -> None:
    """Wait until nothing is being assessed."""
    qtbot.waitUntil(lambda: options(shell).stage is not OptionsStage.THINKING, timeout=60_000)


def rows(panel: OptionsPanel, role: Qt.ItemDataRole = Qt.ItemDataRole.AccessibleTextRole) -> list[str]:
    """The rows as a screen reader says them."""
    model = panel.rows.options
    return [str(model.index(row).data(role)) for row in range(model.rowCount())]


def free(replay: Replay, after: int = 0) -> int:
    """The first moment from here on with several legal actions."""
    steps = range(after, replay.length)
    return next(at for at in steps if len(replay.match.state_at(at).legal_actions()) > 1)


def covered(shell: Shell, seat: int) -> bool:
    """Whether a hand is shown face down."""
    return {card.face for card in shell.table_page.table.cards(Zone("hand", seat))} == {None}


def spoken(estimate: Estimate[Action], replay: Replay, chosen: Action) -> str:
    """A row in English."""
    words = i18n.text(replay.package.game.describe(estimate.action), replay.names)
    played = " (played)" if estimate.action == chosen else ""
    return f"{words}{played}: {round(100 * estimate.chance)}%, give or take {max(1, round(100 * estimate.error))}"


def test_the_panel_lists_what_the_search_finds_and_marks_what_was_played(shell: Shell, qtbot: QtBot) -> None:
    replay, panel = opened(shell, qtbot)
    at = free(replay, 4)
    replay.jump(at)
    assert panel.message.text() == "Thinking…"
    assert rows(panel) == []
    settle(shell, qtbot)
    step = replay.match.steps[at]
    found = assess(replay.package.policy, replay.match.state_at(at).view(step.seat), step.action, ms=MS)
    assert rows(panel) == [spoken(estimate, replay, step.action) for estimate in found]
    assert panel.heading.text() == f"{replay.names[step.seat]}’s options"
    assert panel.rows.accessibleName() == panel.heading.text()
    assert panel.message.isHidden()


def test_the_figures_are_the_same_when_the_record_is_opened_again(shell: Shell, qtbot: QtBot) -> None:
    _, panel = opened(shell, qtbot, 4)
    first = rows(panel)
    assert first
    shell.go_home()
    replay = watch(shell, FINISHED[GAME])
    replay.jump(4)
    settle(shell, qtbot)
    assert rows(panel) == first


def test_the_keyboard_goes_through_the_rows_and_on_through_the_replay(shell: Shell, qtbot: QtBot) -> None:
    replay, panel = opened(shell, qtbot, 4)
    panel.rows.setFocus()
    QTest.keyClick(panel.rows, Qt.Key.Key_Down)
    assert panel.rows.currentIndex().row() == 1
    QTest.keyClick(panel.rows, Qt.Key.Key_Right)
    assert replay.at == 5
    settle(shell, qtbot)
    assert panel.rows.hasFocus()
    QTest.keyClick(panel.rows, Qt.Key.Key_Escape)
    assert not panel.rows.hasFocus()


def test_forced_moves_and_the_end_say_so(shell: Shell, qtbot: QtBot) -> None:
    replay, panel = opened(shell, qtbot, text=FINISHED["merchant"])
    replay.jump(replay.length)
    assert (panel.message.text(), panel.heading.isHidden()) == ("That was the last move.", True)
    at = next(at for at in range(replay.length) if len(replay.match.state_at(at).legal_actions()) == 1)
    replay.jump(at)
    action = i18n.text(replay.package.game.describe(replay.match.steps[at].action), replay.names)
    assert panel.message.text() == f"The only move: {action}"
    assert rows(panel) == []


def test_after_a_failure_the_panel_says_so_and_the_replay_lives_on(
    shell: Shell, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(*_arguments: object, **_named: object) -> list[Estimate[Action]]:
        raise RuntimeError("a search's own mistake")

    with monkeypatch.context() as patched:
        patched.setattr(assessment, "assess", fails)
        replay, panel = opened(shell, qtbot, 4)
        assert panel.message.text().startswith("The chances couldn’t be worked out.")
        assert caplog.records
    replay.forward()
    replay.back()
    settle(shell, qtbot)
    assert rows(panel)


def test_nothing_is_assessed_while_the_panel_is_hidden(shell: Shell, qtbot: QtBot) -> None:
    replay, _ = opened(shell, qtbot, 4)
    press(shell, "chances")
    assert not shell.table_page.side.isVisible()
    replay.jump(free(replay, 5))
    assert options(shell).stage is OptionsStage.NOTHING
    press(shell, "chances")
    assert options(shell).stage is OptionsStage.THINKING
    press(shell, "log")
    assert options(shell).stage is OptionsStage.NOTHING


def test_the_panel_speaks_the_language_in_force(shell: Shell, qtbot: QtBot, qapp: QApplication) -> None:
    replay, panel = opened(shell, qtbot, 4)
    before = rows(panel)
    i18n.install(qapp, "ja")
    qapp.processEvents()
    assert panel.heading.text() == f"「{replay.names[replay.match.steps[4].seat]}」の選択肢"
    assert len(rows(panel)) == len(before)
    assert not set(rows(panel)) & set(before)


def test_there_is_no_such_tab_at_the_table(shell: Shell, qtbot: QtBot) -> None:
    opened(shell, qtbot)
    assert shell.table_page.side.tab == "chances"
    begin(shell, qtbot)
    assert shell.table_page.side.tab == "log"
    assert not shell.actions["chances"].isEnabled()


def test_a_name_cannot_turn_a_heading_round(shell: Shell, qtbot: QtBot) -> None:
    seats = (Seat("A\u202enn"), Seat("{name}", "easy"), EASY)
    replay, panel = opened(shell, qtbot, text=dumps(played(GAME, seats).record))
    names = set()
    for step in replay.match.steps[:6]:
        replay.jump(step.index)
        names.add(panel.heading.text())
    assert "{name}’s options" in names
    assert not any("\u202e" in name for name in names)


def test_a_key_covers_what_the_seat_to_move_did_not_know(shell: Shell) -> None:
    replay = watch(shell, FINISHED["merchant"])
    tools = shell.table_page.replay_tools
    assert not any(covered(shell, seat) for seat in range(3))
    QTest.keyClick(shell.window, Qt.Key.Key_K, CTRL)
    for _ in range(4):
        mover = replay.state.to_move
        assert [covered(shell, seat) for seat in range(3)] == [seat != mover for seat in range(3)]
        assert tools.who.currentText() == "Player to move"
        assert not tools.open.isChecked()
        QTest.keyClick(shell.window, Qt.Key.Key_Right)
    assert shell.actions["mover_view"].isChecked()
    QTest.keyClick(shell.window, Qt.Key.Key_K, CTRL)
    assert not any(covered(shell, seat) for seat in range(3))
    assert not shell.actions["mover_view"].isChecked()
    assert tools.who.currentText() == "Ann"


def test_the_list_of_onlookers_offers_the_player_to_move(shell: Shell) -> None:
    replay = watch(shell, FINISHED["merchant"])
    who = shell.table_page.replay_tools.who
    row = who.findText("Player to move")
    who.setCurrentIndex(row)
    who.activated.emit(row)
    assert replay.follows_mover
    assert shell.actions["mover_view"].isChecked()


def test_an_unfinished_match_shows_no_options_of_others(shell: Shell) -> None:
    paste(shell, BEGUN["merchant"])
    shell.actions["watch"].trigger()
    press(shell, "chances")
    replay, panel = shell.match_manager.replay, shell.table_page.side.options
    assert replay is not None
    assert not shell.actions["mover_view"].isEnabled()
    assert shell.table_page.replay_tools.who.findText("Player to move") < 0
    for step in replay.match.steps:
        replay.jump(step.index)
        hidden = "You can see other players’ options once the match is over."
        assert (panel.message.text() == hidden) == (step.seat != 0)
    assert replay.names[0] == ANN.name


@pytest.mark.parametrize("percent", [100, 200])
def test_all_tabs_of_the_panel_can_be_seen_whichever_is_chosen(shell: Shell, percent: int) -> None:
    shell.settings.set(TEXT_PERCENT, percent)
    watch(shell, FINISHED[GAME])
    side = shell.table_page.side
    QTest.keyClick(shell.window, Qt.Key.Key_D, CTRL)
    for tab in ("chances", "review"):
        side.tab = tab
        QApplication.processEvents()
        tabs = side._tabs
        assert tabs.count() == 5
        assert all(tabs.rect().contains(tabs.tabRect(number)) for number in range(5))


def test_it_says_where_an_expert_went_by_odds_and_so_may_not_have_taken_the_best(shell: Shell, qtbot: QtBot) -> None:
    match = played(GAME, (ANN, Seat("", "hard"), Seat("", "expert")))
    replay, panel = opened(shell, qtbot, text=dumps(match.record))
    said = {}
    for at, step in enumerate(match.steps[:12]):
        replay.jump(at)
        settle(shell, qtbot)
        bets = replay.package.game.notation(step.action) in {"fight", "fold"}
        said[match.seats[step.seat].level, bets] = not panel.odds.isHidden()
    assert said == {
        (level, bets): level == "expert" and not bets for level in (None, "hard", "expert") for bets in (False, True)
    }
    assert panel.odds.text().startswith("This bot varies its play here")
