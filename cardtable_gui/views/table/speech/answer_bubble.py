"""The bubble with an answer about the table."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from cardtable_gui.timing import Clock
from cardtable_gui.views import reading_time
from cardtable_gui.views.table.speech.bubbles import RemarkBubble
from cardtable_gui.views.table.speech.rule_link import RuleLink
from cardtable_gui.views.theme import Theme, Type

_LEAST_MS, _MS_PER_LETTER = 6000, 60
"""How long an answer is shown: at least so long, and so much for each letter."""


class AnswerBubble(RemarkBubble):
    """An answer above the command bar, with a link to the rule behind it if there is one. A press closes it."""

    rules_wanted = Signal(str)
    """The link was pressed; carries the rule's number."""

    def __init__(self, clock: Clock, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
        self._timer = clock.timer(self, self.hide)
        self._link = RuleLink(self)
        self._link.wanted.connect(self.rules_wanted)

    @property
    def link(self) -> RuleLink:
        """The link to the rule; hidden if there is none."""
        return self._link

    def answer(self, text: str, rule: str, at: QPointF, room: QRectF, theme: Theme, percent: int) -> None:
        """Point at a place and show an answer for the time that it takes to read; `rule`: the paragraph, or ""."""
        self.theme, self.percent, self._edge = theme, percent, theme.good
        self._text = text
        self.setAccessibleName(text)
        link = self._link
        link.show_rule(rule, theme, percent)
        size = self.remark_size(text, room, QSizeF(link.wide, link.high))
        self.point(at, size.width(), size.height(), room, above=True)
        link.place_at_end(self.sheet)
        reading_time.start(self._timer, max(_LEAST_MS, _MS_PER_LETTER * len(text)))

    def remark_room(self) -> QRectF:
        """The area of mark and sentence, above the link."""
        room = super().remark_room()
        if not self._link.isHidden():
            room.setBottom(self._link.geometry().top() - 0.1 * Type.BODY.px(self.percent))
        return room

    def close_one(self) -> bool:
        """Close; return whether it was shown."""
        shown = not self.isHidden()
        self.hide()
        return shown

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.hide()
