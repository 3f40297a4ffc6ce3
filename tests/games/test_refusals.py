"""Why something isn't possible stands in one module of each game, once, with the number of one of its rules."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from cardtable_gui import games
from cardtable_gui.core.actions import Action, Refusal
from cardtable_gui.core.messages import Message
from cardtable_gui.core.offer import NotAllowed, Offer
from cardtable_gui.core.why_not.finding import Fault
from cardtable_gui.core.zones import hand_of
from tests.soak.why_not import choice
from tests.soak.worlds import play
from tests.support.play import all_cases

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


@pytest.mark.parametrize(
    "package", [each for each in games.packages() if each.why_not is not None], ids=lambda package: package.game.id
)
def test_why_not_and_the_table_give_the_same_reason(package: games.GamePackage) -> None:
    """In a player's own turn, for cards of the own hand that can go nowhere, where several can be picked together."""
    rng, judge, faults = Random(3), package.load_judge(), 0
    assert judge is not None
    for case in [case for case in all_cases() if case.package is package] * 3:
        state = play(case, rng, rng.randrange(1, 60)).run().state
        own = state.view(state.to_move)
        if own.over or package.table.one_at_a_time(own):
            continue
        for _ in range(10):
            picked = choice(own, rng)
            offer = package.table.offer(own, picked)
            if [*picked] != [hand_of(own.seat)] or offer.targets:
                continue
            finding = judge(own, picked)
            if isinstance(finding, Fault):
                faults += 1
                assert finding.refusal in told(offer), (case.label, picked)
    assert faults > 20 or package.game.id == "kobayakawa"


def told(offer: Offer[Action]) -> list[Refusal]:
    """Every reason that the table gives for what isn't possible with the picked cards."""
    meanings = [*(command.meaning for command in offer.commands), *offer.drops.values()]
    return [meaning.refusal for meaning in meanings if isinstance(meaning, NotAllowed)]


def test_a_refusals_places_are_filled_in_its_sentence() -> None:
    refusal = Refusal("XX1", Message("game", "At most {most}, not {picked}.")).put(most=2).put(picked=3)
    assert refusal == Refusal("XX1", Message("game", "At most {most}, not {picked}.", (("most", 2), ("picked", 3))))
