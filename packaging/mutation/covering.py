"""Which tests run which lines: measured by one run of all tests, and cached until program or tests change."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from coverage import CoverageData

from mutation.mutants import Mutant
from mutation.plugin import LINES, SECONDS
from mutation.tree import UNMEASURED, Tree

HOURS_S = 4 * 3600.0
"""Longer than all tests take together on the slowest machine."""


class Coverage:
    """Knows for every line which tests run it, and chooses tests for mutants."""

    def __init__(self, lines: Callable[[str], Mapping[int, Sequence[str]]], seconds: Mapping[str, float]) -> None:
        """Use these measurements.

        Args:
            lines: gives for a module the tests that run each line.
            seconds: how long each test takes; one that is not here is not asked.
        """
        self._lines = lines
        self._seconds = seconds

    @property
    def tests(self) -> int:
        """The number of tests to choose from."""
        return len(self._seconds)

    def choose(self, mutant: Mutant, budget_s: float) -> list[str]:
        """Choose tests for a mutant: those that run its lines, or when only an import does those that run its module.

        Nearest first (a test's folder mirrors that of the code), then the quickest; as many as fit into the budget in
        seconds, at least one. Where no test is known to run the module, some program that a test starts may: then the
        folder's own tests are asked. Empty when there are none.
        """
        runs = self._lines(mutant.path)
        first, last = mutant.lines
        found = {test for line in range(first, last + 1) for test in runs.get(line, ())}
        if not any(found):
            found = {test for tests in runs.values() for test in tests}
        known = [test for test in found if test in self._seconds]
        if not known:
            near = {test: _nearness(test, mutant.path) for test in self._seconds}
            closest = max(near.values(), default=0)
            known = [test for test in near if near[test] == closest > 0]
        known.sort(key=lambda test: (-_nearness(test, mutant.path), self._seconds[test], test))
        chosen: list[str] = []
        spent = 0.0
        for test in known:
            spent += self._seconds[test]
            if chosen and spent > budget_s:
                break
            chosen.append(test)
        return chosen

    def seconds(self, tests: Sequence[str]) -> float:
        """The total time of these tests in seconds."""
        return sum(self._seconds[test] for test in tests)


def measured(tree: Tree, folder: Path, jobs: int) -> Coverage:
    """Measure by running all tests in a copy of the checkout, unless the folder holds what was measured before.

    Raises:
        RuntimeError: the tests could not be run; the message is pytest's output.
    """
    if not (folder / SECONDS).exists():
        shutil.rmtree(folder, ignore_errors=True)
        parts = folder.with_name(folder.name + "-parts")
        shutil.rmtree(parts, ignore_errors=True)
        parts.mkdir(parents=True)
        options = ["-n", str(jobs), "--dist", "worksteal", *(f"--ignore={path}" for path in UNMEASURED)]
        code, output = tree.pytest(["tests"], HOURS_S, {"MUTATION_COVERING": str(parts)}, *options)
        # A test that already fails is left out later. A crashed process has written nothing.
        if code not in (0, 1) or len(list(parts.glob(f"*/{SECONDS}"))) < jobs:
            raise RuntimeError(output)
        _join(parts, folder)
        shutil.rmtree(parts)
    data = CoverageData(str(folder / LINES))
    data.read()
    names = {Path(name).relative_to("/tree").as_posix(): name for name in data.measured_files()}
    cached: dict[str, Mapping[int, Sequence[str]]] = {}

    def lines(path: str) -> Mapping[int, Sequence[str]]:
        if path not in cached:
            cached[path] = data.contexts_by_lineno(names[path]) if path in names else {}
        return cached[path]

    return Coverage(lines, json.loads((folder / SECONDS).read_text(encoding="utf-8")))


def _join(parts: Path, folder: Path) -> None:
    """Combine the processes' output, with paths relative to `/tree`."""
    folder.mkdir(parents=True)
    data = CoverageData(str(folder / LINES))
    seconds: dict[str, float] = {}
    for part in sorted(parts.iterdir()):
        own = CoverageData(str(part / LINES))
        own.read()
        data.update(own, map_path=lambda name: "/tree/cardtable_gui/" + name.rpartition("/tree/cardtable_gui/")[2])
        seconds.update(json.loads((part / SECONDS).read_text(encoding="utf-8")))
    data.close()
    (folder / SECONDS).write_text(json.dumps(seconds), encoding="utf-8")


def _nearness(test: str, path: str) -> int:
    """How many folders a test's path and a module's share, from the top: 0 for `tests` and `cardtable_gui` alone."""
    test_parts, parts = test.partition("::")[0].split("/")[1:-1], path.split("/")[1:-1]
    shared = 0
    for one, other in zip(test_parts, parts, strict=False):
        if one != other:
            break
        shared += 1
    return shared
