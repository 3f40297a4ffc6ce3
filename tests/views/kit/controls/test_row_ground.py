"""The ground of a selected row: a ring tells where the focus is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from cardtable_gui.views.kit.controls.row_ground import paint_selection
from cardtable_gui.views.kit.look.theme import LIGHT


class _Rows(QListView):
    focused = False

    def hasFocus(self) -> bool:
        return self.focused


def colours(rows: QListView, *, selected: bool, without_focus: bool) -> set[str]:
    """The colours of a painted row."""
    image = QImage(80, 40, QImage.Format.Format_RGB32)
    image.fill("white")
    option = QStyleOptionViewItem()
    option.rect = QRect(0, 0, 80, 40)  # type: ignore[attr-defined, unused-ignore]
    option.widget = rows  # type: ignore[attr-defined, unused-ignore]
    if selected:
        option.state |= QStyle.StateFlag.State_Selected  # type: ignore[attr-defined, unused-ignore]
    painter = QPainter(image)
    paint_selection(painter, option, LIGHT, without_focus=without_focus)
    painter.end()
    return {image.pixelColor(x, 20).name() for x in range(80)}


@pytest.mark.parametrize(
    ("selected", "focused", "without_focus", "ground", "ring"),
    [
        (True, True, False, True, True),
        (True, True, True, True, True),
        (True, False, False, False, False),
        (True, False, True, True, False),
        (False, True, True, False, False),
    ],
)
def test_a_selected_row_has_a_ground_and_with_the_focus_a_ring(
    qtbot: QtBot, selected: bool, focused: bool, without_focus: bool, ground: bool, ring: bool
) -> None:
    rows = _Rows()
    qtbot.addWidget(rows)
    rows.focused = focused
    found = colours(rows, selected=selected, without_focus=without_focus)
    assert (LIGHT.focus.name() in found) == ring
    assert (found != {"#ffffff"}) == ground
