"""A list beside a replay whose rows are painted as high as their texts need."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyleOptionViewItem, QWidget

from cardtable_gui.views.kit.controls.reading_keys import LettersPass
from cardtable_gui.views.kit.look import focus_ring
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Radius, Space, Theme, blended

SIDE = focus_ring.inset(Space.SNUG)
"""Between a row's side and its texts."""
_TINT = 0.12
"""Opacity of the background of a tinted row."""


class PaintedRows(QListView):
    """Lays its rows out anew when the look changes; model and delegate are set by who inherits from it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Start without rows."""
        super().__init__(parent)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setProperty("kind", "options")
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        LettersPass(self)
        look.changed.connect(self.scheduleDelayedItemsLayout)


def paint_ground(painter: QPainter, option: QStyleOptionViewItem, theme: Theme, *, tinted: bool) -> QRectF:
    """Paint what is behind a row's texts, with a ring if it has the focus; return the area for the texts."""
    whole = QRectF(option.rect)  # type: ignore[attr-defined, unused-ignore]
    frame = whole.adjusted(1, 1, -1, -1)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if tinted:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(blended(theme.panel, theme.glow, _TINT))
        painter.drawRoundedRect(frame, Radius.CHIP, Radius.CHIP)
    if option.state & QStyle.StateFlag.State_HasFocus:  # type: ignore[attr-defined, unused-ignore]
        focus_ring.paint_inside(painter, theme, whole, Radius.CHIP)
    return whole.adjusted(SIDE, Space.TIGHT, -SIDE, -Space.TIGHT)
