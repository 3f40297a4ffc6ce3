"""The background of a row that a delegate paints in a list with a selection."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from cardtable_gui.views.kit.look import focus_ring
from cardtable_gui.views.kit.look.theme import Radius, Theme, blended


def paint_selection(
    painter: QPainter, option: QStyleOptionViewItem, theme: Theme, *, without_focus: bool = False
) -> QRectF:
    """Paint the ground of a row if it's selected, with a ring while the list has the focus; return the row's area.

    `without_focus`: the ground is painted in a list without the focus, too.
    """
    area = QRectF(option.rect).adjusted(1.5, 1.5, -1.5, -1.5)  # type: ignore[attr-defined, unused-ignore]
    selected = bool(option.state & QStyle.StateFlag.State_Selected)  # type: ignore[attr-defined, unused-ignore]
    focused: bool = option.widget.hasFocus()  # type: ignore[attr-defined, unused-ignore]
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if selected and (focused or without_focus):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(blended(theme.panel, theme.glow, 0.25))
        painter.drawRoundedRect(area, Radius.CHIP, Radius.CHIP)
        if focused:
            focus_ring.paint_inside(painter, theme, area, Radius.CHIP)
    return area
