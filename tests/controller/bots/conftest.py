"""Runners that wait as long as it takes, or hardly."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from cardtable_gui.controller.bots.process_runner import ProcessRunner, Timeouts
from tests.support.bot_processes import WAIT_MS


@pytest.fixture
def runner(qtbot: QtBot) -> Iterator[ProcessRunner]:
    made = ProcessRunner(Timeouts(grace=WAIT_MS, wait=WAIT_MS, start=WAIT_MS))
    yield made
    made.close()


@pytest.fixture
def impatient(qtbot: QtBot) -> Iterator[ProcessRunner]:
    made = ProcessRunner(Timeouts(grace=50, wait=WAIT_MS, start=WAIT_MS))
    yield made
    made.close()
