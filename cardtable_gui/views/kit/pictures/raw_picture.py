"""Pictures that the program keeps in its data folder: pixels behind a head of fixed form, which no decoder reads.

Such a file may be a stranger's. What it must begin with and how long it must be is known before it's opened, so nothing
in it is believed but the colours. It can be made again at any time.
"""

from __future__ import annotations

import struct
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from cardtable_gui.core.files import disk, plain_file

FORMAT: Final = QImage.Format.Format_RGB32
_PIXEL_BYTES: Final = 4
_HEAD: Final = struct.Struct(">8sIII")
"""What a file begins with: the mark, the note's length in bytes, the picture's width and height in pixels."""
_MARK: Final = b"CTpixel1"
_LARGEST: Final = 200_000_000
"""A picture of more bytes is no screen's."""


def read(path: Path, note: str, pixels: QSize) -> QImage | None:
    """The picture of this size with this note; None: there is none, or it can't be read."""
    head = _head(note, pixels)
    size = len(head) + pixels.width() * pixels.height() * _PIXEL_BYTES
    if pixels.isEmpty() or size > _LARGEST:
        return None
    try:
        data = plain_file.read(path, size)
    except plain_file.FileError:
        return None
    if len(data) != size or not data.startswith(head):
        return None
    line = pixels.width() * _PIXEL_BYTES
    # A copy, since the image itself would refer to the bytes.
    return QImage(data[len(head) :], pixels.width(), pixels.height(), line, FORMAT).copy()


def write(path: Path, note: str, image: QImage) -> None:
    """Keep a picture with a note, which `read` must be given again; does nothing where the disk takes no file."""
    plain = image.convertToFormat(FORMAT)
    with suppress(OSError):
        disk.remake(path, _head(note, plain.size()) + bytes(plain.constBits()))


def _head(note: str, pixels: QSize) -> bytes:
    told = note.encode(errors="backslashreplace")
    return _HEAD.pack(_MARK, len(told), max(0, pixels.width()), max(0, pixels.height())) + told
