"""How the daily deals are put into words."""

from __future__ import annotations

from datetime import date

import pytest
from PySide6.QtWidgets import QApplication

from cardtable_gui import i18n
from cardtable_gui.controller.daily.challenges import Challenge
from cardtable_gui.controller.daily.results import Try
from cardtable_gui.i18n import Language
from cardtable_gui.views.shell.daily import daily_words

DAY = date(2026, 11, 23)


@pytest.mark.parametrize(
    ("language", "alone", "with_others"),
    [("en", "Went out in 7 turns", "2nd of 3, score 5"), ("ja", "7手番で上がり", "3人中2位、得点 5")],
)
def test_a_result_says_what_counts(qapp: QApplication, language: Language, alone: str, with_others: str) -> None:
    i18n.install(qapp, language)
    assert daily_words.result_text(Challenge("meow", DAY, solo=True), Try("one", 1, 1, 7)) == alone
    assert daily_words.result_text(Challenge("godan", DAY), Try("two", 2, 3, 5)) == with_others
