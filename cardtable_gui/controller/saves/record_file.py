"""Records from outside: files that the player names, which are never changed, and text from the clipboard. No Qt."""

from __future__ import annotations

import re
from pathlib import Path
from random import SystemRandom

from cardtable_gui import games
from cardtable_gui.controller.match import Match
from cardtable_gui.core.files import plain_file
from cardtable_gui.core.files.limits import LONG, MAX_BYTES, Progress, no_progress
from cardtable_gui.core.files.record import Record, RecordError, last_state, read_record
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message

_UNREADABLE = QT_TRANSLATE_NOOP("recordfile", "The file {file} cannot be read: {reason}")
_UNUSABLE = QT_TRANSLATE_NOOP("recordfile", "The file {file} cannot be used: {reason}")
_NO_TEXT = QT_TRANSLATE_NOOP("recordfile", "There is no text on the clipboard.")
_NO_RECORD = QT_TRANSLATE_NOOP("recordfile", "The text on the clipboard cannot be used: {reason}")

_FENCE = re.compile(r"[ \t]*(`{3,}|~{3,})")
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


def read(path: Path, progress: Progress = no_progress) -> Match:
    """Read a record and play it. Raises `RecordFileError`; `CancelledError` if `progress` does."""
    data = _data(path)
    try:
        return Match.of(_record(data), progress)
    except RecordError as error:
        raise RecordFileError(_UNUSABLE.put(reason=error.message)) from error


def check(path: Path) -> None:
    """Raise what `read` would raise. Whether the actions of a long record are legal is left open: that takes long."""
    data = _data(path)
    try:
        record = _record(data)
        if len(record.actions) <= LONG:
            last_state(record, games.package(record.game).with_house_rules(record.house).game)
    except RecordError as error:
        raise RecordFileError(_UNUSABLE.put(reason=error.message)) from error


def read_text(text: str, progress: Progress = no_progress) -> Match:
    """Read a record that was pasted, perhaps in a fence of back quotes, and play it.

    Raises `RecordTextError`; `CancelledError` if `progress` does.
    """
    # What is too large for a record, however its lines end, is refused before anything is searched in it.
    plain = text if len(text) > 2 * MAX_BYTES else without_chat_quotes(text)
    if not plain:
        raise RecordTextError(_NO_TEXT)
    try:
        return Match.of(_record(plain.encode(errors="surrogatepass")), progress)
    except RecordError as error:
        raise RecordTextError(_NO_RECORD.put(reason=error.message)) from error


def without_chat_quotes(text: str) -> str:
    """The text without what a chat puts around it: white space, a fence, other indents than JSON knows."""
    return _INDENT.sub("", _fenced(text.replace("\r\n", "\n"))).strip(_EDGES)


def _fenced(text: str) -> str:
    """What stands between the first two fences that belong together; the whole text where there are none.

    Each line is looked at once: a pattern that searches for both fences takes hours where a stranger wishes so.
    """
    lines = text.split("\n")
    fences = [(number, found.group(1)) for number, line in enumerate(lines) if (found := _FENCE.match(line))]
    longest = {"`": 0, "~": 0}
    """How long the longest fence of each kind is below the line that is looked at."""
    opening, opened = -1, ""
    for number, fence in reversed(fences):
        if len(fence) <= longest[fence[0]] and "`" not in lines[number].replace(fence, "", 1):
            opening, opened = number, fence
        longest[fence[0]] = max(longest[fence[0]], len(fence))
    if not opened:
        return text
    end = next(number for number, fence in fences if number > opening and fence.startswith(opened))
    return "\n".join(lines[opening + 1 : end])


def _data(path: Path) -> bytes:
    try:
        return plain_file.read(path, MAX_BYTES + 1)
    except plain_file.FileError as error:
        raise RecordFileError(_UNREADABLE.put(reason=error.reason)) from error


def _record(data: bytes) -> Record:
    return read_record(data, games.game, SystemRandom())
