"""Schemas of JSON values, as functions that check them: types, ranges, lengths and counts.

A schema is called with a value and its place, returns the value as the program uses it, and raises `JsonError` for
anything else. Files that may be a stranger's are read by schemas, so that nothing behind them meets a surprise.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from datetime import date
from typing import Any, TypeAlias, TypeVar

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.strict_json import Json, JsonError, wrong_type

T = TypeVar("T")

Schema: TypeAlias = Callable[[Json, str], T]
"""Value and place to the checked value."""

MOST = 2**53
"""Whole numbers beyond this are no times, counts or scores, and not every program reads them."""
LATEST_S = 32_503_680_000
"""The year 3000, in seconds since 1970: not every system tells the date of later times."""
LONGEST_KEY = 200


def whole(least: int = -MOST, most: int = MOST) -> Schema[int]:
    """A whole number in this range."""

    def check(value: Json, place: str) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise wrong_type(int, place)
        if not least <= value <= most:
            message = QT_TRANSLATE_NOOP("json", "Expected a whole number from {least} to {most}.")
            raise JsonError(message.put(least=least, most=most), place)
        return value

    return check


def number(least: float, most: float) -> Schema[float]:
    """A number in this range, whole or not."""

    def check(value: Json, place: str) -> float:
        if not isinstance(value, int | float) or isinstance(value, bool) or not least <= value <= most:
            message = QT_TRANSLATE_NOOP("json", "Expected a number from {least} to {most}.")
            raise JsonError(message.put(least=f"{least:g}", most=f"{most:g}"), place)
        return float(value)

    return check


def flag(value: Json, place: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise wrong_type(bool, place)
    return value


def text(most: int, form: str = "") -> Schema[str]:
    """A text of at most so many characters, which matches the regular expression `form`, if there is one."""
    pattern = re.compile(form) if form else None

    def check(value: Json, place: str) -> str:
        if not isinstance(value, str):
            raise wrong_type(str, place)
        if len(value) > most:
            message = QT_TRANSLATE_NOOP("json", "This text is too long. Use at most {most} characters.")
            raise JsonError(message.put(most=most), place)
        if pattern is not None and not pattern.fullmatch(value):
            raise JsonError(QT_TRANSLATE_NOOP("json", "This text can’t be used here."), place)
        return value

    return check


def day(value: Json, place: str) -> date:
    """A day, as `2026-11-27`."""
    try:
        return date.fromisoformat(text(10, "[0-9]{4}-[0-9]{2}-[0-9]{2}")(value, place))
    except ValueError as error:
        if isinstance(error, JsonError):
            raise
        raise JsonError(QT_TRANSLATE_NOOP("json", "Expected a date such as 2026-11-27."), place) from None


def listed(item: Schema[T], most: int, *, least: int = 0) -> Schema[list[T]]:
    """A list with so many entries."""

    def check(value: Json, place: str) -> list[T]:
        if not isinstance(value, list):
            raise wrong_type(list, place)
        if not least <= len(value) <= most:
            message = QT_TRANSLATE_NOOP("json", "Expected a list of {least} to {most} entries.")
            raise JsonError(message.put(least=least, most=most), place)
        return [item(each, f"{place}[{index}]") for index, each in enumerate(value)]

    return check


def mapped(value_of: Schema[T], most: int, *, key: str = "") -> Schema[dict[str, T]]:
    """An object with at most so many entries of one kind, whose keys match the regular expression `key`."""
    key_of = text(LONGEST_KEY, key)

    def check(value: Json, place: str) -> dict[str, T]:
        entries = an_object(value, place)
        if len(entries) > most:
            message = QT_TRANSLATE_NOOP("json", "Expected an object with at most {most} entries.")
            raise JsonError(message.put(most=most), place)
        return {key_of(name, place): value_of(each, within(place, name)) for name, each in entries.items()}

    return check


def fields(
    needed: Mapping[str, Schema[Any]], possible: Mapping[str, Schema[Any]] | None = None
) -> Schema[dict[str, Any]]:
    """An object with these keys; those that are possible may be missing, and keys that nobody knows are left out."""
    known = {**needed, **(possible or {})}

    def check(value: Json, place: str) -> dict[str, Any]:
        entries = an_object(value, place)
        for key in needed:
            if key not in entries:
                raise JsonError(QT_TRANSLATE_NOOP("json", "This entry is missing. Add it."), within(place, key))
        return {key: schema(entries[key], within(place, key)) for key, schema in known.items() if key in entries}

    return check


def optional(schema: Schema[T]) -> Schema[T | None]:
    """A schema that also allows null."""

    def check(value: Json, place: str) -> T | None:
        return None if value is None else schema(value, place)

    return check


def kept(schema: Schema[Any]) -> Schema[Json]:
    """The value as it is, with whatever a newer version added, if the schema allows it."""

    def check(value: Json, place: str) -> Json:
        schema(value, place)
        return value

    return check


def an_object(value: Json, place: str) -> dict[str, Json]:
    """Any object with keys."""
    if not isinstance(value, dict):
        raise wrong_type(dict, place)
    return value


def within(place: str, key: str) -> str:
    """The place of a key in the object at a place."""
    return f"{place}.{key}" if place else key
