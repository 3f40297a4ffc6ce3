"""What decisions gave away, match by match, as a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from cardtable_gui import i18n
from cardtable_gui.controller.statistics.figures import LossPoint
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP

_Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class LossRow:
    """A line of the table: the day and the game of a reviewed match, and its point."""

    day: str
    game: str
    point: LossPoint


class LossesModel(QAbstractTableModel):
    """Reviewed matches as a table: day, game, judged decisions, loss a decision, and that of the latest matches."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Start empty."""
        super().__init__(parent)
        self._rows: Sequence[LossRow] = ()

    @property
    def rows(self) -> Sequence[LossRow]:
        """The lines."""
        return self._rows

    def show(self, rows: Sequence[LossRow]) -> None:
        """Show these lines."""
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(_HEADINGS)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not self.checkIndex(index, self.CheckIndexOption.IndexIsValid | self.CheckIndexOption.ParentIsInvalid):
            return None
        row, column = self._rows[index.row()], index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return _cells(row)[column]
        if role == Qt.ItemDataRole.AccessibleTextRole:
            # A screen reader may read a cell alone.
            return sentence(row) if column == 0 else f"{i18n.text(_HEADINGS[column])}: {_cells(row)[column]}"
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(column)
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return i18n.text(_HEADINGS[section])
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(section)
        return None


_HEADINGS = (
    QT_TRANSLATE_NOOP("statistics", "Day"),
    QT_TRANSLATE_NOOP("statistics", "Game"),
    QT_TRANSLATE_NOOP("statistics", "Decisions"),
    QT_TRANSLATE_NOOP("statistics", "Given away"),
    QT_TRANSLATE_NOOP("statistics", "Last 10"),
)


def points(share: float) -> str:
    """A part of the chance to win, in percent with a decimal."""
    return f"{100 * share:.1f}%"


def sentence(row: LossRow) -> str:
    """A line of the table in words, for screen readers."""
    message = QT_TRANSLATE_NOOP(
        "statistics", "{day}, {game}: a decision gave away {loss}, and {recent} in the last ten matches"
    )
    point = row.point
    return i18n.text(message.put(day=row.day, game=row.game, loss=points(point.loss), recent=points(point.recent)))


def _cells(row: LossRow) -> tuple[str, ...]:
    point = row.point
    return (row.day, row.game, str(point.result.decisions), points(point.loss), points(point.recent))


def _alignment(column: int) -> int:
    side = Qt.AlignmentFlag.AlignRight if column > 1 else Qt.AlignmentFlag.AlignLeft
    return int(side | Qt.AlignmentFlag.AlignVCenter)
