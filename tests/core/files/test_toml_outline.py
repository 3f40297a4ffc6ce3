"""Untrusted TOML is checked before parsing: its nesting, its line lengths and the lines of its keys."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable_gui.core.files import house_file
from cardtable_gui.core.files.house_file import HouseFileError
from cardtable_gui.core.files.limits import DEEPEST_HOUSE, LONGEST_HOUSE_LINE, MOST_HOUSE_BYTES
from cardtable_gui.core.files.toml_outline import OutlineError, outline
from cardtable_gui.core.strict_json import JsonError

FILE = """\
# a.b.c.d.e.f.g.h.i = [[[[[[[[[[
name = "mine" # [[
text = \"\"\"
[no.table]
no_key = 1 \\\"\"\"
\"\"\"\"
other = '''
[[neither]] '''
list = [ # [
  [1, 2], { x = "]" },
]

[work]
least = 2
most.of = 1.5
"a key" = '['

[[cards]]
value = 1
  [[cards.parts]]
  'n' = 1
[[cards]]
value = 2
"""


def test_every_table_and_key_has_its_line() -> None:
    assert tomllib.loads(FILE)
    assert outline(FILE, 8, 100) == {
        "name": 2,
        "text": 3,
        "other": 7,
        "list": 9,
        "work": 13,
        "work.least": 14,
        "work.most.of": 15,
        "work.a key": 16,
        "cards": 18,
        "cards[0]": 18,
        "cards[0].value": 19,
        "cards.parts": 20,
        "cards.parts[0]": 20,
        "cards.parts[0].n": 21,
        "cards[1]": 22,
        "cards[1].value": 23,
    }


def nested(value: Any) -> int:
    """How many keys and lists lie around the deepest value."""
    if isinstance(value, dict):
        return max((1 + nested(item) for item in value.values()), default=0)
    if isinstance(value, list):
        return max((1 + nested(item) for item in value), default=1)
    return 0


lines = st.sampled_from(
    ["a", "[", "]", "[[", "]]", "{", "}", ".", "=", ",", "1", '"', "'", '"""', "'''", "\\", "#", "\n", " ", "b", "\r\n"]
)


@given(st.lists(lines, max_size=60).map("".join) | st.text(max_size=60))
def test_what_is_toml_is_never_deeper_than_it_was_found_to_be(text: str) -> None:
    """Any soup of TOML's signs: where the parser takes it, the outline saw its depth, lists of tables apart."""
    for deepest in range(6):
        try:
            outline(text, deepest, 1000)
        except OutlineError:
            continue
        try:
            found = tomllib.loads(text)
        except tomllib.TOMLDecodeError:
            return
        assert nested(found) <= 2 * deepest
        return


keys = st.lists(st.sampled_from(["a", "b", '"c d"', "'e'"]), min_size=1, max_size=4).map(".".join)
values = st.recursive(
    st.sampled_from(["1", "1.5", "true", '"x ] }"', "'[{'", '"""\n[a]\n"""', "1979-05-27T07:32:00Z"]),
    lambda inner: (
        st.lists(inner, max_size=3).map(lambda items: "[" + ",\n".join(items) + "]")
        | st.lists(inner, max_size=3).map(
            lambda items: "{" + ", ".join(f"k{n}.l = {item}" for n, item in enumerate(items)) + "}"
        )
    ),
    max_leaves=6,
)
statements = st.tuples(keys, values).map(" = ".join) | keys.map("[{}]".format) | keys.map("[[{}]]".format)


@given(st.lists(statements, max_size=6).map("\n".join))
def test_what_a_person_might_write_is_found_as_deep_as_it_is(text: str) -> None:
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return
    least = next(deepest for deepest in range(40) if _fits(text, deepest))
    assert nested(found) <= 2 * least
    assert least <= nested(found) + 2  # A point in a number counts, and so does an empty list or table.


def _fits(text: str, deepest: int) -> bool:
    try:
        outline(text, deepest, 10_000)
    except OutlineError:
        return False
    return True


