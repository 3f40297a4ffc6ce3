"""Paths that the command line names: whatever the system says of them becomes one line."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from cardtable_gui.commands.errors import CommandError, OutputError, UsageError
from cardtable_gui.core.files import data_files, disk, plain_file
from cardtable_gui.core.files.system_errors import cause
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.notation import shortened

_IMPOSSIBLE: Final = frozenset({errno.ENAMETOOLONG, errno.ELOOP, errno.EINVAL})
"""What the system says of a path that no file can have; anything else is told where the file is used."""
_BADLY_CHOSEN: Final = _IMPOSSIBLE | {
    errno.EACCES,
    errno.EEXIST,
    errno.EISDIR,
    errno.ENOENT,
    errno.ENOTDIR,
    errno.EPERM,
    errno.EROFS,
}
"""What another path would help against; any other failure to write is no wrong use."""
_LONGEST_NAME: Final = 220
"""No file of the data folder has a longer name."""
_CANNOT_WRITE = QT_TRANSLATE_NOOP("cli", "Can’t write “{file}”. {reason}")


def path(value: str) -> Path:
    """Read a path, whether or not there is a file. Raises `UsageError` for one that the system can't have."""
    _check_possible(value, value)
    return Path(value)


def check_data_folder(folder: Path) -> None:
    """Raise `UsageError` for a path that is so long that the files of a data folder can't have names."""
    _check_possible(str(folder / data_files.FINISHED / ("x" * _LONGEST_NAME)), str(folder))


def _check_possible(value: str, shown: str) -> None:
    try:
        # Its parts as well: the system looks no further than to the first folder that isn't there.
        for each in (value, *Path(value).parts):
            with suppress(FileNotFoundError, NotADirectoryError, PermissionError):
                os.stat(each)  # noqa: PTH116 - `Path` may hide what is wrong
    except ValueError:  # a NUL, or half a character
        raise _unusable(shown, QT_TRANSLATE_NOOP("cli", "No file can have this name.")) from None
    except OSError as error:
        if error.errno in _IMPOSSIBLE:
            raise _unusable(shown, cause(error)) from None


def make_folder(folder: Path) -> None:
    """Make a folder for results, if it does not exist. Raises `CommandError`."""
    with _telling(folder, QT_TRANSLATE_NOOP("cli", "Can’t use the folder “{file}”. {reason}")):
        folder.mkdir(parents=True, exist_ok=True)


def check_writable(file: Path) -> None:
    """Raise `CommandError` unless a file can be written: before hours of work for it. What is there stays."""
    with writing(file):
        if os.path.lexists(file) and not stat.S_ISREG(mode := file.stat().st_mode):
            if stat.S_ISDIR(mode):
                raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(file))
            raise UsageError(_CANNOT_WRITE.put(file=plain_file.shown(str(file)), reason=plain_file.ODD))
        trial = disk.fresh_beside(file)
        disk.create(trial).close()
        trial.unlink()


def write(file: Path, data: bytes) -> None:
    """Write a result completely or not at all. Raises `CommandError`."""
    with writing(file):
        disk.replace(file, data)


@contextmanager
def writing(file: Path) -> Iterator[None]:
    """Turn an `OSError` into the `CommandError` that names the file which can't be written."""
    with _telling(file, _CANNOT_WRITE):
        yield


@contextmanager
def _telling(file: Path, message: Message) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        kind: type[CommandError] = UsageError if error.errno in _BADLY_CHOSEN else OutputError
        raise kind(message.put(file=plain_file.shown(str(file)), reason=cause(error))) from None


def _unusable(value: str, reason: Message) -> UsageError:
    message = QT_TRANSLATE_NOOP("cli", "Can’t use “{file}”. {reason}")
    return UsageError(message.put(file=shortened(value), reason=reason))
