"""Nothing at the table flashes more than three times a second, however fast cards and bots are."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from pytestqt.qtbot import QtBot

from cardtable_gui import games
from cardtable_gui.views.kit.look.theme import DARK
from cardtable_gui.views.table.widgets.confetti import FALL_MS, Confetti
from tests.support.flashes import MOST, FlashMeter
from tests.support.sessions import EASY, seated
from tests.views.table.driving import Driven

GAMES = [package.game.id for package in games.packages()]
WATCHED_MS = 2600
FRAME_MS = 48


@pytest.mark.sampled
@pytest.mark.parametrize("speed", [0.0, 2.0], ids=["no animation", "fast"])
@pytest.mark.parametrize("game", GAMES)
def test_a_match_of_bots_that_do_not_wait_does_not_flash(qtbot: QtBot, game: str, speed: float) -> None:
    driven = Driven(qtbot, game, seated(game, EASY, EASY, EASY), speed=speed)
    driven.session.limit_bots()
    meter, moves = FlashMeter(), 0
    while driven.clock.now() < WATCHED_MS:
        if driven.runner.questions and not driven.table.busy:
            driven.runner.answer()
            moves += 1
        result = driven.table.panel.result
        if result is not None and result.ranks is None:
            driven.key(Qt.Key.Key_Return)
        for _ in range(3):
            driven.go()
        meter.show(driven.table.grab().toImage(), driven.clock.now())
    assert moves > 2
    assert meter.worst() <= MOST


def test_confetti_does_not_flash(qtbot: QtBot) -> None:
    driven = Driven(qtbot, "godan")
    confetti = Confetti(driven.clock, driven.table)
    confetti.fall(DARK, 14, QRectF(300, 200, 500, 300))
    meter, start = FlashMeter(), driven.clock.now()
    while driven.clock.now() - start < FALL_MS / 2:
        driven.clock.step(2 * FRAME_MS)
        meter.show(driven.table.grab().toImage(), driven.clock.now())
    assert confetti.falling
    assert meter.worst() <= MOST
