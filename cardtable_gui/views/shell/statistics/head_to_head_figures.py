"""Who comes before whom: the pictures of opponents with a bar for each, beside the table of the same."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QPainter

from cardtable_gui.controller.profiles import Profiles
from cardtable_gui.models.head_to_heads import HeadToHeadRow, HeadToHeadsModel
from cardtable_gui.views.kit.look import focus_ring
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space, with_alpha
from cardtable_gui.views.plan.seat_picture import seat_picture
from cardtable_gui.views.shell.statistics.figure_plot import LEFT, RIGHT, FigurePlot
from cardtable_gui.views.shell.statistics.plotted_figures import PlottedFigures

_SIDE = 40
"""The width of a picture in logical pixels at normal text size."""
_THICK = 14.0
_AHEAD, _LEVEL, _BEHIND = 190, 80, 110
"""The opacities of the parts of a bar."""


class HeadToHeadPlot(FigurePlot[HeadToHeadRow]):
    """Paints a picture for each row, and a bar: from the left ahead, on the same rank, behind."""

    def __init__(self, look: Look, profiles: Profiles) -> None:
        """Start empty."""
        super().__init__(look)
        self._profiles = profiles

    def show_rows(self, rows: Sequence[HeadToHeadRow]) -> None:
        super().show_rows(rows)
        self.updateGeometry()

    def paint_rows(self, painter: QPainter) -> None:
        for number, row in enumerate(self._rows):
            area = QRectF(0, number * self._pitch, self.width(), self._pitch)
            self._paint_row(painter, row, area, marked=number == self._current)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), len(self._rows) * self._pitch)

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), len(self._rows) * self._pitch)

    @property
    def _pitch(self) -> int:
        """The height of a row."""
        return self._look.scaled(_SIDE) + Space.SNUG

    def _paint_row(self, painter: QPainter, row: HeadToHeadRow, area: QRectF, *, marked: bool) -> None:
        theme, side, found = self._look.theme, self._look.scaled(_SIDE), row.found
        picture = QRectF(0, area.center().y() - side / 2, side, side)
        made = seat_picture(self._profiles, found.opponent, theme.ink_soft, side)
        made.paint(painter, picture.toRect())
        words = QRectF(picture.right() + Space.EASY, picture.top(), 0, side - _THICK - Space.TIGHT)
        words.setRight(area.right() - Space.TIGHT)
        metrics = painter.fontMetrics()
        ahead, behind = str(found.ahead), str(found.behind)
        painter.setPen(theme.ink)
        painter.drawText(words, LEFT, ahead)
        painter.drawText(words, RIGHT, behind)
        middle = words.adjusted(
            metrics.horizontalAdvance(ahead) + Space.SNUG, 0, -metrics.horizontalAdvance(behind) - Space.SNUG, 0
        )
        name = metrics.elidedText(row.words, Qt.TextElideMode.ElideRight, round(middle.width()))
        painter.setPen(theme.ink_soft)
        painter.drawText(middle, Qt.AlignmentFlag.AlignCenter, name)
        bar = QRectF(words.left(), words.bottom() + Space.TIGHT, words.width(), _THICK)
        meetings = found.ahead + found.level + found.behind
        painter.setPen(Qt.PenStyle.NoPen)
        start = bar.left()
        for times, colour, opacity in (
            (found.ahead, theme.accent, _AHEAD),
            (found.level, theme.panel_edge, _LEVEL),
            (found.behind, theme.ink_soft, _BEHIND),
        ):
            width = bar.width() * times / meetings
            painter.setBrush(with_alpha(colour, opacity))
            painter.drawRect(QRectF(start, bar.top(), width, bar.height()))
            start += width
        if marked:
            focus_ring.paint_around(painter, theme, bar, 3)


class HeadToHeadFigures(PlottedFigures[HeadToHeadRow]):
    """Who comes before whom."""

    def __init__(self, look: Look, profiles: Profiles) -> None:
        """Start empty."""
        super().__init__(look, HeadToHeadPlot(look, profiles), HeadToHeadsModel())

    def show_heads(self, rows: Sequence[HeadToHeadRow]) -> str:
        """Show a line for each opponent; return what to say below."""
        self._show_rows(rows, QCoreApplication.translate("statistics", "Head to head"), rows)
        if not rows:
            return QCoreApplication.translate("statistics", "None of these matches had opponents.")
        return QCoreApplication.translate(
            "statistics",
            "The left part of the bar shows the matches finished ahead of the opponent, the right part those "
            "finished behind. All matches count. Choose a game above to see only that one.",
        )
