"""The processes that a process has started, where the system tells (Linux)."""

from __future__ import annotations

from pathlib import Path


def children(pid: int) -> list[int]:
    """Those that it started itself; a thread that ends while this is asked doesn't matter."""
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        try:
            found += map(int, task.read_text("ascii").split())
        except (FileNotFoundError, ProcessLookupError):
            continue
    return found


def descendants(pid: int) -> list[int]:
    """Those that it started, and those that they started; none where the system doesn't tell."""
    return [each for child in children(pid) for each in (child, *descendants(child))]


def program_name(pid: int) -> str:
    """What the system calls a process; empty if it has ended."""
    try:
        return Path(f"/proc/{pid}/comm").read_text("utf-8").strip()
    except (FileNotFoundError, ProcessLookupError):
        return ""
