"""A table of a reference card as an item model, in the language in force."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from cardtable_gui import i18n
from cardtable_gui.core.aids.reference_tables import Cell, ReferenceTable
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message

_Index = QModelIndex | QPersistentModelIndex
_EMPTY = ReferenceTable(QT_TRANSLATE_NOOP("cards", "Card"), (), ())

FACE_ROLE = Qt.ItemDataRole.UserRole
"""The face of the card that a row is about, or None."""


class ReferenceModel(QAbstractTableModel):
    """Shows one table after another."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Start empty."""
        super().__init__(parent)
        self._table = _EMPTY
        self._names: Sequence[str] = ()

    @property
    def table(self) -> ReferenceTable:
        """The table that is shown."""
        return self._table

    def show(self, table: ReferenceTable, names: Sequence[str]) -> bool:
        """Show this table; `names` are the players', by seat. Return whether it has other rows or columns than before.

        Where only cells change, the rest stays as it is.
        """
        same = len(table.rows) == len(self._table.rows) and table.columns == self._table.columns
        self._names = names
        if not same:
            self.beginResetModel()
            self._table = table
            self.endResetModel()
        elif table != self._table:
            self._table = table
            self.dataChanged.emit(self.index(0, 0), self.index(len(table.rows) - 1, len(table.columns) - 1))
        return not same

    def retranslate(self) -> None:
        """Read all texts again."""
        self.beginResetModel()
        self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._table.rows)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._table.columns)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not self.checkIndex(index, self.CheckIndexOption.IndexIsValid | self.CheckIndexOption.ParentIsInvalid):
            return None
        row, column = self._table.rows[index.row()], index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return self._said(row.cells[column])
        if role == Qt.ItemDataRole.AccessibleTextRole:
            # A screen reader may read a cell alone.
            heading = self.headerData(column, Qt.Orientation.Horizontal)
            about = "" if not column else f"{self._said(row.cells[0])}, "
            return f"{about}{heading}: {self._said(row.cells[column])}"
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._side(column)
        if role == FACE_ROLE:
            return row.card
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return i18n.text(self._table.columns[section])
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.TextAlignmentRole:
            return self._side(section)
        return None

    def _side(self, column: int) -> int:
        text = column == 0 or (self._table.prose and column == len(self._table.columns) - 1)
        side = Qt.AlignmentFlag.AlignLeft if text else Qt.AlignmentFlag.AlignRight
        return int(side | Qt.AlignmentFlag.AlignVCenter)

    def _said(self, cell: Cell) -> str:
        return i18n.text(cell, self._names) if isinstance(cell, Message) else cell
