"""Importing and exporting many records at once. No Qt."""

from __future__ import annotations

import re
import time
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path

from cardtable_gui.controller.saves import record_file
from cardtable_gui.controller.saves.match_tally import TALLY, tally_of
from cardtable_gui.controller.saves.notes import NOTE, TAGS, Note, Notes, note_in
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.controller.saves.store_errors import StoreError
from cardtable_gui.core.files import disk
from cardtable_gui.core.files.data_files import RECORD_SUFFIX
from cardtable_gui.core.files.limits import Progress, no_progress
from cardtable_gui.core.files.record import Record, RecordError, check_limits, dumps
from cardtable_gui.core.messages import Message

KNOWN = (TAGS, NOTE)


@dataclass(slots=True)
class Imported:
    """The result of an import: how many records were new, how many were there already, and why others were refused."""

    new: int = 0
    known: int = 0
    refused: list[Message] = field(default_factory=list)


def export(
    store: Store, matches: Sequence[str], notes: Mapping[str, Note], folder: Path, progress: Progress = no_progress
) -> int:
    """Write finished matches to a folder, a record each with its tags and note; return how many there are.

    Files that are there are never replaced. Raises `StoreError` if the folder cannot be written, and `CancelledError`.
    """
    written = 0
    for number, match in enumerate(matches):
        progress(number, len(matches))
        try:
            record = store.read_finished(match, lambda found: found)
        except StoreError:
            # It was deleted meanwhile, or is damaged.
            continue
        extra = {key: value for key, value in record.extra.items() if key not in KNOWN}
        noted = replace(record, extra={**extra, **notes.get(match, Note()).to_json()})
        with suppress(RecordError):
            # Without room for its note, the record alone can still be read again.
            check_limits(noted)
            record = noted
        name = re.sub(r"[^\w-]+", "-", f"{record.game}-{record.seed}") + RECORD_SUFFIX
        try:
            place = disk.unused(folder, folder / name)
            disk.replace(place, dumps(record).encode())
        except OSError as error:
            raise StoreError(disk.reason(error)) from error
        written += 1
    return written


def take_in(store: Store, notes: Notes, files: Iterable[Path], progress: Progress = no_progress) -> Imported:
    """Put copies of records into a store, finished and unfinished ones; a match that is there already only once.

    Imported matches keep their dates, and don't count in the statistics. Raises `StoreError` if the store cannot be
    written, and `CancelledError`; what was imported until then stays.
    """
    found = Imported()
    listed = list(files)
    known = _known(store)
    fresh: dict[str, Note] = {}
    try:
        for number, file in enumerate(listed):
            progress(number, len(listed))
            try:
                match = record_file.read(file)
            except record_file.RecordFileError as error:
                found.refused.append(error.naming(file.name))
                continue
            record = match.record
            digest = _digest(record)
            if digest in known:
                found.known += 1
                continue
            known.add(digest)
            extra = {key: value for key, value in record.extra.items() if key not in KNOWN}
            if tally_of(record) is None:
                # An empty tally tells it from the matches of earlier versions, which count.
                extra[TALLY] = {}
            taken_in = replace(record, extra=extra)
            try:
                check_limits(taken_in)
            except RecordError as error:
                found.refused.append(record_file.unusable(error).put(file=file.name))
                continue
            match_id = store.new()
            try:
                store.write(match_id, dumps(taken_in), over=match.state.to_move is None)
                store.date(match_id, _played(record, file))
            finally:
                store.release(match_id)
            note = note_in(record)
            if note != Note():
                fresh[match_id] = note
            found.new += 1
    finally:
        if fresh:
            notes.put(fresh)
    return found


def _played(record: Record, file: Path) -> float:
    """When a record was played, in seconds since 1970: at the end that it tells of, else when its file was changed."""
    tally = tally_of(record)
    if tally is not None and tally.end is not None:
        return tally.end.at
    try:
        return file.stat().st_mtime
    except OSError:
        return time.time()


def _known(store: Store) -> set[int]:
    """The digests of all matches in a store. Raises `StoreError`."""
    found = set()
    for finished in (True, False):
        load = store.read_finished if finished else store.read_unfinished
        for match in store.versions(finished=finished):
            try:
                found.add(load(match, _digest))
            except StoreError:
                continue
    return found


def _digest(record: Record) -> int:
    """The same for records of the same match: game, seats, deals and actions."""
    return hash((record.game, record.seats, record.seed, record.actions, record.deals and record.deals[0].deck))
