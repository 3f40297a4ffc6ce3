"""Plays random matches through the engine protocol and the independent implementation side by side.

`python tests/reference/driver.py --game merchant --matches 200 --seed 1` prints what was covered and exits 0, or
stops at the first difference with a record that reproduces it and exits 1.
"""

import argparse
import contextlib
import random
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

if __package__ in (None, ""):  # run as a script: its own folder is on the path, the checkout is not
    sys.path[0] = str(Path(__file__).resolve().parents[2])

from tests.reference.engine_client import EngineSession, InProcess, Process
from tests.reference.games import GAMES
from tests.reference.match import Match, Setup


class Summary:
    """What a run has covered."""

    def __init__(self) -> None:
        self.matches = 0
        self.actions = 0
        self.happened: Counter[str] = Counter()
        self.covered: Counter[str] = Counter()

    def add(self, match: Match) -> None:
        """Count a match that agreed."""
        self.matches += 1
        self.actions += len(match.actions)
        self.happened.update(match.happened)
        self.covered.update(match.covered)
        self.covered[f"{match.players} players"] += 1

    def text(self) -> str:
        """A readable list of counts."""
        lines = [f"{self.matches} matches, {self.actions} actions, no difference"]
        for title, counts in (("matches with", self.happened), ("checked", self.covered)):
            lines += [f"  {title}: {name} × {count}" for name, count in sorted(counts.items())]
        return "\n".join(lines)


def compare(
    game: str,
    matches: int,
    seed: int,
    engine: EngineSession,
    other: EngineSession,
    progress: Callable[[int], None] = lambda _: None,
) -> Summary:
    """Play that many matches; raise DifferenceError at the first disagreement. `other` is a second engine."""
    summary = Summary()
    for number in range(matches):
        rng = random.Random(f"{game} {seed} {number}")
        match = Match(Setup.random(GAMES[game], rng), engine, other, rng)
        match.play()
        summary.add(match)
        progress(number + 1)
    return summary


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=sorted(GAMES), action="append", help="default: every game")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--in-process", action="store_true", help="call the engine instead of starting it")
    asked = parser.parse_args(arguments)

    def progress(done: int) -> None:
        if sys.stderr.isatty():
            sys.stderr.write(f"\r{done}/{asked.matches} ")

    with contextlib.ExitStack() as ends:
        engine: EngineSession = InProcess() if asked.in_process else ends.enter_context(Process())
        other: EngineSession = InProcess() if asked.in_process else ends.enter_context(Process())
        for game in asked.game or sorted(GAMES):
            try:
                summary = compare(game, asked.matches, asked.seed, engine, other, progress)
            except AssertionError as difference:
                print(f"\n{difference}")
                return 1
            print(f"{game}: {summary.text()}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
