"""A remark for which the table has no free place becomes a line over the bar's texts, and shows the rest on request."""

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui.views.kit.look.theme import LIGHT
from cardtable_gui.views.table.geometry.visible import Visible, Worth
from cardtable_gui.views.table.widgets.bubbles import HintBubble, RefusalBubble
from cardtable_gui.views.table.widgets.clear_place import Ground
from tests.support.stepped_clock import SteppedClock

LINE = QRectF(10, 540, 400, 50)
CARDS = QRectF(0, 0, 800, 530)
FULL = Ground(CARDS, (Visible(CARDS, Worth.KEPT),), LINE)
FREE = Ground(CARDS, (), LINE)
BUTTON = QRectF(600, 540, 100, 40)
SHORT, LONG = "Too low.", "Too low to beat what lies on the table. Play higher cards, or more of the same number. " * 3


@pytest.fixture
def table(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(800, 600)
    widget.show()
    return widget


def test_with_room_it_lies_on_the_table_and_nothing_is_left_to_show(table: QWidget) -> None:
    bubble = RefusalBubble(SteppedClock(), table)
    bubble.explain(LONG, "", BUTTON, FREE, LIGHT, 100)
    assert not bubble.in_line
    assert CARDS.contains(bubble.spot.sheet)
    assert bubble.links == ()


def test_a_short_one_is_whole_in_the_line(table: QWidget) -> None:
    bubble = RefusalBubble(SteppedClock(), table)
    bubble.explain(SHORT, "", BUTTON, FULL, LIGHT, 100)
    assert bubble.in_line
    assert bubble.spot.sheet == LINE
    assert bubble.links == ()


def test_a_long_one_offers_more_beside_its_rule_and_shows_it_when_asked(table: QWidget) -> None:
    bubble = RefusalBubble(SteppedClock(), table)
    bubble.explain(LONG, "MG5", BUTTON, FULL, LIGHT, 100)
    more, rule = bubble.links
    assert more.text() == "More…"
    assert not more.geometry().intersects(rule.geometry())
    assert bubble.rect().contains(more.geometry())
    QTest.mouseClick(more, Qt.MouseButton.LeftButton)
    assert bubble.isVisible()
    assert not bubble.in_line
    assert bubble.links == (rule,)
    assert bubble.spot.sheet.height() > LINE.height()
    assert CARDS.contains(bubble.spot.sheet)


def test_presses_go_through_a_hint_unless_it_has_more_to_show(table: QWidget) -> None:
    bubble = HintBubble(table)
    through = Qt.WidgetAttribute.WA_TransparentForMouseEvents
    bubble.explain(LONG, BUTTON, FULL, LIGHT, 100)
    assert not bubble.testAttribute(through)
    bubble.explain(LONG, BUTTON, FREE, LIGHT, 100)
    assert bubble.testAttribute(through)


def test_only_what_is_painted_takes_presses(table: QWidget) -> None:
    bubble = RefusalBubble(SteppedClock(), table)
    bubble.explain(SHORT, "", BUTTON, FREE, LIGHT, 100)
    assert bubble.spot.tip is not None
    corner = bubble.geometry().bottomLeft() + QPoint(2, -1)
    assert table.childAt(corner) is None
    assert table.childAt(bubble.spot.sheet.center().toPoint()) is bubble
