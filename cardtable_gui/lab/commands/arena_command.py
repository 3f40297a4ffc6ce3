"""`arena`: compares levels of bots, in several processes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cardtable_gui.commands import parser, paths
from cardtable_gui.commands.console import Console, write_json
from cardtable_gui.commands.help_page import Example
from cardtable_gui.commands.parser import Parser
from cardtable_gui.commands.simulate_command import MOST_MATCHES, all_played, headline, plan_of, reader_of
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.strict_json import Json
from cardtable_gui.lab.standings import LevelStanding, level_standings, rotations


def run(arguments: Sequence[str], console: Console) -> int:
    """Play every deal once for each rotation of the seats. Exit code 1 if a match did not end."""
    given = _reader(console).read(arguments)
    plan = replace(plan_of(given, given.ms), recorded=given.record is not None)
    if given.record is not None:
        paths.make_folder(given.record)
    matches = list(rotations(given.seats, given.deals, given.seed))
    outcomes = all_played(plan, matches, given, given.record)
    standings = level_standings(given.seats, outcomes)
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
        headline(console, given.game, len(outcomes), unfinished)
        console.say(QT_TRANSLATE_NOOP("cli", "Equally strong bots would each win {share}.").put(share=f"{even:.1%}"))
        _tell_levels(standings, console)
    return 1 if unfinished else 0


def _reader(console: Console) -> Parser:
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
    reader = reader_of("arena", about, console, examples)
    reader.add(
        "--deals",
        required=True,
        metavar="N",
        type=parser.whole(1, MOST_MATCHES),
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
