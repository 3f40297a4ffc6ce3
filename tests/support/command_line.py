"""Running the program's commands in this process, and what they did."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

KANA = re.compile("[\u3040-\u30ff]")

SIMULATE = ("simulate", "kobayakawa", "--seats", "easy,easy,random")


class Ran:
    """What a command did."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    @property
    def answer(self) -> Any:
        assert self.code == 0, self.err
        assert self.out.count("\n") == 1
        return json.loads(self.out)

    @property
    def complaint(self) -> str:
        """The one line of a refusal."""
        assert self.code == 2
        assert self.out == ""
        assert self.err.count("\n") == 1
        assert self.err.startswith("cardtable-gui: ")
        return self.err.strip()


Run = Callable[..., Ran]


def without_times(answer: Any) -> Any:
    """An answer of `simulate` or `arena` without its times."""
    seats = [
        {key: value for key, value in seat.items() if not key.startswith(("ms", "cpu"))} for seat in answer["seats"]
    ]
    return {**answer, "seats": seats}
