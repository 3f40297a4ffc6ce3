"""A figure in large print with what it is below."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QVBoxLayout

from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.pages.column import heading, words


class FigureTile(QFrame):
    """One figure of the statistics; a screen reader reads both lines as one."""

    def __init__(self) -> None:
        """Start without texts."""
        super().__init__()
        self.setProperty("surface", "panel")
        self._figure = heading()
        self._caption = words("soft", "caption")
        lines = QVBoxLayout(self)
        lines.setContentsMargins(Space.EASY, Space.SNUG, Space.EASY, Space.SNUG)
        lines.setSpacing(0)
        for label in (self._figure, self._caption):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            lines.addWidget(label)

    @property
    def texts(self) -> tuple[str, str]:
        """The figure, and what it is."""
        return self._figure.text(), self._caption.text()

    def tell(self, figure: str, caption: str) -> None:
        """Set both texts."""
        self._figure.setText(figure)
        self._caption.setText(caption)
        self.setAccessibleName(f"{figure} {caption}")
