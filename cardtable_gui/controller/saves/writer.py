"""Autosave in the background: a thread that writes matches in order, and its use by one match."""

from __future__ import annotations

import logging
from collections import deque
from dataclasses import dataclass
from threading import Condition, Thread
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, Signal, Slot

from cardtable_gui.controller.saves.store import Store
from cardtable_gui.controller.saves.store_errors import StoreError
from cardtable_gui.core.files.record import Record, dumps
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.traces import traceback_without_text

log = logging.getLogger(__name__)

FLUSH_MS = 3000
"""The time limit for saving when the program closes."""
GLANCE_MS = 300
"""So long the window waits for the disk when a match is left, before it shows that it's waiting."""
SAVE_PATIENCE_MS = 4000
"""The time that the next seat waits for saving; then the player is warned, and the match goes on."""


_SLOW = QT_TRANSLATE_NOOP("controller", "Saving is taking a while. You can keep playing.")


@dataclass(frozen=True, slots=True)
class _Save:
    match_id: str
    ticket: int
    record: Record
    over: bool


@dataclass(frozen=True, slots=True)
class _Release:
    match_id: str


_Job: TypeAlias = _Save | _Release


class Writer(QObject):
    """Writes records to a store. Signals are emitted in the writing thread; Qt queues them to the receiver's thread."""

    written = Signal(str, int)
    """Match id and ticket: this record, or a later one of the same match, is on disk."""
    failed = Signal(str, int, object)
    """Match id, ticket and a `Message`: this record could not be written."""

    def __init__(self, store: Store, parent: QObject | None = None) -> None:
        """Start the thread."""
        super().__init__(parent)
        self._store = store
        self._change = Condition()
        self._jobs: deque[_Job] = deque()
        self._busy = False
        self._closed = False
        self._tickets = 0
        self._thread = Thread(target=self._work, name="match-writer", daemon=True)
        self._thread.start()

    def save(self, match_id: str, record: Record, *, over: bool = False) -> int:
        """Queue a record; return a ticket for the signals. A later record of the same match replaces a queued one."""
        with self._change:
            self._tickets += 1
            self._jobs.append(_Save(match_id, self._tickets, record, over))
            self._change.notify_all()
            return self._tickets

    def release(self, match_id: str) -> None:
        """Release the match once everything queued so far is written."""
        with self._change:
            self._jobs.append(_Release(match_id))
            self._change.notify_all()

    def flush(self, timeout_ms: int = FLUSH_MS) -> bool:
        """Wait with a time limit until everything is written; return whether it is."""
        with self._change:
            return self._change.wait_for(lambda: not self._jobs and not self._busy, timeout_ms / 1000)

    def close(self, timeout_ms: int = FLUSH_MS) -> bool:
        """Write what is queued and end the thread; return whether that was done in time. No calls may follow."""
        with self._change:
            self._closed = True
            self._change.notify_all()
        self._thread.join(timeout_ms / 1000)
        return not self._thread.is_alive()

    def _work(self) -> None:
        while True:
            with self._change:
                self._busy = False
                self._change.notify_all()
                self._change.wait_for(lambda: self._jobs or self._closed)
                if not self._jobs:
                    return
                job = self._jobs.popleft()
                self._busy = True
                superseded = self._jobs and _supersedes(self._jobs[0], job)
            if not superseded:
                self._do(job)

    def _do(self, job: _Job) -> None:
        match job:
            case _Release(match_id=match_id):
                self._store.release(match_id)
            case _Save(match_id=match_id, ticket=ticket):
                try:
                    self._store.write(match_id, dumps(job.record), over=job.over)
                except StoreError as error:
                    self.failed.emit(match_id, ticket, error.message)
                except Exception as error:  # noqa: BLE001 - reported by a signal; the thread goes on
                    log.error("a match could not be written\n%s", traceback_without_text(error))
                    reason = QT_TRANSLATE_NOOP("store", "An unexpected problem occurred.")
                    self.failed.emit(match_id, ticket, reason)
                else:
                    self.written.emit(match_id, ticket)


