"""Explained words in prompts and refusals are underlined, have tips, and lead to the rules."""

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QHelpEvent, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui.views.kit.look.theme import LIGHT
from cardtable_gui.views.kit.text.fitted_text import width_of, write
from cardtable_gui.views.plan.explained_words import Word
from cardtable_gui.views.table.widgets.bubbles import RefusalBubble
from cardtable_gui.views.table.widgets.clear_place import Ground
from cardtable_gui.views.table.widgets.command_bar import CommandBar
from cardtable_gui.views.table.widgets.word_links import WordLinks
from tests.support.stepped_clock import SteppedClock

GROUP, AREA = Word("group", "group", "Equal cards."), Word("area", "area", "Where cards are played.")
WORDS = {"group": GROUP, "groups": GROUP, "area": AREA, "組": GROUP, "場": AREA}
PX = 20


@pytest.fixture
def table(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(700, 400)
    return made


def written(table: QWidget, text: str, rect: QRectF) -> WordLinks:
    made = WordLinks(table)
    made.set_words(WORDS)
    image = QImage(800, 200, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    made.paint(painter, write(painter, rect, text, PX, LIGHT.ink, wrap=True), rect, LIGHT.ink)
    painter.end()
    return made


def test_a_word_is_where_it_is_written(table: QWidget) -> None:
    (link,) = written(table, "Lay a group down", QRectF(10, 0, 700, 100)).shown
    assert link.area.left() == pytest.approx(10 + width_of("Lay a ", PX), abs=2)
    assert link.area.width() == pytest.approx(width_of("group", PX), abs=2)
    assert link.area.center().y() == pytest.approx(50, abs=2)


@pytest.mark.parametrize("before", ["𠮷野家 lays a ", "👍🏽 lays a ", "か\u309aん lays a "])
def test_a_word_is_where_it_is_written_behind_any_name(table: QWidget, before: str) -> None:
    (link,) = written(table, f"{before}group down", QRectF(10, 0, 700, 100)).shown
    assert link.area.left() == pytest.approx(10 + width_of(before, PX), abs=2)
    assert link.area.width() == pytest.approx(width_of("group", PX), abs=2)


@pytest.mark.parametrize(
    "text", ["Cards of one group go to the area", "手札のカードを組にして、自分の場に出してください"]
)
def test_words_on_later_lines_are_below_and_a_point_finds_them(table: QWidget, text: str) -> None:
    found = written(table, text, QRectF(0, 0, 190, 100))
    first, second = found.shown
    assert (first.word, second.word) == (GROUP, AREA)
    assert second.area.top() > first.area.top()
    assert found.at(second.area.center()) is AREA
    assert found.at(QPointF(0, 0)) is None


@pytest.fixture
def bar(table: QWidget) -> CommandBar:
    made = CommandBar(SteppedClock(), table)
    made.resize(700, 90)
    made.word_links.set_words(WORDS)
    made.show_texts("", "Lay a group into the area.", loud=False)
    table.show()
    made.grab()
    return made


def point(bar: CommandBar, word: Word) -> QPoint:
    return next(link.area.center().toPoint() for link in bar.word_links.shown if link.word is word)


def tip_at(widget: QWidget, place: QPoint) -> str:
    QApplication.sendEvent(widget, QHelpEvent(QHelpEvent.Type.ToolTip, place, widget.mapToGlobal(place)))
    return QToolTip.text() if QToolTip.isVisible() else ""


def test_a_word_of_the_prompt_has_a_tip_and_can_be_pressed(bar: CommandBar, qtbot: QtBot) -> None:
    wanted: list[str] = []
    bar.word_links.wanted.connect(wanted.append)
    assert "Where cards are played." in tip_at(bar, point(bar, AREA))
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=point(bar, AREA))
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=QPoint(690, 5))
    assert wanted == ["area"]
    tip_at(bar, QPoint(690, 5))
    qtbot.waitUntil(lambda: not QToolTip.isVisible())


def test_the_pointer_shows_that_a_word_can_be_pressed(bar: CommandBar) -> None:
    QTest.mouseMove(bar, point(bar, GROUP))
    assert bar.cursor().shape() is Qt.CursorShape.PointingHandCursor
    QTest.mouseMove(bar, QPoint(690, 5))
    assert bar.cursor().shape() is not Qt.CursorShape.PointingHandCursor


def test_a_word_of_a_refusal_leads_to_the_rules_and_other_presses_close_it(table: QWidget) -> None:
    bubble = RefusalBubble(SteppedClock(), table)
    bubble.word_links.set_words(WORDS)
    wanted: list[str] = []
    bubble.word_links.wanted.connect(wanted.append)
    table.show()
    for word in (GROUP, None):
        bubble.explain("A group needs two cards.", "", QRectF(300, 300, 0, 0), Ground(QRectF(table.rect())), LIGHT, 100)
        bubble.grab()
        place = bubble.word_links.shown[0].area.center().toPoint() if word else QPoint(4, 4)
        QTest.mouseClick(bubble, Qt.MouseButton.LeftButton, pos=place)
        assert not bubble.isVisible()
    assert wanted == ["group"]
