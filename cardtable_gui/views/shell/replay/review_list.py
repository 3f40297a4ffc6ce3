"""The list of a seat's decisions in a review: what was done, what would have been better, and the difference."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from cardtable_gui.models.review_rows import ReviewModel, ReviewRole
from cardtable_gui.views.kit.controls.painted_rows import SIDE, PaintedRows, paint_ground
from cardtable_gui.views.kit.controls.unrolled import Unrolled
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space, Type
from cardtable_gui.views.kit.text.fitted_text import lines_beside, width_of, write

_LINE = 1.35
"""The height of a line of text, by its size."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class ReviewList(Unrolled, PaintedRows):
    """A row for each decision. Up, Down, Return and a click activate rows; a replay's other keys are left to it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Start without rows."""
        super().__init__(look, parent)
        self.rows = ReviewModel(self)
        self.setModel(self.rows)
        self.setItemDelegate(_Row(self, look))
        self.unroll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        before = self.currentIndex()
        if event.key() in _ENTER and before.isValid():
            self.clicked.emit(before)
            return
        super().keyPressEvent(event)
        if self.currentIndex() != before:
            self.clicked.emit(self.currentIndex())


class _Row(QStyledItemDelegate):
    """Paints a row: round and move, the action with what it gave away, and what would have been better."""

    def __init__(self, rows: ReviewList, look: Look) -> None:
        super().__init__(rows)
        self._rows = rows
        self._look = look

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        del option
        width = self._rows.viewport().width()
        done, better = self._lines(index, width)
        body, caption = self._line(Type.BODY), self._line(Type.CAPTION)
        return QSize(width, round(caption + len(done) * body + len(better) * body) + 2 * Space.SNUG)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        theme, percent = self._look.theme, self._look.percent
        painter.save()
        area = paint_ground(painter, option, theme, tinted=index.row() == self._rows.currentIndex().row())
        caption, body = self._line(Type.CAPTION), self._line(Type.BODY)
        place = QRectF(area.left(), area.top(), area.width(), caption)
        write(painter, place, str(index.data(ReviewRole.PLACE)), Type.CAPTION.px(percent), theme.ink_soft, align=_LEFT)
        done, better = self._lines(index, option.rect.width())  # type: ignore[attr-defined, unused-ignore]
        top = place.bottom()
        figures = QRectF(area.left(), top, area.width(), body)
        loss = str(index.data(ReviewRole.FIGURES))
        write(painter, figures, loss, Type.BODY.px(percent), theme.bad, bold=True, align=_RIGHT)
        room = area.width() - (self._figures_width(index) if done[0] else 0)
        for line in done:
            where = QRectF(area.left(), top, room, body)
            write(painter, where, line, Type.BODY.px(percent), theme.ink, bold=bool(loss), align=_LEFT)
            top += body
        for line in better:
            where = QRectF(area.left(), top, area.width(), body)
            write(painter, where, line, Type.BODY.px(percent), theme.ink, align=_LEFT)
            top += body
        painter.restore()

    def _line(self, size: Type) -> float:
        return _LINE * size.px(self._look.percent)

    def _figures_width(self, index: QModelIndex | QPersistentModelIndex) -> float:
        words = str(index.data(ReviewRole.FIGURES))
        return width_of(words, Type.BODY.px(self._look.percent), bold=True) + Space.SNUG if words else 0.0

    def _lines(self, index: QModelIndex | QPersistentModelIndex, width: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The lines of what was done, and of what would have been better, in a row of this width."""
        px, room = Type.BODY.px(self._look.percent), max(60.0, float(width - 2 * SIDE))
        loss, words = bool(index.data(ReviewRole.FIGURES)), str(index.data())
        best = str(index.data(ReviewRole.BEST))
        return lines_beside(words, room, self._figures_width(index), px, bold=loss), (
            lines_beside(best, room, 0, px) if best else ()
        )
