"""Untrusted JSON is read strictly, with readable errors."""

from __future__ import annotations

import json
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable_gui.core import strict_json
from cardtable_gui.core.strict_json import DEEPEST, Json, JsonError, entry, parse, whole

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=20,
)


@given(values)
def test_what_json_writes_is_read(value: Json) -> None:
    try:
        text = json.dumps(value, ensure_ascii=False)
        data = text.encode()
    except UnicodeEncodeError:
        return
    assert parse(text) == value
    assert parse(data) == value
    assert parse(b"\xef\xbb\xbf" + data) == value


@given(st.text() | st.binary())
def test_anything_else_is_refused_and_nothing_else_is_raised(data: str | bytes) -> None:
    with suppress(JsonError):
        parse(data)


@pytest.mark.parametrize(
    "data",
    [
        "",
        "{",
        '{"a": 1, "a": 2}',
        '[{"b": {"a": 1, "a": 1}}]',
        "NaN",
        "[-Infinity]",
        "1e999",
        "-1e999",
        "9" * 5000,
        "[" * (DEEPEST + 2) + "]" * (DEEPEST + 2),
        "[" * 100_000,
        '{"a":' * 100_000,
        r'"\ud800"',
        r'{"\udfff": 1}',
        b"\xff",
        b"\xed\xa0\x80",
        "\x00",
        "1 2",
    ],
)
def test_bad_json_is_refused(data: str | bytes) -> None:
    with pytest.raises(JsonError):
        parse(data)


def test_nesting_is_allowed_to_its_limit() -> None:
    assert parse("[" * DEEPEST + "1" + "]" * DEEPEST)


def test_there_are_no_more_values_than_memory_has_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strict_json, "MOST_VALUES", 5)
    assert parse('{"a": [1, 2], "b": 3}') == {"a": [1, 2], "b": 3}
    assert parse(b"[[],[]]") == [[], []]
    for data in ("[[],[],[]]", b"[1,1,1,1,1,1]", "[{},{},{}]", "[[[[[["):
        with pytest.raises(JsonError, match="too many"):
            parse(data)


def test_the_line_and_column_of_a_mistake_are_told() -> None:
    with pytest.raises(JsonError) as caught:
        parse('{"a": 1,\n "b" 2}')
    assert caught.value.reason.places == {"line": 2, "column": 6}


def test_an_entry_has_the_type_asked_for() -> None:
    value: dict[str, Json] = {"number": 3, "text": "x", "list": [1], "object": {}, "flag": True}
    assert entry(value, "number", int) == 3
    assert entry(value, "text", str) == "x"
    assert entry(value, "flag", bool) is True
    assert entry(value, "absent", list, []) == []
    wrong: list[tuple[str, type]] = [
        ("number", bool),
        ("text", int),
        ("flag", int),
        ("number", str),
        ("object", list),
        ("list", dict),
    ]
    for key, kind in wrong:
        with pytest.raises(JsonError) as caught:
            entry(value, key, kind, place="deals[0]")
        assert caught.value.place == f"deals[0].{key}"
    with pytest.raises(JsonError) as caught:
        entry(value, "absent", str)
    assert caught.value.place == "absent"


@pytest.mark.parametrize("number", [-1, 4, 10**30])
def test_a_whole_number_keeps_its_limits(number: int) -> None:
    assert whole({"n": 0}, "n", 0, 3) == 0
    assert whole({"n": 3}, "n", 0, 3) == 3
    with pytest.raises(JsonError):
        whole({"n": number}, "n", 0, 3)
