"""The engine's conversation: one answer line per request line."""

from __future__ import annotations

import json
from random import Random
from typing import BinaryIO, Final, Protocol

from cardtable_gui.core.files import limits
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.strict_json import Json
from cardtable_gui.engine.engine_language import say
from cardtable_gui.engine.engine_session import EngineSession

MAX_BYTES: Final = 3 * limits.MAX_BYTES + 1_000_000
"""A longer line is refused; the largest record fits, even with every character escaped."""

_TOO_LONG = QT_TRANSLATE_NOOP("engine", "This line is too long. Use at most {most} bytes.")


class Requests(Protocol):
    """Where requests come from."""

    def readline(self, limit: int, /) -> bytes:
        """The next line, or its first bytes; nothing at the end."""


def serve(requests: Requests, answers: BinaryIO, rng: Random) -> None:
    """Answer every line until the end of the input. Answers are UTF-8 and flushed line by line."""
    engine = EngineSession(rng)
    while line := requests.readline(MAX_BYTES + 1):
        if len(line) > MAX_BYTES and not line.endswith(b"\n"):
            _skip_rest(requests)
            answer: dict[str, Json] = {
                "ok": False,
                "code": "bad_request",
                "message": say(_TOO_LONG.put(most=MAX_BYTES), "en"),
            }
        else:
            answer = engine.answer(line)
        answers.write(encode(answer))
        answers.flush()


def encode(answer: dict[str, Json]) -> bytes:
    """One line of JSON, without line breaks of any kind in its texts."""
    text = json.dumps(answer, ensure_ascii=False, separators=(",", ":"))
    if len(text.splitlines()) > 1:
        text = json.dumps(answer, separators=(",", ":"))
    return text.encode() + b"\n"


def _skip_rest(requests: Requests) -> None:
    while piece := requests.readline(MAX_BYTES):
        if piece.endswith(b"\n"):
            return
