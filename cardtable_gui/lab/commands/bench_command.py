"""`bench`: the speed of the rules, per second of CPU time on one core.

Everything uses the public `State`, in whole matches including the deals. `full` and `candidates` count actions;
`copies`, `views` and `samples` are made from positions of such matches.
"""

from __future__ import annotations

import platform
import sys
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING, TypeVar

from cardtable_gui import games
from cardtable_gui.bots.levels import LEVELS
from cardtable_gui.commands import parser
from cardtable_gui.commands.console import Console, progress, write_json
from cardtable_gui.commands.errors import UsageError
from cardtable_gui.commands.help_page import Example
from cardtable_gui.commands.parser import FIRST_HOUSE, Parser
from cardtable_gui.core.game import AnyGame, AnyState
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.options import complete
from cardtable_gui.core.strict_json import Json

if TYPE_CHECKING:
    from cardtable_gui.lab.bench.measure import Frames

PLAYERS = 4
FIGURES = ("full", "candidates", "copies", "views", "samples")
_POSITIONS = 200

_T = TypeVar("_T")


def run(arguments: Sequence[str], console: Console) -> int:
    """Run the command."""
    examples = (
        Example("bench --games {game},{other}", QT_TRANSLATE_NOOP("cli", "how fast the rules of two games are")),
        Example("bench --table", QT_TRANSLATE_NOOP("cli", "how fast the window opens and cards move")),
    )
    about = QT_TRANSLATE_NOOP("cli", "Measures the speed of the rules or the table.")
    reader = Parser("bench", about, console, examples=examples)
    reader.add_games()
    reader.add(
        "--seconds",
        metavar="S",
        type=parser.positive,
        default=1.0,
        help_text=QT_TRANSLATE_NOOP("cli", "the time for each figure, in seconds (default: 1)"),
    )
    reader.add(
        "--table",
        action="store_true",
        help_text=QT_TRANSLATE_NOOP("cli", "measure the window and the table instead (needs a display)"),
    )
    reader.add(
        "--level",
        metavar="LEVEL",
        type=parser.level,
        default="normal",
        help_text=QT_TRANSLATE_NOOP(
            "cli", "with --table: the level of the bot that thinks meanwhile: {levels} (default: normal)"
        ).put(levels=", ".join(LEVELS)),
    )
    reader.add_house(FIRST_HOUSE)
    reader.add_json()
    given = reader.read(arguments)
    if given.table:
        return _table(console, given.seconds, given.level, as_json=given.json)
    chosen: list[AnyGame] = given.games or [package.game for package in games.packages()]
    if given.house is not None:
        chosen = _with_house_rules(chosen, given.house, named=given.games is not None)
    work = [(game, figure) for game in chosen for figure in FIGURES]
    measured: dict[str, dict[str, Json]] = {game.id: {"players": _players(game)} for game in chosen}
    for game, figure in progress(work, len(work)):
        measured[game.id][figure] = round(measure(game, figure, given.seconds))
    if given.json:
        write_json({"python": platform.python_version(), "games": dict(measured)})
        return 0
    console.say(
        QT_TRANSLATE_NOOP("cli", "Per second of CPU time, with Python {version}").put(version=platform.python_version())
    )
    heads = (
        QT_TRANSLATE_NOOP("cli", "Game"),
        QT_TRANSLATE_NOOP("cli", "Actions (all legal)"),
        QT_TRANSLATE_NOOP("cli", "Actions (candidates)"),
        QT_TRANSLATE_NOOP("cli", "Copies"),
        QT_TRANSLATE_NOOP("cli", "Views"),
        QT_TRANSLATE_NOOP("cli", "Samples"),
    )
    console.table(heads, ([game, *(f"{figures[name]:,}" for name in FIGURES)] for game, figures in measured.items()))
    return 0


def _with_house_rules(chosen: Sequence[AnyGame], house: str, *, named: bool) -> list[AnyGame]:
    """The games with these house rules; without named games, those that have none stay as they are."""
    found = []
    for game in chosen:
        content = parser.house_of(game, house) if named or game.houses else None
        found.append(game if content is None else game.with_house_rules(content))
    return found


