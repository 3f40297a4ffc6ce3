"""The decisions of one seat in a review: a row each, in the order of the match."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from cardtable_gui import i18n
from cardtable_gui.controller.replay import Replay
from cardtable_gui.controller.review.review import LEAST_TURN, MISTAKE, Judged
from cardtable_gui.core.actions import Action
from cardtable_gui.core.aids.percents import percent
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.score_sheet import signed

_Index = QModelIndex | QPersistentModelIndex


class ReviewRole(IntEnum):
    """The data of a row; `DisplayRole` is what was done, in words."""

    AT = Qt.ItemDataRole.UserRole + 1
    """The number of actions before the decision."""
    PLACE = Qt.ItemDataRole.UserRole + 2
    """Round and move, counted from 1, in words."""
    BEST = Qt.ItemDataRole.UserRole + 3
    """What would have been better, in words; empty if nothing. In detail with both chances."""
    FIGURES = Qt.ItemDataRole.UserRole + 4
    """How large the mistake was, in a word; empty if it was none. In detail what it gave away, in percent."""


class ReviewModel(QAbstractListModel):
    """The rows change only where the review does, so that the current one stays while more come."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Start without rows."""
        super().__init__(parent)
        self._replay: Replay | None = None
        self._rows: list[Judged] = []
        self._detailed = False

    def show_details(self, *, on: bool) -> None:
        """Whether to tell figures."""
        if on != self._detailed:
            self._detailed = on
            self.retranslate()

    def show(self, replay: Replay | None, judged: Sequence[Judged], *, mistakes_only: bool) -> None:
        """Show these decisions of the replay's match, or only those that were mistakes."""
        rows = [each for each in judged if not mistakes_only or each.loss >= MISTAKE]
        if replay is self._replay and rows[: len(self._rows)] == self._rows:
            if len(rows) > len(self._rows):
                self.beginInsertRows(QModelIndex(), len(self._rows), len(rows) - 1)
                self._rows = rows
                self.endInsertRows()
            return
        self.beginResetModel()
        self._replay, self._rows = replay, rows
        self.endResetModel()

    def row_at(self, at: int) -> int | None:
        """The row of the decision after so many actions; None: it has none."""
        return next((row for row, each in enumerate(self._rows) if each.index == at), None)

    def is_mistake(self, row: int) -> bool:
        """Whether the decision of a row was a mistake."""
        return self._rows[row].loss >= MISTAKE

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not self.checkIndex(index, self.CheckIndexOption.IndexIsValid | self.CheckIndexOption.ParentIsInvalid):
            return None
        assert self._replay is not None
        judged = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._words(self._replay, judged.action)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(self._replay, judged)
            case ReviewRole.AT:
                return judged.index
            case ReviewRole.PLACE:
                return place_words(self._replay, judged.index)
            case ReviewRole.BEST:
                return self._better(self._replay, judged) if judged.loss else ""
            case ReviewRole.FIGURES:
                return self._size(judged) if judged.loss else ""
            case _:
                return None

    def retranslate(self) -> None:
        """Tell the views that all texts have changed."""
        self.beginResetModel()
        self.endResetModel()

    def _words(self, replay: Replay, action: Action) -> str:
        return i18n.text(replay.package.game.describe(action), replay.names)

    def _better(self, replay: Replay, judged: Judged) -> str:
        words = QT_TRANSLATE_NOOP("review", "Better: {action}")
        if self._detailed:
            words = QT_TRANSLATE_NOOP("review", "Better: {action} ({best}% instead of {chance}%)").put(
                best=percent(judged.verdict.best_chance), chance=percent(judged.verdict.chance)
            )
        return i18n.text(words.put(action=replay.package.game.describe(judged.verdict.best)), replay.names)

    def _size(self, judged: Judged) -> str:
        if self._detailed:
            return change(judged.verdict.best_chance, judged.verdict.chance)
        if judged.loss >= LEAST_TURN:
            return i18n.text(QT_TRANSLATE_NOOP("review", "Large mistake"))
        return i18n.text(QT_TRANSLATE_NOOP("review", "Small mistake"))

    def _spoken(self, replay: Replay, judged: Judged) -> str:
        """The row as a screen reader says it."""
        done = f"{place_words(replay, judged.index)}: {self._words(replay, judged.action)}."
        if judged.loss:
            return f"{done} {self._better(replay, judged)}"
        if self._detailed:
            message = QT_TRANSLATE_NOOP("review", "Nothing was clearly better. Chance of winning: {chance}%")
            return f"{done} {i18n.text(message.put(chance=percent(judged.verdict.chance)))}"
        return f"{done} {i18n.text(QT_TRANSLATE_NOOP('review', 'Nothing was clearly better.'))}"


def place_words(replay: Replay, at: int) -> str:
    """Where the moment after so many actions is: round and move, counted from 1."""
    numbered = replay.package.table.layout.deal_words.numbered
    deal = numbered.put(number=replay.match.state_at(at).deal)
    return i18n.text(QT_TRANSLATE_NOOP("review", "{round}, move {at}").put(round=deal, at=at + 1))


def change(before: float, after: float) -> str:
    """The change from one chance to another in percent, with its sign."""
    return f"{signed(percent(after) - percent(before))}%"
