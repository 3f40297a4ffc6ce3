"""Processor time taken by a virtual machine's host: with much of it, measurements say little about the program."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

STAT = Path("/proc/stat")
_USED = 8
"""The number of fields in the first line that add up to the total time; the last of them is the stolen time."""


def times() -> Sequence[int] | None:
    """The processors' times so far, in ticks (proc(5): user ... steal); None where the system does not report them."""
    try:
        name, *numbers = STAT.read_text(encoding="ascii").split("\n", 1)[0].split()
    except OSError:
        return None
    return [int(number) for number in numbers[:_USED]] if name == "cpu" and len(numbers) >= _USED else None


def stolen_since(before: Sequence[int] | None) -> float | None:
    """The share (0-1) of the processors' time since then that the host gave to others; None if unknown."""
    now = times()
    if before is None or now is None:
        return None
    spent = [after - earlier for after, earlier in zip(now, before, strict=True)]
    return spent[-1] / max(1, sum(spent))
