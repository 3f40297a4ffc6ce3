"""Mutation testing finds what tests miss, shown with a small program that has mutants of every verdict."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections import Counter
from contextlib import redirect_stdout
from dataclasses import dataclass
from io import StringIO
from pathlib import Path

import pytest
from mutation import command, equivalents, summary
from mutation.covering import Coverage, measured
from mutation.equivalents import Equivalent
from mutation.journal import Journal
from mutation.mutants import Mutant, modules, places
from mutation.sample import draw
from mutation.tree import Tree
from mutation.trial import Laboratory, Result, result_of

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="mutants are limited as Linux and macOS know it")

MODULE = "cardtable_gui/core/sums.py"
PROGRAM = '''\
"""Sums."""


def double(number):
    return number + number


def least(number):
    return number if number > 0 else 0


def forgotten(number):
    return number - 1


def count(number):
    while number > 0:
        number -= 1
    return number
'''
TESTS = """\
from cardtable_gui.core.sums import count, double, least


def test_double():
    assert double(3) == 6


def test_least():
    assert [least(number) for number in (-1, 0, 1)] == [0, 0, 1]


def test_count():
    assert count(2) == 0


def test_that_fails_anyway():
    assert double(0) == 1
"""
PYPROJECT = """\
[tool.pytest.ini_options]
pythonpath = [".", "packaging"]
addopts = ["--import-mode=importlib", "-p", "no:pytest-qt", "-p", "no:hypothesispytest", "-p", "no:platformdirs"]
"""


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory, repository: Path) -> Path:
    """Make a checkout of a program of one module, with tests of some of it, and the tool itself."""
    root = tmp_path_factory.mktemp("program")
    for name, text in {
        MODULE: PROGRAM,
        "cardtable_gui/__init__.py": "",
        "cardtable_gui/core/__init__.py": "",
        "tests/core/test_sums.py": TESTS,
        "pyproject.toml": PYPROJECT,
        ".gitignore": "/build/\n__pycache__/\n",
    }.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    shutil.copytree(repository / "packaging" / "mutation", root / "packaging" / "mutation")
    (root / command.EQUIVALENTS).write_text("", encoding="utf-8")
    subprocess.run(["git", "init", "--quiet"], cwd=root, check=True)
    return root


@dataclass(frozen=True)
class Run:
    """A run of the command."""

    code: int
    said: str


def run(program: Path, keep: Path) -> Run:
    """Try two mutants, one of which survives."""
    whole = places(MODULE, PROGRAM)
    seed = next(
        seed for seed in range(100) if {each.within for each in draw(whole, 2, seed)} == {"double", "forgotten"}
    )
    sampled = ["--sample", "2", "--seed", str(seed), "--jobs", "1", "--keep", os.path.relpath(keep)]
    with redirect_stdout(StringIO()) as said:
        code = command.main(program, ["cardtable_gui/core", *sampled])
    return Run(code, said.getvalue())


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give the folder in which the command keeps what it finds."""
    return tmp_path_factory.mktemp("kept")


@pytest.fixture(scope="module")
def first_run(program: Path, kept: Path) -> Run:
    """Run the command once, which also measures the program."""
    return run(program, kept)


@pytest.fixture(scope="module")
def coverage(program: Path, kept: Path, first_run: Run, tmp_path_factory: pytest.TempPathFactory) -> Coverage:
    """Read what the command measured."""
    (folder,) = kept.glob("covering-*")
    return measured(Tree(program, tmp_path_factory.mktemp("measured")), folder, 1)


@pytest.fixture
def laboratory(program: Path, coverage: Coverage, tmp_path: Path) -> Laboratory:
    """Try mutants in a copy of their own."""
    return Laboratory(Tree(program, tmp_path), coverage, 60, {})


def mutant(before: str, after: str, source: str = PROGRAM) -> Mutant:
    """Find the mutant that makes this of that."""
    found = (each for place in places(MODULE, source) for each in place.mutants())
    return next(each for each in found if each.change == (before, after))


