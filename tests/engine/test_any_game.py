"""The engine and the command line know games through the registry alone: one from outside is played like any other."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cardtable_gui import games
from cardtable_gui.cli import main
from cardtable_gui.engine import Engine
from tests.support import toy
from tests.test_shipped_games import SHIPPED


@pytest.fixture(autouse=True)
def _registered() -> Iterator[None]:
    games.add(toy.BOX)
    yield
    games.remove("toy")


def ask(engine: Engine, op: str, **fields: object) -> Any:
    answer = engine.answer(json.dumps({"op": op, **fields}))
    assert answer["ok"], answer
    return answer


def test_no_module_outside_the_games_names_a_game(repository: Path) -> None:
    """By its folder; the shipped ones, whose names are no words of the code, not by name either."""
    package = repository / "cardtable_gui"
    names = [box.game.id for box in games.boxes() if box is not toy.BOX]
    assert len(names) > 1
    for path in package.rglob("*.py"):
        if path.relative_to(package).parts[:1] != ("games",) or path.parent == package / "games":
            words = path.read_text(encoding="utf-8").lower()
            assert not [name for name in names if f"games.{name}" in words or f"games import {name}" in words], path
            assert not [name for name in SHIPPED if name in words], path


def test_the_engine_plays_it() -> None:
    engine = Engine(Random(1))
    listed = {game["id"]: game for game in ask(engine, "hello")["games"]}["toy"]
    assert listed["options"] == [
        {"id": "turns", "type": "int", "min": 1, "max": 5, "default": 2},
        {"id": "low", "type": "bool", "default": False},
        {"id": "double", "type": "set", "choices": list(toy.FACES), "default": []},
    ]
    options = {"turns": 3, "double": ["6", "1"]}
    ask(engine, "new", game="toy", players=3, options=options, seed=1)
    assert ask(engine, "record")["record"]["options"] == {"turns": 3, "low": False, "double": ["1", "6"]}
    for _ in range(9):
        ask(engine, "act", action=ask(engine, "bot", level="normal", seed=1)["action"])
    state = ask(engine, "state")["state"]
    assert state["over"]
    assert ask(engine, "view", seat=None)["view"]["history"][-1] == {"type": "match_ended", "ranks": state["ranks"]}


def test_what_others_hid_stands_as_a_question_mark_and_who_saw_the_card_reads_it_after_that() -> None:
    engine = Engine(Random(1))
    deck = [face for face in toy.FACES for _ in range(2)]
    ask(engine, "new", game="toy", players=3, deals=[{"deck": deck, "start": 0}])
    ask(engine, "act", action="send 1")
    hands = [{"zone": "hand", "seat": seat} for seat in range(2)]
    sent = [{"type": "moved", "cards": ["1"], "from": hands[0], "to": hands[1]}]
    for seat, text, moved, card in (
        (0, "send 1", sent, "4"),
        (1, "send ?", sent, None),
        (2, "send ?", [], None),
        (None, "send ?", [], None),
    ):
        drawn = {"type": "moved", "cards": [card], "from": {"zone": "deck", "seat": None}, "to": hands[0]}
        history = ask(engine, "view", seat=seat)["view"]["history"]
        assert history[4:] == [{"seat": 0, "action": text}, *moved, drawn]
    assert ask(engine, "view", seat=0)["view"]["known"] == [["1", "4"], ["1"], []]


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ("low=yes,double=1+3,turns=1", 0),
        ("low=off,double=", 0),
        ("low=maybe", 2),
        ("double=7", 2),
        ("turns=6", 2),
        ("turns=-1", 2),
        ("turns=1.5", 2),
    ],
)
def test_options_of_every_kind_are_read(capsys: pytest.CaptureFixture[str], options: str, code: int) -> None:
    seats = "random,easy,normal"
    assert main(["simulate", "toy", "--seats", seats, "--matches", "2", "--json", "--options", options]) == code
    if code == 0:
        assert json.loads(capsys.readouterr().out)["game"] == "toy"


def test_bench_and_arena_play_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--games", "toy", "--seconds", "0.01", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"]["toy"]["players"] == 4
    assert main(["arena", "toy", "--seats", "random,easy", "--deals", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["matches"] == 4
