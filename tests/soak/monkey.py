"""Random input at any time never causes a failure."""

from __future__ import annotations

import tempfile
from pathlib import Path

from cardtable_gui import games
from cardtable_gui.controller.bots.bot_runner import InlineRunner
from cardtable_gui.settings import ANIMATION, BOT_SPEED
from cardtable_gui.start_arguments import StartArguments
from cardtable_gui.views.shell.matches import record_files
from cardtable_gui.views.table.state import misclick_guard
from cardtable_gui.views.window.program import Program
from tests.e2e.monkey import Monkey
from tests.soak.report import Order, Report
from tests.soak.window import application

PART = "monkey"
_MENU_ACTIONS = 50


def run(order: Order) -> Report:
    """Run random input on one game after another."""
    report = Report(PART, order)
    rng = order.rng()
    deadline = order.deadline()
    report.count("deeds", 0)
    running = application()
    misclick_guard.PRESS_MS = misclick_guard.KEYS_MS = 0
    # A dialog for files would let it loose on those of whoever runs this.
    asked = {name: getattr(record_files, name) for name in ("ask_open", "ask_save")}
    for name in asked:
        setattr(record_files, name, lambda *_: None)
    packages = list(games.packages())
    rng.shuffle(packages)
    try:
        while True:
            for package in packages:
                with tempfile.TemporaryDirectory(prefix="cardtable-soak-") as place:
                    seed = rng.randrange(1_000_000)
                    arguments = StartArguments(language=rng.choice(("en", "ja")), data_dir=Path(place))
                    program = Program(running, arguments, InlineRunner(seed))
                    _one_romp(report, program, seed, package.game.id)
                if deadline.over:
                    return report
    finally:
        for name, ask in asked.items():
            setattr(record_files, name, ask)


def _one_romp(report: Report, program: Program, seed: int, game: str) -> None:
    program.settings.set(ANIMATION, "fast")
    program.settings.set(BOT_SPEED, "fast")
    program.open()
    monkey = Monkey(program, seed, game)
    try:
        monkey.romp(_MENU_ACTIONS)
        monkey.let_go()
    except Exception as error:  # noqa: BLE001 - whatever breaks is a finding, and the soak goes on
        report.found(f"{game}, seed {seed}: {type(error).__name__}: {error}", "\n".join(monkey.diary))
    report.count("deeds", len(monkey.diary))
    told = list(program.reports._shown_texts)
    if told:
        report.found(f"{game}, seed {seed}: the program failed", "\n".join([*told, *monkey.diary]))
    program.window.close()
    program.reports.stop()
    program.window.deleteLater()
