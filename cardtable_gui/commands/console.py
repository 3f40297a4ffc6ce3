"""Output of commands: texts in the user's language, tables, JSON, and progress on a terminal."""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import cached_property
from typing import Final, TextIO, TypeVar
from unicodedata import category, east_asian_width

from cardtable_gui import i18n
from cardtable_gui.commands.errors import OutputError
from cardtable_gui.core.files.system_errors import cause
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.strict_json import Json
from cardtable_gui.i18n import Language

PROGRAM: Final = "cardtable-gui"

_T = TypeVar("_T")
_BAR = 30
_STEERING = re.compile("[\0-\x08\x0b-\x1f\x7f-\x9f]")
"""Control characters except tab and newline."""


class Console:
    """The output of a command. The language is looked up when the first text needs it."""

    def __init__(self, language: Language | None = None) -> None:
        """Use this language; None: the system's."""
        self._chosen = language

    @cached_property
    def language(self) -> Language:
        """The language of this console."""
        return self._chosen or i18n.system_language()

    def text(self, message: Message) -> str:
        """The message in the console's language."""
        return i18n.text(message, (), self.language)

    def say(self, message: Message) -> None:
        """Write a line."""
        write(self.text(message))

    def complain(self, message: Message) -> None:
        """Write the message as one line to the error stream, if there is one that takes it."""
        line = " ".join(f"{PROGRAM}: {self.text(message)}".split())
        if sys.stderr is not None:
            with suppress(OSError):
                _write_to(sys.stderr, line)

    def table(self, heads: Sequence[Message], rows: Iterable[Sequence[str]], left: int = 1) -> None:
        """Write a table; the first `left` columns are left-aligned, the others right-aligned."""
        lines = [[self.text(head) for head in heads], *rows]
        widths = [max(map(display_width, column)) for column in zip(*lines, strict=True)]
        for line in lines:
            cells = (
                cell + " " * (width - display_width(cell))
                if index < left
                else " " * (width - display_width(cell)) + cell
                for index, (cell, width) in enumerate(zip(line, widths, strict=True))
            )
            write("  ".join(cells).rstrip())


def write(text: str) -> None:
    """Write a line to the output. Raises `OutputError`."""
    with output() as stream:
        _write_to(stream, text)


def flush() -> None:
    """Write what is still held back, if there is an output. Raises `OutputError`."""
    if sys.stdout is not None:
        with output() as stream:
            stream.flush()


@contextmanager
def output() -> Iterator[TextIO]:
    """The output. A failure to write to it becomes an `OutputError`; a reader that has gone stays `BrokenPipeError`."""
    if sys.stdout is None:
        raise OutputError(QT_TRANSLATE_NOOP("cli", "Can’t write the output: it’s closed."))
    try:
        yield sys.stdout
    except BrokenPipeError:
        raise
    except OSError as error:
        message = QT_TRANSLATE_NOOP("cli", "Can’t write the output. {reason}")
        raise OutputError(message.put(reason=cause(error))) from None


def discard_output() -> None:
    """Let what is still held back go nowhere: it can't be written, and the end of the process must not try again."""
    with suppress(OSError, ValueError, AttributeError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


def write_json(value: Mapping[str, Json]) -> None:
    """Write one JSON object in ASCII, independent of the terminal's encoding."""
    write(json.dumps(value))


def progress(items: Iterable[_T], total: int) -> Iterator[_T]:
    """Yield the items, and show on a terminal how many of `total` are done."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield from items
        return
    shown = -1
    try:
        for number, item in enumerate(items):
            if (full := number * _BAR // total) != shown:
                shown = full
                _draw(f"\r[{'#' * full}{'.' * (_BAR - full)}] {number}/{total} ")
            yield item
    finally:
        _draw("\r\x1b[K")


def _draw(text: str) -> None:
    """Write to the terminal, which may be gone by now."""
    with suppress(OSError):
        sys.stderr.write(text)
        sys.stderr.flush()


def _write_to(stream: object, text: str) -> None:
    """Write a line; control characters and characters that the stream cannot encode are escaped."""
    encoding = getattr(stream, "encoding", None) or "utf-8"
    text = _STEERING.sub(lambda found: f"\\x{ord(found[0]):02x}", text)
    print(text.encode(encoding, "backslashreplace").decode(encoding), file=stream)  # type: ignore[call-overload]


def display_width(text: str) -> int:
    """How many columns a text takes on a terminal."""
    return sum(_columns(character) for character in text)


def _columns(character: str) -> int:
    if category(character) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if east_asian_width(character) in "WF" else 1