def _supersedes(later: _Job, job: _Job) -> bool:
    return isinstance(later, _Save) and isinstance(job, _Save) and later.match_id == job.match_id


class MatchSaver(QObject):
    """Saves one match after every change, and signals when the next seat may act.

    The match is saved (`_unsaved` is None), its latest record is queued (`_ticket`), or saving failed (neither).
    """

    saved = Signal()
    """The current match is on disk."""
    failed = Signal(object)
    """A `Message`: it could not be saved, or that takes unusually long. Each reason is told once, until it's saved."""
    done = Signal()
    """Follows the other two, and a reason that was told before: there is no need to wait for the disk any longer."""

    def __init__(self, writer: Writer | None, match_id: str, parent: QObject | None = None) -> None:
        """Save under this id, claimed in the writer's store by the caller. Without a `writer` nothing is saved."""
        super().__init__(parent)
        self._writer = writer
        self._match_id = match_id
        self._ticket: int | None = None
        self._unsaved: tuple[Record, bool] | None = None
        """The latest record, until it is on disk, and whether the match is over."""
        self._reason = _SLOW
        """Why the last try to save it failed."""
        self._told: set[Message] = set()
        """The reasons told since it was last on disk."""
        self._patience = QTimer(self, singleShot=True, interval=SAVE_PATIENCE_MS)
        self._patience.timeout.connect(self._is_slow)
        if writer is not None:
            writer.written.connect(self._written)
            writer.failed.connect(self._not_written)

    @property
    def pending(self) -> bool:
        """Whether the disk has still to answer."""
        return self._ticket is not None

    @property
    def trouble(self) -> Message | None:
        """Why the current match is not on disk; None: it is."""
        if self._unsaved is None:
            return None
        return _SLOW if self.pending else self._reason

    def save(self, record: Record, *, over: bool) -> None:
        """Queue the current match for writing; signals report the result."""
        self._unsaved = record, over
        if self._writer is None:
            self._is_saved()
        else:
            self._ticket = self._writer.save(self._match_id, record, over=over)
            self._patience.start()

    def retry(self) -> None:
        """Try again what could not be saved; signals report the result."""
        if self._unsaved is not None and not self.pending:
            record, over = self._unsaved
            self.save(record, over=over)

    def settle(self, timeout_ms: int) -> bool:
        """Try again what could not be saved, and wait a limited time; return whether the current match is on disk."""
        self.retry()
        if self._unsaved is not None and self._writer is not None:
            self._writer.flush(timeout_ms)
            # The answer waits in this thread's queue.
            QCoreApplication.sendPostedEvents(self, QEvent.Type.MetaCall.value)
        return self._unsaved is None

    def close(self) -> None:
        """Release the match once it is on disk, and wait for a moment until that is done.

        What could not be saved is tried a last time. No signal follows. May be called once.
        """
        self.blockSignals(True)
        self._patience.stop()
        if self._writer is not None:
            self.retry()
            self._patience.stop()
            self._writer.release(self._match_id)
            self._writer.flush(GLANCE_MS)

    @Slot(str, int)
    def _written(self, match_id: str, ticket: int) -> None:
        if match_id == self._match_id and ticket == self._ticket:
            self._is_saved()

    @Slot(str, int, object)
    def _not_written(self, match_id: str, ticket: int, message: Message) -> None:
        if match_id == self._match_id and ticket == self._ticket:
            self._ticket = None
            self._tell(message)

    @Slot()
    def _is_slow(self) -> None:
        self._tell(_SLOW)

    def _is_saved(self) -> None:
        self._ticket = self._unsaved = None
        self._told.clear()
        self.saved.emit()
        self._patience.stop()
        self.done.emit()

    def _tell(self, reason: Message) -> None:
        self._reason = reason
        if reason not in self._told:
            self._told.add(reason)
            self.failed.emit(reason)
        self._patience.stop()
        self.done.emit()