def test_a_mutant_that_a_test_notices_is_killed_by_it_and_another_survives(kept: Path, first_run: Run) -> None:
    _, *lines = (kept / "results.jsonl").read_text(encoding="utf-8").splitlines()
    found = {result.where.split()[-1]: result for result in (Result(**json.loads(line)) for line in lines)}
    assert set(found) == {"double", "forgotten"}
    killed, survivor = found["double"], found["forgotten"]
    assert (killed.verdict, killed.test, killed.asked) == ("killed", "tests/core/test_sums.py::test_double", 1)
    assert (survivor.verdict, survivor.test) == ("survived", "")


def test_a_mutant_that_never_ends_is_ended(laboratory: Laboratory, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mutation.trial.START_S", 2)
    assert laboratory.verdict(mutant("number -= 1", "number += 1"))[0] == "timeout"


def test_a_test_that_fails_without_any_mutant_kills_none(laboratory: Laboratory) -> None:
    fails, holds = (f"tests/core/test_sums.py::{name}" for name in ("test_that_fails_anyway", "test_double"))
    coverage = Coverage(lambda _path: {5: [fails, holds]}, {fails: 0.0, holds: 0.1})
    broken = mutant("return number + number", "return number - number")
    trusted: dict[str, bool] = {}
    assert Laboratory(laboratory.tree, coverage, 60, trusted).verdict(broken) == ("killed", holds, 2)
    assert trusted == {fails: False, holds: True}
    assert (laboratory.tree.path / MODULE).read_text(encoding="utf-8") == PROGRAM


def test_a_measurement_whose_process_crashed_is_an_error_and_not_a_program_without_tests(
    program: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Tree, "pytest", lambda *_: (1, "worker 'gw0' crashed"))
    with pytest.raises(RuntimeError, match="crashed"):
        measured(Tree(program, tmp_path), tmp_path / "covering", 1)
    assert not (tmp_path / "covering").exists()


def test_a_test_that_fails_already_is_not_asked(coverage: Coverage) -> None:
    assert coverage.tests == 3


def test_tests_are_asked_nearest_first_then_quickest_within_the_budget() -> None:
    far, near, slow = "tests/views/test_a.py::a", "tests/core/test_b.py::b", "tests/core/test_c.py::c"
    seconds = {far: 0.1, near: 2.0, slow: 3.0}
    coverage = Coverage(lambda _path: {5: [slow, far, near, ""], 9: [far]}, seconds)
    broken = mutant("return number + number", "return number - number")
    assert coverage.choose(broken, 60) == [near, slow, far]
    assert coverage.choose(broken, 5) == [near, slow]
    assert coverage.choose(broken, 0) == [near]
    imported = Coverage(lambda _path: {5: [""], 9: [far]}, seconds)
    assert imported.choose(broken, 60) == [far]
    unknown = Coverage(lambda _path: {}, seconds)
    assert unknown.choose(broken, 60) == [near, slow]


def test_what_no_test_can_tell_is_left_alone() -> None:
    source = '''\
"""A docstring."""
from typing import TYPE_CHECKING
from core import QT_TRANSLATE_NOOP
if TYPE_CHECKING:
    import one
__slots__ = ("one",)
@cached(1)
def ask(number: "int" = 2) -> "None | int":
    """Another."""
    assert number > 0
    tell(QT_TRANSLATE_NOOP("table", "Text"))
'''
    found = [each.change for place in places(MODULE, source) for each in place.mutants()]
    tell = 'tell(QT_TRANSLATE_NOOP("table", "Text"))'
    assert found == [
        ('def ask(number: "int" = 2) -> "None | int":', 'def ask(number: "int" = 3) -> "None | int":'),
        (tell, "pass"),
        (tell, "tell(None)"),
    ]


def test_a_call_that_is_a_statement_is_left_out() -> None:
    assert "silence" in mutant("announce(silence)", "pass", "def f(silence):\n    announce(silence)\n").diff


def test_a_sample_is_repeated_by_its_seed_and_spread_over_folders() -> None:
    large = [place for number in range(40) for place in places(f"a/m{number}.py", PROGRAM)]
    small = [place for number in range(2) for place in places(f"b/m{number}.py", PROGRAM)]
    sample = draw([*large, *small], 20, 1)
    again = draw([*large, *small], 20, 1)
    assert [each.diff for each in sample] == [each.diff for each in again]
    assert [each.diff for each in sample] != [each.diff for each in draw([*large, *small], 20, 2)]
    folders = Counter(each.path[0] for each in sample)
    assert folders["a"] + folders["b"] == 20
    assert folders["b"] >= 5
    assert len({(each.path, each.lines[0]) for each in sample}) == 20
    everything = draw(small, 10_000, 1)
    assert {(each.path, each.lines[0]) for each in everything} == {(place.path, place.lines[0]) for place in small}


def test_the_command_lists_survivors_and_goes_on_where_it_was(program: Path, kept: Path, first_run: Run) -> None:
    assert first_run.code == 1
    assert "survived: cardtable_gui/core/sums.py:13 forgotten" in first_run.said
    assert "\n-    return number - 1\n+" in first_run.said
    again = run(program, kept)
    assert "to be tried: 0" in again.said
    assert again.code == first_run.code
    assert (kept / "summary.txt").read_text(encoding="utf-8") in again.said


def test_an_equivalent_mutant_does_not_count_and_must_exist(program: Path) -> None:
    line = "return number if number > 0 else 0"
    changed = mutant(line, line.replace(">", ">="))
    entry = Equivalent(MODULE, "least", *changed.change, "at 0 both branches give the same number, 0")
    assert equivalents.known(changed, [entry]) == entry
    assert equivalents.known(mutant(line, line.replace("> 0 else", "> 1 else")), [entry]) is None
    assert equivalents.stale(program, [entry]) == []
    gone = Equivalent(MODULE, "most", *changed.change, entry.why)
    elsewhere = Equivalent("cardtable_gui/core/none.py", "least", *changed.change, entry.why)
    assert equivalents.stale(program, [gone, entry, elsewhere]) == [gone, elsewhere]


def test_a_stale_entry_fails_the_command(program: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    stale = f'[[mutant]]\npath = "{MODULE}"\nwithin = "least"\nbefore = "a"\nafter = "b"\nwhy = "a b c d e f g"\n'
    (tmp_path / "listed.toml").write_text(stale, encoding="utf-8")
    monkeypatch.setattr(command, "EQUIVALENTS", tmp_path / "listed.toml")
    monkeypatch.setattr(command, "_try", lambda *_: None)
    assert run(program, tmp_path).code == 1
    assert "there is no such mutant" in (tmp_path / "summary.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("why", ["", "it is the same", None])
def test_an_entry_without_a_reason_is_refused(tmp_path: Path, why: str | None) -> None:
    reason = "" if why is None else f'why = "{why}"\n'
    file = tmp_path / "listed.toml"
    file.write_text(f'[[mutant]]\npath = "a"\nwithin = ""\nbefore = "b"\nafter = "c"\n{reason}', encoding="utf-8")
    with pytest.raises(ValueError, match=r"listed\.toml"):
        equivalents.read(file)


def test_every_mutant_that_is_called_equivalent_exists(repository: Path) -> None:
    assert equivalents.stale(repository, equivalents.read(repository / command.EQUIVALENTS)) == []


def test_everything_that_is_broken_by_default_is_there(repository: Path) -> None:
    assert all(modules(repository, path) for path in command.PATHS)
    with pytest.raises(FileNotFoundError):
        modules(repository, "cardtable_gui/none")


def results(*verdicts: str) -> list[Result]:
    broken = mutant("return number + number", "return number - number")
    return [result_of(number, broken, verdict, "") for number, verdict in enumerate(verdicts)]  # type: ignore[arg-type]


def test_the_share_counts_what_could_be_killed() -> None:
    assert summary.share(results("killed", "timeout", "survived", "killed", "equivalent")) == 0.75
    assert summary.share(results("equivalent")) == 1.0


def test_a_journal_outlives_a_cut_and_forgets_another_sample(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    journal = Journal(file, {"seed": 1})
    for result in results("killed", "survived"):
        journal.add(result)
    text = file.read_text(encoding="utf-8")
    file.write_text(text[:-20], encoding="utf-8")
    assert [found.verdict for found in Journal(file, {"seed": 1}).results.values()] == ["killed"]
    assert Journal(file, {"seed": 2}).results == {}
