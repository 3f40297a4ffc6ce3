"""The library's reading and writing, beside the window.

Apart from the dialog, since none of it runs in the window's thread.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from cardtable_gui.controller.loader import LoadError
from cardtable_gui.controller.saves import transfer
from cardtable_gui.controller.saves.notes import Note, Notes
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.controller.saves.store_errors import StoreError
from cardtable_gui.controller.statistics.match_results import MatchEntry
from cardtable_gui.core.files.limits import Progress
from cardtable_gui.core.messages import Message
from cardtable_gui.jobs import Task
from cardtable_gui.models.library import LibraryContents


def prepared(
    entries: Sequence[MatchEntry], notes: Notes, known: Mapping[str, Note], search: bool, task: Task
) -> tuple[LibraryContents, Message | None]:
    """Matches with their notes, and why these can't be read: then they are those that are known."""
    task.progress(0, 0)
    problem: Message | None = None
    try:
        known = notes.all()
    except StoreError as error:
        problem = error.message
    contents = LibraryContents(entries, known)
    if search:
        contents.know_searched(contents.searched(task.progress))
    return contents, problem


def deleted(match: str, store: Store, notes: Notes, _task: Task) -> Message | None:
    """Delete a match and its note; return why that failed."""
    try:
        store.remove_finished(match)
        notes.put({match: Note()})
    except StoreError as error:
        return error.message
    return None


def noted(match: str, note: Note, notes: Notes, _task: Task) -> Message | None:
    """Keep a note; return why that failed."""
    try:
        notes.put({match: note})
    except StoreError as error:
        return error.message
    return None


def imported(store: Store, notes: Notes, files: Iterable[Path], progress: Progress) -> transfer.Imported:
    """Put copies of records into the library. Raises `LoadError`."""
    try:
        return transfer.take_in(store, notes, files, progress)
    except StoreError as error:
        raise LoadError(error.message) from error


def exported(store: Store, matches: Sequence[str], notes: Mapping[str, Note], folder: Path, progress: Progress) -> int:
    """Write a record of each match to a folder; return how many there are. Raises `LoadError`."""
    try:
        return transfer.export(store, matches, notes, folder, progress)
    except StoreError as error:
        raise LoadError(error.message) from error
