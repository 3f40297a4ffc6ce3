"""The list of a decision's options: each with its chance to win in figures and as a bar."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from cardtable_gui import i18n
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.models.decision_options import OptionRole, OptionsModel
from cardtable_gui.views.kit.controls.painted_rows import SIDE, PaintedRows, paint_ground
from cardtable_gui.views.kit.controls.touch_scroll import TouchScroll
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space, Type, with_alpha
from cardtable_gui.views.kit.text.fitted_text import broken, torn, width_of, write

_BAR = 6
"""The height of a bar."""
_SURE, _UNSURE = 255, 110
"""Opacity of a bar, and of its last part, which is within the error."""
_TOP_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_TOP_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class OptionRows(PaintedRows):
    """A row for each option. Up and Down go from row to row; the other keys of a replay are left to it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Start without rows."""
        super().__init__(look, parent)
        self.options = OptionsModel(self)
        self.setModel(self.options)
        self.setItemDelegate(_Row(self, look))
        TouchScroll(self)


class _Row(QStyledItemDelegate):
    """Paints a row: the action, its figures beside it, and a bar below; the chosen one is marked in words."""

    def __init__(self, rows: OptionRows, look: Look) -> None:
        super().__init__(rows)
        self._rows = rows
        self._look = look

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        del option
        width = self._rows.viewport().width()
        chosen = bool(index.data(OptionRole.CHOSEN))
        lines = len(self._lines(index, width)) + chosen * self._caption / self._line
        return QSize(width, round(lines * self._line) + _BAR + 3 * Space.TIGHT)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        theme, px = self._look.theme, Type.BODY.px(self._look.percent)
        chosen = bool(index.data(OptionRole.CHOSEN))
        painter.save()
        area = paint_ground(painter, option, theme, tinted=chosen)
        if chosen:
            played = i18n.text(QT_TRANSLATE_NOOP("replay", "This was played"))
            mark = QRectF(area.left(), area.top(), area.width(), self._caption)
            write(painter, mark, played, Type.CAPTION.px(self._look.percent), theme.accent, bold=True, align=_TOP_LEFT)
            area.setTop(mark.bottom())
        lines = self._lines(index, option.rect.width())  # type: ignore[attr-defined, unused-ignore]
        room = area.width() - self._figures_width(index)
        for number, line in enumerate(lines):
            where = QRectF(area.left(), area.top() + number * self._line, room, self._line)
            write(painter, where, line, px, theme.ink, align=_TOP_LEFT)
        figures = QRectF(area.left(), area.top(), area.width(), self._line)
        write(painter, figures, str(index.data(OptionRole.FIGURES)), px, theme.ink, bold=chosen, align=_TOP_RIGHT)
        groove = QRectF(area.left(), area.bottom() - _BAR, area.width(), _BAR)
        self._paint_bar(painter, groove, float(index.data(OptionRole.CHANCE)), float(index.data(OptionRole.ERROR)))
        painter.restore()

    @property
    def _line(self) -> float:
        """The height of a line of text."""
        return 1.35 * Type.BODY.px(self._look.percent)

    @property
    def _caption(self) -> float:
        """The height of the mark of the chosen option."""
        return 1.35 * Type.CAPTION.px(self._look.percent)

    def _figures_width(self, index: QModelIndex | QPersistentModelIndex) -> float:
        """The width of the figures, bold or not, and of the space before them."""
        return width_of(str(index.data(OptionRole.FIGURES)), Type.BODY.px(self._look.percent), bold=True) + Space.SNUG

    def _lines(self, index: QModelIndex | QPersistentModelIndex, width: int) -> tuple[str, ...]:
        """The lines of the action's words in a row of this width."""
        px, words = Type.BODY.px(self._look.percent), str(index.data())
        room = max(float(px), width - 2 * SIDE - self._figures_width(index))
        return broken(words, room, px) or torn(words, room, px)

    def _paint_bar(self, painter: QPainter, groove: QRectF, chance: float, error: float) -> None:
        """A bar as long as the chance is high; what lies within the error is paler."""
        theme, round_ = self._look.theme, groove.height() / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.control_edge)
        painter.drawRoundedRect(groove, round_, round_)
        for share, opacity in ((min(1.0, chance + error), _UNSURE), (max(0.0, chance - error), _SURE)):
            painter.setBrush(with_alpha(theme.accent, opacity))
            bar = QRectF(groove.left(), groove.top(), groove.width() * share, groove.height())
            painter.drawRoundedRect(bar, round_, round_)
