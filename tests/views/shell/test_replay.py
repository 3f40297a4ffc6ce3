"""Replays in the real window, and records as files and as text."""

import json

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui import i18n
from cardtable_gui.controller.replay import Replay
from cardtable_gui.core.files.record import dumps
from cardtable_gui.core.zones import Zone
from cardtable_gui.settings import ANIMATION, Settings
from cardtable_gui.views.kit.text.plain_text import tip_of
from cardtable_gui.views.shell.navigation.shell import Shell
from tests.support.recorded import ALL_GAMES, played
from tests.views.window_scenes import ANN, BEGUN, BEN, EASY, FINISHED, paste, watch


def press(shell: Shell, *keys: Qt.Key) -> None:
    """Press keys in the focused widget."""
    for key in keys:
        QTest.keyClick(QApplication.focusWidget() or shell.window, key)


def faces(shell: Shell, seat: int) -> list[str | None]:
    """The cards in a hand as shown on the screen."""
    return [card.face for card in shell.table_page.table.cards(Zone("hand", seat))]


def plays(replay: Replay) -> bool:
    """Whether the replay is playing."""
    return replay.playing


def moving(shell: Shell) -> bool:
    """Whether cards are moving."""
    return shell.table_page.table.busy


@pytest.mark.sampled
@pytest.mark.parametrize("game", ALL_GAMES)
@pytest.mark.parametrize("language", ["en", "ja"])
def test_keys_lead_through_the_match(shell: Shell, qapp: QApplication, game: str, language: i18n.Language) -> None:
    i18n.install(qapp, language)
    replay = watch(shell, FINISHED[game])
    right, left, home, end = Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Home, Qt.Key.Key_End
    press(shell, right, right, right)
    assert replay.at == 3
    press(shell, left)
    assert replay.at == 2
    press(shell, end)
    assert replay.at == replay.length
    press(shell, home)
    assert replay.at == 0
    for mark in replay.deals[1:]:
        press(shell, Qt.Key.Key_PageDown)
        assert replay.at == mark.at
    press(shell, Qt.Key.Key_PageDown)
    assert replay.at == replay.length
    press(shell, Qt.Key.Key_PageUp)
    assert replay.at == replay.deals[-1].at
    assert shell.table_page.bar.timeline.value() == replay.at


def test_keys_work_wherever_the_keyboard_is(shell: Shell) -> None:
    replay = watch(shell, FINISHED["kobayakawa"])
    page = shell.table_page
    for widget in (page.table, page.bar.timeline, page.bar.buttons["forward"], page.replay_tools.open):
        widget.setFocus()
        at = replay.at
        press(shell, Qt.Key.Key_Right)
        assert replay.at == at + 1, widget
    page.table.cards(Zone("hand", 0))[0].setFocus()
    press(shell, Qt.Key.Key_Left)
    assert replay.at == 3


def test_results_of_rounds_do_not_hold_the_keys_up(shell: Shell) -> None:
    replay = watch(shell, FINISHED["kobayakawa"])
    shown = 0
    for at in range(1, replay.length + 1):
        press(shell, Qt.Key.Key_Right)
        assert replay.at == at
        shown += shell.table_page.table.panel.result is not None
    assert shown == len(replay.deals)
    panel = shell.table_page.table.panel
    assert panel.result is not None
    assert panel.result.ranks == replay.match.state.ranks
    assert [button.face.id for button in panel.buttons] == ["start", "continue"]
    press(shell, Qt.Key.Key_Left)
    assert replay.at == replay.length - 1
    assert panel.result is None


def test_space_plays_and_stops(shell: Shell, qtbot: QtBot) -> None:
    replay = watch(shell, FINISHED["kobayakawa"])
    press(shell, Qt.Key.Key_Space)
    assert plays(replay)
    qtbot.waitUntil(lambda: replay.at >= 2)
    press(shell, Qt.Key.Key_Space)
    assert not plays(replay)
    at = replay.at
    shell.table_page.bar.buttons["forward"].setFocus()
    press(shell, Qt.Key.Key_Space)
    assert replay.at == at + 1, "a button that has the keyboard is pressed"
    assert not plays(replay)


