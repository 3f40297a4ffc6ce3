"""The scores of all deals at the end of a match: a row per deal, a column per seat, totals above.

Apart from the other rows, since it reads them from a model.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from cardtable_gui.card_lists import labelled, separated
from cardtable_gui.core.score_sheet import plain, signed
from cardtable_gui.i18n import text
from cardtable_gui.models.scores import ScoreRole, ScoresModel
from cardtable_gui.views.kit.look.theme import Theme, Type
from cardtable_gui.views.kit.text.fitted_text import width_of
from cardtable_gui.views.table.widgets import medals
from cardtable_gui.views.table.widgets.rows import Cell, Row, words

ROW, HEAD = 1.8, 1.7
"""Heights of a deal's row and of each of the two header rows, in units of body text."""
_CENTRE = Qt.AlignmentFlag.AlignCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def rows(scores: ScoresModel, title: str, theme: Theme, percent: int, width: float, inset: float) -> list[Row]:
    """The table, for a sheet of this width; `title` says what is counted. Each deal is told in a line of its own."""
    made = _Table(scores, theme, percent, width - 2 * inset, inset)
    return [made.names(), made.totals(title), *(made.deal(number) for number in range(scores.rowCount()))]


class _Table:
    def __init__(self, scores: ScoresModel, theme: Theme, percent: int, width: float, inset: float) -> None:
        self._scores = scores
        self._theme = theme
        self._inset = inset
        self._em = em = Type.BODY.px(percent)
        self._caption = Type.CAPTION.px(percent)
        self._title_px = Type.TITLE.px(percent)
        titles = [self._title(deal) for deal in range(scores.rowCount())]
        self._first = min(0.3 * width, max(width_of(each, em) for each in titles) + 1.6 * em)
        self._each = (width - self._first) / scores.columnCount()

    def names(self) -> Row:
        """Each seat's name with its rank."""
        return Row((Cell(width=self._first), *map(self._name, self._seats)), HEAD * self._em, self._inset, self._head)

    def totals(self, title: str) -> Row:
        """Each seat's total, and what is counted."""
        em, theme = self._em, self._theme
        counted = words(title, self._caption, theme.ink_soft, width=self._first - 0.5 * em)
        totals = [
            words(self._scores.total(seat), self._title_px, theme.ink, bold=True, align=_CENTRE, width=self._each)
            for seat in self._seats
        ]
        return Row((Cell(width=0.5 * em), counted, *totals), HEAD * em, self._inset, self._head)

    def deal(self, number: int) -> Row:
        """What each seat gained in a deal, and its total after it."""
        em, theme, title = self._em, self._theme, self._title(number)
        gains = [f"{self._scores.name(seat)} {self._scores.index(number, seat).data()}" for seat in self._seats]
        said = labelled(title, separated(gains, text), text)
        named = words(title, em, theme.ink_soft, width=self._first - 0.5 * em, spoken=said)
        cells = [Cell(partial(self._paint_gain, number, seat), self._each) for seat in self._seats]
        return Row((Cell(width=0.5 * em), named, *cells), ROW * em, self._inset, self._line)

    @property
    def _seats(self) -> range:
        return range(self._scores.columnCount())

    def _title(self, deal: int) -> str:
        return str(self._scores.headerData(deal, Qt.Orientation.Vertical))

    def _name(self, seat: int) -> Cell:
        em, theme, name = self._em, self._theme, self._scores.name(seat)
        wide = min(self._each - 2.7 * em, width_of(name, em, bold=True) + 1)
        medal = medals.cell(theme, self._scores.rank(seat), round(0.8 * em), width=1.6 * em, gap=0.3 * em)
        named = Row((medal, words(name, em, theme.ink, bold=True, width=wide)))
        said = str(self._scores.headerData(seat, Qt.Orientation.Horizontal))
        return Cell(named.paint, self._each, spoken=said)

    def _paint_gain(self, deal: int, seat: int, painter: QPainter, place: QRectF) -> None:
        em, theme, index = self._em, self._theme, self._scores.index(deal, seat)
        gained, score = index.data(ScoreRole.GAINED), index.data(ScoreRole.SCORE)
        if gained is None:
            Row((words(str(index.data()), em, theme.ink, align=_CENTRE),)).paint(painter, place)
            return
        colour = theme.good if gained > 0 else theme.bad if gained < 0 else theme.ink_soft
        total = "" if score is None else f"({plain(score)})"
        half = place.width() / 2 + 0.2 * em
        gain = words(signed(gained), em, colour, bold=True, align=_RIGHT, width=half, gap=0.3 * em)
        Row((gain, words(total, self._caption, theme.ink_soft))).paint(painter, place)

    def _head(self, painter: QPainter, area: QRectF) -> None:
        painter.fillRect(area, self._theme.panel_deep)

    def _line(self, painter: QPainter, area: QRectF) -> None:
        painter.fillRect(QRectF(area.left(), area.top(), self._first, area.height()), self._theme.panel_deep)
        painter.setPen(QPen(self._theme.panel_edge, 1))
        painter.drawLine(area.bottomLeft(), area.bottomRight())
