"""Words are found in a page, and selected where they are."""

import pytest
from PySide6.QtGui import QTextDocument

from cardtable_gui.views.kit.text.phrases import JOINER
from cardtable_gui.views.shell.rules.rules_panel import PageSearch

TEXT = f"𠮷野家のカード𠮷、かーど\nﾊﾞﾅﾅの{JOINER}カ{JOINER}ー{JOINER}ド\u00a03 枚\n\nMarket (３) MARKET"


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("ｶｰﾄﾞ", ["カード", "かーど", f"カ{JOINER}ー{JOINER}ド"]),
        ("カード 3", [f"カ{JOINER}ー{JOINER}ド\u00a03"]),
        ("𠮷", ["𠮷", "𠮷"]),
        ("ばなな", ["ﾊﾞﾅﾅ"]),
        ("market", ["Market", "MARKET"]),
        ("(3)", ["(３)"]),
        (".", []),
        ("ﾅﾉｶｰﾄﾞﾄﾞ", []),
        ("家のカード𠮷、かーどﾊﾞ", []),
        (" ", []),
    ],
)
def test_the_places_found_are_selected_in_their_order(wanted: str, found: list[str]) -> None:
    document = QTextDocument()
    document.setPlainText(TEXT)
    places = PageSearch(document).find(wanted)
    assert [place.selectedText() for place in places] == found
    assert [place.selectionStart() for place in places] == sorted(place.selectionStart() for place in places)
