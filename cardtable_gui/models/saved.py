"""The unfinished or finished matches on disk, as the start screen lists them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from enum import IntEnum
from threading import Event, Lock, Thread

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal, Slot

from cardtable_gui import games, i18n
from cardtable_gui.card_lists import players
from cardtable_gui.controller.saves.saved_match import SavedMatch
from cardtable_gui.controller.saves.store import LISTED, Store
from cardtable_gui.controller.saves.store_errors import StoreError
from cardtable_gui.core.files.limits import CancelledError
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message

_Index = QModelIndex | QPersistentModelIndex


FEW = 4
"""How many finished matches are read at first: each is replayed, and nobody waits for old ones."""


_BREATH_S = 0.0002
"""Length of the pauses in which the window's thread gets its turn."""


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
    _read = Signal()

    def __init__(self, store: Store, parent: QObject | None = None, *, finished: bool = False) -> None:
        """List the unfinished (or the finished) matches of a store, once `refresh` is called."""
        super().__init__(parent)
        self._store = store
        self._finished = finished
        self._most = FEW if finished else LISTED
        self._matches: Sequence[SavedMatch] = ()
        self._reader: Thread | None = None
        self._part: Sequence[SavedMatch] | None = None
        """What the thread has read before large files, until it is shown."""
        self._found: Sequence[SavedMatch] | Message | None = None
        """What the thread has read, or why it could not, until it is shown."""
        self._stopped = Event()
        self._emitting = Lock()
        """Held while the thread emits signals of this object; it emits none after `stop`."""
        self._again = False
        self._read.connect(self._show, Qt.ConnectionType.QueuedConnection)

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
        """Whether a thread reads the folder, and rows may follow."""
        return self._reader is not None

    def refresh(self) -> None:
        """Read the folder again in a thread, which replays every match. `refreshed` or `failed` follows."""
        if self._reader is not None:
            self._again = True
            return
        self._reader = Thread(target=self._read_folder, name="saved-matches", daemon=True)
        self._reader.start()

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
        if self._reader is not None:
            self._reader.join(seconds)
            self._show()

    def wait(self, seconds: float | None = None) -> None:
        """Wait for a reading thread, at most this long; call it before the store is deleted or the program ends."""
        if self._reader is not None:
            self._reader.join(seconds)

    def stop(self) -> None:
        """Stop reading: the program ends. The thread ends soon, unless it waits for the disk."""
        with self._emitting:
            self._stopped.set()

    def _follow(self, done: int, total: int) -> None:
        del done, total
        if self._stopped.is_set():
            raise CancelledError
        time.sleep(_BREATH_S)

    def _read_folder(self) -> None:
        try:
            if self._finished:
                self._found = self._store.finished(self._most, self._follow)
            else:
                self._found = self._store.unfinished(self._follow, self._read_in_part)
        except StoreError as error:
            self._found = error.message
        except CancelledError:
            return
        self._emit_read()

    def _read_in_part(self, found: Sequence[SavedMatch]) -> None:
        self._part = found
        self._emit_read()

    def _emit_read(self) -> None:
        with self._emitting:
            if not self._stopped.is_set():
                self._read.emit()

    @Slot()
    def _show(self) -> None:
        found, part = self._found, self._part
        self._part = None
        if found is None:
            # Shown already by `refresh_at_once`; or long matches are still being read, and follow.
            if part is not None:
                self._show_rows(part)
            return
        self.wait()
        self._reader = self._found = None
        if not isinstance(found, Message):
            self._show_rows(found)
        if self._again:
            self._again = False
            self.refresh()
        elif isinstance(found, Message):
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
    names = [seat.name for seat in saved.seats]
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
