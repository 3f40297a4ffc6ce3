"""Fixtures of the tests of the command line."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from cardtable_gui import games
from cardtable_gui.cli import main
from cardtable_gui.core.files.record import dumps, read_record
from cardtable_gui.lab import games as lab_games
from cardtable_gui.lab.learning.training import Training
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
    learning = lab_games.training

    def training(game_id: str) -> Training | None:
        return toy_training.TRAINING if game_id == "kobayakawa" else learning(game_id)

    monkeypatch.setattr(lab_games, "training", training)
