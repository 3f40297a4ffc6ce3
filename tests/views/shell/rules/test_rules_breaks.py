"""Lines of a Japanese page end between phrases, whatever markup is there."""

from itertools import accumulate

import pytest
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication

from cardtable_gui import games
from cardtable_gui.views.kit.look import fonts
from cardtable_gui.views.kit.look.theme import Type
from cardtable_gui.views.kit.text.phrases import FIXED, JOINER, phrases
from cardtable_gui.views.plan import rules_text
from cardtable_gui.views.shell.rules.rules_page import held
from cardtable_gui.views.shell.rules.rules_words import LINK


@pytest.mark.parametrize(
    "line",
    [
        "パスするときは、手札の1枚を[公開札](word:face-up-cards)の1枚と**交換**できます。次の手番には、また出せます。",
        "- **山札**のいちばん上を1枚**引く**。そのあと、[出さない](word:stay)かを決める。",
        "> **裁定**：[交換](word:swap)するかどうかは自由で、1回のパスにつき1回だけです。捨て札は山札に戻しません。",
    ],
)
def test_lines_end_only_between_phrases_across_links_and_bold_words(qapp: QApplication, line: str) -> None:
    assert qapp is not None
    document = QTextDocument()
    document.setDefaultFont(fonts.font(Type.BODY))
    document.setMarkdown(held(line))
    block = document.begin()
    words = block.text().replace(JOINER, "")
    ends = set(accumulate(map(len, phrases(words)), initial=0))
    starts = set()
    for width in range(260, 480, 10):
        document.setTextWidth(width)
        assert document.size().height() > 0  # lays it out
        layout = block.layout()
        for number in range(layout.lineCount()):
            starts.add(len(block.text()[: layout.lineAt(number).textStart()].replace(JOINER, "")))
    assert len(starts) > 2
    assert starts <= ends


@pytest.mark.parametrize("game", [package.game.id for package in games.packages()])
def test_a_page_keeps_its_text_links_and_tables(game: str) -> None:
    page = rules_text.source(game, "ja")
    made = held(page)
    assert made.count(JOINER) > len(page) // 4
    assert made.replace(JOINER, "") == page
    assert [word for _, word in LINK.findall(made)] == [word for _, word in LINK.findall(page)]
    assert f"{JOINER} |" not in made


def test_an_english_page_is_left_alone() -> None:
    page = rules_text.source("gunjo", "en")
    assert held(page).replace(FIXED, " ") == page


def test_no_phrase_goes_across_the_edge_of_a_cell() -> None:
    assert held("| 数字 | ハウスルール |") == f"| 数{JOINER}字 | ハ{JOINER}ウ{JOINER}スル{JOINER}ー{JOINER}ル |"


def test_pictures_part_phrases_and_their_addresses_stay() -> None:
    assert held("ゆい&nbsp;![6が3枚](step:5)や![7](cards:7)") == f"ゆ{JOINER}い&nbsp;![6が3枚](step:5)や![7](cards:7)"
