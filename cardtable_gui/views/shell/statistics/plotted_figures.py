"""Figures of the statistics, each as a plot beside the table of its rows, with what to say below."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, zip_longest
from math import ceil
from typing import Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QSizePolicy, QTableView, QVBoxLayout, QWidget

from cardtable_gui.models.figures_model import FiguresModel
from cardtable_gui.models.losses import LossesModel, LossRow
from cardtable_gui.models.shares import ShareRow, SharesModel, written
from cardtable_gui.views.kit.controls.grid import Grid
from cardtable_gui.views.kit.controls.unrolled import Unrolled
from cardtable_gui.views.kit.look import focus_ring, fonts
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space, Type, with_alpha
from cardtable_gui.views.shell.statistics.figure_plot import RIGHT, FigurePlot
from cardtable_gui.views.shell.statistics.view_rows import TIME

_STEPS = (0.0, 0.25, 0.5, 0.75, 1.0)
_BAND = 60
"""The opacity of the band around the line."""
_MOST_BAR = 30.0
_CAP = 5.0
"""Half the width of the marks at the ends of an interval."""
_CENTRE = Qt.AlignmentFlag.AlignCenter


class SharePlot(FigurePlot[ShareRow]):
    """Paints shares as bars from top to bottom, or as a line from left to right."""

    def __init__(self, look: Look) -> None:
        """Start empty."""
        super().__init__(look)
        self.as_line = False
        """Whether the rows are shown as a line."""

    def paint_rows(self, painter: QPainter) -> None:
        if self.as_line:
            self._paint_line(painter)
        else:
            self._paint_bars(painter)

    # A line over time

    def _paint_line(self, painter: QPainter) -> None:
        theme = self._look.theme
        area = self._paint_scale(painter, "100%", [written(step) for step in _STEPS])
        series = [[row.share for row in self._rows if row.marked == marked] for marked in (False, True)]
        lines = [each for each in series if each]
        shares = lines[0]
        most = max(each[-1].matches for each in lines)

        def point(matches: int, share: float) -> QPointF:
            return QPointF(area.left() + area.width() * matches / most, area.bottom() - area.height() * share)

        band = [point(share.matches, share.high) for share in shares]
        band += [point(share.matches, share.low) for share in reversed(shares)]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_alpha(theme.accent, _BAND))
        painter.drawPolygon(QPolygonF(band))
        chance = shares[-1].chance
        if chance is not None:
            painter.setPen(QPen(theme.ink_soft, 1.5, Qt.PenStyle.DashLine))
            painter.drawLine(QPointF(area.left(), point(0, chance).y()), QPointF(area.right(), point(0, chance).y()))
        points = [[point(share.matches, share.share) for share in each] for each in lines]
        for number, line in reversed([*enumerate(points)]):
            colour = theme.ink_soft if number else theme.accent
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colour, 1.5 if number else 2.5))
            painter.drawPolyline(QPolygonF(line))
            painter.setBrush(colour)
            painter.setPen(Qt.PenStyle.NoPen)
            if len(line) <= 12:
                for each in line:
                    painter.drawEllipse(each, 3, 3)
            painter.drawEllipse(line[-1], 4.5, 4.5)
        painted = list(chain(*points))
        if 0 <= self._current < len(painted):
            self._paint_ring(painter, painted[self._current])
        self._paint_ends(painter, area, "0", str(most))

    # Bars

    def _paint_bars(self, painter: QPainter) -> None:
        theme, height = self._look.theme, self._text_height
        metrics = painter.fontMetrics()
        widest = max(metrics.horizontalAdvance(row.label) for row in self._rows)
        left = min(widest, self.width() * 0.34) + Space.SNUG
        end = metrics.horizontalAdvance("100%") / 2 + 2
        area = QRectF(self.rect()).adjusted(left, 2, -end, -1.6 * height)
        for step in _STEPS:
            x = area.left() + area.width() * step
            painter.setPen(QPen(theme.panel_edge, 1))
            painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
            painter.setPen(theme.ink_soft)
            painter.drawText(QRectF(x - left, area.bottom() + 2, 2 * left, 1.5 * height), _CENTRE, written(step))
        pitch = min(area.height() / len(self._rows), _MOST_BAR * self._look.percent / 100 * 1.6)
        for number, row in enumerate(self._rows):
            middle = area.top() + (number + 0.5) * pitch
            self._paint_bar(painter, row, area, middle, min(pitch * 0.6, _MOST_BAR), marked=number == self._current)

    def _paint_bar(
        self, painter: QPainter, row: ShareRow, area: QRectF, middle: float, thick: float, *, marked: bool
    ) -> None:
        theme, share = self._look.theme, row.share
        name = QRectF(0, middle - 20, area.left() - Space.SNUG, 40)
        words = painter.fontMetrics().elidedText(row.label, Qt.TextElideMode.ElideRight, round(name.width()))
        painter.setPen(theme.ink)
        painter.drawText(name, RIGHT, words)
        bar = QRectF(area.left(), middle - thick / 2, max(2.0, area.width() * share.share), thick)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_alpha(theme.ink_soft, 90) if row.marked else with_alpha(theme.accent, 150))
        painter.drawRoundedRect(bar, 3, 3)
        if marked:
            focus_ring.paint_around(painter, theme, bar, 3)
        low, high = (area.left() + area.width() * each for each in (share.low, share.high))
        painter.setPen(QPen(theme.ink, 1.5))
        painter.drawLine(QPointF(low, middle), QPointF(high, middle))
        for x in (low, high):
            painter.drawLine(QPointF(x, middle - _CAP), QPointF(x, middle + _CAP))
        if share.chance is not None:
            x = area.left() + area.width() * share.chance
            painter.setPen(QPen(theme.ink_soft, 1.5, Qt.PenStyle.DashLine))
            painter.drawLine(QPointF(x, middle - thick / 2 - 3), QPointF(x, middle + thick / 2 + 3))


_LEAST_SCALE = 0.02
"""The scale beside the picture reaches at least to this."""
_LINES = 4
_DOT = 3.5
_DOT_OPACITY = 120


class LossPlot(FigurePlot[LossRow]):
    """Paints the losses from left to right, the earliest first."""

    def paint_rows(self, painter: QPainter) -> None:
        theme = self._look.theme
        top = _top_of_scale(max(row.point.loss for row in self._rows))
        marks = [f"{100 * top * number / _LINES:g}%" for number in range(_LINES + 1)]
        area = self._paint_scale(painter, "100.0%", marks)

        def place(number: int, loss: float) -> QPointF:
            x = area.left() + area.width() * (number + 0.5) / len(self._rows)
            return QPointF(x, area.bottom() - area.height() * loss / top)

        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_alpha(theme.ink, _DOT_OPACITY))
        for number, row in enumerate(self._rows):
            painter.drawEllipse(place(number, row.point.loss), _DOT, _DOT)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.accent, 2.5))
        painter.drawPolyline(QPolygonF([place(number, row.point.recent) for number, row in enumerate(self._rows)]))
        if 0 <= self._current < len(self._rows):
            self._paint_ring(painter, place(self._current, self._rows[self._current].point.loss))
        self._paint_ends(painter, area, self._rows[0].day, self._rows[-1].day if len(self._rows) > 1 else "")


def _top_of_scale(most: float) -> float:
    """The upper end of a scale with round steps that holds this value."""
    step = 0.005 * _LINES
    return max(_LEAST_SCALE, ceil(most / step) * step)


_ROW = 2.2
"""The height of a row in units of its text."""


class FigureTable(Unrolled, QTableView):
    """Up and Down move between the rows; Tab leaves it."""

    def __init__(self, look: Look, model: QAbstractTableModel, stretched: int = 0) -> None:
        """Show a model. `stretched`: the column that takes the room left, and is cut short where there is little."""
        super().__init__()
        self._stretched = stretched
        self._look = look
        self.setModel(model)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setAlternatingRowColors(True)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.unroll()
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setSectionsClickable(False)
        header.setHighlightSections(False)
        header.setMinimumSectionSize(1)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)

    def fit(self) -> None:
        """Take the row height of the current text size."""
        for widget in (self, self.horizontalHeader()):
            widget.setFont(fonts.font(Type.CAPTION, self._look.percent))
        height = round(_ROW * self._look.px(Type.CAPTION))
        self.verticalHeader().setDefaultSectionSize(height)
        self.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignVCenter)
        self.horizontalHeader().setSectionResizeMode(self._stretched, QHeaderView.ResizeMode.Stretch)
        self.setAccessibleName(str(self.model().headerData(0, Qt.Orientation.Horizontal)))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(self._look.scaled(380), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.scaled(200), super().sizeHint().height())


R = TypeVar("R")
_GAME = 1
"""The column of `LossesModel` with the games' titles."""


