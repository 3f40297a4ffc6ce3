"""The list of the library: a row for each match, with its table before the last action."""

from __future__ import annotations

from PySide6.QtCore import QDateTime, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyledItemDelegate, QStyleOptionViewItem

from cardtable_gui.controller.saves.notes import Note
from cardtable_gui.controller.statistics.match_results import MatchEntry
from cardtable_gui.models.library import LibraryModel, LibraryRole
from cardtable_gui.views.kit.controls.row_ground import paint_selection
from cardtable_gui.views.kit.look import fonts
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Radius, Space, Type
from cardtable_gui.views.kit.pictures.covers import ASPECT, Covers, part_for
from cardtable_gui.views.plan.match_facts import moment
from cardtable_gui.views.table.moment_pictures import MomentPictures

_HEIGHT = 76
_COVER = 96
"""The width of a cover, as on the start screen."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class MatchRows(QListView):
    """Up and Down move, Return opens, Delete asks to delete. Quick with tens of thousands of rows."""

    opened = Signal()
    delete_asked = Signal()

    def __init__(self, look: Look, covers: Covers, pictures: MomentPictures, model: LibraryModel) -> None:
        """List a model."""
        super().__init__()
        self.setModel(model)
        self.setItemDelegate(_Row(look, covers, pictures, self))
        self.setUniformItemSizes(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.activated.connect(lambda _index: self.opened.emit())
        covers.ready.connect(lambda _game: self.viewport().update())
        pictures.ready.connect(lambda _match: self.viewport().update())
        look.changed.connect(self.scheduleDelayedItemsLayout)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete and self.currentIndex().isValid():
            self.delete_asked.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.opened.emit()
        else:
            super().keyPressEvent(event)


class _Row(QStyledItemDelegate):
    """Paints a picture, game and time, players, and the outcome with the tags.

    The picture is the table before the last action; until that is drawn, and without one, it's the game's cover.
    """

    def __init__(self, look: Look, covers: Covers, pictures: MomentPictures, parent: MatchRows) -> None:
        super().__init__(parent)
        self._rows = parent
        self._look = look
        self._covers = covers
        self._pictures = pictures

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        del option, index
        return QSize(self._look.scaled(200), self._look.scaled(_HEIGHT))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        theme, percent = self._look.theme, self._look.percent
        painter.save()
        area = paint_selection(painter, option, theme, without_focus=True)
        inner = area.adjusted(Space.SNUG, Space.SNUG - 2, -Space.SNUG, 2 - Space.SNUG)
        wide = float(self._look.scaled(_COVER))
        thumb = QRectF(inner.left(), inner.top(), wide, round(wide / ASPECT))
        entry, note = index.data(LibraryRole.ENTRY), index.data(LibraryRole.NOTE)
        if isinstance(entry, MatchEntry) and isinstance(note, Note):
            title = str(index.data())
            self._paint_picture(painter, thumb, entry, title)
            texts = QRectF(thumb.right() + Space.EASY, inner.top(), 0, inner.height() / 3)
            texts.setRight(inner.right())
            when = moment(QDateTime.fromSecsSinceEpoch(entry.end.at))
            tags = "".join(f" · {tag}" for tag in note.tags)
            lines = (
                (title, Type.BODY, True),
                (str(index.data(LibraryRole.SEATS)), Type.CAPTION, False),
                (f"{index.data(LibraryRole.OUTCOME)} · {when}{tags}", Type.CAPTION, False),
            )
            for number, (text, size, bold) in enumerate(lines):
                painter.setFont(fonts.font(size, percent, bold=bold))
                painter.setPen(theme.ink if bold else theme.ink_soft)
                place = texts.translated(0, number * texts.height())
                shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, round(place.width()))
                painter.drawText(place, _LEFT, shown)
        painter.restore()

    def _paint_picture(self, painter: QPainter, place: QRectF, entry: MatchEntry, title: str) -> None:
        shape = QPainterPath()
        shape.addRoundedRect(place, Radius.CHIP, Radius.CHIP)
        ratio = self._rows.devicePixelRatioF()
        painter.save()
        painter.setClipPath(shape)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        image = self._pictures.small(entry.match, ratio)
        if image is not None:
            painter.drawImage(place, image)
        elif (pixmap := self._covers.pixmap(entry.game, title, place.size(), ratio)) is not None:
            painter.drawPixmap(place, pixmap, part_for(place.size(), pixmap))
        else:
            painter.fillPath(shape, self._look.theme.panel_edge)
        painter.restore()
