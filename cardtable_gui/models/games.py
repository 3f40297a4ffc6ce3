"""The available games, as the start screen lists them."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from cardtable_gui import games, i18n
from cardtable_gui.core.game import AnyGame

_Index = QModelIndex | QPersistentModelIndex


class GameRole(IntEnum):
    """The data of a row; `DisplayRole` is the game's title."""

    ID = Qt.ItemDataRole.UserRole + 1
    TAGLINE = Qt.ItemDataRole.UserRole + 2
    PLAYERS = Qt.ItemDataRole.UserRole + 3
    """Fewest and most players."""
    MINUTES = Qt.ItemDataRole.UserRole + 4
    """The least and the greatest usual duration of a match, in minutes."""
    KIND = Qt.ItemDataRole.UserRole + 5
    """What kind of game it is."""


class GamesModel(QAbstractListModel):
    """A row per game, easy ones first; texts in the current language (see `retranslate`)."""

    def __init__(self, parent: QObject | None = None) -> None:
        """List the registered games."""
        super().__init__(parent)
        self._games: Sequence[AnyGame] = [package.game for package in games.by_difficulty()]

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._games)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        game = self._games[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return i18n.text(game.title)
            case GameRole.ID:
                return game.id
            case GameRole.TAGLINE:
                return i18n.text(game.tagline)
            case GameRole.KIND:
                return i18n.text(game.kind)
            case GameRole.PLAYERS:
                return game.players
            case GameRole.MINUTES:
                return game.minutes
            case _:
                return None

    def retranslate(self) -> None:
        """Tell the views that all texts have changed."""
        if self._games:
            self.dataChanged.emit(self.index(0), self.index(len(self._games) - 1))
