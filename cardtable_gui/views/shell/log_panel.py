"""The course of the match in words, beside the table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from cardtable_gui.controller.session import Session
from cardtable_gui.models.log import LogKind, LogModel, LogRole
from cardtable_gui.views import fonts
from cardtable_gui.views.shell.look import Look
from cardtable_gui.views.theme import Space, Type, blended, with_alpha

_WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft


class LogPanel(QListView):
    """Follows a session; the newest line is in sight unless the reader scrolled away from it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """No session yet."""
        super().__init__(parent)
        self._log: LogModel | None = None
        self._at_end = True
        self.setItemDelegate(_LineDelegate(look, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.verticalScrollBar().rangeChanged.connect(self._follow)
        self.verticalScrollBar().valueChanged.connect(self._scrolled)
        look.changed.connect(self._relayout)
        self._retranslate()

    def show_session(self, session: Session | None) -> None:
        """Follow this session from now on."""
        before, self._log = self._log, None
        if session is not None:
            self._log = LogModel(session, self)
        self._at_end = True
        self.setModel(self._log)
        if before is not None:
            before.deleteLater()
        self.scrollToBottom()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._relayout()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _relayout(self) -> None:
        self.scheduleDelayedItemsLayout()

    def _scrolled(self, value: int) -> None:
        self._at_end = value >= self.verticalScrollBar().maximum() - 4

    def _follow(self) -> None:
        if self._at_end:
            self.scrollToBottom()

    def _retranslate(self) -> None:
        self.setAccessibleName(QCoreApplication.translate("window", "Log"))
        if self._log is not None:
            self._log.retranslate()
            self._relayout()


class _LineDelegate(QStyledItemDelegate):
    """Paints a line by its kind: headings apart, results set off."""

    def __init__(self, look: Look, view: LogPanel) -> None:
        super().__init__(view)
        self._look = look
        self._list = view

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        del option
        width = self._list.viewport().width()
        text = str(index.data(Qt.ItemDataRole.DisplayRole))
        left, above, below = _margins(index)
        room = QRect(0, 0, max(1, width - left - Space.EASY), 10_000)
        height = QFontMetrics(self._font(index)).boundingRect(room, _WRAP, text).height()
        return QSize(width, height + above + below)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        theme = self._look.theme
        rect: QRect = option.rect  # type: ignore[attr-defined]
        state: QStyle.StateFlag = option.state  # type: ignore[attr-defined]
        left, above, below = _margins(index)
        kind = index.data(LogRole.KIND)
        painter.save()
        if state & QStyle.StateFlag.State_Selected and self._list.hasFocus():
            painter.fillRect(rect, blended(theme.panel, theme.glow, 0.22))
        if kind == LogKind.RESULT:
            painter.fillRect(rect.left() + Space.EASY, rect.top(), 3, rect.height(), with_alpha(theme.accent, 170))
        if kind == LogKind.HEADING and index.row():
            line = rect.top() + above // 2
            painter.setPen(theme.panel_edge)
            painter.drawLine(rect.left() + Space.EASY, line, rect.right() - Space.EASY, line)
        painter.setFont(self._font(index))
        painter.setPen(theme.accent if kind == LogKind.HEADING else theme.ink)
        text = str(index.data(Qt.ItemDataRole.DisplayRole))
        painter.drawText(rect.adjusted(left, above, -Space.EASY, -below), _WRAP, text)
        painter.restore()

    def _font(self, index: QModelIndex | QPersistentModelIndex) -> QFont:
        heading = index.data(LogRole.KIND) == LogKind.HEADING
        return fonts.font(Type.BODY, self._look.percent, bold=heading)


def _margins(index: QModelIndex | QPersistentModelIndex) -> tuple[int, int, int]:
    """Left, above and below."""
    match index.data(LogRole.KIND):
        case LogKind.HEADING:
            return Space.EASY, Space.WIDE if index.row() else Space.SNUG, Space.TIGHT
        case LogKind.RESULT:
            return Space.EASY + Space.EASY, Space.TIGHT, Space.TIGHT
        case _:
            return Space.EASY, Space.TIGHT, Space.TIGHT
