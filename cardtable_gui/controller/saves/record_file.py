"""Importing records: files that the player chooses, which are never changed, and text from the clipboard. No Qt."""

from __future__ import annotations

import re
from pathlib import Path
from random import SystemRandom
from typing import Final

from cardtable_gui import games
from cardtable_gui.controller.match import Match
from cardtable_gui.core.files import plain_file
from cardtable_gui.core.files.limits import LONG, MAX_BYTES, Progress, no_progress
from cardtable_gui.core.files.record import TOO_LARGE, Record, RecordError, last_state, read_record
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message

_UNREADABLE = QT_TRANSLATE_NOOP("recordfile", "Can’t read “{file}”. {reason}")
_UNUSABLE = QT_TRANSLATE_NOOP("recordfile", "Can’t use “{file}”. {reason}")
_NO_TEXT = QT_TRANSLATE_NOOP("recordfile", "The clipboard has no text. Copy a match record or a share code first.")
_NO_RECORD = QT_TRANSLATE_NOOP("recordfile", "Can’t use the text on the clipboard. {reason}")
_NEITHER = QT_TRANSLATE_NOOP("recordfile", "The text on the clipboard is neither a match record nor a share code.")

_FENCE = re.compile(r"[ \t]*(`{3,}|~{3,})")
_EDGES = " \t\r\n\f\v`\u00a0\u200b\u2060\u3000\ufeff"
"""Characters that chats, mails and web pages leave around a text: white space of all kinds, and back quotes."""
_INDENTS = " \t\u00a0\u3000"
LONGEST_TEXT: Final = 2 * MAX_BYTES
"""The maximum length of a pasted text, in characters: a record with any line endings, and what chats add to it."""


class RecordFileError(Exception):
    """Raised for a file that cannot be read or is not a playable record."""

    def __init__(self, message: Message) -> None:
        """Keep the message, with its placeholder `{file}` unfilled."""
        super().__init__(message.text)
        self._message = message

    def naming(self, file: str) -> Message:
        """The message for a player, with this name for the file."""
        return self._message.put(file=file)


class RecordTextError(Exception):
    """Raised for a text that is not a playable record; `message` tells a player the place and the reason."""

    def __init__(self, message: Message) -> None:
        """Keep the message."""
        super().__init__(message.text)
        self.message = message


def read(path: Path, progress: Progress = no_progress) -> Match:
    """Read a record and play it. Raises `RecordFileError`, and `CancelledError` if `progress` does."""
    data = _data(path)
    try:
        return Match.of(_record(data), progress)
    except RecordError as error:
        raise RecordFileError(unusable(error)) from error


def unusable(error: RecordError) -> Message:
    """A player's words for why a file is refused, with its placeholder `{file}` unfilled."""
    return _UNUSABLE.put(reason=error.message)


def check(path: Path) -> None:
    """Raise what `read` would raise, but without checking the actions of a long record, which is slow."""
    data = _data(path)
    try:
        record = _record(data)
        if len(record.actions) <= LONG:
            last_state(record, games.package_of(record).game)
    except RecordError as error:
        raise RecordFileError(unusable(error)) from error


def read_pasted(text: str, progress: Progress = no_progress) -> Match:
    """Read a pasted record, possibly inside a Markdown code fence, and play it.

    Raises `RecordTextError`, and `CancelledError` if `progress` does.
    """
    if len(text) > LONGEST_TEXT:
        raise RecordTextError(_NO_RECORD.put(reason=TOO_LARGE))
    plain = without_chat_quotes(text)
    if not plain:
        raise RecordTextError(_NO_TEXT)
    if not plain.startswith("{") and len(plain) <= MAX_BYTES:
        raise RecordTextError(_NEITHER)
    try:
        return Match.of(_record(plain.encode(errors="surrogatepass")), progress)
    except RecordError as error:
        raise RecordTextError(_NO_RECORD.put(reason=error.message)) from error


def without_chat_quotes(text: str) -> str:
    """The text without what chat programs add: white space, a code fence, indents that JSON does not allow."""
    # Line by line: one regular expression for all would let no other thread work meanwhile, the window's neither.
    return "\n".join(line.lstrip(_INDENTS) for line in _fenced(text.replace("\r\n", "\n").split("\n"))).strip(_EDGES)


def _fenced(lines: list[str]) -> list[str]:
    """The content of the first code fence; all lines if there is none.

    Each line is examined once: a regular expression for both fences could take hours on malicious text.
    """
    fences = [(number, found.group(1)) for number, line in enumerate(lines) if (found := _FENCE.match(line))]
    longest = {"`": 0, "~": 0}
    """The length of the longest fence of each kind below the current line."""
    opening, opened = -1, ""
    for number, fence in reversed(fences):
        if len(fence) <= longest[fence[0]] and "`" not in lines[number].replace(fence, "", 1):
            opening, opened = number, fence
        longest[fence[0]] = max(longest[fence[0]], len(fence))
    if not opened:
        return lines
    end = next(number for number, fence in fences if number > opening and fence.startswith(opened))
    return lines[opening + 1 : end]


def _data(path: Path) -> bytes:
    try:
        return plain_file.read(path, MAX_BYTES)
    except plain_file.TooLargeError as error:
        raise RecordFileError(_UNUSABLE.put(reason=TOO_LARGE)) from error
    except plain_file.FileError as error:
        raise RecordFileError(_UNREADABLE.put(reason=error.reason)) from error


def _record(data: bytes) -> Record:
    return read_record(data, games.game, SystemRandom())
