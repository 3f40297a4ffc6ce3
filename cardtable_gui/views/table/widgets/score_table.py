"""The scores of all deals at the end of a match: a row per deal, a column per seat, totals above."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from cardtable_gui.card_lists import labelled, separated
from cardtable_gui.i18n import text
from cardtable_gui.models.scores import ScoreRole, ScoresModel, plain, signed
from cardtable_gui.views.kit.look import style
from cardtable_gui.views.kit.look.theme import LIGHT, Theme, Type
from cardtable_gui.views.kit.text.fitted_text import width_of, write
from cardtable_gui.views.table.widgets import medals
from cardtable_gui.views.table.widgets.rows import Row, spoken, words

ROW, HEAD = 1.8, 3.2
"""Heights of a deal's row and of the header row, in units of body text."""
LEAST_ROWS = 2
"""With room for fewer rows the table needs a page of its own."""
_CENTRE = Qt.AlignmentFlag.AlignCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class _Names(QHeaderView):
    """Each seat's name with its rank, and its total below."""

    def __init__(self, table: ScoreTable) -> None:
        super().__init__(Qt.Orientation.Horizontal, table)
        self._table = table

    def sizeHint(self) -> QSize:
        return QSize(0, round(HEAD * self._table.em))

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        em, theme = self._table.em, self._table.theme
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(rect)
        painter.fillRect(area, theme.panel_deep)
        named, total = self._table.head(section, area.width())
        named.paint(painter, area.adjusted(0.4 * em, 0.2 * em, -0.4 * em, -0.5 * area.height()))
        total.paint(painter, area.adjusted(0, area.height() / 2, 0, 0))
        painter.restore()


class _Deals(QHeaderView):
    """The names of the deals."""

    def __init__(self, table: ScoreTable) -> None:
        super().__init__(Qt.Orientation.Vertical, table)
        self._table = table

    def sizeHint(self) -> QSize:
        em, titles = self._table.em, spoken(map(self._table.title_of, range(self._table.scores.rowCount())))
        return QSize(round(max((width_of(each, em) for each in titles), default=0.0) + 1.6 * em), 0)

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        em = self._table.em
        painter.save()
        painter.fillRect(rect, self._table.theme.panel_deep)
        self._table.title_of(section).paint(painter, QRectF(rect).adjusted(0.5 * em, 0, -0.5 * em, 0))
        painter.restore()


class _Corner(QWidget):
    """The header beside the names: what is counted."""

    def __init__(self, table: ScoreTable) -> None:
        super().__init__(table)
        self._table = table

    def paintEvent(self, _event: QPaintEvent) -> None:
        em, theme = self._table.em, self._table.theme
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.panel_deep)
        area = QRectF(self.rect()).adjusted(0.5 * em, 0, -0.5 * em, -0.4 * em)
        caption, low = Type.CAPTION.px(self._table.percent), Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom
        write(painter, area, self._table.title, caption, theme.ink_soft, align=low)
        painter.end()


class _Cells(QStyledItemDelegate):
    """A seat's gain in a deal, and its total after it."""

    def __init__(self, table: ScoreTable) -> None:
        super().__init__(table)
        self._table = table

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        area = QRectF(option.rect)  # type: ignore[attr-defined, unused-ignore]
        painter.save()
        painter.setPen(QPen(self._table.theme.panel_edge, 1))
        painter.drawLine(area.bottomLeft(), area.bottomRight())
        self._table.gain(index.row(), index.column(), area.width()).paint(painter, area)
        painter.restore()


