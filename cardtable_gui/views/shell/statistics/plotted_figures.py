"""Figures of the statistics, each as a plot beside the table of its rows, with what to say below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable_gui.models.figures_model import FiguresModel
from cardtable_gui.models.losses import LossesModel, LossRow
from cardtable_gui.models.shares import ShareRow, SharesModel
from cardtable_gui.views.kit.controls.grid import Grid
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.shell.statistics.figure_plot import FigurePlot
from cardtable_gui.views.shell.statistics.figure_table import FigureTable
from cardtable_gui.views.shell.statistics.loss_plot import LossPlot
from cardtable_gui.views.shell.statistics.share_plot import SharePlot
from cardtable_gui.views.shell.statistics.view_rows import TIME

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
        self._show_rows(rows, subject, rows[-1:] if view == TIME else rows)
        return QCoreApplication.translate(
            "statistics",
            "The 95% interval shows how far luck may have moved your share: more matches make it narrower. The "
            "dashed line is what you’d win by chance. A match counts once, as it first ended.",
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
                "No match like this has been reviewed yet. Press “Review” when a match is over, and you see here how "
                "much of your chance to win your decisions gave away.",
            )
        return QCoreApplication.translate(
            "statistics",
            "Each dot is a reviewed match: how much of the chance to win a decision gave away on average. The line "
            "takes the last ten together. Lower is better.",
        )
