"""The engine and the command line know games through the registry alone: one from outside is played like any other."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cardtable_gui import games
from cardtable_gui.cli import main
from cardtable_gui.engine import EngineSession
from tests.test_shipped_games import SHIPPED

pytestmark = pytest.mark.usefixtures("small_games")


def ask(engine: EngineSession, op: str, **fields: object) -> Any:
    answer = engine.answer(json.dumps({"op": op, **fields}))
    assert answer["ok"], answer
    return answer


def test_no_module_outside_the_games_names_a_game(repository: Path) -> None:
    """By its folder; the shipped ones, whose names are no words of the code, not by name either."""
    package = repository / "cardtable_gui"
    names = [package.game.id for package in games.packages()]
    assert len(names) > 1
    for path in package.rglob("*.py"):
        folders = path.relative_to(package).parts[:-1]
        if folders[-2:-1] != ("games",) and "games" not in folders[:-1]:
            words = path.read_text(encoding="utf-8").lower()
            assert not [name for name in names if f"games.{name}" in words or f"games import {name}" in words], path
            assert not [name for name in SHIPPED if name in words], path


def test_the_engine_lists_options_of_every_kind() -> None:
    listed = {game["id"]: game["options"] for game in ask(EngineSession(Random(1)), "hello")["games"]}
    assert listed["sample_sevens"] == [
        {"id": "passes", "type": "int", "min": 0, "max": 9, "default": 3},
        {"id": "free", "type": "bool", "default": True},
    ]
    assert listed["sample_old_maid"] == [
        {"id": "odd", "type": "choice", "choices": ["joker", "queen"], "default": "joker"},
        {"id": "without", "type": "set", "choices": [str(rank) for rank in range(2, 10)], "default": []},
    ]


@pytest.mark.parametrize(
    ("game", "options", "recorded"),
    [
        ("sample_sevens", {"free": False}, {"passes": 3, "free": False}),
        ("sample_old_maid", {"without": ["9", "2"]}, {"odd": "joker", "without": ["2", "9"]}),
    ],
)
def test_the_engine_plays_it(game: str, options: dict[str, object], recorded: dict[str, object]) -> None:
    engine = EngineSession(Random(1))
    state = ask(engine, "new", game=game, players=3, options=options, seed=1)["state"]
    assert ask(engine, "record")["record"]["options"] == recorded
    for number in range(300):
        if state["over"]:
            break
        action = ask(engine, "bot", level="normal", seed=number)["action"]
        state = ask(engine, "act", action=action)["state"]
    assert state["over"]
    assert ask(engine, "view", seat=None)["view"]["history"][-1] == {"type": "match_ended", "ranks": state["ranks"]}


def test_what_others_hid_stands_as_a_question_mark_and_who_saw_the_card_reads_it_after_that() -> None:
    engine = EngineSession(Random(1))
    ask(engine, "new", game="godan", players=3, seed=1)
    start = ask(engine, "state")["state"]["to_move"]
    ask(engine, "act", action="take")
    card = ask(engine, "view", seat=start)["view"]["hand"][0]
    ask(engine, "act", action=f"send {card}")
    for seat in (0, 1, 2, None):
        history = ask(engine, "view", seat=seat)["view"]["history"]
        if seat == start:
            incoming = {"zone": "incoming", "seat": None}
            moved = {"type": "moved", "cards": [card], "from": {"zone": "hand", "seat": start}, "to": incoming}
            assert history[-2:] == [{"seat": start, "action": f"send {card}"}, moved]
        else:
            assert history[-1] == {"seat": start, "action": "send ?"}


def test_a_card_drawn_from_a_hand_is_seen_by_giver_and_drawer_alone() -> None:
    engine = EngineSession(Random(1))
    ask(engine, "new", game="sample_old_maid", players=4, seed=2)
    drawer = ask(engine, "state")["state"]["to_move"]
    giver = (drawer - 1) % 4
    ask(engine, "act", action="draw 2")
    seen = {}
    for seat in (0, 1, 2, 3, None):
        history = ask(engine, "view", seat=seat)["view"]["history"]
        at = history.index({"seat": drawer, "action": "draw 2"})
        assert history[at + 1]["from"] == {"zone": "hand", "seat": giver}
        assert history[at + 1]["to"] == {"zone": "hand", "seat": drawer}
        (seen[seat],) = history[at + 1]["cards"]
    assert seen[giver] == seen[drawer] is not None
    assert {seen[seat] for seat in seen if seat not in (giver, drawer)} == {None}


@pytest.mark.parametrize(
    ("game", "options", "code"),
    [
        ("sample_sevens", "free=yes,passes=1", 0),
        ("sample_sevens", "free=off", 0),
        ("sample_sevens", "free=maybe", 2),
        ("sample_sevens", "passes=10", 2),
        ("sample_sevens", "passes=-1", 2),
        ("sample_sevens", "passes=1.5", 2),
        ("sample_old_maid", "odd=queen,without=2+9", 0),
        ("sample_old_maid", "without=", 0),
        ("sample_old_maid", "without=10", 2),
        ("sample_old_maid", "odd=king", 2),
    ],
)
def test_options_of_every_kind_are_read(capsys: pytest.CaptureFixture[str], game: str, options: str, code: int) -> None:
    seats = "random,easy,normal"
    assert main(["simulate", game, "--seats", seats, "--matches", "2", "--json", "--options", options]) == code
    if code == 0:
        assert json.loads(capsys.readouterr().out)["game"] == game


@pytest.mark.parametrize("game", ["sample_sevens", "sample_old_maid"])
def test_bench_and_arena_play_it(capsys: pytest.CaptureFixture[str], game: str) -> None:
    assert main(["bench", "--games", game, "--seconds", "0.01", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"][game]["players"] == 4
    assert main(["arena", game, "--seats", "random,easy,easy", "--deals", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["matches"] == 6
