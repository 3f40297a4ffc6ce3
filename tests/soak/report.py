"""What a part of the soak is asked for, and what it found: figures, and findings with what proves them."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random


@dataclass(frozen=True)
class Order:
    """Go on for so many seconds, at least one round; the same seed tries the same things."""

    seconds: float
    seed: int
    keep: Path
    """Where records, pictures and diaries of findings go. Made when something is found."""

    def rng(self) -> Random:
        """Give all the chance that a part has."""
        return Random(self.seed)

    def deadline(self, share: float = 1.0) -> Deadline:
        """Begin to count a share of the time."""
        return Deadline(self.seconds * share)


class Deadline:
    """Counts from now on."""

    def __init__(self, seconds: float) -> None:
        self._ends = time.monotonic() + seconds

    @property
    def over(self) -> bool:
        """Whether the time is used up."""
        return time.monotonic() >= self._ends


MOST_TOLD = 20
"""So many findings are told in full; all are counted."""


@dataclass
class Report:
    """What a part counted and found."""

    part: str
    order: Order
    figures: Counter[str] = field(default_factory=Counter)
    """Sums, by what was counted."""
    measures: dict[str, str] = field(default_factory=dict)
    """What is not a sum."""
    findings: list[str] = field(default_factory=list)

    def count(self, what: str, number: int = 1) -> None:
        """Add to a sum. A sum that is begun with 0 is told even if it stays there."""
        self.figures[what] += number

    def found(self, what: str, proof: str | bytes = "", ending: str = "txt") -> None:
        """Note something that must not be, and keep what proves it."""
        number = len(self.findings) + 1
        place = ""
        if proof and number <= MOST_TOLD:
            self.order.keep.mkdir(parents=True, exist_ok=True)
            file = self.order.keep / f"{self.part}-{number}.{ending}"
            file.write_bytes(proof.encode() if isinstance(proof, str) else proof)
            place = f" ({file})"
        self.findings.append(what + place)

    def lines(self) -> list[str]:
        """A line for each figure and finding."""
        told = [f"{self.part:<8} {what}: {number:,}" for what, number in self.figures.items()]
        told += [f"{self.part:<8} {what}: {value}" for what, value in self.measures.items()]
        told += [f"{self.part:<8} FOUND {finding}" for finding in self.findings[:MOST_TOLD]]
        if len(self.findings) > MOST_TOLD:
            told.append(f"{self.part:<8} FOUND {len(self.findings) - MOST_TOLD} more")
        return told
