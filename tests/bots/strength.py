"""Compares the strength of two bots: plays matches until the result is significant.

`python3 packaging/bootstrap.py strength` compares every level of every game with the one below, by the house rules of
new matches; `test_strength.py` is a short form of it.

One bot plays against three of the other kind. Every deal is played once with the bot on each seat, to remove the
advantage of seats and cards, and the results of one deal form a cluster. Shared wins count in part, so bots of equal
strength win one of four matches each. The interval is Wilson's, for the effective sample size of the clusters
(`core.confidence`). It is examined after 8, 16, 32, … deals; since several looks raise the chance of an error, each
needs more than 95 %: `SURE` keeps the total error below 5 %.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import Literal

from cardtable_gui import games
from cardtable_gui.bots import levels
from cardtable_gui.bots.bot_matches import Fixture, Outcome
from cardtable_gui.commands import simulate_command
from cardtable_gui.commands.simulate_command import Plan
from cardtable_gui.commands.workers import workers
from cardtable_gui.core.confidence import interval
from cardtable_gui.core.options import complete
from cardtable_gui.games import own_houses
from cardtable_gui.lab.standings import rotations

FIRST_LOOK = 8
"""Deals before the first look; each further look comes after twice as many."""
MAX_DEALS = 4096
SURE = 2.81
"""Standard deviations of a decision: ten looks, each wrong in 0.5 % of all cases."""

Play = Callable[[Sequence[Fixture]], Iterable[Outcome]]
Verdict = Literal["better", "worse", "open"]


@dataclass(frozen=True)
class Comparison:
    """The result of a comparison.

    Attributes:
        deals: the number of deals, each played once for every seat.
        share: the bot's part of the wins, from 0 to 1.
        ci95: the 95 % confidence interval of the share.
        even: the expected share of an equally strong bot.
        verdict: whether it is better or worse than the others, or undecided.
    """

    deals: int
    share: float
    ci95: tuple[float, float]
    even: float
    verdict: Verdict


def compare(
    play: Play,
    seats: Sequence[str],
    seed: int,
    *,
    most_deals: int = MAX_DEALS,
    first_look: int = FIRST_LOOK,
    sure: float = SURE,
    width: float = 1.0,
) -> Comparison:
    """Play the first of these levels against the others until it is known which is better.

    Args:
        play: plays matches; their results come in the same order.
        seats: the level to be compared, then its opponents, all of another level.
        seed: the seed of the deals; equal seeds give equal results.
        most_deals: the maximum number of deals.
        first_look: the number of deals before the first look.
        sure: the number of standard deviations for a decision.
        width: the maximum width of the 95 % interval; deals are played until it is reached, even after a verdict.
    """
    even = 1 / len(seats)
    groups: list[list[float]] = []
    matches = rotations(seats, most_deals, seed)
    look = first_look
    while True:
        wanted = min(look, most_deals) - len(groups)
        batch = list(islice(matches, wanted * len(seats)))
        wins = [_wins(outcome, seats[0]) for outcome in play(batch)]
        groups += [wins[first : first + len(seats)] for first in range(0, len(wins), len(seats))]
        low, high = interval(groups, sure)
        verdict: Verdict = "better" if low > even else "worse" if high < even else "open"
        ci95 = interval(groups)
        if (verdict != "open" and ci95[1] - ci95[0] <= width) or len(groups) >= most_deals:
            share = sum(map(sum, groups)) / sum(map(len, groups))
            return Comparison(len(groups), share, ci95, even, verdict)
        look *= 2


def _wins(outcome: Outcome, level: str) -> float:
    """The wins of the single seat of a level."""
    return outcome.wins[outcome.fixture.levels.index(level)]


def seats(game_id: str, level: str, other: str) -> tuple[str, ...]:
    """The levels by seat: one bot of a level among others, with four players or as many as the game allows."""
    return (level, *[other] * (min(4, games.game(game_id).players[1]) - 1))


def main(arguments: Sequence[str]) -> int:
    """Compare levels; return 0 if each is better than the one below."""
    known = [package.game.id for package in games.packages()]
    reader = argparse.ArgumentParser(prog="bootstrap.py strength", description="Is each bot better than the next one?")
    reader.add_argument("games", nargs="*", metavar="GAME", help=f"{', '.join(known)} (all)")
    reader.add_argument("--deals", type=int, default=MAX_DEALS, metavar="N", help=f"when to give up ({MAX_DEALS})")
    reader.add_argument("--width", type=float, default=0.1, metavar="W", help="how wide an interval may be (0.1)")
    reader.add_argument("--seed", type=int, default=1, metavar="S", help="other deals (1)")
    reader.add_argument("--levels", default=",".join(levels.LEVELS), metavar="L1,L2", help="only these, weakest first")
    reader.add_argument("--ms", type=float, metavar="MS", help="time for a move (the level's own)")
    reader.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="J", help="processes (all cores)")
    given = reader.parse_args(arguments)
    if unknown := [name for name in given.games if name not in known]:
        reader.error(f"no such game: {', '.join(unknown)}")
    print(
        f"{'game':<12} {'level':<8} {'against':<8} {'deals':>6} {'share':>7} {'95 % interval':>16} {'even':>6}  verdict"
    )
    good = True
    for game_id in given.games or known:
        house = own_houses.of_new_matches(game_id)
        plan = Plan(game_id, complete(games.game(game_id).options, {}), given.ms, house=house)
        compared = given.levels.split(",")
        # Each with the one below it, the strongest first.
        for level, other in zip(compared[:0:-1], compared[-2::-1], strict=True):
            play = partial(_played, plan, given.jobs)
            found = compare(play, seats(game_id, level, other), given.seed, most_deals=given.deals, width=given.width)
            low, high = found.ci95
            numbers = f"{found.deals:>6} {found.share:>7.1%} {f'{low:.1%} - {high:.1%}':>16} {found.even:>6.1%}"
            print(f"{game_id:<12} {level:<8} {other:<8} {numbers}  {found.verdict}", flush=True)
            good = good and found.verdict == "better"
    return int(not good)


def _played(plan: Plan, jobs: int, matches: Sequence[Fixture]) -> Iterable[Outcome]:
    with workers(jobs, None) as others:
        yield from simulate_command.played(plan, matches, others)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
