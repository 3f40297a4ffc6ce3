"""The puzzles that ship with the program: one a day, and what an answer is worth. No Qt."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from datetime import date
from functools import cache
from typing import Final

from cardtable_gui import games
from cardtable_gui.bots import puzzle_file
from cardtable_gui.bots.advice import rivals_of, telling
from cardtable_gui.bots.in_words import how_often
from cardtable_gui.bots.puzzle_file import Puzzle
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.practice.answer import Answer, match_at
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.digests import sha512
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.resources import MissingResourceError, resource

_BEHIND = QT_TRANSLATE_NOOP("daily", "The next best move, “{action}”, wins {often}.")
"""A reason where the game knows no other one: a puzzle's best move is ahead by far more than its error."""
DIGESTS: Final = 4096
"""How many digests of puzzles there are."""


@dataclass(frozen=True, slots=True)
class PuzzleId:
    """A puzzle of the program: the game, and its number in the game's file, from 0."""

    game: str
    number: int


@cache
def of_game(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game; none if the program has no file of them. The file is the program's own, hence valid."""
    try:
        path = resource(f"assets/puzzles/{game}.json")
    except MissingResourceError:
        return ()
    return tuple(puzzle_file.loads(path.read_bytes(), games.game))


def of_day(day: date) -> PuzzleId | None:
    """The puzzle of a day: the games take turns, each going through its puzzles in order. None: there are none."""
    known = [package.game.id for package in games.by_difficulty() if of_game(package.game.id)]
    if not known:
        return None
    turn, place = divmod(day.toordinal(), len(known))
    return PuzzleId(known[place], turn % len(of_game(known[place])))


def digest(puzzle: PuzzleId) -> int | None:
    """A number below `DIGESTS` by which a puzzle is told from those that other versions have at its place.

    None: the program has no such puzzle.
    """
    known = of_game(puzzle.game)
    if not 0 <= puzzle.number < len(known):
        return None
    record = known[puzzle.number].record
    house = () if record.house is None else (json.dumps(record.house),)
    text = "|".join(("cardtable-puzzle-1", record.game, *house, str(record.players), str(record.seed), *record.actions))
    return int.from_bytes(sha512(text)[:8], "big") % DIGESTS


def was_replaced(puzzle: PuzzleId, digest: int) -> bool:
    """Whether an earlier version of the program had a puzzle with this digest at this place.

    `assets/puzzles/replaced.json` has a list for each file of a game that was replaced: the digests of its puzzles.
    """
    files = json.loads(resource("assets/puzzles/replaced.json").read_bytes()).get(puzzle.game, [])
    return any(puzzle.number < len(digests) and digests[puzzle.number] == digest for digests in files)


def match_of(puzzle: PuzzleId, person: Seat) -> Match:
    """The match at the puzzle's position: this person has the seat to move, others of the cast have the others.

    Raises `IndexError` if the program has no such puzzle.
    """
    return match_at(of_game(puzzle.game)[puzzle.number].record, person)


@cache
def solution(puzzle: PuzzleId) -> Answer:
    """What the best action is worth, and why it's the best. Raises `IndexError` if the program has no such puzzle."""
    known = of_game(puzzle.game)[puzzle.number]
    package = games.package_of(known.record)
    state = puzzle_file.position(package.game, known)
    options = [each.named(package.game.parse) for each in known.options]
    best = options[0]
    view = state.view(state.to_move)
    told = telling(package.policy, view, best.action, rivals_of(best.action, options))
    reason = next(iter(told), None)
    if reason is None and len(options) > 1:
        second = options[1]
        reason = _BEHIND.put(action=package.game.describe_in(view, second.action), often=how_often(second.chance))
    return Answer(True, best.chance, best.action, best.chance, reason, clear=True)


def judge(puzzle: PuzzleId, match: Match) -> Answer:
    """Judge the last action of a match made by `match_of`."""
    known = of_game(puzzle.game)[puzzle.number]
    step = match.steps[len(known.record.actions)]
    chances = {option.action: option.chance for option in known.options}
    best = solution(puzzle)
    return replace(best, right=step.action == best.best, chance=chances.get(step.text))
