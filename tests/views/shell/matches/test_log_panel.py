"""The log beside the table: who did what is visible at a glance."""

from itertools import accumulate, pairwise

import pytest
from PySide6.QtGui import QFont, QTextBlock, QTextCharFormat, QTextCursor, QTextFormat
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable_gui import i18n
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.replay import Replay
from cardtable_gui.controller.seats import Seat
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.text.phrases import JOINER, bound
from cardtable_gui.views.shell.matches.log_panel import LogPanel
from tests.support.stepped_clock import SteppedClock

ANN, BEN, KIM = Seat("Ann"), Seat("Ben", "easy"), Seat("Kim", "easy")


@pytest.fixture
def panel(qtbot: QtBot, look: Look) -> LogPanel:
    """Ann looks on in a match in which everybody draws and discards, then folds."""
    match = Match.new("kobayakawa", (ANN, BEN, KIM), {}, 3)
    while len(match.steps) < 9:
        match.act(match.state.legal_actions()[0])
    made = LogPanel(look)
    qtbot.addWidget(made)
    replay = Replay(match, SteppedClock(), made)
    made.show_session(replay)
    replay.jump(replay.length)
    return made


def blocks(panel: LogPanel) -> list[QTextBlock]:
    document = panel.document()
    return [document.findBlockByNumber(number) for number in range(document.blockCount())]


def formats(block: QTextBlock) -> list[QTextCharFormat]:
    """The format of each letter of a line."""
    cursor, found = QTextCursor(block), []
    for _ in block.text():
        cursor.movePosition(QTextCursor.MoveOperation.NextCharacter)
        found.append(cursor.charFormat())
    return found


def bold(block: QTextBlock) -> str:
    """The bold part of a line."""
    return "".join(
        letter
        for letter, made in zip(block.text(), formats(block), strict=True)
        if made.fontWeight() > QFont.Weight.Normal
    )


def test_names_of_those_who_act_are_bold(panel: LogPanel) -> None:
    lines = blocks(panel)[1:]
    assert {bold(block) for block in lines} == {"You", "Ben", "Kim", "Round 2", ""}
    for block in lines:
        assert block.text().startswith(bold(block))


def test_what_the_onlooker_did_lies_on_a_tint(panel: LogPanel) -> None:
    tinted = {
        bold(block) for block in blocks(panel) if block.blockFormat().hasProperty(QTextFormat.Property.BackgroundBrush)
    }
    assert tinted == {"You"}


def test_lines_of_one_player_stand_together(panel: LogPanel) -> None:
    lines = blocks(panel)[1:]
    for before, after in pairwise(lines):
        together = bold(before) == bold(after) != ""
        assert (after.blockFormat().topMargin() <= 2) == together


def test_what_the_game_does_stands_back(panel: LogPanel, look: Look) -> None:
    game = next(block for block in blocks(panel)[1:] if not bold(block))
    assert formats(game)[0].foreground().color() == look.theme.ink_soft


def test_japanese_lines_end_between_phrases_and_are_copied_as_they_are_said(
    qtbot: QtBot, qapp: QApplication, panel: LogPanel
) -> None:
    i18n.install(qapp, "ja")
    try:
        panel._retranslate()
        panel._rewrite()
        line = next(block for block in blocks(panel) if "「Ben」が" in block.text().replace(JOINER, ""))
        words = line.text().replace(JOINER, "")
        letters = bound(words)
        places = accumulate(map(len, letters), initial=0)
        free = {place for place, letter in zip(places, letters, strict=False) if not letter.startswith(JOINER)}
        for width in range(140, 300, 10):
            panel.document().setTextWidth(width)
            made = line.layout()
            assert {made.lineAt(number).textStart() for number in range(made.lineCount())} <= free
        assert words in panel.toPlainText()
        panel.selectAll()
        panel.copy()
        assert QApplication.clipboard().text() == panel.toPlainText()
    finally:
        i18n.install(qapp, "en")


def test_the_newest_line_is_in_sight_when_the_log_is_opened(panel: LogPanel) -> None:
    panel.resize(300, 120)
    panel.show()
    bar = panel.verticalScrollBar()
    assert bar.value() == bar.maximum() > 0


def test_a_log_that_was_scrolled_back_stays_there_when_it_comes_again(panel: LogPanel) -> None:
    panel.resize(300, 120)
    panel.show()
    panel.verticalScrollBar().setValue(10)
    panel.hide()
    panel.show()
    assert panel.verticalScrollBar().value() == 10
