"""JSON from strangers: read strictly, refused in words.

Stricter than the standard library: no key twice, no NaN or infinity, no broken surrogates, no deep nesting. A byte
order mark at the start is accepted.
"""

from __future__ import annotations

import json
import re
from typing import NoReturn, TypeAlias

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.notation import shortened

Json: TypeAlias = "dict[str, Json] | list[Json] | str | int | float | bool | None"

DEEPEST = 64
"""So many lists and objects may lie in one another."""

_SURROGATE = re.compile("[\ud800-\udfff]")


class JsonError(ValueError):
    """Raised for a text that is not the JSON we read; `message` says why, for a player."""

    def __init__(self, message: Message) -> None:
        """Keep the message for whoever tells the player."""
        super().__init__(message.text)
        self.message = message


def parse(data: str | bytes) -> Json:
    """Read one JSON value. Raises `JsonError`, whatever the data."""
    try:
        text = data.decode("utf-8-sig") if isinstance(data, bytes) else data.removeprefix("\ufeff")
    except UnicodeDecodeError:
        raise JsonError(QT_TRANSLATE_NOOP("json", "This is not text in UTF-8.")) from None
    try:
        value: Json = json.loads(
            text, object_pairs_hook=_without_repeats, parse_constant=_no_number, parse_float=_finite
        )
    except json.JSONDecodeError as error:
        message = QT_TRANSLATE_NOOP("json", "This is not JSON (line {line}, column {column}).")
        raise JsonError(message.put(line=error.lineno, column=error.colno)) from None
    except RecursionError:
        raise _too_deep() from None
    except JsonError:
        raise
    except ValueError:  # a whole number with thousands of digits
        raise JsonError(QT_TRANSLATE_NOOP("json", "A number here is too long.")) from None
    _check(value)
    return value


def _check(value: Json) -> None:
    level: list[Json] = [value]
    for _ in range(DEEPEST + 1):
        inner: list[Json] = []
        for item in level:
            if isinstance(item, str):
                if not item.isascii() and _SURROGATE.search(item):
                    raise JsonError(QT_TRANSLATE_NOOP("json", "A character here is broken (half of a pair)."))
            elif isinstance(item, list):
                inner.extend(item)
            elif isinstance(item, dict):
                inner.extend(item)
                inner.extend(item.values())
        if not inner:
            return
        level = inner
    raise _too_deep()


def _without_repeats(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    found = dict(pairs)
    if len(found) != len(pairs):
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                message = QT_TRANSLATE_NOOP("json", "The key “{key}” stands in one object twice.")
                raise JsonError(message.put(key=shortened(key)))
            seen.add(key)
    return found


def _no_number(text: str) -> NoReturn:
    raise JsonError(QT_TRANSLATE_NOOP("json", "{word} is not a number in JSON.").put(word=text))


def _finite(text: str) -> float:
    number = float(text)
    if number in (float("inf"), float("-inf")):
        raise JsonError(QT_TRANSLATE_NOOP("json", "A number here is too large."))
    return number


def _too_deep() -> JsonError:
    return JsonError(QT_TRANSLATE_NOOP("json", "Lists and objects are nested too deeply here."))
