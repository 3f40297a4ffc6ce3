"""Reasons of hints are true: each is checked against the rules, in positions of matches with all player counts."""

from __future__ import annotations

import ast
import re
from collections import Counter
from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec
from inspect import getsource

import pytest

from cardtable_gui import games, i18n
from tests.support.hints import HintChecks, nothing_else, positions

LANGUAGES: tuple[i18n.Language, ...] = ("en", "ja")
SHARED = {"It’s your only move.": nothing_else}


def checks_of(game_id: str) -> HintChecks:
    """How a game's own reasons are checked; a game without a list of them gives none that could be."""
    name = f"tests.games.{game_id}.reasons"
    if find_spec(name) is None:
        return HintChecks()
    found = import_module(name).REASONS
    assert isinstance(found, HintChecks)
    return found


ANEW = {"godan"}
"""Games whose hints are made anew: not all of their reasons are listed yet."""


def said_in(game_id: str) -> set[str]:
    """The reasons that the code of a game can give, by its module's syntax; `risk` is looked at elsewhere."""
    module = import_module(f"cardtable_gui.games.{game_id}.bots.reasons")
    functions = [each for each in ast.parse(getsource(module)).body if getattr(each, "name", "") != "risk"]
    calls = [each for function in functions for each in ast.walk(function) if isinstance(each, ast.Call)]
    return {ast.literal_eval(call.args[1]) for call in calls if ast.unparse(call.func) == "QT_TRANSLATE_NOOP"}


@pytest.mark.parametrize("game_id", [each.game.id for each in games.packages() if each.game.id not in ANEW])
def test_every_reason_that_a_game_can_give_is_held_against_the_rules(game_id: str) -> None:
    assert said_in(game_id) == set(checks_of(game_id).checks)


TABLES = [(package.game.id, label) for package in games.packages() for label in checks_of(package.game.id).options]


@pytest.mark.parametrize(("game_id", "options"), TABLES)
def test_every_hint_has_a_reason_that_is_true_and_said_in_both_languages(game_id: str, options: str) -> None:
    reasons = checks_of(game_id)
    checks = {**SHARED, **reasons.checks}
    heard: Counter[str] = Counter()
    for position in positions(game_id, reasons.positions, reasons.options[options]):
        reason = position.advice.reason
        assert reason is not None
        for language in LANGUAGES:
            said = i18n.text(reason, ("Ann", "Ben", "Cho", "Dan", "Eve", "Fay"), language)
            assert said
            assert not re.search(r"[{}]", said)
        for each in (reason, *position.advice.more):
            if each.text in checks:
                heard[each.text] += 1
                told = replace(position, advice=replace(position.advice, reason=each))
                assert checks[each.text](told), f"{each} in {position.view}"
    few = f"of {reasons.positions} positions only these reasons: {dict(heard)}; HintChecks(positions=…) looks at more"
    assert len(heard) >= min(3, len(reasons.checks)), few
