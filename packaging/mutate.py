"""Mutation testing: break the program in small ways, one at a time, and see whether a test fails.

`bootstrap.py mutate [PATH …]` runs this with what the tests use. In a copy of the checkout, the tests that mirror the
named modules (or those named by `--tests`) run once, which tells what lines each of them runs. Then a seeded sample of
mutants is tried, each on the tests that run its line. What no test notices is listed in the end.
"""

from __future__ import annotations

import argparse
import difflib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import tomllib
from collections import defaultdict
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from random import Random
from time import monotonic

import libcst as cst
import pytest
from coverage import Coverage, CoverageData
from libcst.metadata import MetadataWrapper, PositionProvider
from mutmut.mutation.mutators import mutation_operators

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = "cardtable_gui"
PATHS = tuple(f"{PACKAGE}/{folder}" for folder in ("core", "games", "controller", "views/table/presenters"))
"""What is broken unless paths are named."""
WANTED = 0.85
"""The share of mutants that tests must notice."""
START_S = 40
"""A mutant may take so much longer than twice the time of all the tests."""

LEFT_ALONE = {"QT_TRANSLATE_NOOP", "translate", "cast", "NewType", "TypeVar", "assert_never", "__slots__", "__all__"}
"""Functions that mark texts, which the catalogues are compared with, or do nothing at run time; names for Python."""


@dataclass(frozen=True)
class Mutant:
    """A module with one change.

    Attributes:
        path: the module's file, relative to the checkout, with `/`.
        line: where the statement begins that is changed.
        within: the qualified name of the function or class around it; empty at module level.
    """

    path: str
    line: int
    within: str
    module: cst.Module
    node: cst.CSTNode
    replacement: cst.CSTNode

    @cached_property
    def code(self) -> str:
        """The whole module as it is with the change."""
        changed = self.module.deep_replace(self.node, self.replacement)
        assert isinstance(changed, cst.Module)
        return changed.code

    @cached_property
    def change(self) -> tuple[str, str]:
        """The lines that are changed, before and after, stripped: what tells a mutant from others in its function."""
        lines = list(difflib.ndiff(self.module.code.splitlines(), self.code.splitlines()))
        before, after = (" ".join(line[2:].strip() for line in lines if line[0] == sign) for sign in "-+")
        return before, after

    def __str__(self) -> str:
        return "{}:{} {}\n  - {}\n  + {}".format(self.path, self.line, self.within, *self.change)


def mutants(path: str, source: str) -> list[Mutant]:
    """List all mutants of a module: by mutmut's operators, and by leaving out a statement that is a call.

    Left alone is what tests can't or shouldn't notice: annotations, decorators, imports, docstrings, `assert` (which
    narrows types and nothing else), and `LEFT_ALONE`.
    """
    wrapper = MetadataWrapper(cst.parse_module(source))
    positions = wrapper.resolve(PositionProvider)
    return [
        Mutant(path, positions[statement].start.line, within, wrapper.module, node, replacement)
        for node, within, statement in _nodes(wrapper.module, "", None)
        for replacement in _replacements(node)
    ]


def _replacements(node: cst.CSTNode) -> Iterator[cst.CSTNode]:
    for kind, operator in mutation_operators:
        if isinstance(node, kind):
            yield from operator(node)
    if isinstance(node, cst.Expr) and isinstance(node.value, cst.Call):
        yield cst.Pass(semicolon=node.semicolon)


def _nodes(
    node: cst.CSTNode, within: str, statement: cst.CSTNode | None
) -> Iterator[tuple[cst.CSTNode, str, cst.CSTNode]]:
    """Every node below this one that may be changed, the function or class, and the simple statement around it."""
    for child in node.children:
        if _is_left_alone(child):
            continue
        inner = within
        if isinstance(child, cst.FunctionDef | cst.ClassDef):
            inner = f"{within}.{child.name.value}".lstrip(".")
        own = child if isinstance(child, cst.SimpleStatementLine) else statement
        yield child, inner, own or child
        yield from _nodes(child, inner, own)