DEEP = {
    "dotted key": ("x = 1\n" + "a." * 400 + "a = 1", 2),
    "header": ("[" + "a." * 400 + "a]", 1),
    "header of many": ("[[" + "a." * 400 + "a]]", 1),
    "header and key": ("[a.a.a.a.a.a]\nb = 1\na.a.a = 1", 3),
    "lists": ("a = " + "[\n" * 20_000 + "]\n" * 20_000, DEEPEST_HOUSE),
    "tables in a line": ("a = " + "{ a = " * 100 + "1" + "}" * 100, 1),
    "dots in a table in a line": ("a = { " + "a." * 400 + "a = 1 }", 1),
    "quoted": ('"a".' * 240 + "a = 1", 1),
    "never closed": ("a = " + "[" * 900, 1),
}


@pytest.mark.parametrize("name", DEEP)
def test_what_is_too_deep_is_refused_with_its_line_before_it_is_parsed(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(_text: str) -> None:
        raise AssertionError("parsed")

    monkeypatch.setattr(tomllib, "loads", never)
    text, line = DEEP[name]
    with pytest.raises(HouseFileError) as caught:
        house_file.read(text.encode(), "deep.toml", dict)
    assert caught.value.line == line
    assert "nested too deeply" in str(caught.value)


@pytest.mark.parametrize("dots", [1_200, 30_000])
def test_a_key_of_thousands_of_dots_is_refused_at_once(dots: int) -> None:
    text = "format = 1\n" + "a." * dots + "a=1"
    with pytest.raises(HouseFileError) as caught:
        house_file.read(text.encode(), "dots.toml", dict)
    assert str(caught.value).startswith("dots.toml, line 2: This line is too long.")


def test_a_line_has_room_for_its_longest() -> None:
    line = "a = '" + "x" * (LONGEST_HOUSE_LINE - 6) + "'"
    assert house_file.read(line.encode(), "long.toml", dict)
    with pytest.raises(HouseFileError):
        house_file.read((line + " ").encode(), "long.toml", dict)


@pytest.mark.parametrize(
    "text",
    [
        "a = 0x" + "f" * 900,
        "a = 9223372036854775808",
        "a = inf",
        "a = 1979-05-27",
        "a = [1, [2020-01-01T00:00:00Z]]",
    ],
)
def test_what_no_record_could_hold_is_refused(text: str) -> None:
    with pytest.raises(HouseFileError):
        house_file.read(text.encode(), "odd.toml", dict)


def test_a_file_that_would_be_too_large_in_a_record_is_refused() -> None:
    """Within the limit as it comes; as JSON it takes half as much again."""
    text = "\n".join(f"a{number}=1" for number in range(MOST_HOUSE_BYTES // 9))
    assert len(text) < MOST_HOUSE_BYTES
    with pytest.raises(HouseFileError) as caught:
        house_file.read(text.encode(), "large.toml", dict)
    assert "too large" in str(caught.value)


@given(
    st.binary(max_size=80)
    | st.text(max_size=80).map(str.encode)
    | st.lists(lines, max_size=40).map("".join).map(str.encode)
)
def test_any_file_is_read_or_refused_with_its_line(data: bytes) -> None:
    def check(content: object) -> None:
        raise JsonError(house_file.TOO_LARGE, "a.b[2].c")

    with pytest.raises(HouseFileError) as caught:
        house_file.read(data, "x.toml", check)
    assert 1 <= caught.value.line <= 1 + data.count(b"\n")


@pytest.mark.parametrize("filling", [" ", "\t", "[", "a ", "- ", ".", '\\"'])
def test_lines_in_a_text_cost_nothing_however_odd_they_are(filling: str) -> None:
    """A pattern that looks for headers in every line takes cubic time here."""
    line = "[" + filling * (900 // len(filling))
    text = "x = '''\n" + "\n".join([line] * 100) + "\n'''\n"
    with pytest.raises(HouseFileError) as caught:
        house_file.read(text.encode(), "x.toml", refuse)
    assert caught.value.line == 1


def refuse(content: object) -> None:
    raise JsonError(house_file.TOO_LARGE, "format")


@pytest.mark.parametrize(("too_long", "words"), [(True, "line 3 is too long"), (False, "line 3 is too deep")])
def test_an_error_tells_line_and_reason(too_long: bool, words: str) -> None:
    assert str(OutlineError(3, too_long=too_long)) == words
