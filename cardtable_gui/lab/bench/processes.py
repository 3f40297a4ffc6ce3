"""A process and what it started, and the processors, as Linux tells of them below /proc (proc(5))."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

STAT = Path("/proc/stat")
_USED = 8
"""The number of fields in its first line that add up to the total time; the last of them is the stolen time."""


def children(pid: int) -> list[int]:
    """The processes that a process has started itself and that haven't ended."""
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        try:
            found += map(int, task.read_text(encoding="ascii").split())
        except (FileNotFoundError, ProcessLookupError):
            # This thread has just ended.
            continue
    return found


def descendants(pid: int) -> list[int]:
    """The processes that a process has started, directly or through others."""
    return [each for child in children(pid) for each in (child, *descendants(child))]


def memory_kib(pid: int) -> int | None:
    """The proportional set size of a process, in KiB; None if it has ended, or the system doesn't report it."""
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii").splitlines()
    except OSError:
        return None
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))


def whole_memory_kib(pid: int) -> int | None:
    """The proportional set size of a process and its descendants, in KiB; None as for `memory_kib`."""
    own = memory_kib(pid)
    return None if own is None else own + sum(memory_kib(each) or 0 for each in descendants(pid))


def processor_times() -> Sequence[int] | None:
    """The processors' times so far, in ticks (proc(5): user ... steal); None where the system does not report them."""
    try:
        name, *numbers = STAT.read_text(encoding="ascii").split("\n", 1)[0].split()
    except OSError:
        return None
    return [int(number) for number in numbers[:_USED]] if name == "cpu" and len(numbers) >= _USED else None


def stolen_since(before: Sequence[int] | None) -> float | None:
    """The share (0-1) of the processors' time since then that a virtual machine's host gave to others; None if unknown.

    With much of it, measurements say little about the program.
    """
    now = processor_times()
    if before is None or now is None:
        return None
    spent = [after - earlier for after, earlier in zip(now, before, strict=True)]
    return spent[-1] / max(1, sum(spent))
