"""The bar at the foot of a page, with the way back."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

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


def stand_on(page: QWidget, content: QWidget, foot: FootBar) -> None:
    """Fill a page with its content, which takes all the room there is, above its foot."""
    lines = QVBoxLayout(page)
    lines.setContentsMargins(0, 0, 0, 0)
    lines.setSpacing(0)
    lines.addWidget(content, 1)
    lines.addWidget(foot)
