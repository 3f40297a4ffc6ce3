"""The table beside a plot: its figures as text, for the eye, the keyboard and screen readers."""

from __future__ import annotations

from PySide6.QtCore import QAbstractTableModel, QSize, Qt
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QSizePolicy, QTableView

from cardtable_gui.views.kit.controls.unrolled import Unrolled
from cardtable_gui.views.kit.look import fonts
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Type

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
