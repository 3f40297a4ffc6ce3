"""A process and what it started, as Linux tells it below /proc (proc(5)); other systems tell nothing."""

from __future__ import annotations

from pathlib import Path


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
