"""Entering deals into the score pad by real clicks."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from cardtable_gui.core.strict_json import Json
from cardtable_gui.views.kit.controls.choice import Choice
from cardtable_gui.views.shell.pad.pad_page import PadPage
from cardtable_gui.views.shell.pad.question_fields import (
    CardsField,
    NumberField,
    OrderField,
    PaymentsField,
    QuestionField,
    SeatField,
    SeatsField,
    WayField,
)
from tests.support.stepped_clock import process_events


class Clicker:
    """Clicks on a page, and counts the clicks."""

    def __init__(self, page: PadPage) -> None:
        self.page = page
        self.clicks = 0

    def click(self, widget: QWidget) -> None:
        """Scroll to a widget and click it."""
        process_events()
        self.page.column.ensureWidgetVisible(widget)
        assert widget.isVisible()
        assert widget.isEnabled()
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
        self.clicks += 1

    def enter(self, answers: Mapping[str, Json]) -> None:
        """Answer the questions of the form, as they come up."""
        form = self.page.form
        done: set[str] = set()
        while left := [key for key in form.fields if key not in done]:
            done.add(left[0])
            if left[0] in answers:
                self._answer(form.fields[left[0]], answers[left[0]])

    def save(self) -> None:
        """Write the deal down."""
        self.click(self.page.form.save)

    def _answer(self, field: QuestionField, value: Json) -> None:
        match field, value:
            case ((SeatField() | NumberField()), int(number)):
                self.click(field.buttons[number])
            case SeatsField(), list(seats):
                for seat in seats:
                    assert isinstance(seat, int)
                    self.click(field.buttons[seat])
            case OrderField(), list(seats):
                # The last one follows.
                for seat in seats[: len(field.buttons) - 1]:
                    assert isinstance(seat, int)
                    self.click(field.buttons[seat])
            case CardsField(), list(cards):
                for card in cards:
                    self.click(field.cards.keys[str(card)])
            case WayField(), str(way):
                if field.segments.chosen != way:
                    self.click(field.segments.button(way))
            case PaymentsField(), list(payments):
                for payment in payments:
                    assert isinstance(payment, list)
                    self.click(field.add)
                    row = field.rows[-1]
                    to, source = payment[0], payment[1]
                    assert isinstance(to, int)
                    assert isinstance(source, int)
                    if to == row.source.chosen:
                        _choose(row.source, next(seat for seat in (0, 1, 2) if seat not in (to, row.to.chosen)))
                    _choose(row.to, to)
                    _choose(row.source, source)
                    assert isinstance(payment[2], int)
                    while row.cards.value < payment[2]:
                        QTest.keyClick(row.cards.field, Qt.Key.Key_Up)
            case _:
                raise AssertionError(f"{field} can't be answered by {value}")


def _choose(choice: Choice, value: int) -> None:
    """Choose by keys: lists are windows of their own."""
    choice.setFocus()
    QTest.keyClick(choice, Qt.Key.Key_Home)
    for _ in range(choice.count()):
        if choice.chosen != value:
            QTest.keyClick(choice, Qt.Key.Key_Down)
    assert choice.chosen == value
