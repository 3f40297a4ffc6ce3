"""Starts the program as for a player: a window, a data folder of its own, seeded bots in this process."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable_gui.controller import match
from cardtable_gui.controller.bots.bot_runner import InlineRunner
from cardtable_gui.core.files.data_files import SETTINGS
from cardtable_gui.settings import ANIMATION, BOT_SPEED, ONLY_MOVES, Settings
from cardtable_gui.start_arguments import StartArguments
from cardtable_gui.timing import Clock
from cardtable_gui.views.shell.navigation import window_geometry
from cardtable_gui.views.window.program import Program
from tests.support.stepped_clock import SteppedClock


class Start(Protocol):
    """Starts the program in a language; the number is that of the first deal, and the bots' seed."""

    def __call__(self, language: str, number: int, clock: Clock | None = None) -> Program:
        """Start it in a language.

        Args:
            language: what it speaks.
            number: the first deal, and the seed of the bots.
            clock: what movements and waits go by; None: one that the test steps.
        """


@pytest.fixture
def start(qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Start]:
    """Start the program in a language, without animations, as `app.run` does."""
    palette, font = qapp.palette(), qapp.font()
    chosen = Settings(tmp_path / "data" / SETTINGS)
    chosen.set(ANIMATION, "off")
    chosen.set(BOT_SPEED, "instant")
    # Players press what there is; nothing plays itself in between.
    chosen.set(ONLY_MOVES, "no")
    chosen.sync()
    programs: list[Program] = []

    def begin(language: str, number: int, clock: Clock | None = None) -> Program:
        monkeypatch.setattr(match, "random_seed", lambda _rng: number)
        arguments = StartArguments(language=language, data_dir=tmp_path / "data")
        program = Program(qapp, arguments, InlineRunner(number), clock or SteppedClock())
        qtbot.addWidget(program.window)
        programs.append(program)
        program.window.resize(window_geometry.LEAST)
        program.open()
        program.window.activateWindow()
        qtbot.waitUntil(program.window.isActiveWindow)
        return program

    yield begin
    told = [error for program in programs for error in program.reports._shown_texts]
    for program in programs:
        program.window.close()
        program.reports.stop()
    qapp.setPalette(palette)
    qapp.setFont(font)
    # The windows must be gone before the test's games are: they would read their titles again in English.
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not told, "".join(told)
