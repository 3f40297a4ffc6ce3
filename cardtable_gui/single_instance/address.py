"""Where the window of a data folder is reached: a lock, which it holds while it is open, and what it listens to."""

from __future__ import annotations

import os
import stat
import sys
import zlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

_LONGEST: Final = 100
"""The longest path of a socket in bytes, below the limits of Linux (107) and macOS (103)."""
_SCREEN: Final = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
"""Variables that choose a screen: a window on another one can't come to the front here."""


class Address(NamedTuple):
    """The lock file, and the path of the socket or the name of the pipe."""

    lock: Path
    endpoint: str


def address_of(data_folder: Path, environment: Mapping[str, str]) -> Address:
    """The address for a data folder on this screen, in a folder that only this user can enter.

    Raises:
        OSError: there is no such folder.
    """
    seen = [os.path.normcase(os.path.realpath(data_folder)), *(environment.get(name, "") for name in _SCREEN)]
    # A checksum is enough to tell a user's few data folders apart.
    name = f"{zlib.crc32(os.fsencode(chr(0).join(seen))):08x}"
    place = _private_folder(environment)
    if sys.platform == "win32":
        user = f"{zlib.crc32(os.fsencode(place)):08x}"
        return Address(place / f"{name}.lock", rf"\\.\pipe\cardtable-{user}-{name}")
    return Address(place / f"{name}.lock", str(place / f"{name}.sock"))


def _private_folder(environment: Mapping[str, str]) -> Path:
    """The first possible folder, created if need be. Raises `OSError`."""
    for place in _places(environment):
        if len(os.fsencode(place)) + len("/12345678.sock") > _LONGEST:
            continue
        try:
            place.mkdir(mode=0o700, exist_ok=True)
            if _is_private(place):
                return place
        except OSError:
            continue
    raise OSError("no folder for sockets")


def _places(environment: Mapping[str, str]) -> Iterator[Path]:
    if sys.platform == "win32":
        yield Path(environment.get("TEMP", "."), "cardtable")
        return
    if environment.get("XDG_RUNTIME_DIR"):
        yield Path(environment["XDG_RUNTIME_DIR"], "cardtable")
    for temporary in (environment.get("TMPDIR"), "/tmp"):  # noqa: S108 - checked by `_is_private`
        if temporary:
            yield Path(temporary, f"cardtable-{os.getuid()}")


def _is_private(place: Path) -> bool:
    """Whether this is a folder, no link, that only this user can enter; on Windows a user's own folder is."""
    found = place.lstat()
    if sys.platform == "win32":
        return stat.S_ISDIR(found.st_mode)
    return stat.S_ISDIR(found.st_mode) and found.st_uid == os.getuid() and not found.st_mode & 0o077
