"""The exercises of one data folder, a file each. No Qt.

    practice/<id>.exercise     one mistake, with the record up to it

Files are replaced atomically. They are read anew whenever they are asked for, since another window may change them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from cardtable_gui.controller.practice.exercise import Exercise, LaterVersionError, dumps, loads
from cardtable_gui.core.files import disk, plain_file
from cardtable_gui.core.files.data_files import EXERCISE_SUFFIX, EXERCISES
from cardtable_gui.core.files.limits import MAX_BYTES
from cardtable_gui.core.files.set_aside import SetAside
from cardtable_gui.core.strict_json import JsonError

MOST: Final = 200
"""So many exercises are kept: more would never come round."""
MOST_BYTES: Final = 5 * MAX_BYTES
"""Enough for the largest record, which an exercise writes more spaciously, and what its actions are worth."""
_MOST_FILES: Final = 10 * MOST
"""Whatever lies in the folder: so many files are read."""


class TooManyError(Exception):
    """Raised for an exercise beyond `MOST`."""


class Exercises:
    """The exercises below a data folder, which is created on the first write."""

    def __init__(self, folder: Path, set_aside: SetAside | None = None) -> None:
        """Use this data folder. `set_aside`: where damaged files go; None: below the folder."""
        self._folder = folder / EXERCISES
        self._set_aside = set_aside or SetAside(folder)

    def all(self) -> list[Exercise]:
        """All exercises, those that have been due for longest first.

        Damaged files are set aside; those that can't be read right now are told of, and stay.
        """
        found = []
        for path in sorted(self._folder.glob(f"*{EXERCISE_SUFFIX}"))[:_MOST_FILES]:
            try:
                found.append(loads(path.stem, plain_file.read(path, MOST_BYTES)))
            except JsonError as error:
                self._set_aside.put(path, error.message)
            except plain_file.TooLargeError as error:
                self._set_aside.put(path, error.reason)
            except plain_file.MissingFileError:
                continue
            except plain_file.FileError as error:
                self._set_aside.tell_unreadable(path, error.reason)
            except LaterVersionError:
                continue
        return sorted(found, key=lambda each: (each.due, each.solved, each.id))

    def has(self, exercise: str) -> bool:
        """Whether there is an exercise with this id."""
        return self._path(exercise).is_file()

    def add(self, exercise: Exercise) -> bool:
        """Keep a new exercise; False: there is one of the same decision already, which stays as it is.

        Raises:
            OSError: it can't be written.
            TooManyError: there are `MOST` already.
        """
        if self.has(exercise.id):
            return False
        if sum(1 for _ in self._folder.glob(f"*{EXERCISE_SUFFIX}")) >= MOST:
            raise TooManyError
        self.keep(exercise)
        return True

    def keep(self, exercise: Exercise) -> None:
        """Write an exercise; it's on disk when this returns. Raises `OSError`; the file is then unchanged."""
        disk.replace(self._path(exercise.id), dumps(exercise).encode())

    def remove(self, exercise: str) -> None:
        """Delete an exercise, if there is one. Raises `OSError`."""
        self._path(exercise).unlink(missing_ok=True)

    def _path(self, exercise: str) -> Path:
        return self._folder / f"{exercise}{EXERCISE_SUFFIX}"
