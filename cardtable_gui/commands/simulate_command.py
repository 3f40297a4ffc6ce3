"""`simulate`: bots against bots, in several processes; what other commands need to play such matches, too."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

from cardtable_gui import games
from cardtable_gui.bots import bot_matches
from cardtable_gui.bots.bot_matches import Fixture, Outcome, SeatStanding
from cardtable_gui.bots.cast import CAST
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

MOST_MATCHES = 1_000_000
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


def run(arguments: Sequence[str], console: Console) -> int:
    """Play matches with the levels always on the same seats. Exit code 1 if a match did not end."""
    given = _reader(console).read(arguments)
    plan = plan_of(given, None)
    matches = list(bot_matches.series(given.seats, given.matches, given.seed))
    outcomes = all_played(plan, matches, given, None)
    standings = bot_matches.seat_standings(given.seats, outcomes)
    unfinished = sum(outcome.ranks is None for outcome in outcomes)
    if given.json:
        seats = _seats_form(standings)
        write_json({"game": plan.game, "matches": len(outcomes), "seats": seats, "unfinished": unfinished})
    else:
        headline(console, given.game, len(outcomes), unfinished)
        _tell_seats(standings, console)
    return 1 if unfinished else 0


def all_played(plan: Plan, matches: Sequence[Fixture], given: Any, records: Path | None) -> list[Outcome]:
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


def played(plan: Plan, matches: Sequence[Fixture], others: Workers) -> Iterator[Outcome]:
    """Have workers play matches; yields the outcomes in the order of the matches."""
    return others.map(partial(played_by, plan), matches, _PART)


def played_by(plan: Plan, fixture: Fixture) -> Outcome:
    """Play one match; done by workers."""
    package = games.package(plan.game)
    game = package.with_house_rules(plan.house).game
    outcome = bot_matches.play(game, package.policy, plan.options, fixture, plan.ms, recorded=plan.recorded)
    if outcome.record is None or game is package.game:
        return outcome
    return replace(outcome, record=replace(outcome.record, house=plan.house))


def _reader(console: Console) -> Parser:
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
    reader = reader_of("simulate", about, console, examples)
    reader.add(
        "--matches",
        required=True,
        metavar="N",
        type=parser.whole(1, MOST_MATCHES),
        help_text=QT_TRANSLATE_NOOP("cli", "the number of matches"),
    )
    return reader


def reader_of(command: str, about: Message, console: Console, examples: Sequence[Example]) -> Parser:
    """The arguments of a command in which bots play: the game, its levels and options, and who does the work."""
    reader = Parser(command, about, console, examples=examples)
    seats = QT_TRANSLATE_NOOP(
        "cli",
        ("the bot level of each seat: {levels}, optionally followed by a colon and a bot’s character, as in {example}"),
    ).put(levels=", ".join(LEVELS), example=f"normal:{CAST[0].id}")
    reader.add_matches(seats, FIRST_HOUSE)
    add_arguments(reader)
    reader.add_json()
    return reader


def plan_of(given: Any, ms: float | None) -> Plan:
    """The settings that arguments ask for; `ms`: the budget of a move. Raises `UsageError`."""
    parser.check_seats(given.game, given.seats)
    house = parser.house_of(given.game, given.house)
    return Plan(given.game.id, parser.options(given.game, given.options, len(given.seats)), ms, house=house)


def headline(console: Console, game: AnyGame, matches: int, unfinished: int) -> None:
    """Say how many matches there were."""
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