class PlottedFigures(Grid, Generic[R]):
    """A plot and the table of the same rows, side by side if there's room; the table's current row is marked."""

    def __init__(self, look: Look, plot: FigurePlot[R], model: FiguresModel[R], stretched: int = 0) -> None:
        """Show the rows of this model, which becomes a part of this widget. `stretched`: as in `FigureTable`."""
        super().__init__(1, 1, Space.WIDE)
        self._look = look
        self.plot = plot
        self.model = model
        model.setParent(self)
        self.table = FigureTable(look, model, stretched)
        self.table.selectionModel().currentRowChanged.connect(lambda now, _before: plot.mark_row(now.row()))
        beside = QWidget()
        column = QVBoxLayout(beside)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(plot)
        column.addStretch(1)
        self.show_cells([beside, self.table])

    def fit(self) -> None:
        """Take the widths and heights of the current text size."""
        self.set_widths(self._look.scaled(390), self._look.scaled(900))
        self.table.fit()

    def _show_rows(self, rows: Sequence[R], name: str, described: Sequence[R]) -> None:
        """Show these rows. To a screen reader the plot is called `name` and described by some of them."""
        self.model.show(rows)
        self.table.fit()
        self.plot.show_rows(rows)
        self.plot.setAccessibleName(name)
        self.plot.setAccessibleDescription("\n".join(self.model.sentence(row) for row in described))