def _table(console: Console, seconds: float, level: str, *, as_json: bool) -> int:
    """Measure the window and the table; animations are measured for the time of five figures."""
    if getattr(sys, "frozen", False):
        raise UsageError(QT_TRANSLATE_NOOP("cli", "This only works in an installation with Python."))
    from cardtable_gui.lab.bench import measure as table_bench

    connection = table_bench.connected(console.complain)
    found = table_bench.run(seconds * len(FIGURES), level)
    del connection
    if as_json:
        table: dict[str, Json] = {
            "bare_window_ms": round(found.bare_window_ms),
            "first_window_ms": round(found.first_window_ms),
            "first_window_ratio": round(found.first_window_ratio, 2),
            "memory_mib": None if found.memory_mib is None else round(found.memory_mib, 1),
            "open_ms": {game: round(ms) for game, ms in found.open_ms.items()},
            "cards": found.cards,
            "dealt": _frames(found.dealt),
            "at_once": _frames(found.at_once),
            "scenes": _frames(found.scenes),
            "bot": {
                "level": level,
                "ms_p50": round(found.thought.p50, 1),
                "ms_p99": round(found.thought.p99, 1),
                "ms_max": round(found.thought.longest, 1),
            },
            "stolen_share": None if found.stolen is None else round(found.stolen, 4),
        }
        write_json({"python": platform.python_version(), "table": table})
        return 0
    memory = "?" if found.memory_mib is None else f"{found.memory_mib:.0f}"
    stolen = "?" if found.stolen is None else f"{100 * found.stolen:.1f}"
    opened = ", ".join(f"{game} {ms:.0f}" for game, ms in found.open_ms.items())
    for message in (
        QT_TRANSLATE_NOOP("cli", "First window: {own} ms (an empty one: {bare} ms, ratio {ratio})").put(
            own=round(found.first_window_ms),
            bare=round(found.bare_window_ms),
            ratio=f"{found.first_window_ratio:.2f}",
        ),
        QT_TRANSLATE_NOOP("cli", "Memory on the start screen, all processes: {memory} MiB").put(memory=memory),
        QT_TRANSLATE_NOOP("cli", "Time to open a table, in ms: {games}").put(games=opened),
        QT_TRANSLATE_NOOP("cli", "While {cards} cards are dealt and a bot thinks: {frames}").put(
            cards=found.cards, frames=_frames_text(found.dealt)
        ),
        QT_TRANSLATE_NOOP("cli", "While {cards} cards move at once and a bot thinks: {frames}").put(
            cards=found.cards, frames=_frames_text(found.at_once)
        ),
        QT_TRANSLATE_NOOP("cli", "While scenes are played and a bot thinks: {frames}").put(
            frames=_frames_text(found.scenes)
        ),
        QT_TRANSLATE_NOOP(
            "cli", "The bot’s moves meanwhile ({level}): median {median} ms, 99% within {most} ms, longest {longest} ms"
        ).put(
            level=level,
            median=f"{found.thought.p50:.1f}",
            most=f"{found.thought.p99:.1f}",
            longest=f"{found.thought.longest:.1f}",
        ),
        QT_TRANSLATE_NOOP("cli", "CPU time that the host took away meanwhile: {stolen}%").put(stolen=stolen),
    ):
        console.say(message)
    return 0


def _frames(frames: Frames) -> dict[str, Json]:
    return {
        "p50_ms": round(frames.p50, 1),
        "p95_ms": round(frames.p95, 1),
        "max_ms": round(frames.longest, 1),
        "share_under_20_ms": round(frames.under_20, 3),
    }


def _frames_text(frames: Frames) -> Message:
    return QT_TRANSLATE_NOOP(
        "cli", "{share}% of frames under 20 ms; median {median} ms, 95% within {most} ms, longest {longest} ms"
    ).put(
        share=f"{100 * frames.under_20:.1f}",
        median=f"{frames.p50:.1f}",
        most=f"{frames.p95:.1f}",
        longest=f"{frames.longest:.1f}",
    )


def measure(game: AnyGame, figure: str, seconds: float) -> float:
    """Measure one figure of a game, per second of CPU time. `figure` is one of `FIGURES`."""
    rng = Random(1)
    match figure:
        case "full":
            return _per_second(_player(game, rng, _play_full), seconds)
        case "candidates":
            return _per_second(_player(game, rng, _play_candidates), seconds)
        case "copies":
            return _per_second(_over(_positions(game, rng), lambda state: state.copy()), seconds)
        case "views":
            return _per_second(_over(_positions(game, rng), lambda state: state.view(state.to_move)), seconds)
        case _:
            views = [state.view(state.to_move) for state in _positions(game, rng)]
            return _per_second(_over(views, lambda view: view.sample(rng)), seconds)


def _per_second(work: Callable[[], int], seconds: float) -> float:
    """Call `work`, which returns the amount done, until the CPU time is used up."""
    work()
    done = 0
    start = time.process_time()
    while (used := time.process_time() - start) < seconds:
        done += work()
    return done / used


def _player(game: AnyGame, rng: Random, play: Callable[[AnyState, Callable[[], float]], int]) -> Callable[[], int]:
    """A function that plays a whole random match and returns the number of its actions."""
    players = _players(game)
    options = complete(game.options, {})
    seeds = iter(range(10**9))
    uniform = rng.random

    def work() -> int:
        return play(game.start(players, options, game.numbered_dealer(players, options, next(seeds))), uniform)

    return work


def _play_full(state: AnyState, uniform: Callable[[], float]) -> int:
    """Play the match at random from all legal actions; return the number of actions."""
    done = 0
    while state.to_move is not None:
        actions = state.legal_actions()
        state.apply(actions[int(uniform() * len(actions))])
        done += 1
    return done


def _play_candidates(state: AnyState, uniform: Callable[[], float]) -> int:
    """The same from `candidates`. A second loop, since choosing inside one loop would cost a tenth of the speed."""
    done = 0
    while state.to_move is not None:
        actions = state.candidates()
        state.apply(actions[int(uniform() * len(actions))])
        done += 1
    return done


def _positions(game: AnyGame, rng: Random) -> list[AnyState]:
    """Positions from random matches, each with a seat to move."""
    players = _players(game)
    options = complete(game.options, {})
    found: list[AnyState] = []
    seed = 0
    while len(found) < _POSITIONS:
        state = game.start(players, options, game.numbered_dealer(players, options, seed))
        seed += 1
        while state.to_move is not None and len(found) < _POSITIONS:
            found.append(state.copy())
            state.apply(rng.choice(state.legal_actions()))
    return found


def _over(items: Sequence[_T], make: Callable[[_T], object]) -> Callable[[], int]:
    """A function that calls `work` on every item and returns their number."""

    def work() -> int:
        for item in items:
            make(item)
        return len(items)

    return work


def _players(game: AnyGame) -> int:
    least, most = game.players
    return min(max(PLAYERS, least), most)
