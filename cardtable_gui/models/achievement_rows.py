"""The achievements of the games as a list: what there is, and when a person earned each first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from cardtable_gui import games, i18n
from cardtable_gui.controller.statistics.match_results import PersonResult
from cardtable_gui.core.goals.achievement import Achievement
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message

_Index = QModelIndex | QPersistentModelIndex


class AchievementRole(IntEnum):
    """The data of an achievement; `DisplayRole` is its title."""

    ROW = Qt.ItemDataRole.UserRole + 1
    """The `AchievementRow`."""


@dataclass(frozen=True, slots=True)
class AchievementRow:
    """An achievement of a game.

    Attributes:
        game: the game's id.
        achievement: what it is.
        earned: when it was first earned, in seconds since 1970 (UTC); None: it wasn't yet.
        day: the same as words; empty: not yet.
    """

    game: str
    achievement: Achievement
    earned: int | None
    day: str = ""


def achievement_rows(results: Iterable[PersonResult], game: str | None = None) -> list[AchievementRow]:
    """The achievements of all games (or of one) with the first time that the results tell of.

    The earned ones come first, the latest at the top, then the others, those of easy games first.
    """
    first: dict[tuple[str, str], int] = {}
    for result in results:
        for name in (result.achievements or "").split():
            key = result.game, name
            first[key] = min(first.get(key, result.ended), result.ended)
    rows = [
        AchievementRow(package.game.id, achievement, first.get((package.game.id, achievement.id)))
        for package in games.by_difficulty()
        if game in (None, package.game.id)
        for achievement in package.load_achievements()
    ]
    return sorted(rows, key=lambda row: -(row.earned or 0))


def first_earned(result: PersonResult, results: Iterable[PersonResult]) -> list[Message]:
    """The titles of the achievements in a result that its person had in no other of these results."""
    own = (other for other in results if (other.game, other.person, other.profile) == _whose(result))
    known = {name for other in own if other.match != result.match for name in (other.achievements or "").split()}
    new = set((result.achievements or "").split()) - known
    return [each.title for each in games.package(result.game).load_achievements() if each.id in new]


def _whose(result: PersonResult) -> tuple[str, str, str | None]:
    return result.game, result.person, result.profile


class AchievementsModel(QAbstractListModel):
    """A row for each achievement."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Start empty."""
        super().__init__(parent)
        self._rows: Sequence[AchievementRow] = ()

    @property
    def rows(self) -> Sequence[AchievementRow]:
        """The rows."""
        return self._rows

    def show(self, rows: Sequence[AchievementRow]) -> None:
        """Show these rows."""
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not self.checkIndex(index, self.CheckIndexOption.IndexIsValid | self.CheckIndexOption.ParentIsInvalid):
            return None
        row = self._rows[index.row()]
        if role == AchievementRole.ROW:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return i18n.text(row.achievement.title)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return _spoken(row)
        return None


def _spoken(row: AchievementRow) -> str:
    parts = {
        "title": row.achievement.title,
        "game": games.game(row.game).title,
        "text": row.achievement.text,
    }
    if row.earned is None:
        return i18n.text(QT_TRANSLATE_NOOP("achievements", "{title}, {game}: {text} Not earned yet.").put(**parts))
    earned = QT_TRANSLATE_NOOP("achievements", "{title}, {game}: {text} Earned on {day}.")
    return i18n.text(earned.put(**parts, day=row.day))
