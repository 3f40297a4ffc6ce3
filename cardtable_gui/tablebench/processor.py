"""What a virtual machine's host took of its processors: a figure measured meanwhile says little about the program."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

STAT = Path("/proc/stat")
_USED = 8
"""Of the numbers in the first line so many add up to all the time there was; the last of them is what was stolen."""


def times() -> Sequence[int] | None:
    """The processors' times so far, in ticks (proc(5): user ... steal); None where the system tells none."""
    try:
        name, *numbers = STAT.read_text(encoding="ascii").split("\n", 1)[0].split()
    except OSError:
        return None
    return [int(number) for number in numbers[:_USED]] if name == "cpu" and len(numbers) >= _USED else None


def stolen_since(before: Sequence[int] | None) -> float | None:
    """The share (0-1) of the processors' time since then that the host gave to others; None where nobody tells."""
    now = times()
    if before is None or now is None:
        return None
    spent = [after - earlier for after, earlier in zip(now, before, strict=True)]
    return spent[-1] / max(1, sum(spent))
