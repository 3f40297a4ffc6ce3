"""The summary of results: a table by folder, and every surviving mutant."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import PurePosixPath

from mutation.trial import Result

WANTED = 0.85
"""The required share of killed mutants, without equivalent ones."""


def share(results: Sequence[Result]) -> float:
    """The share of mutants killed, without equivalent ones; 1 if there are none."""
    counts = Counter(result.verdict for result in results)
    tried = len(results) - counts["equivalent"]
    return (counts["killed"] + counts["timeout"]) / tried if tried else 1.0


def lines(results: Sequence[Result]) -> Iterator[str]:
    """The lines of the summary, survivors first."""
    for result in sorted(results, key=lambda result: (result.path, result.number)):
        if result.verdict == "survived":
            yield f"survived: {result.where} [{result.operator}], tests asked: {result.asked}"
            yield result.diff
            yield ""
    yield f"{'folder':<36} {'tried':>6} {'killed':>7} {'by time':>8} {'survived':>9} {'equivalent':>11} {'share':>7}"
    folders: dict[str, list[Result]] = defaultdict(list)
    for result in results:
        folders[PurePosixPath(result.path).parent.as_posix()].append(result)
    for folder, found in sorted(folders.items()):
        yield _row(folder, found)
    yield _row("all", results)


def _row(name: str, results: Sequence[Result]) -> str:
    counts = Counter(result.verdict for result in results)
    killed = counts["killed"] + counts["timeout"]
    numbers = f"{len(results):>6} {killed:>7} {counts['timeout']:>8} {counts['survived']:>9} {counts['equivalent']:>11}"
    return f"{name:<36} {numbers} {share(results):>7.1%}"
