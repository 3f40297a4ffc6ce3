"""The audit finds faults."""

import pytest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui.views.kit.look import fonts
from cardtable_gui.views.kit.pages.column import words
from tests.support.audit import parts_a_word, torn

LONG = "全員が降りたラウンドをどうするかを決めます。勝負するか、降りるか。"


@pytest.mark.parametrize("ends", ["降|り", "だ|れ", "ラ|ウ", "全|員", "1|枚", "が1|枚", "p|を"])
def test_a_torn_word_is_found(ends: str) -> None:
    before, after = ends.split("|")
    assert parts_a_word(before[-1], after)


@pytest.mark.parametrize("ends", ["が|降", "を|ど", "。|勝", "、|だ", "た|1", "青|グ", "A|b"])
def test_a_line_may_end_between_words(ends: str) -> None:
    assert not parts_a_word(*ends.split("|"))


@pytest.mark.parametrize("width", range(120, 300, 7))
def test_labels_of_the_program_tear_no_word_where_a_plain_one_does(qtbot: QtBot, width: int) -> None:
    root = QWidget()
    qtbot.addWidget(root)
    ours, plain = words(), QLabel()
    plain.setWordWrap(True)
    for label in (ours, plain):
        label.setParent(root)
        label.setFont(fonts.font())
        label.setText(LONG)
        label.resize(width, 300)
    root.show()
    assert ours.text() == ours.accessibleName() == LONG
    plain.hide()
    assert torn(root) == []
    ours.hide()
    plain.show()
    assert width > 140 or torn(root)
