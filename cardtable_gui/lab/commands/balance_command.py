"""`balance`: what an author of rules looks at, counted in matches between bots."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from cardtable_gui import games
from cardtable_gui.bots import bot_matches
from cardtable_gui.bots.bot_matches import Fixture
from cardtable_gui.commands import parser, paths
from cardtable_gui.commands.console import Console, progress, write_json
from cardtable_gui.commands.errors import UsageError
from cardtable_gui.commands.help_page import Example
from cardtable_gui.commands.parser import Parser
from cardtable_gui.commands.simulate_command import Plan, played_by
from cardtable_gui.commands.workers import Workers, add_arguments, workers
from cardtable_gui.core.game import AnyGame
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.games import own_houses
from cardtable_gui.lab import games as lab_games
from cardtable_gui.lab.balance import bar_chart
from cardtable_gui.lab.balance.balance_counts import AnyCounts
from cardtable_gui.lab.balance.balance_figures import BalanceFigures, Length
from cardtable_gui.lab.balance.bar_chart import Bar, Section
from cardtable_gui.lab.balance.counted_match import CountedMatch, counted

_MOST = 1_000_000
_MATCHES = 200
_LEVEL = "normal"
_PLAYERS = 4
"""The number of seats, where the game allows it."""
_PART = 4
"""The number of matches that a process gets at a time."""
_ENDS = QT_TRANSLATE_NOOP("cli", "How games end")
_WEEKS = QT_TRANSLATE_NOOP("cli", "Last week of a game")
_SEATS = QT_TRANSLATE_NOOP("cli", "Matches won, start seat first")
_ACTIONS = QT_TRANSLATE_NOOP("cli", "Share of all actions")


@dataclass(frozen=True, slots=True)
class Counting:
    """What was counted, and by what.

    Attributes:
        game: the game, with its house rules.
        seats: the level of each seat.
        by: what the game counts.
        figures: the figures.
    """

    game: AnyGame
    seats: tuple[str, ...]
    by: AnyCounts
    figures: BalanceFigures

    def called(self, key: str) -> Message | str:
        """What a way to end or a kind of action is called."""
        return self.by.words.get(key, key)


def run(arguments: Sequence[str], console: Console) -> int:
    """Run the command. Exit code 1 if a match did not end."""
    given = _reader(console).read(arguments)
    if given.picture is not None:
        paths.check_writable(given.picture)
    found = _counting(given)
    if given.picture is not None:
        paths.write(given.picture, _picture(found, console).encode())
    if given.json:
        write_json({"game": found.game.id, **found.figures.as_json(found.by.periods)})
    else:
        _tell(found, console)
    return 1 if found.figures.unfinished else 0


def _counting(given: Any) -> Counting:
    """Play and count. Raises `UsageError` if no match was over."""
    own: AnyGame = given.game
    least, most = own.players
    seats = given.seats or (_LEVEL,) * max(least, min(most, _PLAYERS))
    parser.check_seats(own, seats)
    house = own_houses.of_new_matches(own.id) if given.house is None else parser.house_of(own, given.house)
    plan = Plan(own.id, parser.options(own, given.options, len(seats)), None, recorded=True, house=house)
    package = games.package(own.id)
    by = lab_games.balance_counts(package.game.id)
    matches = list(bot_matches.series(seats, given.matches, given.seed))
    with workers(given.jobs, given.ray) as others:
        found = list(progress(_played(plan, matches, others), len(matches)))
    if all(match.ranks is None for match in found):
        raise UsageError(QT_TRANSLATE_NOOP("cli", "None of these matches came to an end."))
    return Counting(package.with_house_rules(house).game, tuple(seats), by, BalanceFigures.of(found, by))


def _played(plan: Plan, matches: Sequence[Fixture], others: Workers) -> Iterator[CountedMatch]:
    return others.map(partial(_count, plan), matches, _PART)


def _count(plan: Plan, fixture: Fixture) -> CountedMatch:
    """Play one match and count it; done by workers."""
    record = played_by(plan, fixture).record
    assert record is not None
    package = games.package_of(record)
    return counted(record, package.game, lab_games.balance_counts(package.game.id))


def _reader(console: Console) -> Parser:
    about = QT_TRANSLATE_NOOP("cli", "Gathers figures for authors of rules from matches between bots.")
    examples = (
        Example(
            "balance {game} --seats normal,normal,normal --matches 500 --jobs 2",
            QT_TRANSLATE_NOOP("cli", "how long three-player games last, how they end, and who wins"),
        ),
        Example(
            "balance {other} --picture balance.svg",
            QT_TRANSLATE_NOOP("cli", "the same for four normal bots, also as a picture"),
        ),
    )
    reader = Parser("balance", about, console, examples=examples)
    seats = QT_TRANSLATE_NOOP("cli", "the bot level of each seat (default: four normal bots)")
    reader.add_matches(seats, parser.NEW_HOUSE, required=False)
    reader.add(
        "--matches",
        default=_MATCHES,
        metavar="N",
        type=parser.whole(1, _MOST),
        help_text=QT_TRANSLATE_NOOP("cli", "the number of matches (default: 200)"),
    )
    reader.add(
        "--picture",
        metavar="FILE",
        type=paths.path,
        help_text=QT_TRANSLATE_NOOP("cli", "an SVG file for a picture of the figures"),
    )
    add_arguments(reader)
    reader.add_json()
    return reader


def _picture(found: Counting, console: Console) -> str:
    """The figures as bars."""
    figures = found.figures
    title = QT_TRANSLATE_NOOP("cli", "{game}: %n match(es)").put(game=found.game.title, n=figures.matches)
    sections = []
    if figures.ends:
        ends = [Bar(_named(found, end, console), share) for end, share in figures.ends.items()]
        sections.append(Section(console.text(_ENDS), ends))
    if figures.periods is not None:
        weeks = [Bar(str(week), share) for week, share in figures.periods.shares.items()]
        sections.append(Section(console.text(_WEEKS), weeks))
    if figures.seats:
        seats = [Bar(str(number), seat.share, seat.ci95) for number, seat in enumerate(figures.seats, 1)]
        sections.append(Section(console.text(_SEATS), seats, 1 / len(seats)))
    kinds = [Bar(_named(found, kind, console), share) for kind, share in figures.kinds.items()]
    sections.append(Section(console.text(_ACTIONS), kinds))
    return bar_chart.drawn(console.text(title), sections)


# --------------------------------------------------------------------------------------------------------- as text


def _tell(found: Counting, console: Console) -> None:
    """Write the figures as tables."""
    figures = found.figures
    head = QT_TRANSLATE_NOOP("cli", "{game}: %n match(es) with {games} games, {unfinished} unfinished")
    console.say(
        head.put(game=found.game.title, n=figures.matches, games=f"{figures.games:,}", unfinished=figures.unfinished)
    )
    lengths = [(QT_TRANSLATE_NOOP("cli", "Turns per game"), figures.turns)]
    if figures.periods is not None:
        lengths.append((QT_TRANSLATE_NOOP("cli", "Weeks per game"), figures.periods))
    console.table(
        (
            QT_TRANSLATE_NOOP("cli", "Length"),
            QT_TRANSLATE_NOOP("cli", "Mean"),
            QT_TRANSLATE_NOOP("cli", "5th percentile"),
            QT_TRANSLATE_NOOP("cli", "Median"),
            QT_TRANSLATE_NOOP("cli", "95th percentile"),
        ),
        [(console.text(name), *_length(length)) for name, length in lengths],
    )
    if figures.periods is not None:
        early = QT_TRANSLATE_NOOP("cli", "Games that end in their first week: {share}")
        console.say(early.put(share=f"{figures.periods.shares.get(1, 0.0):.1%}"))
    if figures.ends:
        console.table(
            (_ENDS, QT_TRANSLATE_NOOP("cli", "Share")),
            [(_named(found, end, console), f"{share:.1%}") for end, share in figures.ends.items()],
        )
    if figures.gains is not None:
        gained = QT_TRANSLATE_NOOP("cli", "A seat’s result per game: {mean} on average, standard deviation {sd}")
        console.say(gained.put(mean=f"{figures.gains.mean:.1f}", sd=f"{figures.gains.sd:.1f}"))
    ended = QT_TRANSLATE_NOOP(
        "cli", "A seat’s score at the end: {mean} on average, standard deviation {sd}, {negative} below zero"
    )
    scores = figures.scores
    console.say(ended.put(mean=f"{scores.mean:.1f}", sd=f"{scores.sd:.1f}", negative=f"{scores.negative:.1%}"))
    if figures.seats:
        console.table(
            (
                QT_TRANSLATE_NOOP("cli", "Seat, start seat first"),
                QT_TRANSLATE_NOOP("cli", "Matches won"),
                QT_TRANSLATE_NOOP("cli", "95% interval"),
            ),
            [
                (str(number), f"{seat.share:.1%}", f"{seat.ci95[0]:.1%} - {seat.ci95[1]:.1%}")
                for number, seat in enumerate(figures.seats, 1)
            ],
        )
        tied = QT_TRANSLATE_NOOP("cli", "Matches with several winners: {share}")
        console.say(tied.put(share=f"{figures.ties:.1%}"))
    console.table(
        (QT_TRANSLATE_NOOP("cli", "Action"), _ACTIONS),
        [(_named(found, kind, console), f"{share:.1%}") for kind, share in figures.kinds.items()],
    )


def _rows(found: Counting, shares: Mapping[str, float], console: Console) -> list[tuple[str, str]]:
    return [(_named(found, key, console), f"{share:.1%}") for key, share in shares.items()]


def _named(found: Counting, key: str, console: Console) -> str:
    called = found.called(key)
    return called if isinstance(called, str) else console.text(called)


def _length(length: Length) -> tuple[str, ...]:
    return f"{length.mean:.1f}", str(length.p5), str(length.p50), str(length.p95)