def test_the_bar_leads_through_the_match_by_mouse(shell: Shell) -> None:
    replay = watch(shell, FINISHED["meow"])
    bar = shell.table_page.bar

    def click(name: str) -> None:
        QTest.mouseClick(bar.buttons[name], Qt.MouseButton.LeftButton)

    click("forward")
    click("forward")
    click("back")
    assert replay.at == 1
    click("deal_on")
    assert replay.at == replay.deals[1].at
    click("last")
    assert replay.at == replay.length
    assert not bar.buttons["forward"].isEnabled()
    click("deal_back")
    assert replay.at == replay.deals[-1].at
    click("first")
    assert replay.at == 0
    assert not bar.buttons["back"].isEnabled()
    click("play")
    assert plays(replay)
    click("play")
    assert not plays(replay)


def test_the_slider_is_pulled_and_its_marks_clicked(shell: Shell) -> None:
    replay = watch(shell, FINISHED["meow"])
    line = shell.table_page.bar.timeline
    assert [tick.mark for tick in line.ticks] == list(replay.deals)
    assert [tick.accessibleName() for tick in line.ticks[:2]] == ["Round 1", "Round 2"]
    assert tip_of(line.ticks[1]) == "Round 2"
    QTest.mouseClick(line.ticks[1], Qt.MouseButton.LeftButton)
    assert replay.at == replay.deals[1].at
    middle = QPoint(line.x_of(replay.length // 2), 12)
    QTest.mousePress(line, Qt.MouseButton.LeftButton, pos=middle)
    assert abs(replay.at - replay.length // 2) <= 1
    QTest.mouseMove(line, QPoint(line.width() + 50, 12))
    assert replay.at == replay.length
    QTest.mouseRelease(line, Qt.MouseButton.LeftButton, pos=QPoint(0, 12))
    assert line.accessibleDescription() == (f"Round {replay.deals[-1].deal}, move {replay.length} of {replay.length}")


def test_the_line_under_the_table_says_what_the_step_was(shell: Shell) -> None:
    replay = watch(shell, FINISHED["kobayakawa"])
    table = shell.table_page.table
    press(shell, Qt.Key.Key_Right)
    first = table.bar.prompt
    assert first
    press(shell, Qt.Key.Key_Right)
    press(shell, Qt.Key.Key_Left)
    assert table.bar.prompt == first
    replay.jump(5)
    replay.jump(1)
    assert table.bar.prompt == first


def test_the_log_ends_at_the_moment_that_is_shown(shell: Shell, qtbot: QtBot) -> None:
    replay = watch(shell, FINISHED["gunjo"])
    log = shell.table_page.side.log
    texts: dict[int, str] = {}
    for at in (0, 1, 2, replay.length, 40, 2, 1, 0):
        replay.jump(at)
        qtbot.waitUntil(lambda: not log._catching_up.isActive())
        assert texts.setdefault(at, log.toPlainText()) == log.toPlainText()
    assert len(texts[0]) < len(texts[1]) < len(texts[2]) < len(texts[40]) < len(texts[replay.length])
    assert texts[replay.length].startswith(texts[40])


def test_steps_are_animated_and_jumps_are_not(shell: Shell, settings: Settings, qtbot: QtBot) -> None:
    settings.set(ANIMATION, "fast")
    replay = watch(shell, FINISHED["kobayakawa"])
    table = shell.table_page.table
    press(shell, Qt.Key.Key_Right)
    assert moving(shell)
    replay.jump(7)
    assert not moving(shell)
    press(shell, Qt.Key.Key_Left)
    assert moving(shell), "cards glide back"
    qtbot.waitUntil(lambda: not table.busy)
    state = replay.match.state_at(6)
    assert faces(shell, 1) == list(state.view(1).hand)


def test_after_the_end_hands_are_open_until_they_are_closed(shell: Shell) -> None:
    replay = watch(shell, FINISHED["merchant"])
    tools = shell.table_page.replay_tools
    assert tools.open.isChecked()
    assert None not in faces(shell, 1)
    QTest.mouseClick(tools.open, Qt.MouseButton.LeftButton)
    assert set(faces(shell, 1)) == {None}
    assert None not in faces(shell, 0)
    tools.who.chosen = 1
    tools.who.activated.emit(tools.who.currentIndex())
    assert replay.onlooker == 1
    assert None not in faces(shell, 1)
    assert set(faces(shell, 0)) == {None}


def test_while_the_match_goes_on_other_hands_stay_closed(shell: Shell) -> None:
    paste(shell, BEGUN["merchant"])
    shell.actions["watch"].trigger()
    replay = shell.match_manager.replay
    assert replay is not None
    tools = shell.table_page.replay_tools
    assert tools.open.isHidden()
    assert [tools.who.itemText(row) for row in range(tools.who.count())] == ["Spectator", "Ann"]
    for _ in range(replay.length):
        assert set(faces(shell, 1)) == set(faces(shell, 2)) == {None}
        press(shell, Qt.Key.Key_Right)


def test_several_people_see_their_hands_behind_the_curtain(shell: Shell, qtbot: QtBot) -> None:
    paste(shell, dumps(played("merchant", (ANN, BEN, EASY), most=6).record))
    shell.actions["watch"].trigger()
    page = shell.table_page
    assert set(faces(shell, 0)) == set(faces(shell, 1)) == {None}
    qtbot.waitUntil(lambda: page.replay_tools.who.findData(1) >= 0)
    page.replay_tools.who.chosen = 1
    page.replay_tools.who.activated.emit(2)
    assert page.table.curtain.isVisible()
    assert set(faces(shell, 1)) == {None}
    QTest.mouseClick(page.table.curtain.button, Qt.MouseButton.LeftButton)
    assert page.table.curtain.isHidden()
    assert None not in faces(shell, 1)
    assert set(faces(shell, 0)) == {None}


def test_the_menus_offer_what_makes_sense(shell: Shell) -> None:
    watch(shell, FINISHED["kobayakawa"])
    for name in ("save_record", "copy_record", "paste_record", "log", "open_record"):
        assert shell.actions[name].isEnabled(), name
    for name in ("undo", "redo", "hint", "pause", "step", "restart", "watch", "again"):
        assert not shell.actions[name].isEnabled(), name
    assert "Replay of Kobayakawa" in shell.window.windowTitle()
    shell.actions["new_match"].trigger()
    assert shell.setup_page.game is not None
    assert shell.setup_page.game.id == "kobayakawa"
    assert shell.match_manager.replay is None


@pytest.mark.sampled
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
@pytest.mark.parametrize("language", ["en", "ja"])
def test_nothing_of_the_bar_and_the_tools_is_cut(
    shell: Shell, qapp: QApplication, qtbot: QtBot, language: i18n.Language, size: tuple[int, int]
) -> None:
    i18n.install(qapp, language)
    shell.window.resize(*size)
    watch(shell, FINISHED["gunjo"])
    page = shell.table_page
    qtbot.waitUntil(lambda: page.bar.timeline.width() > 300)
    assert shell.window.size().toTuple() == size
    parts: list[QWidget] = [page.replay_tools.open, page.replay_tools.play_on, *page.bar.buttons.values()]
    for part in parts:
        assert part.width() >= part.sizeHint().width(), part
        assert page.rect().contains(part.mapTo(page, part.rect().bottomRight()))


def test_a_name_cannot_turn_a_line_round(shell: Shell) -> None:
    text = json.loads(FINISHED["kobayakawa"])
    text["seats"][0] = "A\u202enn"
    replay = watch(shell, json.dumps(text))
    replay.jump(replay.length)
    assert "\u202e" not in shell.table_page.side.log.toPlainText()
    assert "\u202e" not in shell.table_page.replay_tools.who.itemText(1)
    assert i18n.seat_name(0, replay.names) == "Ann"


def test_the_keys_of_a_replay_are_told(shell: Shell) -> None:
    watch(shell, FINISHED["kobayakawa"])
    shell.actions["keys"].trigger()
    dialog = shell.dialogs._made["keys"]
    told = {label.text() for label in dialog.findChildren(QLabel)}
    assert {"In a replay", "Go back one move", "Go to the next deal", "Play or pause"} <= told
    dialog.close()
