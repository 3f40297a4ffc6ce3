"""The unfinished or finished matches on disk, as the start screen lists them."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from cardtable_gui import games, i18n
from cardtable_gui.card_lists import players
from cardtable_gui.controller.saves.saved_match import SavedMatch
from cardtable_gui.controller.saves.store import LISTED, Store
from cardtable_gui.controller.saves.store_errors import StoreError
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.jobs import Lane, Task

_Index = QModelIndex | QPersistentModelIndex


FEW = 4
"""How many finished matches are read at first: each is replayed, and nobody waits for old ones."""


class SavedRole(IntEnum):
    """The data of a match; `DisplayRole` is the game's title and the state of the match."""

    ID = Qt.ItemDataRole.UserRole + 1
    """For `Store.open` or `Store.open_finished`."""
    GAME = Qt.ItemDataRole.UserRole + 2
    """The game's id."""
    TITLE = Qt.ItemDataRole.UserRole + 3
    """The game's title."""
    PROGRESS = Qt.ItemDataRole.UserRole + 4
    """The state of the match, or who won it, in words."""
    SEATS = Qt.ItemDataRole.UserRole + 5
    """Who plays, as one text."""
    MODIFIED = Qt.ItemDataRole.UserRole + 6
    """When it was last played (an aware `datetime`, UTC)."""
    IN_USE = Qt.ItemDataRole.UserRole + 7
    """Whether another window has it open (bool); then it cannot be chosen."""


class SavedModel(QAbstractListModel):
    """A row per match, the latest first. Empty until the first `refreshed` signal after `refresh`."""

    refreshed = Signal()
    """The rows are those on disk."""
    failed = Signal(object)
    """A `Message`: the folder cannot be read."""

    def __init__(self, store: Store, parent: QObject | None = None, *, finished: bool = False) -> None:
        """List the unfinished (or the finished) matches of a store, once `refresh` is called."""
        super().__init__(parent)
        self._store = store
        self._finished = finished
        self._most = FEW if finished else LISTED
        self._matches: Sequence[SavedMatch] = ()
        self._reader = Lane("saved matches", self)

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._matches)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not self.checkIndex(index, self.CheckIndexOption.IndexIsValid | self.CheckIndexOption.ParentIsInvalid):
            return None
        saved = self._matches[index.row()]
        match role:
            case SavedRole.ID:
                return saved.id
            case SavedRole.GAME:
                return saved.game
            case SavedRole.MODIFIED:
                return saved.modified
            case SavedRole.IN_USE:
                return saved.in_use
            case _:
                return _words(saved, role)

    def flags(self, index: _Index) -> Qt.ItemFlag:
        given = super().flags(index)
        if index.isValid() and self._matches[index.row()].in_use:
            return given & ~(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
        return given

    def retranslate(self) -> None:
        """Tell the views that all texts have changed."""
        if self._matches:
            self.dataChanged.emit(self.index(0), self.index(len(self._matches) - 1))

    @property
    def reading(self) -> bool:
        """Whether the folder is being read, and rows may follow."""
        return self._reader.busy

    def refresh(self) -> None:
        """Read the folder again, beside the window: every match is replayed. `refreshed` or `failed` follows.

        While it's being read already it's read once more afterwards.
        """
        self._reader.run(self._read_folder, self._show, told=self._show_rows, name="folder")

    def refresh_all(self) -> None:
        """As `refresh`, without the limit of `FEW` finished matches from now on."""
        self._most = LISTED
        self.refresh()

    def remove(self, match_id: str) -> None:
        """Delete a match from the disk and the list.

        Raises:
            StoreError: it cannot be deleted, or is in use.
        """
        if self._finished:
            self._store.remove_finished(match_id)
        else:
            self._store.remove(match_id)
        row = next((row for row, saved in enumerate(self._matches) if saved.id == match_id), None)
        if row is not None:
            self.beginRemoveRows(QModelIndex(), row, row)
            self._matches = [saved for saved in self._matches if saved.id != match_id]
            self.endRemoveRows()

    def refresh_at_once(self, seconds: float) -> None:
        """As `refresh`, but rows that are read within this time are there on return; others follow."""
        self.refresh()
        self._reader.wait(seconds)
        self._reader.deliver()

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until nothing is read, at most this long, and return whether nothing is.

        Call it before the store is deleted or the program ends.
        """
        return self._reader.wait(seconds)

    def stop(self) -> None:
        """Stop reading: the program ends. It ends soon, unless it waits for the disk."""
        self._reader.stop()

    def _read_folder(self, task: Task) -> Sequence[SavedMatch] | Message:
        """The matches in the folder, or why it can't be read; those before large files are told first."""
        try:
            if self._finished:
                return self._store.finished(self._most, task.progress)
            return self._store.unfinished(task.progress, task.tell)
        except StoreError as error:
            return error.message

    def _show(self, found: Sequence[SavedMatch] | Message) -> None:
        if not isinstance(found, Message):
            self._show_rows(found)
        if self._reader.expects("folder"):
            return
        if isinstance(found, Message):
            self.failed.emit(found)
        else:
            self.refreshed.emit()

    def _show_rows(self, found: Sequence[SavedMatch]) -> None:
        if found != self._matches:
            self.beginResetModel()
            self._matches = found
            self.endResetModel()


def _words(saved: SavedMatch, role: int) -> str | None:
    title = games.package(saved.game).game.title
    names = [seat.called for seat in saved.seats]
    match role:
        case SavedRole.TITLE:
            return i18n.text(title)
        case SavedRole.PROGRESS:
            return i18n.text(saved.progress, names)
        case SavedRole.SEATS:
            everybody = players(range(len(names)))
            return i18n.text(everybody, names) if isinstance(everybody, Message) else i18n.seat_name(0, names)
        case Qt.ItemDataRole.DisplayRole:
            message = QT_TRANSLATE_NOOP("store", "{game} – {progress}").put(game=title, progress=saved.progress)
            return i18n.text(message, names)
        case Qt.ItemDataRole.AccessibleTextRole:
            message = QT_TRANSLATE_NOOP("store", "{game} – {progress}, with {names}")
            message = message.put(game=title, progress=saved.progress, names=players(range(len(names))))
            return i18n.text(message, names)
        case _:
            return None
