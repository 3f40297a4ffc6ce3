"""Schemas say what a value must look like, and where it is wrong."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from cardtable_gui.core.files.schema import (
    MOST,
    Schema,
    an_object,
    day,
    fields,
    flag,
    kept,
    listed,
    mapped,
    number,
    optional,
    text,
    whole,
)
from cardtable_gui.core.strict_json import Json, JsonError

PERSON = fields({"name": text(5)}, {"age": whole(0, 150), "friends": listed(text(5), 2)})


@pytest.mark.parametrize(
    ("schema", "value", "read"),
    [
        (whole(0, 3), 3, 3),
        (whole(), -MOST, -MOST),
        (number(0, 1), 1, 1.0),
        (number(0, 1), 0.5, 0.5),
        (flag, False, False),
        (text(3), "日本語", "日本語"),
        (text(3, "[a-z]*"), "", ""),
        (day, "2026-11-27", date(2026, 11, 27)),
        (listed(flag, 2), [True, False], [True, False]),
        (mapped(whole(), 1), {"a": 1}, {"a": 1}),
        (optional(flag), None, None),
        (PERSON, {"name": "Mia", "new": 1}, {"name": "Mia"}),
        (kept(PERSON), {"name": "Mia", "new": 1}, {"name": "Mia", "new": 1}),
        (an_object, {}, {}),
    ],
)
def test_a_value_of_the_form_is_read(schema: Schema[Any], value: Json, read: object) -> None:
    found = schema(value, "")
    assert (found, type(found)) == (read, type(read))


@pytest.mark.parametrize(
    ("schema", "value", "place"),
    [
        (whole(0, 3), 4, "x"),
        (whole(0, 3), -1, "x"),
        (whole(0, 3), True, "x"),
        (whole(0, 3), 1.0, "x"),
        (whole(), 2**53 + 1, "x"),
        (number(0, 1), 1.5, "x"),
        (number(0, 1), True, "x"),
        (number(0, 1), "0", "x"),
        (flag, 1, "x"),
        (flag, None, "x"),
        (text(3), "four", "x"),
        (text(3), 3, "x"),
        (text(9, "[a-z]*"), "a\n", "x"),
        (day, "2026-02-30", "x"),
        (day, "20261127", "x"),
        (day, "today", "x"),
        (day, 3, "x"),
        (listed(flag, 2), [True] * 3, "x"),
        (listed(flag, 2, least=1), [], "x"),
        (listed(flag, 2), [True, 2], "x[1]"),
        (listed(flag, 2), "text", "x"),
        (mapped(whole(), 1), {"a": 1, "b": 2}, "x"),
        (mapped(whole(), 1, key="[a-z]"), {"A": 1}, "x"),
        (mapped(whole(), 1), {"a": "1"}, "x.a"),
        (mapped(whole(), 1), [], "x"),
        (PERSON, {}, "x.name"),
        (PERSON, {"name": "Mia", "age": 151}, "x.age"),
        (PERSON, {"name": "Mia", "friends": ["Ken", 1]}, "x.friends[1]"),
        (PERSON, [], "x"),
        (kept(PERSON), {"name": 1}, "x.name"),
        (optional(flag), 0, "x"),
    ],
)
def test_any_other_value_is_refused_with_its_place(schema: Schema[Any], value: Json, place: str) -> None:
    with pytest.raises(JsonError) as refused:
        schema(value, "x")
    assert refused.value.place == place