def _is_left_alone(node: cst.CSTNode) -> bool:
    match node:
        case (
            cst.Call(func=cst.Name(value=name) | cst.Attribute(attr=cst.Name(value=name)))
            | cst.Assign(targets=[cst.AssignTarget(target=cst.Name(value=name))])
        ):
            return name in LEFT_ALONE
        case (
            cst.Expr(value=cst.SimpleString() | cst.ConcatenatedString())
            | cst.AnnAssign(annotation=cst.Annotation(annotation=cst.Name(value="TypeAlias")))
            | cst.If(test=cst.Name(value="TYPE_CHECKING"))
        ):
            return True
    return isinstance(node, cst.Annotation | cst.Assert | cst.Decorator | cst.Import | cst.ImportFrom | cst.TypeAlias)


def drawn(found: Iterable[Mutant], size: int, seed: int) -> list[Mutant]:
    """Draw mutants of so many different lines; equal arguments give equal ones."""
    rng, by_line = Random(seed), defaultdict[tuple[str, int], list[Mutant]](list)
    for mutant in found:
        by_line[mutant.path, mutant.line].append(mutant)
    return [rng.choice(by_line[line]) for line in rng.sample(sorted(by_line), min(size, len(by_line)))]


@dataclass(frozen=True)
class Equivalent:
    """A mutant that no input tells from the original: its place and change, and why."""

    path: str
    within: str
    before: str
    after: str
    why: str

    def fits(self, mutant: Mutant) -> bool:
        """Whether this is the mutant."""
        return (self.path, self.within, self.before, self.after) == (mutant.path, mutant.within, *mutant.change)

    def exists(self, root: Path) -> bool:
        """Whether the checkout (still) has this mutant."""
        file = root / self.path
        found = mutants(self.path, file.read_text(encoding="utf-8")) if file.is_file() else []
        return any(self.fits(mutant) for mutant in found if mutant.within == self.within)


def equivalents(root: Path) -> list[Equivalent]:
    """The equivalent mutants that are listed."""
    listed = tomllib.loads((root / "packaging" / "mutate_equivalents.toml").read_text(encoding="utf-8"))
    return [Equivalent(**entry) for entry in listed.get("mutant", [])]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """In the run that is measured, where this module is a plugin of pytest: a test runs these lines from here on."""
    measuring = Coverage.current()
    assert measuring is not None
    measuring.switch_context(item.nodeid)
    try:
        return (yield)
    finally:
        measuring.switch_context("")


def mirroring(root: Path, path: str) -> str:
    """The tests that mirror a module: those of its folder, or of the nearest one above that has any."""
    folder = Path("tests", *Path(path).parts[1:-1])
    while not (root / folder).is_dir():
        folder = folder.parent
    return folder.as_posix()


