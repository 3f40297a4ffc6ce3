"""What can be printed of a game: complete, within the paper's edges, with text that can be found and copied."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable_gui import games, i18n
from cardtable_gui.core.aids.reference_tables import COPIES, LEFT, on_paper
from cardtable_gui.i18n import LANGUAGES, Language
from cardtable_gui.views.kit.text.phrases import spoken
from cardtable_gui.views.kit.text.plain_text import Document
from cardtable_gui.views.plan import rules_text
from cardtable_gui.views.shell.navigation.shell import Shell
from cardtable_gui.views.shell.rules import pdf, sheets
from cardtable_gui.views.shell.rules.pdf import Page, Paper
from cardtable_gui.views.shell.rules.rules_dialog import RulesDialog
from cardtable_gui.views.shell.rules.sheets import Sheet
from tests.support import pdf_text
from tests.support.tiers import Tier, having

GAMES = [package.game.id for package in games.packages()]
FONTS = {"CardTableRounded-Regular", "CardTableRounded-Bold"}


@pytest.fixture
def laid_out(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Document, Page]]:
    """The documents that are written, with their pages."""
    found: list[tuple[Document, Page]] = []
    written = pdf.written

    def kept(document: Document, page: Page, title: str, foot: str) -> tuple[bytes, int]:
        found.append((document, page))
        return written(document, page, title, foot)

    monkeypatch.setattr(sheets, "written", kept)
    return found


@pytest.mark.sampled
@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sheet", Sheet)
@pytest.mark.parametrize("game", GAMES)
def test_a_sheet_is_whole_and_its_text_can_be_found(
    game: str,
    sheet: Sheet,
    language: Language,
    paper: Paper,
    qapp: QApplication,
    laid_out: list[tuple[Document, Page]],
) -> None:
    i18n.install(qapp, language)
    printed = sheets.printed(game, sheet, paper)
    [(document, page)] = laid_out
    assert document.size().width() <= page.room.width() + 2, "it's wider than the paper"
    assert printed.pages == pdf_text.pages(printed.data)
    assert printed.pages == 1 or sheet is Sheet.RULES
    assert pdf_text.fonts(printed.data) == FONTS
    shown = set(spoken(document.toPlainText())) - set("\n\t\u00a0\u3000 \ufffc\ufdd0\ufdd1")
    assert shown - pdf_text.characters(printed.data) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_quick_rules_have_every_rule_of_the_page_and_no_rulings(game: str, language: Language) -> None:
    markdown = rules_text.source(game, language)
    quick = sheets.quick(markdown)
    assert quick.count('<a id="') == markdown.count('<a id="')
    assert "](word:" not in quick
    assert "Our ruling" not in quick
    assert "裁定" not in quick
    assert len(quick) < len(markdown) * 0.6


@pytest.mark.parametrize("game", having(Tier.REFERENCE_CARD))
def test_a_reference_card_on_paper_counts_all_cards(game: str) -> None:
    package = games.package(game)
    dealer = package.game.numbered_dealer
    options = {option.id: option.default for option in package.game.options}
    view = package.game.start(4, options, dealer(4, options, 1)).view(0)
    for before, after in zip(package.reference_card(view), on_paper(package.reference_card(view)), strict=False):
        assert LEFT not in after.columns
        if COPIES in after.columns and before.title == after.title:
            column = after.columns.index(COPIES)
            assert all(str(row.cells[column]).isdigit() for row in after.rows)


def test_the_rules_window_saves_what_is_chosen_and_says_so(shell: Shell, qtbot: QtBot, tmp_path: Path) -> None:
    dialog = shell.dialogs.rules("merchant")
    assert isinstance(dialog, RulesDialog)
    qtbot.waitUntil(dialog.isActiveWindow)
    menu = dialog.print_menu
    assert [action.text() for action in menu.sheets.values()] == [
        "Rules…",
        "Quick rules on one page…",
        "Reference card…",
        "Score sheet…",
    ]
    menu.papers[Paper.LETTER].trigger()
    menu.save(Sheet.SCORES, tmp_path / "scores.pdf")
    assert dialog.outcome.text() == "Saved as “scores.pdf”."
    # 11 by 8½ inches of 72 points.
    assert b"[0 0 792.000000 612.000000]" in (tmp_path / "scores.pdf").read_bytes()
    menu.save(Sheet.SCORES, tmp_path / "no folder" / "scores.pdf")
    assert dialog.outcome.text().startswith("Can’t write “scores.pdf”.")
    dialog.accept()
