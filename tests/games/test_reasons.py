"""Reasons of hints are true: each is checked against the rules, in positions of matches with all player counts."""

from __future__ import annotations

import re
from collections import Counter
from importlib import import_module
from importlib.util import find_spec

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
        if reason.text in checks:
            heard[reason.text] += 1
            assert checks[reason.text](position), f"{position.advice} in {position.view}"
    assert len(heard) >= min(3, len(reasons.checks))