class Tree:
    """A copy of a checkout, in which modules are broken and tests are run."""

    def __init__(self, root: Path, folder: Path) -> None:
        """Copy what git tracks, and what is new and not ignored, to a new folder."""
        self._folder = folder
        self.path = folder / "tree"
        command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        listed = subprocess.run(command, cwd=root, check=True, capture_output=True, text=True).stdout
        for name in filter(None, listed.split("\0")):
            if (root / name).is_file():
                (self.path / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(root / name, self.path / name)
        self._seconds = 1_000_000_000

    def write(self, path: str, code: str) -> None:
        """Change a module, so that Python sees it: compiled modules are told apart by seconds and size alone."""
        (self.path / path).write_text(code, encoding="utf-8")
        self._seconds += 1
        os.utime(self.path / path, (self._seconds, self._seconds))

    def covering(self, tests: Sequence[str]) -> Mapping[str, Mapping[int, set[str]]]:
        """Run tests once; give by module and line the tests that run it. Raises `SystemExit` if one of them fails."""
        settings, data = self._folder / "coverage.ini", self._folder / "lines"
        settings.write_text(f"[run]\nsource = {PACKAGE}\ndata_file = {data}\n")
        if self.run(tests, None, "-m", "coverage", "run", f"--rcfile={settings}", "-m", "pytest", "-p", "mutate"):
            raise SystemExit(f"{(self._folder / 'output.txt').read_text()}\nmutate: these tests fail already")
        measured = CoverageData(str(data))
        measured.read()
        return {
            Path(file).resolve().relative_to(self.path.resolve()).as_posix(): {
                line: {test for test in tests if test} for line, tests in measured.contexts_by_lineno(file).items()
            }
            for file in measured.measured_files()
        }

    def run(self, tests: Sequence[str], limit_s: float | None, *command: str) -> int | None:
        """Run tests up to the first failure, and return pytest's exit code; None: they were ended after the limit."""
        chosen, output = self._folder / "tests.txt", self._folder / "output.txt"
        chosen.write_text("\n".join(tests), encoding="utf-8")
        options = ["-q", "-x", "-n0", "--tb=short", "-p", "no:cacheprovider", f"@{chosen}"]
        with output.open("wb") as stream:
            process = subprocess.Popen(
                [sys.executable, *(command or ("-m", "pytest")), *options],
                cwd=self.path,
                env={**os.environ, "PYTHONPATH": f"{self.path}{os.pathsep}{self.path / 'packaging'}"},
                stdin=subprocess.DEVNULL,
                stdout=stream,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
            with process, suppress(subprocess.TimeoutExpired):
                try:
                    return process.wait(limit_s)
                finally:
                    with suppress(ProcessLookupError):
                        os.killpg(process.pid, signal.SIGKILL)
        return None


def is_noticed(tree: Tree, mutant: Mutant, runs: Mapping[int, set[str]], limit_s: float) -> bool:
    """Whether a test fails, or never ends, with a mutant. `runs`: by line the tests that run it.

    A line that only imports run belongs to no test: all that run the module are asked then.
    """
    tests = sorted(runs.get(mutant.line) or set().union(*runs.values()))
    if not tests:
        return False
    tree.write(mutant.path, mutant.code)
    code = tree.run(tests, limit_s)
    if code == 4:  # Pytest's word for tests that aren't there: the mutant changes how they are called.
        code = tree.run(sorted({test.partition("::")[0] for test in tests}), limit_s)
    tree.write(mutant.path, mutant.module.code)
    return code != 0


def main(arguments: Sequence[str], root: Path = ROOT) -> int:
    """Try a sample; return 0 if enough mutants were noticed and every listed equivalent still exists."""
    reader = argparse.ArgumentParser(prog="bootstrap.py mutate", description=__doc__.partition("\n")[0])
    reader.add_argument("paths", nargs="*", metavar="PATH", default=PATHS, help="files and folders of the program")
    reader.add_argument("--tests", nargs="+", metavar="PATH", help="what is asked (tests that mirror the paths)")
    reader.add_argument("--sample", type=int, default=100, metavar="N", help="how many mutants (100)")
    reader.add_argument("--seed", type=int, default=1, metavar="S", help="another sample (1)")
    given = reader.parse_args(arguments)
    files = [file for path in given.paths for file in [root / path, *(root / path).rglob("*.py")] if file.is_file()]
    names = sorted({file.relative_to(root).as_posix() for file in files})
    if not names:
        reader.error("there is no module at these paths")
    listed = equivalents(root)
    found = (mutant for name in names for mutant in mutants(name, (root / name).read_text(encoding="utf-8")))
    sample = [each for each in drawn(found, given.sample, given.seed) if not any(entry.fits(each) for entry in listed)]
    survivors = []
    with tempfile.TemporaryDirectory(prefix="cardtable-mutate-", ignore_cleanup_errors=True) as folder:
        tree, began = Tree(root, Path(folder)), monotonic()
        lines = tree.covering(given.tests or sorted({mirroring(root, name) for name in names}))
        limit_s = 2 * (monotonic() - began) + START_S
        for number, mutant in enumerate(sample, 1):
            noticed = is_noticed(tree, mutant, lines.get(mutant.path, {}), limit_s)
            survivors += [] if noticed else [mutant]
            print(f"{number}/{len(sample)} {'noticed' if noticed else 'SURVIVED'}: {mutant}", flush=True)
    share = 1 - len(survivors) / max(1, len(sample))
    gone = [entry for entry in listed if not entry.exists(root)]
    said = [f"mutate_equivalents.toml: there is no such mutant: {entry}" for entry in gone]
    said.append(f"{len(sample) - len(survivors)} of {len(sample)} mutants noticed: {share:.0%}")
    print("\nWhat no test noticed:", *survivors, *said, sep="\n")
    return int(share < WANTED or bool(gone))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
