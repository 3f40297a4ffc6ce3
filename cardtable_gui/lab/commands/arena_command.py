"""`arena`: compares levels of bots, in several processes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from cardtable_gui import games, i18n
from cardtable_gui.bots.cast import CAST, Character
from cardtable_gui.commands import parser, paths
from cardtable_gui.commands.console import Console, display_width, progress, write, write_json
from cardtable_gui.commands.help_page import Example
from cardtable_gui.commands.parser import Parser
from cardtable_gui.commands.simulate_command import MOST_MATCHES, all_played, headline, plan_of, reader_of
from cardtable_gui.commands.workers import add_arguments, workers
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.strict_json import Json
from cardtable_gui.games import GamePackage
from cardtable_gui.i18n import LANGUAGES
from cardtable_gui.lab import cast_figures
from cardtable_gui.lab.cast_figures import Figures
from cardtable_gui.lab.standings import LevelStanding, level_standings, rotations

_CAST = "--cast"
_PART = 4
"""The number of matches that a process gets at a time."""


def run(arguments: Sequence[str], console: Console) -> int:
    """Play every deal once for each rotation of the seats. Exit code 1 if a match did not end.

    With `--cast`: show the characters, or whether their styles are true. Exit code 1 if one isn't.
    """
    if _CAST in arguments:
        return _cast(arguments, console)
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


_LEAST_SHARE = 0.85
"""So much of the even share every character keeps."""
_LEAST_GAMES = 2
"""In so many games every character's style is true."""


def _cast(arguments: Sequence[str], console: Console) -> int:
    given = _cast_reader(console).read(arguments)
    if not given.measure:
        _tell_cast(as_json=given.json)
        return 0
    chosen = [games.package(game.id) for game in given.games] if given.games else games.packages()
    found: list[tuple[Character, GamePackage, Figures]] = []
    pairs = [(each, package) for each in CAST for package in chosen if each.style in package.policy.styles]
    with workers(given.jobs, given.ray) as others:
        for character, package in pairs:
            matches = cast_figures.fixtures(character, given.deals, given.seed)
            played = others.map(partial(cast_figures.count, package.game.id), matches, _PART)
            parts = list(progress(played, len(matches)))
            claim = package.policy.styles[character.style].claim
            found.append((character, package, cast_figures.figures(parts, more=claim.more)))
    weak = [figures for _, _, figures in found if figures.share < _LEAST_SHARE]
    true = Counter(character.id for character, _, figures in found if figures.true)
    untrue = [each.id for each in CAST if true[each.id] < _LEAST_GAMES] if not given.games else []
    if given.json:
        write_json({"deals": given.deals, "measures": [_figures_form(*each) for each in found]})
    else:
        _tell_figures(found, console)
    return 1 if weak or untrue else 0


