"""Whether hints are the same every time: each position is asked twice, here and in another process from its record.

`python -m tests.support.hint_stability --positions 500` prints a line of figures for each game, and ends with 1 where
any hint was not the same or had no reason.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import perf_counter

from cardtable_gui import games
from cardtable_gui.bots import levels
from cardtable_gui.bots.advice import advise
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.saves import record_file
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.files.record import dumps
from cardtable_gui.core.game import AnyView

MOST_OF_A_MATCH = 25
"""So many positions of one match are asked at most."""
ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True, slots=True)
class Stability:
    """Positions asked; hints that differed, had no reason, named an equal move; milliseconds of the slowest."""

    positions: int
    different: int
    without_reason: int
    equal: int
    slowest: float


def matches(
    game_id: str, positions: int, seed: int, options: Mapping[str, object] | None = None
) -> Iterator[tuple[Match, Sequence[int]]]:
    """Matches at different tables, and after how many actions each is asked, until there are so many positions."""
    package = games.package(game_id)
    least, most = package.game.players
    number = 0
    while positions > 0:
        players = least + number % (most - least + 1)
        match = Match.new(game_id, [Seat("", "easy")] * players, options, seed + number)
        rng = Random(seed + number)
        while match.state.to_move is not None and len(match.steps) < 120:
            level = "easy" if rng.random() < 0.8 else "random"
            view = match.state.view(match.state.to_move)
            match.act(levels.choose(package.policy, level, view, rng, ThinkingBudget.by_count(1)))
        asked = list(range(len(match.steps)))
        if len(asked) > min(positions, MOST_OF_A_MATCH):
            asked = sorted(rng.sample(asked, min(positions, MOST_OF_A_MATCH)))
        yield match, asked
        positions -= len(asked)
        number += 1


def view_of(match: Match, actions: int) -> AnyView:
    """What the seat to move knows after so many actions."""
    state = match.state_at(actions)
    assert state.to_move is not None
    return state.view(state.to_move)


def told(match: Match, actions: int) -> str:
    """The whole hint on one line."""
    game = match.package.game
    found = advise(match.package.policy, view_of(match, actions))
    as_good = "" if found.as_good is None else game.notation(found.as_good)
    return f"{game.notation(found.action)}|{as_good}|{found.reason!r}"


def compare(game_id: str, positions: int, seed: int = 1) -> Stability:
    """Ask for hints here, and again in another process, which gets records and hashes texts otherwise."""
    here: list[str] = []
    slowest = 0.0
    orders: list[tuple[list[int], str]] = []
    for match, asked in matches(game_id, positions, seed):
        for actions in asked:
            before = perf_counter()
            here.append(told(match, actions))
            slowest = max(slowest, perf_counter() - before)
        orders.append((list(reversed(asked)), dumps(match.record)))
    there = subprocess.run(
        [sys.executable, "-m", "tests.support.hint_stability", "--answer"],
        input=json.dumps(orders),
        env={**os.environ, "PYTHONHASHSEED": "7"},
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
        encoding="utf-8",
    ).stdout.splitlines()
    return Stability(
        len(here),
        sum(one != other for one, other in zip(here, there, strict=True)),
        sum(line.endswith("|None") for line in here),
        sum(line.split("|")[1] != "" for line in here),
        slowest * 1000,
    )


def _answer() -> None:
    """Read numbers and records; answer each record with its hints, in the order of the numbers turned round."""
    for numbers, record in json.load(sys.stdin):
        match = record_file.read_pasted(record)
        answers = [told(match, number) for number in numbers]
        sys.stdout.write("".join(f"{answer}\n" for answer in reversed(answers)))


def _main() -> int:
    parser = argparse.ArgumentParser(prog="hint_stability")
    parser.add_argument("--positions", type=int, default=500, help="so many a game")
    parser.add_argument("--games", default=",".join(package.game.id for package in games.packages()))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--answer", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.answer:
        _answer()
        return 0
    good = True
    for game_id in arguments.games.split(","):
        found = compare(game_id, arguments.positions, arguments.seed)
        good = good and not found.different and not found.without_reason
        sys.stdout.write(
            f"{game_id}: {found.positions} positions, {found.different} hints differ, {found.without_reason} without a"
            f" reason, {found.equal} with an equal move, slowest {found.slowest:.0f} ms\n"
        )
        sys.stdout.flush()
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(_main())
