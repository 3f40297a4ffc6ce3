"""`simulate` and `arena`: bots against bots, in several processes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

from cardtable_gui import games
from cardtable_gui.bots import arena
from cardtable_gui.bots.arena import ArenaMatch, LevelStanding, Outcome, SeatStanding
from cardtable_gui.bots.levels import LEVELS
from cardtable_gui.commands import parser, paths
from cardtable_gui.commands.console import Console, progress, write_json
from cardtable_gui.commands.errors import OutputError
from cardtable_gui.commands.help_page import Example
from cardtable_gui.commands.parser import FIRST_HOUSE, Parser
from cardtable_gui.commands.workers import Workers, add_arguments, workers
from cardtable_gui.core.files.data_files import RECORD_SUFFIX
from cardtable_gui.core.files.record import RecordError, check_limits, dumps
from cardtable_gui.core.game import AnyGame
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.options import Options
from cardtable_gui.core.strict_json import Json

_MOST = 1_000_000
_PART = 4
"""The number of matches that a process gets at a time."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The settings common to all matches."""

    game: str
    options: Options
    ms: float | None
    recorded: bool = False
    """Whether outcomes have records."""
    house: Mapping[str, Json] | None = None


def simulate(arguments: Sequence[str], console: Console) -> int:
    """Play matches with the levels always on the same seats. Exit code 1 if a match did not end."""
    given = _simulate_reader(console).read(arguments)
    plan = _plan(given, None)
    matches = list(arena.series(given.seats, given.matches, given.seed))
    outcomes = _all(plan, matches, given, None)
    standings = arena.seat_standings(given.seats, outcomes)
    unfinished = sum(outcome.ranks is None for outcome in outcomes)
    if given.json:
        seats = _seats_form(standings)
        write_json({"game": plan.game, "matches": len(outcomes), "seats": seats, "unfinished": unfinished})
    else:
        _headline(console, given.game, len(outcomes), unfinished)
        _tell_seats(standings, console)
    return 1 if unfinished else 0


def compare(arguments: Sequence[str], console: Console) -> int:
    """Play every deal once for each rotation of the seats. Exit code 1 if a match did not end."""
    given = _arena_reader(console).read(arguments)
    plan = replace(_plan(given, given.ms), recorded=given.record is not None)
    if given.record is not None:
        paths.make_folder(given.record)
    matches = list(arena.rotations(given.seats, given.deals, given.seed))
    outcomes = _all(plan, matches, given, given.record)
    standings = arena.level_standings(given.seats, outcomes)
    unfinished = sum(outcome.ranks is None for outcome in outcomes)
    even = 1 / len(given.seats)
    if given.json:
        write_json(
            {
                "game": plan.game,
                "deals": given.deals,
                "matches": len(outcomes),
                "even": even,
                "seats": _levels_form(standings),
                "unfinished": unfinished,
            }
        )
    else:
        _headline(console, given.game, len(outcomes), unfinished)
        console.say(QT_TRANSLATE_NOOP("cli", "Equally strong bots would each win {share}.").put(share=f"{even:.1%}"))
        _tell_levels(standings, console)
    return 1 if unfinished else 0


def _all(plan: Plan, matches: Sequence[ArenaMatch], given: Any, records: Path | None) -> list[Outcome]:
    """Play all matches and show the progress; `records`: a folder for a record of each."""
    outcomes = []
    with workers(given.jobs, given.ray) as others:
        for outcome in progress(played(plan, matches, others), len(matches)):
            if records is not None and outcome.record is not None:
                fixture = outcome.fixture
                path = records / f"{plan.game}-{fixture.deal + 1:04}-{fixture.rotation + 1}{RECORD_SUFFIX}"
                try:
                    check_limits(outcome.record)
                except RecordError as error:
                    message = QT_TRANSLATE_NOOP("cli", "Can’t write “{file}”. {reason}")
                    raise OutputError(message.put(file=str(path), reason=error.message)) from None
                paths.write(path, dumps(outcome.record).encode())
            outcomes.append(replace(outcome, record=None))
    return outcomes


def played(plan: Plan, matches: Sequence[ArenaMatch], others: Workers) -> Iterator[Outcome]:
    """Have workers play matches; yields the outcomes in the order of the matches."""
    return others.map(partial(played_by, plan), matches, _PART)


def played_by(plan: Plan, fixture: ArenaMatch) -> Outcome:
    """Play one match; done by workers."""
    package = games.package(plan.game)
    game = package.with_house_rules(plan.house).game
    outcome = arena.play(game, package.policy, plan.options, fixture, plan.ms, recorded=plan.recorded)
    if outcome.record is None or game is package.game:
        return outcome
    return replace(outcome, record=replace(outcome.record, house=plan.house))


def _simulate_reader(console: Console) -> Parser:
    about = QT_TRANSLATE_NOOP("cli", "Has bots play matches, and shows how each seat did.")
    examples = (
        Example(
            "simulate {game} --seats normal,easy,easy --matches 100",
            QT_TRANSLATE_NOOP("cli", "one normal bot against two easy ones"),
        ),
        Example(
            "simulate {other} --seats easy,easy,easy --matches 20 --seed 7 --json",
            QT_TRANSLATE_NOOP("cli", "the same 20 matches each time, with the result as JSON"),
        ),
    )
    reader = _reader("simulate", about, console, examples)
    reader.add(
        "--matches",
        required=True,
        metavar="N",
        type=parser.whole(1, _MOST),
        help_text=QT_TRANSLATE_NOOP("cli", "the number of matches"),
    )
    return reader