class ScoreTable(QTableView):
    """Scrolls if not all deals have room; `press` scrolls it by keys, wherever the focus is."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme: Theme = LIGHT
        self.percent = 100
        self.title = ""
        """What is counted."""
        self.scores = ScoresModel(self)
        self._names, self._deals = _Names(self), _Deals(self)
        self.setModel(self.scores)
        self.setItemDelegate(_Cells(self))
        self.setHorizontalHeader(self._names)
        self.setVerticalHeader(self._deals)
        for header, mode in (
            (self._names, QHeaderView.ResizeMode.Stretch),
            (self._deals, QHeaderView.ResizeMode.Fixed),
        ):
            header.setSectionResizeMode(mode)
            header.setMinimumSectionSize(1)
            header.setSectionsClickable(False)
            header.setHighlightSections(False)
        self.setShowGrid(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setCornerButtonEnabled(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._corner = _Corner(self)
        self.hide()

    @property
    def em(self) -> int:
        """The size of body text in pixels."""
        return Type.BODY.px(self.percent)

    def apply_look(self, theme: Theme, percent: int) -> None:
        """Apply theme and text size."""
        self.theme, self.percent = theme, percent
        # The window's style sheet would paint the ground of tables, in the window's theme.
        self.setStyleSheet(
            f"QTableView, QHeaderView {{ background: {style.css(theme.panel)}; }} "
            f"QScrollBar::handle:vertical {{ background: {style.css(theme.control_edge)}; }}"
        )
        self._deals.setDefaultSectionSize(round(ROW * self.em))
        self._deals.setFixedWidth(self._deals.sizeHint().width())
        self._names.setFixedHeight(self._names.sizeHint().height())
        self.updateGeometries()
        self._corner.setGeometry(0, 0, self._deals.width(), self._names.height())
        self._corner.update()
        self.viewport().update()

    def height_of(self, rows: int) -> float:
        """The height of the table with so many deals, in pixels."""
        return round(HEAD * self.em) + rows * round(ROW * self.em) + 2

    @property
    def least_height(self) -> float:
        """The least height at which it is worth showing beside other things."""
        return self.height_of(min(LEAST_ROWS, self.scores.rowCount()))

    @property
    def whole_height(self) -> float:
        """The height at which it need not scroll."""
        return self.height_of(self.scores.rowCount())

    def head(self, seat: int, width: float = 0.0) -> tuple[Row, Row]:
        """A seat's name with its rank, and its total, for a column of this width."""
        em, theme, model = self.em, self.theme, self.scores
        name, said = model.name(seat), str(model.headerData(seat, Qt.Orientation.Horizontal))
        wide = min(width - 2.7 * em, width_of(name, em, bold=True) + 1)
        medal = medals.cell(theme, model.rank(seat), round(0.8 * em), width=1.6 * em, gap=0.3 * em)
        named = Row((medal, words(name, em, theme.ink, bold=True, width=wide, spoken=said)))
        px = Type.TITLE.px(self.percent)
        return named, Row((words(model.total(seat), px, theme.ink, bold=True, align=_CENTRE),))

    def title_of(self, deal: int) -> Row:
        """The name of a deal."""
        said = str(self.scores.headerData(deal, Qt.Orientation.Vertical))
        return Row((words(said, self.em, self.theme.ink_soft, spoken=said),))

    def gain(self, deal: int, seat: int, width: float = 0.0) -> Row:
        """What a seat gained in a deal, and its total after it, for a column of this width."""
        em, theme, index = self.em, self.theme, self.scores.index(deal, seat)
        gained, score, said = index.data(ScoreRole.GAINED), index.data(ScoreRole.SCORE), str(index.data())
        if gained is None:
            return Row((words(said, em, theme.ink, align=_CENTRE, spoken=said),))
        colour = theme.good if gained > 0 else theme.bad if gained < 0 else theme.ink_soft
        half = width / 2 + 0.2 * em
        total = "" if score is None else f"({plain(score)})"
        return Row(
            (
                words(signed(gained), em, colour, bold=True, align=_RIGHT, width=half, gap=0.3 * em, spoken=said),
                words(total, Type.CAPTION.px(self.percent), theme.ink_soft),
            )
        )

    @property
    def spoken(self) -> str:
        """The whole table deal by deal, for screen readers."""
        seats, deals = range(self.scores.columnCount()), range(self.scores.rowCount())
        found = spoken(row for seat in seats for row in self.head(seat))
        for deal in deals:
            (title,) = spoken([self.title_of(deal)])
            found.append(labelled(title, separated(spoken(self.gain(deal, seat) for seat in seats), text), text))
        return ". ".join(found)

    def press(self, key: int) -> bool:
        """Handle a key; return whether it scrolled."""
        bar, step = self.verticalScrollBar(), round(ROW * self.em)
        before, page = bar.value(), max(step, self.viewport().height() - step)
        moves = {
            Qt.Key.Key_Up: before - step,
            Qt.Key.Key_Down: before + step,
            Qt.Key.Key_PageUp: before - page,
            Qt.Key.Key_PageDown: before + page,
            Qt.Key.Key_Home: bar.minimum(),
            Qt.Key.Key_End: bar.maximum(),
        }
        if self.isHidden() or key not in moves:
            return False
        bar.setValue(moves[Qt.Key(key)])
        return bar.value() != before
