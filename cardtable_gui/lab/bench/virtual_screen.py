"""A screen of an X server of our own, whose pixels are read from its memory: looking costs the programs nothing.

Needs Xvfb, and the libraries X11 and Xtst.

It stands alone: nothing else speaks to an X server.
"""

from __future__ import annotations

import ctypes
import mmap
import os
import struct
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TypeAlias

_SERVER = "Xvfb"
_SIZE = (1280, 800)
_STEP = 8
"""Every so many rows and columns a pixel is looked at."""
_SAME = 32
"""A difference of colours that is small, of 255."""
_HEADER = struct.Struct(">25I")
"""The header of a file of `xwd`, big-endian: its size is field 0, bytes a row field 12, colours field 19."""
_COLOUR_BYTES = 12

Glance: TypeAlias = Sequence[bytes]
"""What a screen showed: rows of one colour component, 0-255, of the pixels that are looked at."""


class Screen:
    """The pixels of a virtual screen."""

    def __init__(self, display: str, file: Path) -> None:
        """Read the pixels of this display from the file that the server maps."""
        self.display = display
        with file.open("rb") as opened:
            self._memory = mmap.mmap(opened.fileno(), 0, access=mmap.ACCESS_READ)
        fields = _HEADER.unpack_from(self._memory)
        self._pointer = _Pointer(display)
        self.point_aside()
        self._start = fields[0] + fields[19] * _COLOUR_BYTES
        self._row_bytes = fields[12]

    def look(self) -> Glance:
        """What the screen shows now."""
        starts = range(self._start, self._start + _SIZE[1] * self._row_bytes, self._row_bytes * _STEP)
        return tuple(self._memory[start : start + self._row_bytes : 4 * _STEP] for start in starts)

    def point_aside(self) -> None:
        """Move the pointer into the corner: at first it is in the middle, where it would raise a button."""
        self._pointer.move(_SIZE[0] - 1, _SIZE[1] - 1)

    def click(self, x: int, y: int) -> None:
        """Click with the left button at this pixel."""
        self._pointer.move(x, y)
        self._pointer.click()


def likeness(one: Glance, other: Glance) -> float:
    """The share (0-1) of pixels that look the same, in a picture drawn more finely, too."""
    pairs = (pair for rows in zip(one, other, strict=True) for pair in zip(*rows, strict=True))
    return sum(abs(a - b) <= _SAME for a, b in pairs) / sum(map(len, one))


@contextmanager
def opened() -> Iterator[Screen]:
    """Start a server with one screen, and end it after the block.

    Raises:
        OSError: Xvfb or a library is not installed.
        RuntimeError: the server did not start.
    """
    with tempfile.TemporaryDirectory(prefix="cardtable-screen-") as folder:
        reading, writing = os.pipe()
        size = "x".join(map(str, (*_SIZE, 24)))
        arguments = ["-displayfd", str(writing), "-screen", "0", size, "-fbdir", folder, "-nolisten", "tcp", "-noreset"]
        server = subprocess.Popen(  # noqa: S603 - our own arguments
            [_SERVER, *arguments],
            pass_fds=[writing],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        try:
            with os.fdopen(reading, encoding="ascii") as told:
                number = told.readline().strip()
            if not number:
                raise RuntimeError(f"{_SERVER} did not start")
            yield Screen(f":{number}", Path(folder) / "Xvfb_screen0")
        finally:
            server.terminate()
            server.wait()


class _Pointer:
    """The pointer of a display, moved and pressed as by a person. Needs the libraries X11 and Xtst."""

    def __init__(self, display: str) -> None:
        self._x11, self._test = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXtst.so.6")
        self._x11.XOpenDisplay.restype = ctypes.c_void_p
        self._connection = ctypes.c_void_p(self._x11.XOpenDisplay(display.encode()))

    def move(self, x: int, y: int) -> None:
        """Move it to this pixel."""
        self._test.XTestFakeMotionEvent(self._connection, -1, x, y, ctypes.c_ulong(0))
        self._x11.XFlush(self._connection)

    def click(self) -> None:
        """Press and release the left button."""
        for down in (1, 0):
            self._test.XTestFakeButtonEvent(self._connection, 1, down, ctypes.c_ulong(0))
        self._x11.XFlush(self._connection)
