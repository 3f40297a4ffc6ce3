"""Why something isn't possible stands in one module of each game, once, with the number of one of its rules."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardtable_gui import games
from cardtable_gui.core.actions import Refusal
from cardtable_gui.core.messages import Message

ROOT = Path(__file__).resolve().parents[2]
HOUSE = ROOT / "cardtable_gui/games"
FOLDERS = [
    *(HOUSE / package.game.id for package in games.packages()),
    ROOT / "packaging/scaffold/template/cardtable_gui/games/skeleton",
]
each_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
SOURCE = "refusals.py"


def calls(module: Path, *names: str) -> Iterator[ast.Call]:
    """The calls of functions and classes with these names."""
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
            yield node


def sentences(module: Path) -> list[str]:
    """The texts that a module marks for translation."""
    return [ast.literal_eval(call.args[1]) for call in calls(module, "QT_TRANSLATE_NOOP")]


@each_folder
def test_only_one_module_makes_refusals(folder: Path) -> None:
    made = {module.relative_to(folder).as_posix() for module in folder.rglob("*.py") if any(calls(module, "Refusal"))}
    assert made == {SOURCE}


@each_folder
def test_no_refusal_is_said_twice(folder: Path) -> None:
    refusals = sentences(folder / SOURCE)
    assert sorted(refusals) == sorted(set(refusals))
    others = {text for module in folder.rglob("*.py") if module.name != SOURCE for text in sentences(module)}
    assert not others & set(refusals)


@pytest.mark.parametrize("package", games.packages(), ids=lambda package: package.game.id)
def test_every_refusal_has_the_number_of_a_rule_of_its_game(package: games.GamePackage) -> None:
    numbers = {
        call.args[0].value
        for call in calls(HOUSE / package.game.id / SOURCE, "Refusal")
        if isinstance(call.args[0], ast.Constant)
    }
    assert numbers
    assert numbers <= set(package.game.rules)


def test_a_refusals_places_are_filled_in_its_sentence() -> None:
    refusal = Refusal("XX1", Message("game", "At most {most}, not {picked}.")).put(most=2).put(picked=3)
    assert refusal == Refusal("XX1", Message("game", "At most {most}, not {picked}.", (("most", 2), ("picked", 3))))
