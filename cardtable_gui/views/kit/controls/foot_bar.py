"""The bar at the foot of a page, with the way back."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from cardtable_gui.views.kit.look.theme import Space


class FootBar(QWidget):
    """A bar whose only button, `back`, gets its text and its work from the page."""

    def __init__(self) -> None:
        """The button has no text yet."""
        super().__init__()
        self.back = QPushButton()
        self.back.setProperty("kind", "quiet")
        self.setProperty("surface", "bar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        row = QHBoxLayout(self)
        row.setContentsMargins(Space.WIDE, Space.EASY, Space.VAST, Space.EASY)
        row.addWidget(self.back)
        row.addStretch(1)
