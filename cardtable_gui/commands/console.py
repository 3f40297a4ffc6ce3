"""Output of commands: texts in the user's language, tables, JSON, and progress on a terminal."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Final, TypeVar
from unicodedata import category, east_asian_width

from cardtable_gui import i18n
from cardtable_gui.core.files.strict_json import Json
from cardtable_gui.core.messages import Message
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
        """Write the message as one line to the error stream."""
        line = " ".join(f"{PROGRAM}: {self.text(message)}".split())
        if sys.stderr is not None:
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
    """Write a line to the output."""
    _write_to(sys.stdout, text)


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
                sys.stderr.write(f"\r[{'#' * full}{'.' * (_BAR - full)}] {number}/{total} ")
                sys.stderr.flush()
            yield item
    finally:
        sys.stderr.write("\r\x1b[K")
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
