"""The scores of a match as a table: a row per deal, a column per seat."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Ordinal, SeatName
from cardtable_gui.core.score_sheet import DealScores, plain, signed
from cardtable_gui.core.table import DealWords
from cardtable_gui.i18n import seat_name, text

_Index = QModelIndex | QPersistentModelIndex


class ScoreRole(IntEnum):
    """The data of a cell besides its text (`DisplayRole`)."""

    GAINED = Qt.ItemDataRole.UserRole + 1
    """What the seat gained in the deal; None: not counted by deals."""
    SCORE = Qt.ItemDataRole.UserRole + 2
    """The seat's total after the deal."""


class ScoresModel(QAbstractTableModel):
    """Empty until `show` is called."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Start empty."""
        super().__init__(parent)
        self._rows: Sequence[DealScores] = ()
        self._ranks: Sequence[int] = ()
        self._names: Sequence[str] = ()
        self._words = DealWords()

    def show(self, rows: Sequence[DealScores], ranks: Sequence[int], names: Sequence[str], words: DealWords) -> None:
        """Show the deals of a match that ended with these ranks; `words`: what the game calls a deal."""
        self.beginResetModel()
        self._rows, self._ranks, self._names, self._words = rows, ranks, names, words
        self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() or not self._rows else len(self._ranks)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not self.checkIndex(index, self.CheckIndexOption.IndexIsValid | self.CheckIndexOption.ParentIsInvalid):
            return None
        row, seat = self._rows[index.row()], index.column()
        gained, score = row.gained[seat], row.scores[seat]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                parts = [] if gained is None else [signed(gained)]
                parts += [] if score is None else [plain(score) if gained is None else f"({plain(score)})"]
                return " ".join(parts) or "–"
            case ScoreRole.GAINED:
                return gained
            case ScoreRole.SCORE:
                return score
            case _:
                return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        vertical = orientation is Qt.Orientation.Vertical
        # Screen readers ask for rows and columns that do not exist, too.
        there = section in range(self.rowCount() if vertical else self.columnCount())
        if not there or role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        if vertical:
            return text(self._words.numbered.put(number=self._rows[section].deal))
        message = QT_TRANSLATE_NOOP("table", "{name}, {place}: {score}")
        place = message.put(name=SeatName(section), place=Ordinal(self.rank(section)), score=self.total(section))
        return text(place, self._names)

    def name(self, seat: int) -> str:
        """The name of a seat."""
        return seat_name(seat, self._names)

    def rank(self, seat: int) -> int:
        """The final rank of a seat."""
        return self._ranks[seat]

    def total(self, seat: int) -> str:
        """The final total of a seat."""
        score = self._rows[-1].scores[seat]
        return "–" if score is None else plain(score)