def _arena_reader(console: Console) -> Parser:
    about = QT_TRANSLATE_NOOP("cli", "Compares bot levels: each deal is played once from every seat.")
    examples = (
        Example(
            "arena {game} --seats normal,easy,easy --deals 50",
            QT_TRANSLATE_NOOP("cli", "how much stronger a normal bot is than easy ones"),
        ),
        Example(
            "arena {other} --seats normal,normal,random --deals 20 --ms 50 --jobs 4",
            QT_TRANSLATE_NOOP("cli", "four processes at once, 50 ms for each move"),
        ),
    )
    reader = _reader("arena", about, console, examples)
    reader.add(
        "--deals",
        required=True,
        metavar="N",
        type=parser.whole(1, _MOST),
        help_text=QT_TRANSLATE_NOOP("cli", "the number of deals; each is played as often as there are seats"),
    )
    reader.add(
        "--ms",
        metavar="MS",
        type=parser.positive,
        help_text=QT_TRANSLATE_NOOP("cli", "thinking time for each move, in milliseconds (default: the level’s own)"),
    )
    reader.add(
        "--record",
        metavar="DIR",
        type=paths.path,
        help_text=QT_TRANSLATE_NOOP("cli", "a folder to save each match in, to be watched in the program"),
    )
    return reader


def _reader(command: str, about: Message, console: Console, examples: Sequence[Example]) -> Parser:
    reader = Parser(command, about, console, examples=examples)
    seats = QT_TRANSLATE_NOOP("cli", "the bot level of each seat: {levels}").put(levels=", ".join(LEVELS))
    reader.add_matches(seats, FIRST_HOUSE)
    add_arguments(reader)
    reader.add_json()
    return reader


def _plan(given: Any, ms: float | None) -> Plan:
    parser.check_seats(given.game, given.seats)
    house = parser.house_of(given.game, given.house)
    return Plan(given.game.id, parser.options(given.game, given.options), ms, house=house)


def _headline(console: Console, game: AnyGame, matches: int, unfinished: int) -> None:
    message = QT_TRANSLATE_NOOP("cli", "{game}: %n match(es), {unfinished} unfinished")
    console.say(message.put(game=game.title, n=matches, unfinished=unfinished))


def _seats_form(standings: Sequence[SeatStanding]) -> list[Json]:
    return [
        {
            "level": standing.level,
            "wins": round(standing.wins, 4),
            "share": round(standing.share, 4),
            "mean_rank": None if standing.mean_rank is None else round(standing.mean_rank, 4),
            "ms_mean": round(standing.ms_mean, 4),
        }
        for standing in standings
    ]


def _tell_seats(standings: Sequence[SeatStanding], console: Console) -> None:
    heads = (
        QT_TRANSLATE_NOOP("cli", "Seat"),
        QT_TRANSLATE_NOOP("cli", "Level"),
        QT_TRANSLATE_NOOP("cli", "Wins"),
        QT_TRANSLATE_NOOP("cli", "Share"),
        QT_TRANSLATE_NOOP("cli", "Mean rank"),
        QT_TRANSLATE_NOOP("cli", "ms per move"),
    )
    rows = (
        (
            str(number),
            standing.level,
            f"{standing.wins:.1f}",
            f"{standing.share:.1%}",
            "-" if standing.mean_rank is None else f"{standing.mean_rank:.2f}",
            f"{standing.ms_mean:.2f}",
        )
        for number, standing in enumerate(standings)
    )
    console.table(heads, rows)


def _levels_form(standings: Sequence[LevelStanding]) -> list[Json]:
    return [
        {
            "level": standing.level,
            "share": round(standing.share, 4),
            "ci95": [round(limit, 4) for limit in standing.ci95],
            "ms_p50": round(standing.ms.p50, 4),
            "ms_p95": round(standing.ms.p95, 4),
            "ms_p99": round(standing.ms.p99, 4),
            "ms_max": round(standing.ms.longest, 4),
            "cpu_p50": round(standing.cpu_ms.p50, 4),
            "cpu_p99": round(standing.cpu_ms.p99, 4),
            "cpu_max": round(standing.cpu_ms.longest, 4),
        }
        for standing in standings
    ]


def _tell_levels(standings: Sequence[LevelStanding], console: Console) -> None:
    heads = (
        QT_TRANSLATE_NOOP("cli", "Level"),
        QT_TRANSLATE_NOOP("cli", "Share"),
        QT_TRANSLATE_NOOP("cli", "95% interval"),
        QT_TRANSLATE_NOOP("cli", "ms per move: median"),
        QT_TRANSLATE_NOOP("cli", "99%"),
        QT_TRANSLATE_NOOP("cli", "longest"),
        QT_TRANSLATE_NOOP("cli", "CPU ms: median"),
        QT_TRANSLATE_NOOP("cli", "99%"),
        QT_TRANSLATE_NOOP("cli", "longest"),
    )
    rows = (
        (
            standing.level,
            f"{standing.share:.1%}",
            f"{standing.ci95[0]:.1%} - {standing.ci95[1]:.1%}",
            *(f"{ms:.2f}" for times in (standing.ms, standing.cpu_ms) for ms in (times.p50, times.p99, times.longest)),
        )
        for standing in standings
    )
    console.table(heads, rows)
