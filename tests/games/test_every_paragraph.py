"""Each paragraph of each game's rules has tests with its number in their names, such as `test_mg5_…`."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

import pytest

from cardtable_gui import games
from cardtable_gui.core.game import AnyGame

GAMES = [package.game for package in games.packages()]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def letters(game: AnyGame) -> str:
    """What the numbers of a game's paragraphs begin with."""
    return game.rules[0].rstrip("0123456789")


def unshown(rules: Iterable[str], tests: Mapping[str, ast.FunctionDef]) -> list[str]:
    """The paragraphs without a test that runs and asserts something, and carries their number."""
    return [rule for rule in rules if not any(_shows(rule, name, test) for name, test in tests.items())]


def _shows(rule: str, name: str, test: ast.FunctionDef) -> bool:
    if not name.partition("::")[2].startswith(f"test_{rule.lower()}_"):
        return False
    left_out = any("skip" in ast.unparse(mark) or "xfail" in ast.unparse(mark) for mark in test.decorator_list)
    return not left_out and any(isinstance(node, ast.Assert) for node in ast.walk(test))


@cache
def functions_of(game_id: str, folder: Path) -> Mapping[str, ast.FunctionDef]:
    """All test functions of a game, by file and name."""
    return {
        f"{file.name}::{node.name}": node
        for file in sorted((folder / "tests" / "games" / game_id).glob("test_*.py"))
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


@each_game
def test_paragraphs_are_numbered_from_1(game: AnyGame) -> None:
    assert re.fullmatch("[A-Z]{2}", letters(game))
    assert list(game.rules) == [f"{letters(game)}{number}" for number in range(1, len(game.rules) + 1)]


def test_no_two_games_number_their_paragraphs_with_the_same_letters() -> None:
    assert max(Counter(map(letters, GAMES)).values()) == 1


@each_game
def test_a_test_shows_every_paragraph(game: AnyGame, repository: Path) -> None:
    assert unshown(game.rules, functions_of(game.id, repository)) == []


@each_game
def test_no_test_is_named_after_a_paragraph_that_is_not_there(game: AnyGame, repository: Path) -> None:
    named = [re.search(rf"::test_({letters(game).lower()}\d+)_", name) for name in functions_of(game.id, repository)]
    assert {found.group(1) for found in named if found} <= {rule.lower() for rule in game.rules}


@pytest.mark.parametrize(
    ("code", "missing"),
    [
        ("def test_xy1_a(): assert f()", []),
        ("def test_xy1_a(): f()", ["XY1"]),
        ("def test_xy2_a(): assert f()", ["XY1"]),
        ("def test_xy10_a(): assert f()", ["XY1"]),
        ("@pytest.mark.skip\ndef test_xy1_a(): assert f()", ["XY1"]),
    ],
)
def test_a_paragraph_without_a_test_is_found(code: str, missing: list[str]) -> None:
    test = ast.parse(code).body[0]
    assert isinstance(test, ast.FunctionDef)
    assert unshown(["XY1"], {f"t.py::{test.name}": test}) == missing
