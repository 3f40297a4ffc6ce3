"""How the parts of a backup are read: each by the reader that the program itself has for it. No Qt.

The same checks decide what is saved and what is restored, so whatever is saved can be restored.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import PurePosixPath
from random import Random
from typing import Final, NamedTuple, TypeAlias

from cardtable_gui import settings_file
from cardtable_gui.controller import profiles
from cardtable_gui.controller.backup.backup_error import UNEXPECTED
from cardtable_gui.controller.backup.data_parts import RESULTS
from cardtable_gui.controller.daily import results
from cardtable_gui.controller.pads import pad_store
from cardtable_gui.controller.practice import exercise, exercises
from cardtable_gui.controller.review import review_form
from cardtable_gui.controller.saves import notes, reviews
from cardtable_gui.controller.statistics import result_form
from cardtable_gui.core.files import data_files, plain_file
from cardtable_gui.core.files.data_file import NEWER, NewerFileError
from cardtable_gui.core.files.limits import MAX_BYTES, CancelledError, Progress
from cardtable_gui.core.files.record import Record, last_state, read_record
from cardtable_gui.core.messages import Message
from cardtable_gui.core.strict_json import JsonError
from cardtable_gui.core.traces import traceback_without_text
from cardtable_gui.games import package

log = logging.getLogger(__name__)

_Check: TypeAlias = Callable[[str, bytes, Progress], object]
"""The file's name without suffix, its content, and a `Progress`, which may raise `CancelledError`."""


class _Part(NamedTuple):
    """How a file is read, and its maximum size in bytes."""

    most: int
    check: _Check


def _alone(check: Callable[[bytes], object]) -> _Check:
    return lambda _name, data, _progress: check(data)


def _record(data: bytes) -> Record:
    return read_record(data, lambda game: package(game).game, Random(0))


def _check_unfinished(_name: str, data: bytes, progress: Progress) -> None:
    """It must be possible to play on."""
    record = _record(data)
    last_state(record, package(record.game).with_house_rules(record.house).game, progress)


def _check_exercise(name: str, data: bytes, progress: Progress) -> None:
    """There must be a move to make."""
    exercise.loads(name, data).check(progress)


FILE_CHECKS: Final = {
    data_files.SETTINGS: _Part(settings_file.MOST_BYTES, _alone(settings_file.check)),
    data_files.OLD_SETTINGS: _Part(settings_file.MOST_BYTES, _alone(settings_file.old_texts)),
    data_files.PROFILES: _Part(profiles.MOST_BYTES, _alone(profiles.check)),
    data_files.DAILY: _Part(results.MOST_BYTES, _alone(results.check)),
    data_files.NOTES: _Part(notes.MOST_BYTES, _alone(notes.check)),
    RESULTS: _Part(result_form.MOST_BYTES, _alone(result_form.loads)),
}
FOLDER_CHECKS: Final = {
    data_files.MATCHES: _Part(MAX_BYTES, _check_unfinished),
    # A finished match that can't be played is set aside where it's opened: playing all of them would take minutes.
    data_files.FINISHED: _Part(MAX_BYTES, _alone(_record)),
    data_files.REVIEWS: _Part(reviews.MOST_BYTES, _alone(review_form.check)),
    data_files.EXERCISES: _Part(exercises.MOST_BYTES, _check_exercise),
    data_files.PADS: _Part(pad_store.MOST_BYTES, _alone(pad_store.check)),
}


def most_bytes(path: str) -> int:
    """The maximum size of a file of a backup, which must belong there."""
    return _part(path).most


def problem(path: str, data: bytes, progress: Progress) -> Message | None:
    """Why the program couldn't use the content of a file; None: it can. The path must belong in a backup.

    Raises `CancelledError` if `progress` does.
    """
    part = _part(path)
    if len(data) > part.most:
        return plain_file.TOO_LARGE
    try:
        part.check(PurePosixPath(path).stem, data, progress)
    except JsonError as error:
        return error.message
    except (NewerFileError, exercise.LaterVersionError):
        return NEWER
    except CancelledError:
        raise
    except Exception as error:  # noqa: BLE001 - whatever is in a file, it's refused
        log.error("a part of a backup could not be read\n%s", traceback_without_text(error))
        return UNEXPECTED
    return None


def _part(path: str) -> _Part:
    folder, slash, _ = path.partition("/")
    return FOLDER_CHECKS[folder] if slash else FILE_CHECKS[path]
