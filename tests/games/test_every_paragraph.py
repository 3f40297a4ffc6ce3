"""Each paragraph of each game's rules is shown by a test that carries its number, such as `test_mg5_…`."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from cardtable_gui import games

PARAGRAPHS = [(box.game.id, rule) for box in games.boxes() for rule in box.game.rules]


def named_in(game_id: str, folder: Path) -> list[str]:
    """The names of all test functions of a game."""
    files = sorted((folder / "tests" / "games" / game_id).glob("test_*.py"))
    return [
        node.name
        for file in files
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


@pytest.mark.parametrize(("game_id", "rule"), PARAGRAPHS)
def test_a_test_shows_the_paragraph(game_id: str, rule: str, repository: Path) -> None:
    shown = [name for name in named_in(game_id, repository) if name.startswith(f"test_{rule.lower()}_")]
    assert shown, f"no test of {game_id} is named after {rule}"


@pytest.mark.parametrize("game_id", sorted({game_id for game_id, _ in PARAGRAPHS}))
def test_no_test_is_named_after_a_paragraph_that_is_not_there(game_id: str, repository: Path) -> None:
    rules = {rule.lower() for game, rule in PARAGRAPHS if game == game_id}
    prefix = re.sub(r"\d+$", "", min(rules))
    numbered = [re.match(rf"test_({prefix}\d+)_", name) for name in named_in(game_id, repository)]
    assert {found.group(1) for found in numbered if found} <= rules
