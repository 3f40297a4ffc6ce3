"""A line of text takes a brief form before it is shortened."""

from pytestqt.qtbot import QtBot

from cardtable_gui.views.kit.controls.elided import ElidedLabel
from cardtable_gui.views.kit.text.plain_text import tip_of


def test_the_brief_form_is_shown_before_an_ellipsis_and_only_that_has_a_tip(qtbot: QtBot) -> None:
    label = ElidedLabel()
    qtbot.addWidget(label)
    label.set_texts("Replay of Merchant of Goldfish", "Merchant of Goldfish")
    metrics = label.fontMetrics()
    whole, brief = (metrics.horizontalAdvance(text) for text in (label.text(), "Merchant of Goldfish"))
    pictures = []
    for width, tip in ((whole + 10, ""), (brief + 10, ""), (brief - 10, label.text())):
        label.resize(width, 30)
        pictures.append(label.grab().toImage().copy(0, 0, brief - 10, 30))
        assert tip_of(label) == tip
    assert pictures[0] != pictures[1]
