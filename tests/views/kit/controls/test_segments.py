"""Segments that wrap: further rows where there's no room, each button in sight, round corners at the ends of each."""

from __future__ import annotations

from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui.views.kit.controls.segments import WrappingSegments


def test_buttons_that_have_no_room_go_into_the_next_row(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    segments = WrappingSegments(("a", "b", "c"))
    segments.set_words(["Apple", "Blueberry", "Cherry"])
    lines = QVBoxLayout(page)
    lines.addWidget(segments)
    lines.addStretch(1)
    page.resize(segments.sizeHint().width() + 40, 200)
    page.show()
    buttons = [segments.button(value) for value in "abc"]
    assert len({button.y() for button in buttons}) == 1
    assert [button.property("place") for button in buttons] == ["first", "middle", "last"]
    one_row = segments.height()
    page.resize(page.width() - buttons[2].width(), 200)
    qtbot.waitUntil(lambda: segments.height() > one_row)
    assert buttons[2].y() > buttons[1].y() == buttons[0].y()
    assert [button.property("place") for button in buttons] == ["first", "last", "only"]
    assert all(segments.rect().contains(button.geometry()) for button in buttons)
    segments.set_offered("c", offered=False)
    qtbot.waitUntil(lambda: segments.height() == one_row)
    assert not buttons[2].isVisible()


def test_there_is_room_for_words_in_bold(qtbot: QtBot) -> None:
    segments = WrappingSegments(("a", "b"))
    qtbot.addWidget(segments)
    words = "House 2: steady and long"
    segments.set_words(("House 1: wild and short", words))
    segments.resize(600, 40)
    bold = QFont(segments.button("b").font())
    bold.setBold(True)
    usual = QFontMetrics(segments.button("b").font()).horizontalAdvance(words)
    more = QFontMetrics(bold).horizontalAdvance(words) - usual
    assert segments.button("b").width() >= segments.button("b").sizeHint().width() + more
