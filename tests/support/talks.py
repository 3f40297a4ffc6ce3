"""Matches with characters, and what they say in them. `python -m tests.support.talks` prints that, to be read.

python -m tests.support.talks [GAME …] [--reactions 200]
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator
from functools import cache
from random import Random

from cardtable_gui import games, i18n
from cardtable_gui.bots.cast import CAST
from cardtable_gui.bots.levels import choose
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.controller.match import Match, Step
from cardtable_gui.controller.seats import Seat
from cardtable_gui.controller.table_talk import Reaction, TableTalk
from cardtable_gui.core.events import LogEntry, all_seen

TALKING = [package.game.id for package in games.packages() if package.reactions is not None]
"""The games whose characters react."""


@cache
def company(game: str, number: int = 0) -> Match:
    """A match of a person against three characters, played to its end by normal bots. Must not be changed."""
    rng = Random(f"{game} {number}")
    three = rng.sample(CAST, 3)
    seats = (Seat("Emma"), *(Seat("", "normal", character=each.id) for each in three))
    match = Match.new(game, seats, seed=number + 1)
    while match.state.to_move is not None:
        view = match.state.view(match.state.to_move)
        match.act(choose(match.package.policy, "normal", view, rng, ThinkingBudget.by_count(2)))
    return match


def reactions(match: Match) -> list[Reaction | None]:
    """The reactions to all steps of a match."""
    talk = TableTalk(match)
    return [talk.at(step.index) for step in match.steps]


def _told(match: Match, step: Step, reaction: Reaction) -> Iterator[str]:
    names = [seat.called for seat in match.seats]
    said = [
        i18n.text(event.message, names, "en") for event in all_seen(step.events, None) if isinstance(event, LogEntry)
    ]
    yield f"{step.index}. {reaction.kind}: {' '.join(said)}"
    if reaction.words is None:
        yield f"      {names[reaction.seat]} looks {reaction.look}"
    else:
        words = (i18n.text(reaction.words, names, language) for language in ("en", "ja"))
        yield f"      {names[reaction.seat]} ({reaction.look}): {' / '.join(words)}"


def main() -> None:
    """Print what characters do in matches of each game."""
    parser = ArgumentParser(prog="talks")
    parser.add_argument("games", nargs="*", default=TALKING)
    parser.add_argument("--reactions", type=int, default=40, help="so many of each game")
    chosen = parser.parse_args()
    for game in chosen.games:
        left, number = chosen.reactions, 0
        while left > 0:
            match = company(game, number)
            print(f"\n{game} {number}: {', '.join(seat.called for seat in match.seats)}")
            for step, reaction in zip(match.steps, reactions(match), strict=True):
                if reaction is not None and left > 0:
                    print("\n".join(_told(match, step, reaction)))
                    left -= 1
            number += 1


if __name__ == "__main__":
    main()
