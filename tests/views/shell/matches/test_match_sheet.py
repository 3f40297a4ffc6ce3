"""“Match details”: what is known of the match on the table."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable_gui import i18n
from cardtable_gui.controller import share_codes
from cardtable_gui.controller.share_codes import SharedDeal
from cardtable_gui.views.plan.match_setup import MatchSetup
from cardtable_gui.views.shell.matches.match_sheet import MatchSheet
from cardtable_gui.views.shell.navigation.shell import Shell
from tests.views.window_scenes import ANN, BEGUN, BEN, EASY, begin, dealt, paste, press


def opened(shell: Shell) -> MatchSheet:
    """The sheet, opened by its button at the table."""
    QTest.mouseClick(shell.table_page.tools["match_details"], Qt.MouseButton.LeftButton)
    sheet = shell.dialogs._made["match_details"]
    assert isinstance(sheet, MatchSheet)
    assert sheet.isVisible()
    return sheet


def test_it_tells_number_code_players_options_and_where_the_match_is_saved(
    shell: Shell, qtbot: QtBot, tmp_path: Path
) -> None:
    session = begin(shell, qtbot, ANN, EASY, EASY, seed=4711)
    qtbot.waitUntil(shell.table_page.saved_at.isValid)
    told = dict(opened(shell)._facts)
    assert told["Deal number"] == "4711"
    deal = share_codes.read(told["Share code"])
    assert isinstance(deal, SharedDeal)
    assert (deal.game, deal.seed, deal.levels) == ("kobayakawa", 4711, (None, "easy", "easy"))
    assert told["Players at the table"].splitlines()[0] == "Ann (human)"
    assert "(Easy)" in told["Players at the table"].splitlines()[1]
    for option in session.package.game.options:
        assert f"{i18n.text(option.title)}: " in told["Options"]
    assert told["Last saved"].startswith("today")
    assert Path(told["Saved in"]) == tmp_path / "matches" / f"{session.match_id}.cardtable"
    assert Path(told["Saved in"]).is_file()


def test_everything_is_copied_as_text(shell: Shell, qtbot: QtBot) -> None:
    begin(shell, qtbot, seed=4711)
    sheet = opened(shell)
    QTest.mouseClick(sheet.copy_button, Qt.MouseButton.LeftButton)
    lines = QApplication.clipboard().text().splitlines()
    assert "Game: Kobayakawa" in lines
    assert "Deal number: 4711" in lines


def test_a_replay_has_details_without_a_place_of_its_own(shell: Shell, qtbot: QtBot) -> None:
    session = begin(shell, qtbot, EASY, EASY, EASY)
    qtbot.waitUntil(lambda: bool(session.match.steps))
    press(shell, "watch")
    qtbot.waitUntil(lambda: shell.match_manager.replay is not None)
    told = dict(opened(shell)._facts)
    assert "Saved in" not in told
    assert told["Deal number"] == str(session.match.seed)


def test_it_tells_who_had_a_head_start(shell: Shell, qtbot: QtBot) -> None:
    dealt(shell, MatchSetup("gunjo", (ANN, BEN, EASY), {"head_start": (0, 20, 0)}, 3), qtbot)
    options = dict(opened(shell)._facts)["Options"].splitlines()
    assert options[-1] == "Ben has a head start of 20."
    assert not any(line.startswith("Head start") for line in options)


def test_a_bot_of_a_newer_version_has_details_too(shell: Shell) -> None:
    paste(shell, BEGUN["kobayakawa"].replace("bot:easy", "bot:master"))
    assert "Mio (Expert)" in dict(opened(shell)._facts)["Players at the table"].splitlines()
