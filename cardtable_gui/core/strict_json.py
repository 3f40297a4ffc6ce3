"""A strict JSON reader for untrusted input; errors give a readable reason and the place.

Stricter than the standard library: no duplicate keys, no NaN or infinity, no lone surrogates, no deep nesting, not more
values than memory has room for. A byte order mark at the start is accepted. `entry` and `whole` read the values of an
object by type.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import NoReturn, TypeAlias, TypeVar

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.notation import shortened

Json: TypeAlias = "dict[str, Json] | list[Json] | str | int | float | bool | None"

DEEPEST = 64
"""The maximum nesting of lists and objects."""
MOST_VALUES = 2_000_000
"""The maximum number of values, as their commas and brackets are counted: each takes some sixty bytes of memory."""

_SURROGATE = re.compile("[\ud800-\udfff]")

_T = TypeVar("_T")


class JsonError(ValueError):
    """Raised for JSON that is invalid or not of the expected form.

    Attributes:
        reason: what is wrong.
        place: where, such as `deals[0].deck[13]`; empty: as a whole.
        message: place and reason together, for a player.
    """

    def __init__(self, reason: Message, place: str = "") -> None:
        """Keep the reason and the place for whoever tells the player."""
        super().__init__(f"{place}: {reason.text}" if place else reason.text)
        self.reason = reason
        self.place = place
        self.message = (
            QT_TRANSLATE_NOOP("json", "{place}: {reason}").put(place=shortened(place, 80), reason=reason)
            if place
            else reason
        )


def parse(data: str | bytes) -> Json:
    """Read one JSON value. Raises `JsonError`, whatever the data."""
    try:
        text = data.decode("utf-8-sig") if isinstance(data, bytes) else data.removeprefix("\ufeff")
    except UnicodeDecodeError:
        raise JsonError(QT_TRANSLATE_NOOP("json", "This isn’t UTF-8 text. Save it as UTF-8.")) from None
    if sum(map(text.count, "[{,")) > MOST_VALUES:
        raise JsonError(QT_TRANSLATE_NOOP("json", "There are too many entries."))
    try:
        value: Json = json.loads(
            text, object_pairs_hook=_without_repeats, parse_constant=_no_number, parse_float=_finite
        )
    except json.JSONDecodeError as error:
        message = QT_TRANSLATE_NOOP("json", "This isn’t valid JSON. Check line {line}, column {column}.")
        raise JsonError(message.put(line=error.lineno, column=error.colno)) from None
    except RecursionError:
        raise _too_deep() from None
    except JsonError:
        raise
    except ValueError:  # an integer with thousands of digits
        raise JsonError(QT_TRANSLATE_NOOP("json", "This number has too many digits. Use a shorter one.")) from None
    check(value)
    return value


def entry(value: Mapping[str, Json], key: str, kind: type[_T], default: _T | None = None, *, place: str = "") -> _T:
    """The value of a key, of this type (a bool is no int). Without a default the key must be there.

    Raises:
        JsonError: the key is missing or its value has another type; `place` is that of the object.
    """
    where = f"{place}.{key}" if place else key
    if key not in value:
        if default is None:
            raise JsonError(QT_TRANSLATE_NOOP("json", "This entry is missing. Add it."), where)
        return default
    found = value[key]
    if not isinstance(found, kind) or (isinstance(found, bool) and kind is int):
        raise wrong_type(kind, where)
    return found


def whole(value: Mapping[str, Json], key: str, least: int, most: int, *, place: str = "") -> int:
    """The whole number of a key, which must be there, from `least` to `most`. Raises `JsonError`."""
    number = entry(value, key, int, place=place)
    if not least <= number <= most:
        message = QT_TRANSLATE_NOOP("json", "Expected a whole number from {least} to {most}.")
        raise JsonError(message.put(least=least, most=most), f"{place}.{key}" if place else key)
    return number


def wrong_type(kind: type[object], place: str) -> JsonError:
    """The error for a value that is not of this type: bool, int, str, list or dict."""
    wanted: dict[type[object], Message] = {
        bool: QT_TRANSLATE_NOOP("json", "Expected true or false."),
        int: QT_TRANSLATE_NOOP("json", "Expected a whole number."),
        str: QT_TRANSLATE_NOOP("json", "Expected text in quotes."),
        list: QT_TRANSLATE_NOOP("json", "Expected a list."),
        dict: QT_TRANSLATE_NOOP("json", "Expected an object with keys."),
    }
    return JsonError(wanted[kind], place)


def depth(value: Json) -> int:
    """The maximum nesting of lists and objects; `DEEPEST` + 1 for everything deeper."""
    return sum(1 for _ in _levels(value)) - 1


def _levels(value: Json) -> Iterator[list[Json]]:
    """The value, then its children, then their children, and so on, to just below `DEEPEST`."""
    level: list[Json] = [value]
    for _ in range(DEEPEST + 2):
        if not level:
            return
        yield level
        inner: list[Json] = []
        for item in level:
            if isinstance(item, list):
                inner.extend(item)
            elif isinstance(item, dict):
                inner.extend(item)
                inner.extend(item.values())
        level = inner


def check(value: Json) -> None:
    """Raise `JsonError` for a value that `parse` would refuse in writing: too deep, or with a broken character."""
    for number, level in enumerate(_levels(value)):
        if number > DEEPEST:
            raise _too_deep()
        for item in level:
            if isinstance(item, str) and not item.isascii() and _SURROGATE.search(item):
                raise JsonError(
                    QT_TRANSLATE_NOOP(
                        "json", "The text has a broken character (an unpaired surrogate). Write it in full."
                    )
                )


def _without_repeats(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    found = dict(pairs)
    if len(found) != len(pairs):
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                message = QT_TRANSLATE_NOOP("json", "The key “{key}” appears twice in one object. Keep only one.")
                raise JsonError(message.put(key=shortened(key)))
            seen.add(key)
    return found


def _no_number(text: str) -> NoReturn:
    raise JsonError(QT_TRANSLATE_NOOP("json", "JSON has no number {word}. Use a finite one.").put(word=text))


def _finite(text: str) -> float:
    number = float(text)
    if number in (float("inf"), float("-inf")):
        raise JsonError(QT_TRANSLATE_NOOP("json", "This number is too large. Use a smaller one."))
    return number


def _too_deep() -> JsonError:
    message = QT_TRANSLATE_NOOP("json", "Lists and objects are nested too deeply. Use at most {most} levels.")
    return JsonError(message.put(most=DEEPEST))
