"""A list beside a replay whose rows are painted as high as their texts need."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListView, QWidget

from cardtable_gui.views.shell.controls.touch_scroll import TouchScroll
from cardtable_gui.views.shell.window.look import Look


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
        TouchScroll(self)
        look.changed.connect(self.scheduleDelayedItemsLayout)
