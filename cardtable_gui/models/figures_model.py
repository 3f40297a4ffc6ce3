"""Rows of figures as a table that can be read line by line and cell by cell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from cardtable_gui import i18n
from cardtable_gui.core.messages import Message

_Index = QModelIndex | QPersistentModelIndex
R = TypeVar("R")


class FiguresModel(QAbstractTableModel, Generic[R]):
    """A table of rows. A kind of row has a subclass, which tells what stands in the columns."""

    headings: ClassVar[Sequence[Message]]
    worded: ClassVar[int] = 1
    """The number of columns at the left that hold words; the others hold numbers."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Start empty."""
        super().__init__(parent)
        self._rows: Sequence[R] = ()

    @property
    def rows(self) -> Sequence[R]:
        """The lines."""
        return self._rows

    def show(self, rows: Sequence[R]) -> None:
        """Show these lines."""
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def heading(self, column: int) -> str:
        """The heading of a column, in the current language."""
        return i18n.text(self.headings[column])

    def cells(self, row: R) -> Sequence[str]:
        """The cells of a line, a text for each column."""
        raise NotImplementedError

    def sentence(self, row: R) -> str:
        """A line in words, for screen readers."""
        raise NotImplementedError

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self.headings)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not self.checkIndex(index, self.CheckIndexOption.IndexIsValid | self.CheckIndexOption.ParentIsInvalid):
            return None
        row, column = self._rows[index.row()], index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return self.cells(row)[column]
        if role == Qt.ItemDataRole.AccessibleTextRole:
            # A screen reader may read a cell alone.
            return self.sentence(row) if column == 0 else f"{self.heading(column)}: {self.cells(row)[column]}"
        return self._alignment(column) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.heading(section)
        return self._alignment(section) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def _alignment(self, column: int) -> int:
        side = Qt.AlignmentFlag.AlignLeft if column < self.worded else Qt.AlignmentFlag.AlignRight
        return int(side | Qt.AlignmentFlag.AlignVCenter)
