"""A line of text that is shortened if there is no room for it: to a brief form, else with an ellipsis."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from cardtable_gui.views.kit.text.plain_text import Label, set_tip


class ElidedLabel(Label):
    """Takes the available width; while the text is shortened, the tool tip has all of it."""

    def __init__(self) -> None:
        """Start without text."""
        super().__init__()
        self._brief = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def set_texts(self, text: str, brief: str) -> None:
        """Set the text, and what says enough where there is no room for it."""
        self._brief = brief
        self.setText(text)

    @property
    def brief_width(self) -> int:
        """The width that the brief form needs, in logical pixels."""
        return self.fontMetrics().horizontalAdvance(self._brief or self.text()) + 1

    def minimumSizeHint(self) -> QSize:
        return QSize(self.fontMetrics().averageCharWidth() * 4, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        room = self.contentsRect()
        text, metrics = self.text(), self.fontMetrics()
        if self._brief and metrics.horizontalAdvance(text) > room.width():
            text = self._brief
        words = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        set_tip(self, self.text() if words != text else "")
        painter = QPainter(self)
        painter.setFont(self.font())
        painter.setPen(self.palette().windowText().color())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words)
        painter.end()
