"""`puzzles`: finds positions with one clearly best action, or checks a file of them."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from cardtable_gui import games
from cardtable_gui.bots import puzzle_file
from cardtable_gui.bots.bot_matches import match_seed
from cardtable_gui.bots.puzzle_file import Puzzle
from cardtable_gui.commands import parser, paths
from cardtable_gui.commands.console import PROGRAM, Console, progress, write_json
from cardtable_gui.commands.errors import UsageError
from cardtable_gui.commands.help_page import Example
from cardtable_gui.commands.parser import Parser
from cardtable_gui.commands.workers import Workers, add_arguments, workers
from cardtable_gui.core.actions import IllegalActionError, NotationError
from cardtable_gui.core.files import plain_file
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.strict_json import Json, JsonError
from cardtable_gui.games import own_houses
from cardtable_gui.lab import puzzle_search

_MOST = 1000
_COUNT = 60
_MATCHES_EACH = 40
"""So many matches are played for each puzzle wanted, at most."""
_LARGEST_FILE = 20_000_000


def run(arguments: Sequence[str], console: Console) -> int:
    """Run the command. Exit code 1 if fewer puzzles were found than wanted, or if one that was checked isn't sound."""
    given = _reader(console).read(arguments)
    with workers(given.jobs, given.ray) as others:
        return _check(given, others, console) if given.check else _make(given, others, console)


def _make(given: Any, others: Workers, console: Console) -> int:
    out = given.out or Path(f"{given.game.id}.json")
    house = own_houses.of_new_matches(given.game.id)
    command = [PROGRAM, "puzzles", given.game.id, f"--seed={given.seed}", f"--count={given.count}"]
    if given.house is not None:
        house = parser.house_of(given.game, given.house)
        command.append(f"--house={given.house}")
    paths.check_writable(out)
    seeds = (match_seed(given.seed, number) for number in range(given.count * _MATCHES_EACH))
    matches = others.map(partial(_found, given.game.id, house), seeds)
    candidates = (puzzle for match in matches for puzzle in match)
    found = puzzle_search.mixed(list(progress(puzzle_search.varied(candidates, given.count), given.count)))
    paths.write(out, puzzle_file.dumps(given.game.id, shlex.join(command), found).encode())
    if given.json:
        write_json({"game": given.game.id, "file": str(out), "puzzles": len(found)})
    else:
        console.say(QT_TRANSLATE_NOOP("cli", "Wrote %n puzzle(s) to “{file}”.").put(n=len(found), file=str(out)))
    return 0 if len(found) == given.count else 1


def _check(given: Any, others: Workers, console: Console) -> int:
    read = _read(given.check)
    sound = list(progress(others.map(_is_sound, read), len(read)))
    unsound = [number for number, fine in enumerate(sound) if not fine]
    if given.json:
        write_json({"game": given.game.id, "puzzles": len(read), "unsound": list(unsound)})
    elif unsound:
        message = QT_TRANSLATE_NOOP("cli", "{count} of {all} puzzles no longer have a clear answer: {numbers}")
        numbers = ", ".join(map(str, unsound))
        console.say(message.put(count=len(unsound), all=len(read), numbers=numbers))
    else:
        console.say(QT_TRANSLATE_NOOP("cli", "All %n puzzle(s) have one clear answer.").put(n=len(read)))
    return 1 if unsound else 0


def _found(game_id: str, house: Mapping[str, Json] | None, seed: int) -> list[Puzzle]:
    """The puzzles of one match; done by workers."""
    own = games.package(game_id)
    package = own.with_house_rules(house)
    kept = None if package.game is own.game else house
    return list(puzzle_search.find(package.game, package.policy, seed, kept))


def _is_sound(puzzle: Puzzle) -> bool:
    """Whether a puzzle can be played and has a clear answer; done by workers."""
    package = games.package_of(puzzle.record)
    try:
        return puzzle_search.is_sound(package.game, package.policy, puzzle)
    except (NotationError, IllegalActionError):
        return False


def _read(path: Path) -> list[Puzzle]:
    """Read a file of puzzles. Raises `UsageError`."""
    try:
        return puzzle_file.loads(plain_file.read(path, _LARGEST_FILE), games.game)
    except plain_file.FileError as error:
        reason = error.reason
    except JsonError as error:
        reason = error.message
    message = QT_TRANSLATE_NOOP("cli", "Can’t read “{file}”. {reason}")
    raise UsageError(message.put(file=plain_file.shown(str(path)), reason=reason))


def _reader(console: Console) -> Parser:
    known = parser.game_ids()
    examples = (
        Example(
            f"puzzles {known[0]} --count 60 --jobs 2",
            QT_TRANSLATE_NOOP("cli", "rebuild this game’s built-in file, using two processes"),
        ),
        Example(
            f"puzzles {known[-1]} --check {known[-1]}.json",
            QT_TRANSLATE_NOOP("cli", "search each position in this file again"),
        ),
    )
    about = QT_TRANSLATE_NOOP(
        "cli", "Finds positions in bots’ matches where one move is clearly best, and writes them to a file."
    )
    reader = Parser("puzzles", about, console, examples=examples)
    out = QT_TRANSLATE_NOOP("cli", "the file to write (default: GAME.json, in this folder)")
    reader.add_made_file(known, parser.NEW_HOUSE, out)
    reader.add(
        "--count",
        default=_COUNT,
        metavar="N",
        type=parser.whole(1, _MOST),
        help_text=QT_TRANSLATE_NOOP("cli", "the number of puzzles (default: 60)"),
    )
    reader.add(
        "--check",
        metavar="FILE",
        type=paths.path,
        help_text=QT_TRANSLATE_NOOP("cli", "check the puzzles in this file instead of finding new ones"),
    )
    add_arguments(reader)
    reader.add_json()
    return reader
