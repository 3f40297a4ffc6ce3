"""Trying one mutant: whether the tests that run its lines fail."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from time import monotonic
from typing import Any, Literal

from mutation.covering import Coverage
from mutation.mutants import Mutant
from mutation.tree import NO_TESTS, Tree

Verdict = Literal["killed", "timeout", "survived", "equivalent"]

NOT_FOUND = 4
"""The exit code of pytest if a test does not exist."""
FACTOR = 5
"""A mutant may take so many times the processor's time that its tests take without it, and START_S more."""
START_S = 40
PATIENCE = 4
"""The clock may show so many times the processor's limit: other programs run too, and some tests wait."""


@dataclass(frozen=True)
class Result:
    """The result for a mutant.

    Attributes:
        number: its place in the sample.
        where: file, line, function or class.
        verdict: `timeout` counts as killed, too.
        test: the test that noticed it; for an equivalent one the reason.
        asked: the maximum number of tests run.
        seconds: how long it took.
        diff: the change.
    """

    number: int
    path: str
    where: str
    operator: str
    verdict: Verdict
    test: str
    asked: int
    seconds: float
    diff: str

    def data(self) -> dict[str, Any]:
        """Give it as what JSON can hold; `Result(**data)` reads it."""
        return asdict(self)


class Laboratory:
    """Tries mutants in one copy of the checkout."""

    def __init__(self, tree: Tree, coverage: Coverage, budget_s: float, trusted: dict[str, bool]) -> None:
        """Prepare.

        Args:
            tree: the copy.
            coverage: knows which tests to ask.
            budget_s: how many seconds of tests are asked at most, as they take without a mutant.
            trusted: which tests are known to pass, or to fail, without any mutant; shared with other laboratories.
        """
        self.tree = tree
        self._coverage = coverage
        self._budget_s = budget_s
        self._trusted = trusted

    def verdict(self, mutant: Mutant) -> tuple[Verdict, str, int]:
        """Try a mutant; return the verdict, the test that detected it, and the number of tests run."""
        original = mutant.module.code
        tests = self._coverage.choose(mutant, self._budget_s)
        asked = len(tests)
        try:
            while tests:
                self.tree.write(mutant.path, mutant.code)
                verdict, test = self._run(tests)
                if "::" not in test or self._holds(mutant.path, original, test):
                    return verdict, test, asked
                tests = [other for other in tests if other != test]
        finally:
            self.tree.write(mutant.path, original)
        return "survived", "", asked

    def _holds(self, path: str, original: str, test: str) -> bool:
        """Whether a test passes by itself without a mutant."""
        if test not in self._trusted:
            self.tree.write(path, original)
            self._trusted[test] = self._run([test])[0] == "survived"
        return self._trusted[test]

    def _run(self, tests: Sequence[str]) -> tuple[Verdict, str]:
        limit_s = round(self._coverage.seconds(tests) * FACTOR) + START_S
        failed = self.tree.path.with_name("failed.txt")
        failed.unlink(missing_ok=True)
        variables = {"MUTATION_FAILED": str(failed), "MUTATION_CPU": str(limit_s)}
        options = ("-x", "--tb=no", "-n0")
        code, _ = self.tree.pytest(tests, limit_s * PATIENCE, variables, *options)
        if code == NOT_FOUND:
            # The mutant changes how tests are called: ask the files that they are in.
            in_files = list(dict.fromkeys(test.partition("::")[0] for test in tests))
            code, _ = self.tree.pytest(in_files, limit_s * PATIENCE, variables, *options)
        if code in (0, NO_TESTS):
            return "survived", ""
        test = failed.read_text(encoding="utf-8") if failed.exists() else ""
        # Ended for good: by the clock, or by the system that counts the processor's time.
        return ("killed" if test or (code is not None and code > 0) else "timeout"), test


def tried(laboratory: Laboratory, number: int, mutant: Mutant) -> Result:
    """Try a mutant and return the full result."""
    began = monotonic()
    verdict, test, asked = laboratory.verdict(mutant)
    return result_of(number, mutant, verdict, test, asked, monotonic() - began)


def result_of(number: int, mutant: Mutant, verdict: Verdict, test: str, asked: int = 0, seconds: float = 0.0) -> Result:
    """Make a result."""
    where = f"{Path(mutant.path).as_posix()}:{mutant.lines[0]} {mutant.within}".rstrip()
    return Result(number, mutant.path, where, mutant.operator, verdict, test, asked, round(seconds, 1), mutant.diff)
