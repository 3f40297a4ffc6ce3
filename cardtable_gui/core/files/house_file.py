"""House rules files: TOML that replaces part of a game's rules.

`read` returns the plain content, or raises an error with file, line and reason. The game validates the content.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Callable, Mapping
from pathlib import Path

from cardtable_gui.core.files import plain_file
from cardtable_gui.core.files.limits import DEEPEST_HOUSE, LONGEST_HOUSE_LINE, MOST_HOUSE_BYTES
from cardtable_gui.core.files.toml_outline import OutlineError, outline
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message, ToldError
from cardtable_gui.core.notation import shortened
from cardtable_gui.core.strict_json import Json, JsonError, depth

_MOST_NUMBER = 2**63 - 1
"""TOML integers have 64 bits; Python's parser accepts longer ones, which a record cannot hold."""
TOO_LARGE = QT_TRANSLATE_NOOP("house", "This file is too large to be house rules.")
_LINE = re.compile(r"at line (\d+)")


class HouseError(ToldError):
    """Raised for a house rules file that cannot be used; `message` says which and why."""


class HouseFileError(HouseError):
    """Raised for the content of a house rules file; `message` names file, line and reason."""

    def __init__(self, file: str, line: int, reason: Message) -> None:
        """Make the message from the file's name, the line (from 1) and the reason."""
        message = QT_TRANSLATE_NOOP("house", "{file}, line {line}: {reason}")
        super().__init__(message.put(file=file, line=line, reason=reason))
        self.args = (f"{file}, line {line}: {reason.text}",)
        self.line = line


def read(data: bytes, file: str, check: Callable[[Mapping[str, Json]], object]) -> dict[str, Json]:
    """Return the content of a house rules file.

    Args:
        data: the file, UTF-8.
        file: its name, for the error message.
        check: the game's validation. It raises `JsonError` with the place of an invalid value.

    Raises:
        HouseFileError: it is not TOML, is too large or nested too deeply, holds values that a record cannot hold, or
            fails the check. Depth is checked before the file is parsed.
    """
    if len(data) > MOST_HOUSE_BYTES:
        raise HouseFileError(file, 1, TOO_LARGE)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = 1 + data.count(b"\n", 0, error.start)
        raise HouseFileError(
            file, line, QT_TRANSLATE_NOOP("json", "This isn’t UTF-8 text. Save it as UTF-8.")
        ) from None
    try:
        lines = outline(text, DEEPEST_HOUSE, LONGEST_HOUSE_LINE)
    except OutlineError as error:
        if error.too_long:
            reason = QT_TRANSLATE_NOOP("house", "This line is too long. Use at most {most} characters.")
            raise HouseFileError(file, error.line, reason.put(most=LONGEST_HOUSE_LINE)) from None
        reason = QT_TRANSLATE_NOOP("house", "Tables and lists are nested too deeply here.")
        raise HouseFileError(file, error.line, reason) from None
    import tomllib  # noqa: PLC0415 - not before a file is read

    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        named = _LINE.search(str(error))
        line = int(named.group(1)) if named else 1 + text.count("\n")
        raise HouseFileError(file, line, QT_TRANSLATE_NOOP("house", "This isn’t valid TOML.")) from None
    except (RecursionError, ValueError):
        raise HouseFileError(file, 1, QT_TRANSLATE_NOOP("house", "This isn’t valid TOML.")) from None
    try:
        content = {key: _plain(value, key) for key, value in found.items()}
        if not fits(content):
            raise HouseFileError(file, 1, TOO_LARGE)
        check(content)
    except JsonError as error:
        reason = QT_TRANSLATE_NOOP("json", "{place}: {reason}").put(
            place=shortened(error.place, 80), reason=error.reason
        )
        raise HouseFileError(file, _line_of(lines, error.place), reason) from None
    return content


def load(path: Path, check: Callable[[Mapping[str, Json]], object]) -> dict[str, Json]:
    """`read` the file at a path, which is untrusted. Raises `HouseError`."""
    file = plain_file.shown(path.name)
    try:
        # One byte more than fits, for `read` to refuse.
        return read(plain_file.head(path, MOST_HOUSE_BYTES + 1), file, check)
    except plain_file.FileError as error:
        message = QT_TRANSLATE_NOOP("house", "Can’t read the file “{file}”. {reason}")
        raise HouseError(message.put(file=file, reason=error.reason)) from error


def fits(content: Mapping[str, Json]) -> bool:
    """Whether house rules from any source are small and flat enough for a record."""
    # A list of tables counts as one level in TOML, as two in JSON.
    if depth(dict(content)) > 2 * DEEPEST_HOUSE:
        return False
    return len(json.dumps(content, ensure_ascii=False).encode()) <= MOST_HOUSE_BYTES


def unwritable(file: str, reason: Message) -> Message:
    """The message for a file that cannot be written."""
    message = QT_TRANSLATE_NOOP("house", "Can’t save the file “{file}”. {reason}")
    return message.put(file=file, reason=reason)


def _line_of(lines: Mapping[str, int], place: str) -> int:
    """The line, from 1, of a place such as `cards[2].value`; if it is missing, that of its parent."""
    while place and place not in lines:
        place = place[: max(place.rfind("."), place.rfind("["), 0)]
    return lines.get(place, 1)


def _plain(value: object, place: str) -> Json:
    """The value converted to types that JSON can represent."""
    match value:
        case bool() | str():
            return value
        case int() if -_MOST_NUMBER <= value <= _MOST_NUMBER:
            return value
        case float() if math.isfinite(value):
            return value
        case list():
            return [_plain(item, f"{place}[{index}]") for index, item in enumerate(value)]
        case dict():
            return {key: _plain(item, f"{place}.{key}") for key, item in value.items()}
        case _:
            raise JsonError(QT_TRANSLATE_NOOP("house", "This kind of value isn’t allowed here."), place)
