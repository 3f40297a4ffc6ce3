"""A conversation over streams: one answer per line, in order, for any input."""

from __future__ import annotations

import json
from io import BytesIO
from random import Random
from typing import Any

from cardtable_gui.engine import serve
from cardtable_gui.engine.service import MAX_BYTES, encode


def converse(data: bytes) -> list[dict[str, Any]]:
    answers = BytesIO()
    serve(BytesIO(data), answers, Random(1))
    return [json.loads(line) for line in answers.getvalue().split(b"\n")[:-1]]


def test_every_line_gets_one_answer_in_order() -> None:
    lines = [b'{"op":"hello","id":1}', b"", b"\xff", b'{"op":"state","id":2}', b'{"op":"hello","id":3}']
    answers = converse(b"\n".join(lines))
    assert [answer.get("id") for answer in answers] == [1, None, None, 2, 3]


def test_the_last_line_needs_no_end() -> None:
    assert converse(b'{"op":"hello"}')[0]["ok"]
    assert converse(b"") == []


def test_a_line_that_is_too_long_costs_one_answer() -> None:
    long = b'{"op":"' + b"x" * (2 * MAX_BYTES) + b'"}\n'
    answers = converse(long + b'{"op":"hello"}\n')
    assert [answer["ok"] for answer in answers] == [False, True]
    assert answers[0]["code"] == "bad_request"
    just = b'{"op":"hello","x":"' + b"x" * (MAX_BYTES - 30)
    assert [answer["ok"] for answer in converse(just + b'"}\n{"op":"hello"}')] == [True, True]


def test_answers_are_single_lines_of_utf8() -> None:
    assert encode({"ok": True, "id": "猫"}) == '{"ok":true,"id":"猫"}\n'.encode()
    for separator in "\n\r\u2028\u2029\x85\x0b\x1c":
        line = encode({"id": f"a{separator}猫"})
        assert len(line.decode().splitlines()) == 1
        assert json.loads(line) == {"id": f"a{separator}猫"}


def test_answers_are_flushed_line_by_line() -> None:
    flushed: list[int] = []

    class Watched(BytesIO):
        def flush(self) -> None:
            flushed.append(self.getvalue().count(b"\n"))

    serve(BytesIO(b"{}\n{}\n{}\n"), Watched(), Random(1))
    assert flushed[:3] == [1, 2, 3]
