"""The link on a sheet: to a rule by its number, or to more of what the sheet says."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.i18n import text
from cardtable_gui.views.kit.look import focus_ring
from cardtable_gui.views.kit.look.theme import LIGHT, Theme, Type, with_alpha
from cardtable_gui.views.kit.text.fitted_text import width_of, write

_CENTRE = Qt.AlignmentFlag.AlignCenter


class RuleLink(QAbstractButton):
    """A rule's number, or words; pressing it opens the rule. Hidden while there is none."""

    wanted = Signal(str)
    """It was pressed; carries the rule's number."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = LIGHT
        self.percent = 100
        self._rule = ""
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.clicked.connect(lambda: self.wanted.emit(self._rule))
        self.hide()

    def show_rule(self, rule: str, theme: Theme, percent: int) -> None:
        """Link to this rule; "" hides the link."""
        self._rule = rule
        self.show_words(text(QT_TRANSLATE_NOOP("table", "Rule {rule}").put(rule=rule)) if rule else "", theme, percent)

    def show_words(self, words: str, theme: Theme, percent: int) -> None:
        """Show these words; "" hides the link."""
        self.theme, self.percent = theme, percent
        self.setText(words)
        self.setAccessibleName(words)
        self.setVisible(bool(words))

    @property
    def wide(self) -> float:
        """The width that the label needs; 0 without one."""
        px = Type.CAPTION.px(self.percent)
        return width_of(self.text(), px, bold=True) + 1.6 * Type.BODY.px(self.percent) if self.text() else 0.0

    @property
    def high(self) -> float:
        """The height of the link; 0 without a label."""
        return 1.7 * Type.CAPTION.px(self.percent) if self.text() else 0.0

    def place_at_end(self, sheet: QRectF) -> None:
        """Put the link into the lower right corner of a sheet."""
        em = Type.BODY.px(self.percent)
        left, top = sheet.right() - self.wide - 0.7 * em, sheet.bottom() - self.high - 0.45 * em
        self.setGeometry(QRectF(left, top, self.wide, self.high).toAlignedRect())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        px = Type.CAPTION.px(self.percent)
        body = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        radius = body.height() / 2
        painter.setPen(QPen(self.theme.link, 1))
        painter.setBrush(with_alpha(self.theme.link, 40 if self.underMouse() else 14))
        painter.drawRoundedRect(body, radius, radius)
        if self.hasFocus():
            focus_ring.paint_inside(painter, self.theme, QRectF(self.rect()), radius)
        write(painter, body, self.text(), px, self.theme.link, bold=True, align=_CENTRE)
        painter.end()
