"""The rules beside the table: every page, every paragraph, searching, and keeping the position."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable_gui import games, i18n
from cardtable_gui.core.game import AnyGame
from cardtable_gui.i18n import LANGUAGES, Language
from cardtable_gui.settings import TEXT_PERCENT, THEME, Settings
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.text.phrases import JOINER
from cardtable_gui.views.plan import rules_text
from cardtable_gui.views.shell.navigation.shell import Shell
from cardtable_gui.views.shell.rules.rules_dialog import RulesDialog
from cardtable_gui.views.shell.rules.rules_panel import RulesPanel

GAMES = [package.game for package in games.packages()]


@pytest.fixture
def panel(qtbot: QtBot, look: Look) -> RulesPanel:
    made = RulesPanel(look)
    qtbot.addWidget(made)
    look.apply_look(made)
    made.resize(340, 600)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def top_line(panel: RulesPanel) -> str:
    """The first visible line."""
    from PySide6.QtCore import QPoint

    return panel.page.cursorForPosition(QPoint(40, 20)).block().text()


@pytest.mark.sampled
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_paragraph_is_found_in_every_language(
    panel: RulesPanel, qapp: QApplication, game: AnyGame, language: Language
) -> None:
    i18n.install(qapp, language)
    panel.show_game(game.id)
    assert [rule for rule in game.rules if not panel.show_rule(rule)] == []
    assert "\ue000" not in panel.page.toPlainText()
    assert "<a id" not in panel.page.toPlainText()


@pytest.mark.sampled
@pytest.mark.parametrize("percent", [80, 100])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_page_is_scrolled_sideways(
    panel: RulesPanel,
    qapp: QApplication,
    qtbot: QtBot,
    settings: Settings,
    game: AnyGame,
    language: Language,
    percent: int,
) -> None:
    settings.set(TEXT_PERCENT, percent)
    i18n.install(qapp, language)
    panel.show_game(game.id)
    assert sideways_room(panel, qtbot) == 0


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_page_that_was_chosen_before_the_panel_opened_isn_t_scrolled_sideways(
    panel: RulesPanel, qtbot: QtBot, game: AnyGame
) -> None:
    panel.hide()
    panel.resize(360, 700)
    panel.show_game(game.id)
    panel.show()
    assert sideways_room(panel, qtbot) == 0


def test_a_page_that_is_too_wide_is_scrolled_sideways(
    panel: RulesPanel, qtbot: QtBot, qapp: QApplication, settings: Settings
) -> None:
    settings.set(TEXT_PERCENT, 200)
    i18n.install(qapp, "ja")
    panel.resize(240, 600)
    panel.show_game("merchant")
    assert sideways_room(panel, qtbot) > panel.page.document().documentMargin()
    panel.resize(600, 600)
    assert sideways_room(panel, qtbot) == 0


def sideways_room(panel: RulesPanel, qtbot: QtBot) -> int:
    """How far the page can be scrolled sideways, once that is known."""
    bar = panel.page.horizontalScrollBar()
    qtbot.waitUntil(lambda: not panel.page._calm.isActive() and bar.isVisible() == (bar.maximum() > 0))
    return bar.maximum()


def test_a_page_is_set_once_somebody_sees_it(panel: RulesPanel) -> None:
    panel.show_game("merchant")
    of_merchant = panel.page.toPlainText()
    panel.hide()
    panel.show_game("kobayakawa")
    assert panel.page.toPlainText() == of_merchant
    panel.show()
    assert panel.page.toPlainText() not in ("", of_merchant)
    assert panel.page.verticalScrollBar().value() == 0


def test_a_paragraph_is_brought_to_the_top_and_lit(panel: RulesPanel) -> None:
    panel.show_game("merchant")
    assert panel.show_rule("MG5")
    (light,) = panel.page.extraSelections()
    assert light.cursor.block().text() == top_line(panel)  # type: ignore[attr-defined, unused-ignore]
    assert not panel.show_rule("KB1")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_paragraph_far_below_is_in_sight_at_once(panel: RulesPanel, game: AnyGame) -> None:
    panel.show_game(game.id)
    panel.show_rule(game.rules[-1])
    (light,) = panel.page.extraSelections()
    place = panel.page.cursorRect(light.cursor)  # type: ignore[attr-defined, unused-ignore]
    assert panel.page.viewport().rect().contains(place.center())


def test_a_paragraph_stays_on_top_when_the_panel_gets_another_width(panel: RulesPanel) -> None:
    panel.show_game("merchant")
    panel.show_rule("MG9")
    line = top_line(panel)
    panel.resize(520, 480)
    assert top_line(panel) == line


def test_search_finds_counts_and_goes_round(panel: RulesPanel) -> None:
    panel.show_game("merchant")
    panel.take_search()
    assert panel.search_field.hasFocus()
    QTest.keyClicks(panel.search_field, "market")
    found = len(panel.page.extraSelections())
    assert found > 2
    assert panel.found_count.text() == str(found)
    first = panel.page.textCursor().position()
    for _ in range(found):
        QTest.keyClick(panel.search_field, Qt.Key.Key_Return)
    assert panel.page.textCursor().position() == first
    QTest.keyClick(panel.search_field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert panel.page.textCursor().position() > first
    QTest.keyClick(panel.search_field, Qt.Key.Key_Escape)
    assert panel.search_field.text() == ""
    assert panel.page.extraSelections() == []


def test_japanese_is_found_and_copied_without_word_joiners(panel: RulesPanel, qapp: QApplication) -> None:
    i18n.install(qapp, "ja")
    panel.show_game("merchant")
    shown = panel.page.toPlainText()
    assert JOINER not in shown
    panel.search_field.setText("市場のリセット")
    assert panel.found_count.text() == str(shown.count("市場のリセット")) != "0"
    assert panel.page.textCursor().selectedText().replace(JOINER, "") == "市場のリセット"
    panel.page.selectAll()
    panel.page.copy()
    assert "市場のリセット" in qapp.clipboard().text()
    assert JOINER not in qapp.clipboard().text()


def test_search_takes_letters_literally_and_in_any_case(panel: RulesPanel) -> None:
    panel.show_game("merchant")
    panel.search_field.setText("market.")
    found = [light.cursor.selectedText() for light in panel.page.extraSelections()]  # type: ignore[attr-defined, unused-ignore]
    assert set(found) == {"market."}
    panel.search_field.setText("MARKET.")
    assert len(panel.page.extraSelections()) == len(found)


def test_search_without_a_find_says_none(panel: RulesPanel) -> None:
    panel.show_game("merchant")
    QTest.keyClicks(panel.search_field, "xyzzy")
    assert panel.found_count.text() == "0"
    assert not panel.next_button.isEnabled()


def test_the_page_follows_text_size_theme_and_language(
    panel: RulesPanel, qapp: QApplication, settings: Settings, qtbot: QtBot
) -> None:
    panel.show_game("merchant")
    height = panel.page.document().size().height()
    settings.set(TEXT_PERCENT, 150)
    qtbot.waitUntil(lambda: panel.page.document().size().height() > height * 1.2)
    english = panel.page.toPlainText()
    i18n.install(qapp, "ja")
    qtbot.waitUntil(lambda: panel.page.toPlainText() != english)
    settings.set(THEME, "dark")
    qtbot.waitUntil(lambda: not panel._stale)


def test_the_lines_of_a_title_stand_closer_than_those_of_a_text(panel: RulesPanel) -> None:
    panel.show_game("merchant")
    document = panel.page.document()
    leading = {True: set[float](), False: set[float]()}
    for number in range(document.blockCount()):
        block = document.findBlockByNumber(number)
        shape = block.blockFormat()
        if block.text() != "\ufffc":  # a picture alone
            leading[shape.headingLevel() > 0].add(shape.lineHeight())
    assert max(leading[True]) < min(leading[False])


def test_notes_are_set_in_on_the_left_only(panel: RulesPanel, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules_text, "source", lambda _game, _language: "A rule.\n\n> *Our ruling:* a note.\n")
    panel.show_game("gunjo")
    rule = panel.page.document().begin()
    note = rule.next()
    assert note.text() == "Our ruling: a note."
    assert note.blockFormat().leftMargin() > rule.blockFormat().leftMargin()
    assert note.blockFormat().rightMargin() == rule.blockFormat().rightMargin()


def test_a_game_without_a_page_shows_an_empty_one(panel: RulesPanel) -> None:
    panel.show_game("merchant")
    panel.show_game("no-such-game")
    assert panel.page.toPlainText() == ""
    assert rules_text.source("no-such-game", "ja") == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_game_can_be_told_in_a_minute(game: AnyGame, language: Language) -> None:
    title, paragraphs = rules_text.primer(rules_text.source(game.id, language))
    assert title
    assert 3 <= len(paragraphs) <= 6
    assert all(paragraph.startswith("**") and "#" not in paragraph for paragraph in paragraphs)
    assert sum(map(len, paragraphs)) < 1100


def test_a_page_without_a_first_chapter_tells_nothing() -> None:
    assert rules_text.primer("# Title\n\n## Cards\n\nThere are many.\n") == ("", [])
    assert rules_text.primer("") == ("", [])


def test_the_rules_in_a_window_of_their_own_are_read_by_keys_at_once(shell: Shell, qtbot: QtBot) -> None:
    dialog = shell.dialogs.rules("merchant")
    assert isinstance(dialog, RulesDialog)
    qtbot.waitUntil(dialog.isActiveWindow)
    bar = dialog.rules.page.verticalScrollBar()
    assert dialog.rules.page.hasFocus()
    QTest.keyClick(dialog.rules.page, Qt.Key.Key_PageDown)
    assert bar.value() > 0
    QTest.keyClick(dialog.rules.page, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