class ShareFigures(PlottedFigures[ShareRow]):
    """How often matches were won."""

    def __init__(self, look: Look) -> None:
        """Start empty."""
        plot, model = SharePlot(look), SharesModel()
        super().__init__(look, plot, model)
        self._plot, self._model = plot, model

    def show_shares(self, view: str, subject: str, rows: Sequence[ShareRow]) -> str:
        """Show the lines of one of `SHARE_VIEWS`, and what they are about; return what to say below."""
        self._model.subject = subject
        self._plot.as_line = view == TIME
        ends = [row for row, after in zip_longest(rows, rows[1:]) if after is None or row.marked != after.marked]
        self._show_rows(rows, subject, ends if view == TIME else rows)
        return QCoreApplication.translate(
            "statistics",
            "The 95% interval shows how far luck may have moved your share: more matches make it narrower. The "
            "dashed line is what you’d win by chance. A match counts once, as it first ended. Matches with undo, "
            "hints, a chosen deal and the like are counted separately.",
        )


class LossFigures(PlottedFigures[LossRow]):
    """What decisions gave away."""

    def __init__(self, look: Look) -> None:
        """Start empty."""
        super().__init__(look, LossPlot(look), LossesModel(), _GAME)

    def show_losses(self, rows: Sequence[LossRow]) -> str:
        """Show a line for each reviewed match; return what to say below."""
        self._show_rows(rows, QCoreApplication.translate("statistics", "What your decisions gave away"), rows[-1:])
        if not rows:
            return QCoreApplication.translate(
                "statistics",
                "No match like this has been reviewed yet. Press “Review” when a match is over, and you’ll see here "
                "how much your decisions gave away.",
            )
        return QCoreApplication.translate(
            "statistics",
            "Each dot is a reviewed match: how much of the chance of winning was given away per decision on "
            "average. The line is the average of the last ten. Lower is better.",
        )
