"""Wrapped text: lines of about the same length."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics
from pytestqt.qtbot import QtBot

from cardtable_gui.views.kit.text.balanced import balanced_width

WRAP = int(Qt.TextFlag.TextWordWrap.value)
WORDS = "Cards go round face down. Take one and pass one on, or cash in a set before someone cuts you off."


def height(width: int, words: str) -> int:
    return QFontMetrics(QFont()).boundingRect(0, 0, width, 10_000, WRAP, words).height()


@pytest.mark.parametrize("width", [200, 260, 320, 400])
def test_the_width_is_the_least_that_needs_no_more_lines(qtbot: QtBot, width: int) -> None:
    del qtbot
    found = balanced_width(QFontMetrics(QFont()), width, WORDS, WRAP)
    assert found <= width
    assert height(found, WORDS) == height(width, WORDS)
    assert height(found - 2, WORDS) > height(width, WORDS)


def test_a_single_line_stays_one(qtbot: QtBot) -> None:
    del qtbot
    found = balanced_width(QFontMetrics(QFont()), 400, "Take one", WRAP)
    assert height(found, "Take one") == height(400, "Take one")
    assert found < 200
