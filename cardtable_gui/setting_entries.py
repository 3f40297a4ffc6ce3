"""A setting: a key with a default and valid values, and for those that players choose the texts of its row."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Generic, TypeAlias, TypeVar

from cardtable_gui.core import strict_json
from cardtable_gui.core.files.schema import Schema
from cardtable_gui.core.messages import Message

T = TypeVar("T")

_NUMBER: Final = re.compile("-?[0-9]{1,18}")
_NO_TEXT: Final = re.compile("[\ud800-\udfff]")
"""What stands for the bytes of a path that is no text: it can't be written."""


@dataclass(frozen=True, slots=True, eq=False)
class Entry(Generic[T]):
    """A setting. `read` converts the file's text to a value, or returns None if it is invalid."""

    key: str
    default: T
    read: Callable[[str], T | None]
    write: Callable[[T], str]
    values: tuple[T, ...] = ()
    """All values of a choice; the minimum and maximum of a number."""


AnyEntry: TypeAlias = Entry[Any]


def choice(key: str, default: str, *values: str) -> Entry[str]:
    """A setting with a fixed list of values."""
    return Entry(key, default, lambda text: text if text in values else None, str, values)


def whole(key: str, default: int, least: int, most: int) -> Entry[int]:
    """An integer setting within limits."""

    def read(text: str) -> int | None:
        if not _NUMBER.fullmatch(text):
            return None
        number = int(text)
        return number if least <= number <= most else None

    return Entry(key, default, read, str, (least, most))


def switch(key: str, default: bool) -> Entry[bool]:
    """A boolean setting."""
    words = {"yes": True, "no": False}
    return Entry(key, default, words.get, lambda on: "yes" if on else "no", (False, True))


def text(key: str, longest: int, form: str = ".*") -> Entry[str]:
    """A text setting, empty by default: at most so many characters in one line, of this regular expression."""
    pattern = re.compile(form)

    def read(written: str) -> str | None:
        fits = len(written) <= longest and pattern.fullmatch(written) and not _NO_TEXT.search(written)
        return written if fits or not written else None

    return Entry(key, "", read, str)


def mapping(key: str, schema: Schema[dict[str, Any]]) -> Entry[dict[str, Any]]:
    """A setting that holds a JSON object of this form; by default an empty one."""

    def read(written: str) -> dict[str, Any] | None:
        try:
            return schema(strict_json.parse(written), "")
        except strict_json.JsonError:
            return None

    return Entry(key, {}, read, lambda value: json.dumps(value, ensure_ascii=False))


@dataclass(frozen=True, slots=True)
class Setting:
    """A setting that players choose: its name, a description, and for a choice the names of its values in order."""

    entry: AnyEntry
    title: Message
    explanation: Message
    values: Mapping[str, Message]
    step: int
    """How far one key press moves a number."""
    also: Message | None
    """Additional search words, which are not shown."""
    scale: bool
    """Whether the values of a choice are a scale from less to more."""
    personal: bool
    """Whether each profile has a value of its own."""


@dataclass(frozen=True, slots=True)
class Group:
    """Settings that belong together, in the order in which they are declared and shown."""

    title: Message
    settings: list[Setting] = field(default_factory=list)

    def add(
        self,
        entry: Entry[T],
        title: Message,
        explanation: Message,
        values: Mapping[str, Message] | None = None,
        *,
        step: int = 10,
        also: Message | None = None,
        scale: bool = False,
        personal: bool = False,
    ) -> Entry[T]:
        """Declare a setting of this group, with its texts; see `Setting`. Returns the entry."""
        self.settings.append(Setting(entry, title, explanation, values or {}, step, also, scale, personal))
        return entry