def _tell_cast(*, as_json: bool) -> None:
    if as_json:
        write_json({"cast": [_character_form(each) for each in CAST]})
        return
    rows = [[each.id, *(i18n.text(each.name, (), language) for language in LANGUAGES), each.style] for each in CAST]
    widths = [max(map(display_width, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (cell + " " * (width - display_width(cell)) for cell, width in zip(row, widths, strict=True))
        write("  ".join(cells).rstrip())


def _character_form(each: Character) -> Json:
    return {
        "id": each.id,
        "names": {language: i18n.text(each.name, (), language) for language in LANGUAGES},
        "about": {language: i18n.text(each.about, (), language) for language in LANGUAGES},
        "style": each.style,
        "games": [package.game.id for package in games.packages() if each.style in package.policy.styles],
    }


def _figures_form(character: Character, package: GamePackage, found: Figures) -> Json:
    return {
        "character": character.id,
        "game": package.game.id,
        "claim": package.policy.styles[character.style].claim.about.text,
        "value": round(found.character.value, 4),
        "error": round(found.character.error, 4),
        "plain": round(found.plain.value, 4),
        "plain_error": round(found.plain.error, 4),
        "gap": round(found.gap.value, 4),
        "gap_error": round(found.gap.error, 4),
        "true": found.true,
        "share": round(found.share, 4),
        "share_ci95": [round(limit, 4) for limit in found.share_ci95],
    }


def _tell_figures(found: Sequence[tuple[Character, GamePackage, Figures]], console: Console) -> None:
    heads = (
        QT_TRANSLATE_NOOP("cli", "Character"),
        QT_TRANSLATE_NOOP("cli", "Game"),
        QT_TRANSLATE_NOOP("cli", "Claim"),
        QT_TRANSLATE_NOOP("cli", "Counted"),
        QT_TRANSLATE_NOOP("cli", "Plain play"),
        QT_TRANSLATE_NOOP("cli", "Difference"),
        QT_TRANSLATE_NOOP("cli", "True"),
        QT_TRANSLATE_NOOP("cli", "Share"),
        QT_TRANSLATE_NOOP("cli", "95% interval"),
    )
    yes, no = QT_TRANSLATE_NOOP("cli", "yes"), QT_TRANSLATE_NOOP("cli", "no")
    rows = (
        (
            character.id,
            package.game.id,
            console.text(package.policy.styles[character.style].claim.about),
            *(f"{mean.value:.3f} ± {mean.error:.3f}" for mean in (figures.character, figures.plain)),
            f"{figures.gap.value:+.3f} ± {figures.gap.error:.3f}",
            console.text(yes if figures.true else no),
            f"{figures.share:.2f}",
            f"{figures.share_ci95[0]:.2f} - {figures.share_ci95[1]:.2f}",
        )
        for character, package, figures in found
    )
    console.table(heads, rows, left=3)


def _cast_reader(console: Console) -> Parser:
    about = QT_TRANSLATE_NOOP("cli", "Shows the characters that a seat’s level can name, and how they play.")
    examples = (
        Example("arena --cast", QT_TRANSLATE_NOOP("cli", "one character a line: id, names and style")),
        Example(
            "arena --cast --measure --games {game}",
            QT_TRANSLATE_NOOP("cli", "whether the characters’ styles show in this game, and how many wins they cost"),
        ),
    )
    reader = Parser("arena", about, console, examples=examples)
    reader.add(_CAST, required=True, action="store_true", help_text=QT_TRANSLATE_NOOP("cli", "the characters"))
    measure = QT_TRANSLATE_NOOP(
        "cli", "have each character play against plain bots, and count how often it does what its style says"
    )
    reader.add("--measure", action="store_true", help_text=measure)
    reader.add_games()
    deals = QT_TRANSLATE_NOOP("cli", "the number of deals for each character and game (default: {deals})")
    reader.add(
        "--deals",
        default=cast_figures.DEALS,
        metavar="N",
        type=parser.whole(1, MOST_MATCHES),
        help_text=deals.put(deals=cast_figures.DEALS),
    )
    reader.add_seed(
        QT_TRANSLATE_NOOP("cli", "a number that fixes the deals: the same number gives the same matches (default: 1)")
    )
    add_arguments(reader)
    reader.add_json()
    return reader


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
        Example(
            "arena {game} --seats normal:hana,normal,normal --deals 50",
            QT_TRANSLATE_NOOP(
                "cli", "how a character does against plain bots; “arena --cast” lists all the characters"
            ),
        ),
    )
    reader = reader_of("arena", about, console, examples)
    reader.add(
        "--deals",
        required=True,
        metavar="N",
        type=parser.whole(1, MOST_MATCHES),
        help_text=QT_TRANSLATE_NOOP("cli", "the number of deals; each is played once from every seat"),
    )
    reader.add(
        "--ms",
        metavar="MS",
        type=parser.positive,
        help_text=QT_TRANSLATE_NOOP("cli", "thinking time for each move, in milliseconds (default: the level’s own)"),
    )
    reader.add(
        _CAST,
        action="store_true",
        help_text=QT_TRANSLATE_NOOP("cli", "show the characters instead; see “arena --cast --help”"),
    )
    reader.add(
        "--record",
        metavar="DIR",
        type=paths.path,
        help_text=QT_TRANSLATE_NOOP("cli", "a folder to save each match in, so that you can watch it in the program"),
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
