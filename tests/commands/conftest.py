"""Fixtures of the tests of the command line."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from cardtable_gui import games
from cardtable_gui.cli import main
from cardtable_gui.core.files.record import dumps, read_record
from tests.support import toy_training
from tests.support.command_line import Ran, Run


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def command(*arguments: object) -> Ran:
        code = main([str(argument) for argument in arguments])
        return Ran(code, *capsys.readouterr())

    return command


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished match of Kobayakawa."""
    game = games.game("kobayakawa")
    fresh = read_record(
        '{"format": "cardtable-record", "version": 1, "game": "kobayakawa", "players": 3, "seed": 4,'
        ' "seats": ["Aki", "", "bot:easy"]}',
        games.game,
        Random(1),
    )
    state = fresh.start(game)
    rng = Random(1)
    actions = []
    while state.to_move is not None:
        action = rng.choice(state.legal_actions())
        actions.append(game.notation(action))
        state.apply(action)
    path = tmp_path / "match.cardtable"
    path.write_text(dumps(fresh.played(game, actions, state.deal)), encoding="utf-8")
    return path


@pytest.fixture
def _toy_training(monkeypatch: pytest.MonkeyPatch) -> None:
    """Kobayakawa learns nothing but a sum of random numbers."""
    found = {package.game.id: package for package in games.packages()}
    found["kobayakawa"] = replace(found["kobayakawa"], training=toy_training.__name__)
    monkeypatch.setattr(games, "_found", lambda: found)
