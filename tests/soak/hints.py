"""Equal views give equal hints, for repeated requests, in any process, and for any hidden cards.

Hints are asked for as the table does it: `Session.hint`, answered by `Session.hinted`.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from cardtable_gui.controller.bots.bot_runner import BotRunner, InlineRunner
from cardtable_gui.controller.bots.process_runner import ProcessRunner
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.session import Session
from cardtable_gui.core.files.record import BOT
from cardtable_gui.timing import SystemClock
from tests.soak.hidden import cases
from tests.soak.report import Order, Report
from tests.soak.window import application, wait_for
from tests.soak.worlds import Played, others, play
from tests.support.play import Case

PART = "hints"
POSITIONS = 500
"""So many positions of each game are enough, however long it may go on."""
_LONGEST = 120


def run(order: Order) -> Report:
    """Ask for hints again and again."""
    report = Report(PART, order)
    rng = order.rng()
    deadline = order.deadline()
    for what in ("positions", "hints", "contradictions"):
        report.count(what, 0)
    application()
    processes: list[BotRunner] = [ProcessRunner(), ProcessRunner()]
    asked: Counter[str] = Counter()
    try:
        for case in cases(rng):
            if asked[case.game.id] < POSITIONS:
                asked[case.game.id] += _one_position(report, case, processes, rng)
            if deadline.over or (len(asked) >= 5 and min(asked.values()) >= POSITIONS):
                break
    finally:
        for runner in processes:
            runner.close()
    for game, number in sorted(asked.items()):
        report.count(f"positions of {game}", number)
    return report


def _one_position(report: Report, case: Case, processes: list[BotRunner], rng: Random) -> int:
    """Compare the hints of one position; how many there were: one, or none where the match was over."""
    played = play(case, rng, rng.randrange(_LONGEST))
    run = played.run()
    seat = run.state.to_move
    if seat is None:
        return 0
    # One process twice, another one, the window's own thread; the last in a world with other cards hidden.
    worlds = [played, *(world for world, _ in others(played, run, (seat,), rng))][:2]
    hints = []
    for world, runner, times in (
        (worlds[0], processes[0], 2),
        (worlds[-1], processes[1], 1),
        (worlds[0], InlineRunner(), 1),
    ):
        hints += _hints(world, seat, runner, times)
    report.count("positions")
    report.count("hints", len(hints))
    if any(hint != hints[0] for hint in hints):
        report.count("contradictions")
        told = ", ".join(case.game.notation(hint.action) for hint in hints)
        report.found(f"{case.label} after {len(played.actions)} actions: {told}", played.text(), "cardtable")
    return 1


def _hints(played: Played, seat: int, runner: BotRunner, times: int) -> list[Any]:
    """Ask for the hint of a position, so many times, each in a session of its own: one session answers only once."""
    seats = ["" if each == seat else f"{BOT}random" for each in range(played.case.players)]
    given: list[Any] = []
    for number in range(times):
        session = Session(Match.of(played.record(seats)), "soak", None, runner, SystemClock())
        session.hinted.connect(given.append)
        session.start()
        session.hint()
        _wait(given, number + 1)
        session.close()
        session.deleteLater()
    return given


def _wait(given: list[Any], number: int) -> None:
    wait_for(lambda: len(given) >= number, "a hint")
