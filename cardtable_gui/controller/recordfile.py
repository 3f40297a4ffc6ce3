"""Records from outside: files that the player names, which are never changed, and text from the clipboard. No Qt."""

from __future__ import annotations

import re
from pathlib import Path
from random import SystemRandom

from cardtable_gui import games
from cardtable_gui.controller.match import Match
from cardtable_gui.core import plain_file
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.record import MOST_BYTES, RecordError, read_record

_UNREADABLE = QT_TRANSLATE_NOOP("recordfile", "The file {file} cannot be read: {reason}")
_UNUSABLE = QT_TRANSLATE_NOOP("recordfile", "The file {file} cannot be used: {reason}")
_NO_TEXT = QT_TRANSLATE_NOOP("recordfile", "There is no text on the clipboard.")
_NO_RECORD = QT_TRANSLATE_NOOP("recordfile", "The text on the clipboard cannot be used: {reason}")

_FENCED = re.compile(r"^[ \t]*(`{3,}|~{3,})[^\n`]*\n(.*?)^[ \t]*\1", re.DOTALL | re.MULTILINE)
_EDGES = " \t\r\n\f\v`\u00a0\u200b\u2060\u3000\ufeff"
"""What chats, mails and web pages leave around a text: white space of all kinds, and back quotes."""
_INDENT = re.compile("^[ \t\u00a0\u3000]+", re.MULTILINE)


class RecordFileError(Exception):
    """Raised for a file that cannot be read, or is no record that can be played."""

    def __init__(self, message: Message) -> None:
        """Keep the message, whose place `{file}` is still open."""
        super().__init__(message.text)
        self._message = message

    def naming(self, file: str) -> Message:
        """Where and why, for a player; the file is called so."""
        return self._message.put(file=file)


class RecordTextError(Exception):
    """Raised for a text that is no record that can be played; `message` says where and why, for a player."""

    def __init__(self, message: Message) -> None:
        """Keep the message."""
        super().__init__(message.text)
        self.message = message


def read(path: Path) -> Match:
    """Read a record and play it. Raises `RecordFileError`."""
    try:
        data = plain_file.read(path, MOST_BYTES + 1)
    except plain_file.FileError as error:
        raise RecordFileError(_UNREADABLE.put(reason=error.reason)) from error
    try:
        return _played(data)
    except RecordError as error:
        raise RecordFileError(_UNUSABLE.put(reason=error.message)) from error


def read_text(text: str) -> Match:
    """Read a record that was pasted, perhaps in a fence of back quotes, and play it. Raises `RecordTextError`."""
    # What is too large for a record is refused before anything is searched in it.
    plain = text if len(text) > MOST_BYTES else unwrapped(text)
    if not plain:
        raise RecordTextError(_NO_TEXT)
    try:
        return _played(plain.encode(errors="surrogatepass"))
    except RecordError as error:
        raise RecordTextError(_NO_RECORD.put(reason=error.message)) from error


def unwrapped(text: str) -> str:
    """The text without what a chat puts around it: white space, a fence, other indents than JSON knows."""
    text = text.replace("\r\n", "\n")
    fenced = _FENCED.search(text)
    return _INDENT.sub("", text if fenced is None else fenced.group(2)).strip(_EDGES)


def _played(data: bytes) -> Match:
    return Match.of(read_record(data, games.game, SystemRandom()))
