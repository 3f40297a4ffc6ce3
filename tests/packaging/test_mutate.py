"""Mutation testing finds what tests miss, shown with a small program whose mutants tests notice, miss or never end."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import mutate
import pytest
from mutate import Equivalent, Mutant, Tree, drawn, equivalents, is_noticed, main, mirroring, mutants

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="programs that tests start are ended as Unix knows it")

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
"""
PYPROJECT = """\
[tool.pytest.ini_options]
pythonpath = [".", "packaging"]
addopts = ["--import-mode=importlib", "-p", "no:pytest-qt", "-p", "no:hypothesispytest", "-p", "no:platformdirs"]
"""


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory, repository: Path) -> Path:
    """A checkout of a program of one module, with tests of some of it, and the tool itself."""
    root = tmp_path_factory.mktemp("program")
    for name, text in {
        MODULE: PROGRAM,
        "cardtable_gui/__init__.py": "",
        "cardtable_gui/core/__init__.py": "",
        "tests/core/test_sums.py": TESTS,
        "packaging/mutate_equivalents.toml": "",
        "pyproject.toml": PYPROJECT,
        ".gitignore": "__pycache__/\n",
    }.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    shutil.copy2(repository / "packaging" / "mutate.py", root / "packaging")
    subprocess.run(["git", "init", "--quiet"], cwd=root, check=True)
    return root


@pytest.fixture
def tree(program: Path, tmp_path: Path) -> Tree:
    return Tree(program, tmp_path)


def mutant(before: str, after: str, source: str = PROGRAM) -> Mutant:
    """The mutant that makes this of that."""
    return next(each for each in mutants(MODULE, source) if each.change == (before, after))


def test_the_command_lists_what_no_test_notices(
    program: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen = [
        mutant("return number + number", "return number - number"),
        mutant("return number - 1", "return number + 1"),
        mutant("while number > 0:", "while number > 1:"),
    ]
    monkeypatch.setattr(mutate, "drawn", lambda *_: chosen)
    assert main([MODULE], program) == 1
    listed, _, summary = capsys.readouterr().out.partition("What no test noticed:\n")
    assert f"1/3 noticed: {chosen[0]}" in listed
    assert summary == f"{chosen[1]}\n2 of 3 mutants noticed: 67%\n"
    assert (program / MODULE).read_text(encoding="utf-8") == PROGRAM


def test_each_line_is_known_by_the_tests_that_run_it(tree: Tree) -> None:
    lines = tree.covering(["tests/core"])[MODULE]
    tests = "tests/core/test_sums.py::"
    assert lines[5] == {f"{tests}test_double"}
    assert lines[9] == {f"{tests}test_least"}
    assert lines[4] == set()
    assert 13 not in lines


def test_a_mutant_that_never_ends_is_noticed(tree: Tree) -> None:
    endless = mutant("number -= 1", "number += 1")
    assert is_noticed(tree, endless, {endless.line: {"tests/core/test_sums.py::test_count"}}, 5)
    assert (tree.path / MODULE).read_text(encoding="utf-8") == PROGRAM


def test_a_line_that_only_imports_run_is_asked_of_all_tests_of_its_module(tree: Tree) -> None:
    broken = mutant("return number + number", "return number - number")
    runs = {broken.line: set[str](), 9: {"tests/core/test_sums.py"}}
    assert is_noticed(tree, broken, runs, 60)
    assert not is_noticed(tree, broken, {}, 60)


def test_tests_that_fail_already_are_told(program: Path, tmp_path: Path) -> None:
    tree = Tree(program, tmp_path)
    tree.write(MODULE, PROGRAM.replace("number + number", "number"))
    with pytest.raises(SystemExit, match=r"test_double(.|\n)*fail already"):
        tree.covering(["tests/core"])


@pytest.mark.parametrize(
    ("path", "tests"),
    [
        ("cardtable_gui/core/counts.py", "tests/core"),
        ("cardtable_gui/games/godan/why_not.py", "tests/games/godan"),
        ("cardtable_gui/cli.py", "tests"),
    ],
)
def test_a_module_is_asked_of_the_tests_that_mirror_it(path: str, tests: str, repository: Path) -> None:
    assert mirroring(repository, path) == tests


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
    tell = 'tell(QT_TRANSLATE_NOOP("table", "Text"))'
    assert sorted(each.change for each in mutants(MODULE, source)) == [
        ('def ask(number: "int" = 2) -> "None | int":', 'def ask(number: "int" = 3) -> "None | int":'),
        (tell, "pass"),
        (tell, "tell(None)"),
    ]


def test_a_sample_is_repeated_by_its_seed_and_has_a_mutant_a_line() -> None:
    found = [each for number in range(40) for each in mutants(f"a/m{number}.py", PROGRAM)]
    sample = drawn(found, 20, 1)
    assert [str(each) for each in sample] == [str(each) for each in drawn(found, 20, 1)]
    assert [str(each) for each in sample] != [str(each) for each in drawn(found, 20, 2)]
    assert len({(each.path, each.line) for each in sample}) == 20
    lines = {each.line for each in mutants("a/b.py", PROGRAM)}
    assert {each.line for each in drawn(mutants("a/b.py", PROGRAM), 10_000, 1)} == lines


def test_an_equivalent_mutant_is_not_tried_and_must_exist(
    program: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    line = "return number if number > 0 else 0"
    changed = mutant(line, line.replace(">", ">="))
    entry = Equivalent(MODULE, "least", *changed.change, "at 0 both branches give the same number, 0")
    gone = Equivalent(MODULE, "most", *changed.change, entry.why)
    assert entry.fits(changed)
    assert not entry.fits(mutant(line, line.replace("> 0 else", "> 1 else")))
    assert (entry.exists(program), gone.exists(program)) == (True, False)
    monkeypatch.setattr(mutate, "drawn", lambda *_: [changed])
    monkeypatch.setattr(mutate, "equivalents", lambda _root: [entry, gone])
    assert main([MODULE], program) == 1
    said = capsys.readouterr().out
    assert f"there is no such mutant: {gone}" in said
    assert "1/1" not in said


def test_every_mutant_that_is_called_equivalent_exists_and_says_why(repository: Path) -> None:
    listed = equivalents(repository)
    assert listed
    for entry in listed:
        assert entry.exists(repository)
        assert len(entry.why.split()) >= 6


def test_all_that_is_broken_by_default_is_there_and_nothing_else_is_accepted(repository: Path) -> None:
    assert all((repository / path).is_dir() for path in mutate.PATHS)
    with pytest.raises(SystemExit):
        main(["cardtable_gui/none"], repository)
