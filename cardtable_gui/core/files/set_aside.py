"""Files of the data folder that were read and are wrong: they are kept, unchanged, in a folder for damaged ones. No Qt.

Only content that was read and is wrong is set aside. What the system does not let us read, now, stays where it is.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from cardtable_gui.core.files import data_files, disk, plain_file
from cardtable_gui.core.messages import Message


@dataclass(frozen=True, slots=True)
class Damaged:
    """A file that can't be used: its name, the reason, and its present path.

    `moved`: whether it was moved to the folder for damaged files; otherwise it stays in place.
    """

    name: str
    reason: Message
    place: Path
    moved: bool = True


Hear: TypeAlias = Callable[[Damaged], None]


class SetAside:
    """The folder for the damaged files of one data folder. Thread-safe."""

    def __init__(self, data_folder: Path) -> None:
        """Use the folder below this one; it is created when it is needed."""
        self._folder = data_folder / data_files.DAMAGED
        self._guard = threading.RLock()
        self._found: list[Damaged] = []
        self._unreadable: set[str] = set()
        self._hear: Hear | None = None

    def put(self, path: Path, reason: Message) -> Damaged:
        """Move a file to the folder, and tell of it. If it can't be moved it stays; the result says so.

        A link is moved itself: the file that it leads to is somebody else's.
        """
        place = path
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            place = disk.unused(self._folder, path)
            if path.is_dir() and not path.is_symlink():
                # A folder can't take the place of the file that reserved its name.
                place.unlink()
            path.replace(place)
        except OSError:
            if place != path:
                _forget(place)
            place = path
        damaged = Damaged(plain_file.shown(path.name), reason, place, moved=place != path)
        self._tell(damaged)
        return damaged

    def tell_unreadable(self, path: Path, reason: Message) -> None:
        """Tell of a file that can't be read and stays in place; once, however often it is met."""
        with self._guard:
            if path.name in self._unreadable:
                return
            self._unreadable.add(path.name)
        self._tell(Damaged(plain_file.shown(path.name), reason, path, moved=False))

    def take(self) -> list[Damaged]:
        """The files found since the last call, unless somebody listens."""
        with self._guard:
            found, self._found = self._found, []
        return found

    def listen(self, hear: Hear) -> None:
        """Call `hear` with each file from now on, in the thread that found it; first with those found so far."""
        with self._guard:
            self._hear = hear
            found = self.take()
        for each in found:
            hear(each)

    def _tell(self, damaged: Damaged) -> None:
        with self._guard:
            hear = self._hear
            if hear is None:
                self._found.append(damaged)
        if hear is not None:
            hear(damaged)


def _forget(place: Path) -> None:
    """Delete the empty file that reserved a name."""
    try:
        place.unlink()
    except OSError:
        return
