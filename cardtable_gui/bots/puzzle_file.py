"""Puzzles, and their files: records of positions and what the options are worth, one puzzle a line, as JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from cardtable_gui.bots.search import Estimate
from cardtable_gui.core.files.record import FindGame, Record, read_record, to_json
from cardtable_gui.core.game import AnyGame, AnyState
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.strict_json import Json, JsonError, entry, parse, whole

FORMAT: Final = "cardtable-puzzles"
VERSION: Final = 1
_PLACES: Final = 4
"""Chances are written with so many places."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position and what its options are worth.

    Attributes:
        record: the match up to the position; the deals follow from the seed. The seat to move is the player's.
        options: the options' notation with chances and errors, the best first.
    """

    record: Record
    options: tuple[Estimate[str], ...]

    @property
    def answer(self) -> str:
        """The best action in notation."""
        return self.options[0].action

    @property
    def kind(self) -> str:
        """The kind of answer: the verb."""
        return self.answer.split()[0]


def position(game: AnyGame, puzzle: Puzzle) -> AnyState:
    """The state that the puzzle asks about. Raises `NotationError` or `IllegalActionError`."""
    state = puzzle.record.start(game)
    for text in puzzle.record.actions:
        state.act(game.parse(text))
    return state


def dumps(game: str, command: str, puzzles: Sequence[Puzzle]) -> str:
    """The puzzles of a game as the text of a file. `command`: the one that made them."""
    head: dict[str, Json] = {"format": FORMAT, "version": VERSION, "game": game, "command": command}
    lines = [f" {json.dumps(key)}: {json.dumps(value)}" for key, value in head.items()]
    body = ",\n".join("  " + json.dumps(_written(puzzle), separators=(",", ":")) for puzzle in puzzles)
    return "{\n" + ",\n".join(lines) + ',\n "puzzles": [\n' + body + "\n ]\n}\n"


def loads(text: str | bytes, find_game: FindGame) -> list[Puzzle]:
    """Read a file of puzzles; the positions are not played.

    Raises:
        JsonError: it is no such file, or one of its puzzles is invalid.
    """
    value = parse(text)
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        raise JsonError(QT_TRANSLATE_NOOP("puzzles", "This isn’t a puzzle file."))
    whole(value, "version", 1, VERSION)
    return [_read(item, f"puzzles[{number}]", find_game) for number, item in enumerate(entry(value, "puzzles", list))]


def _written(puzzle: Puzzle) -> Json:
    options: list[Json] = [
        [each.action, round(each.chance, _PLACES), round(each.error, _PLACES)] for each in puzzle.options
    ]
    return {"record": to_json(puzzle.record), "options": options}


def _read(item: Json, place: str, find_game: FindGame) -> Puzzle:
    if not isinstance(item, dict):
        raise JsonError(QT_TRANSLATE_NOOP("puzzles", "This isn’t a puzzle file."), place)
    record = read_record(json.dumps(entry(item, "record", dict, place=place)), find_game, Random(0))
    options = []
    for option in entry(item, "options", list, place=place):
        match option:
            case [str(action), int() | float() as chance, int() | float() as error]:
                options.append(Estimate(action, float(chance), float(error)))
            case _:
                raise JsonError(QT_TRANSLATE_NOOP("puzzles", "This isn’t a puzzle file."), f"{place}.options")
    if not options:
        raise JsonError(QT_TRANSLATE_NOOP("puzzles", "This isn’t a puzzle file."), f"{place}.options")
    return Puzzle(record, tuple(options))
