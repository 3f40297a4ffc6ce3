"""The claims of `i18n/claims.toml`: a text, where it stands, and the figure of `balance` that it tells.

    [[claim]]
    text = "With three players about one game in seven ends in its first week."
    file = "i18n/rules/en/godan.md"
    command = "balance godan --seats normal,normal,normal --matches 2000"
    figure = "first_period"
    from = 0.12
    to = 0.16

`figure` is a place in the command's JSON answer: `length.weeks.mean`, `seats.0.share`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
LIST = ROOT / "i18n" / "claims.toml"


@dataclass(frozen=True)
class Claim:
    """A text about play, and what makes it true: the figure of a command's answer lies from `least` to `most`."""

    text: str
    file: str
    command: tuple[str, ...]
    figure: str
    least: float
    most: float

    def told(self, answer: Mapping[str, Any]) -> float:
        """The figure in an answer. Raises `LookupError` if there is none."""
        found: Any = answer
        for key in self.figure.split("."):
            found = found[int(key)] if isinstance(found, list) else found[key]
        return float(found)

    def holds(self, answer: Mapping[str, Any]) -> bool:
        """Whether the answer bears the text out."""
        return self.least <= self.told(answer) <= self.most


def claims(path: Path = LIST) -> list[Claim]:
    """All claims."""
    return [
        Claim(each["text"], each["file"], tuple(each["command"].split()), each["figure"], each["from"], each["to"])
        for each in tomllib.loads(path.read_text(encoding="utf-8"))["claim"]
    ]
