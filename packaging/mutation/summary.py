"""What the results say: a table by folder, and every mutant that no test noticed."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import PurePosixPath

from mutation.trial import Result

WANTED = 0.85
"""So many of the mutants that are not equivalent are to be killed."""


def share(results: Sequence[Result]) -> float:
    """Give which part of the mutants was killed; equivalent ones do not count. 1 where there are none."""
    counts = Counter(result.verdict for result in results)
    tried = len(results) - counts["equivalent"]
    return (counts["killed"] + counts["timeout"]) / tried if tried else 1.0


def lines(results: Sequence[Result]) -> Iterator[str]:
    """Tell everything, survivors first."""
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
