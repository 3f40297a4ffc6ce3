"""The list of achievements: earned ones with a medal and the day, the others with an empty ring."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from cardtable_gui import i18n
from cardtable_gui.models.achievement_rows import AchievementRole, AchievementRow, AchievementsModel
from cardtable_gui.views.kit.controls.row_ground import paint_selection
from cardtable_gui.views.kit.controls.unrolled import Unrolled
from cardtable_gui.views.kit.look import fonts
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space, Type
from cardtable_gui.views.plan import profile_mark
from cardtable_gui.views.shell.statistics.result_filter import game_title

_HEIGHT = 58
_MEDAL = 34
_COLOUR, _MARK = "orange", "star"
"""How a medal looks, among the marks of profiles."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class AchievementList(Unrolled, QListView):
    """Up and Down move between the rows."""

    def __init__(self, look: Look, model: AchievementsModel) -> None:
        """List a model."""
        super().__init__()
        self._look = look
        self.setModel(model)
        self.setItemDelegate(_Row(look, self))
        self.setUniformItemSizes(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.unroll()
        look.changed.connect(self.scheduleDelayedItemsLayout)

    def retranslate(self) -> None:
        """Update the name to the current language."""
        self.setAccessibleName(QCoreApplication.translate("achievements", "Achievements"))

    def sizeHint(self) -> QSize:
        return QSize(self._look.scaled(500), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.scaled(240), super().sizeHint().height())


class _Row(QStyledItemDelegate):
    """Paints the medal, the title with its game, what is to be done, and the day."""

    def __init__(self, look: Look, parent: AchievementList) -> None:
        super().__init__(parent)
        self._look = look

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        del option, index
        return QSize(self._look.scaled(240), self._look.scaled(_HEIGHT))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        row = index.data(AchievementRole.ROW)
        if not isinstance(row, AchievementRow):
            return
        theme, percent = self._look.theme, self._look.percent
        painter.save()
        area = paint_selection(painter, option, theme)
        side = float(self._look.scaled(_MEDAL))
        medal = QRectF(area.left() + Space.SNUG, area.center().y() - side / 2, side, side)
        if row.earned is None:
            painter.setPen(QPen(theme.panel_edge, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(medal.adjusted(2, 2, -2, -2))
        else:
            profile_mark.paint(painter, medal, _COLOUR, _MARK)
        texts = QRectF(area)
        texts.setLeft(medal.right() + Space.EASY)
        texts.setRight(area.right() - Space.SNUG)
        painter.setFont(fonts.font(Type.CAPTION, percent))
        painter.setPen(theme.ink_soft)
        beside = " · ".join(filter(None, (game_title(row.game), row.day)))
        taken = painter.fontMetrics().horizontalAdvance(beside) + Space.EASY
        upper = QRectF(texts.left(), texts.top() + Space.HAIR, texts.width(), texts.height() / 2 - Space.HAIR)
        lower = upper.translated(0, upper.height())
        painter.drawText(upper, _RIGHT, beside)
        words = painter.fontMetrics().elidedText(
            i18n.text(row.achievement.text), Qt.TextElideMode.ElideRight, round(lower.width())
        )
        painter.drawText(lower, _LEFT, words)
        painter.setFont(fonts.font(Type.BODY, percent, bold=True))
        painter.setPen(theme.ink if row.earned is not None else theme.ink_soft)
        title = painter.fontMetrics().elidedText(
            i18n.text(row.achievement.title), Qt.TextElideMode.ElideRight, round(upper.width() - taken)
        )
        painter.drawText(upper, _LEFT, title)
        painter.restore()
