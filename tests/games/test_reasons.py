"""Reasons of hints are true: each is checked against the rules, in positions of matches with all player counts."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from importlib.util import find_spec
from inspect import getsource

import pytest

from cardtable_gui import games, i18n
from tests.support.hints import HintChecks, Truth, judge, nothing_else, positions

LANGUAGES: tuple[i18n.Language, ...] = ("en", "ja")


def checks_of(game_id: str) -> HintChecks:
    """How a game's own reasons are checked; a game without a list of them gives none that could be."""
    name = f"tests.games.{game_id}.reasons"
    if find_spec(name) is None:
        return HintChecks()
    found = import_module(name).REASONS
    assert isinstance(found, HintChecks)
    return found


def said_in(game_id: str) -> set[str]:
    """The reasons that the code of a game can give, by its module's syntax: its sentences.

    `risk` is looked at elsewhere.
    """
    module = import_module(f"cardtable_gui.games.{game_id}.bots.reasons")
    functions = [each for each in ast.parse(getsource(module)).body if getattr(each, "name", "") != "risk"]
    calls = [each for function in functions for each in ast.walk(function) if isinstance(each, ast.Call)]
    texts = {ast.literal_eval(call.args[1]) for call in calls if ast.unparse(call.func) == "QT_TRANSLATE_NOOP"}
    return {text for text in texts if text.endswith(".")}


@pytest.mark.parametrize("game_id", [each.game.id for each in games.packages()])
def test_every_reason_that_a_game_can_give_is_held_against_the_rules(game_id: str) -> None:
    assert said_in(game_id) == set(checks_of(game_id).checks)


TABLES = [(package.game.id, label) for package in games.packages() for label in checks_of(package.game.id).options]


@pytest.mark.parametrize(("game_id", "options"), TABLES)
def test_every_hint_has_a_reason_that_is_true_and_said_in_both_languages(game_id: str, options: str) -> None:
    reasons = checks_of(game_id)
    truth = Truth()
    for position in positions(game_id, reasons.positions, reasons.options[options]):
        reason = position.advice.reason
        assert reason is not None
        assert not position.advice.forced or nothing_else(position)
        for language in LANGUAGES:
            said = i18n.text(reason, ("Ann", "Ben", "Cho", "Dan", "Eve", "Fay"), language)
            assert said
            assert not re.search(r"[{}]", said)
        judge(position, reasons.checks, truth)
    assert truth.wrong == []
    assert truth.shared == []
    assert truth.plain <= reasons.plain * truth.positions
    few = f"only these reasons: {dict(truth.heard)}; HintChecks(positions=…) looks at more than {reasons.positions}"
    assert len(truth.heard) >= min(3, len(reasons.checks)), few
