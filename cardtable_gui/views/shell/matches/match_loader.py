"""Loads matches beside the window: from the store, from files, from the clipboard, and from a replay."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QObject

from cardtable_gui.controller.loader import Loader, LoadError
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.saves import record_file
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.controller.saves.store_errors import StoreError
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.files import plain_file
from cardtable_gui.core.files.limits import Progress
from cardtable_gui.core.files.record import RecordError
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from cardtable_gui.controller.replay import Replay

_OPENING = QT_TRANSLATE_NOOP("window", "Opening the match…")
_OPENING_FILE = QT_TRANSLATE_NOOP("window", "Opening “{file}”…")
_OPENING_TEXT = QT_TRANSLATE_NOOP("window", "Opening the record from the clipboard…")

Loaded: TypeAlias = Callable[[Match], None]
"""Called with the match once it has been read and replayed."""


class MatchLoader(Loader):
    """A loader that knows where matches come from; what goes wrong there is told by `failed`."""

    def __init__(self, store: Store, parent: QObject | None = None) -> None:
        """Load saved matches from this store."""
        super().__init__(parent)
        self._store = store

    def load_unfinished(self, match_id: str, loaded: Loaded) -> None:
        """Claim an unfinished match of the store; the claim is released if the task is cancelled."""
        work = _from_store(self._store.open, match_id)
        self.load(_OPENING, work, loaded, lambda _match: self._store.release(match_id))

    def load_finished(self, match_id: str, loaded: Loaded) -> None:
        """Read a finished match of the store."""
        self.load(_OPENING, _from_store(self._store.open_finished, match_id), loaded)

    def load_file(self, path: Path, loaded: Loaded) -> None:
        """Read a record file, which is not changed."""

        def work(progress: Progress) -> Match:
            try:
                return record_file.read(path, progress)
            except record_file.RecordFileError as error:
                raise LoadError(error.naming(plain_file.shown(path.name))) from error

        self.load(_OPENING_FILE.put(file=plain_file.shown(path.name)), work, loaded)

    def load_text(self, text: str, loaded: Loaded) -> None:
        """Read a record that was copied as text."""

        def work(progress: Progress) -> Match:
            try:
                return record_file.read_pasted(text, progress)
            except record_file.RecordTextError as error:
                raise LoadError(error.message) from error

        self.load(_OPENING_TEXT, work, loaded)

    def load_branch(self, replay: Replay, seats: Sequence[Seat], loaded: Loaded) -> None:
        """Make the match that continues from a replay's current moment with these seats."""

        def work(progress: Progress) -> Match:
            try:
                return replay.branch(seats, progress)
            except RecordError as error:
                raise LoadError(error.message) from error

        self.load(_OPENING, work, loaded)


def _from_store(open_match: Callable[[str, Progress], Match], match_id: str) -> Callable[[Progress], Match]:
    """The task that opens a match of the store."""

    def work(progress: Progress) -> Match:
        try:
            return open_match(match_id, progress)
        except StoreError as error:
            raise LoadError(error.message) from error

    return work
