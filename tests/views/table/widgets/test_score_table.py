"""The scores of all deals at the end of a match: below the last result, or on a page of its own."""

import re
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui import i18n
from cardtable_gui.card_lists import ordinal
from cardtable_gui.controller.match import Match, Seat
from cardtable_gui.controller.replay import Replay
from cardtable_gui.controller.session import Session
from cardtable_gui.core.events import DealEnded
from cardtable_gui.core.messages import Ordinal
from cardtable_gui.core.score_sheet import DealScores
from cardtable_gui.core.table import DealWords, won
from cardtable_gui.games import packages
from cardtable_gui.views.table.table_view import TableView
from cardtable_gui.views.table.widgets.result_panel import SCORES
from cardtable_gui.views.table.widgets.score_table import ScoreTable
from tests.support.sessions import ANN, EASY, ManualRunner
from tests.support.stepped_clock import SteppedClock
from tests.test_shipped_games import SHIPPED

ROOMY, SMALL = (1280, 730), (1000, 460)


def played(game: str, *seats: Seat, **options: object) -> Match:
    """A match of random actions."""
    match, rng = Match.new(game, seats, options, seed=5), Random(4)
    while match.state.to_move is not None:
        match.act(rng.choice(match.state.legal_actions()))
    return match


def laid(qtbot: QtBot, match: Match, size: tuple[int, int], *, percent: int = 100) -> TableView:
    """The table with the finished match and its result."""
    session = Session(match, "test", None, ManualRunner(), SteppedClock())
    table = TableView(SteppedClock())
    qtbot.addWidget(table)
    table.resize(*size)
    table.set_look(replace(table.look, speed=0))
    table.set_look(replace(table.look, wanted_percent=percent))
    table.open(session)
    table.show()
    session.start()
    table.activateWindow()
    qtbot.waitUntil(table.isActiveWindow)
    return table


def options_of(game: str) -> dict[str, object]:
    """Merchant is played in a series, and each of its deals ends soon."""
    return {"series": 3, "turn_limit": 40} if game == "merchant" else {}


SEVERAL_DEALS = [
    package.game.id
    for package in packages()
    if package.game.players[0] <= 3 <= package.game.players[1]
    and played(package.game.id, *[EASY] * 3, **options_of(package.game.id)).state.deal > 1
]


def test_every_shipped_game_has_several_deals() -> None:
    assert set(SEVERAL_DEALS) >= SHIPPED.keys()


@pytest.mark.parametrize("game", SEVERAL_DEALS)
def test_a_match_of_several_deals_ends_with_what_each_of_them_brought(qtbot: QtBot, game: str) -> None:
    match = played(game, ANN, *[EASY] * 2, **options_of(game))
    table = laid(qtbot, match, ROOMY)
    scores = table.panel.scores
    ended = [event for step in match.steps for event in step.events if isinstance(event, DealEnded)]
    assert scores.isVisible()
    assert scores.scores.rowCount() == len(ended) > 1
    for row, event in enumerate(ended):
        for result in event.results:
            assert str(result.gained).lstrip("-") in scores.scores.index(row, result.seat).data()
    ranks = match.state.ranks
    assert ranks is not None
    for seat, rank in enumerate(ranks):
        head = str(scores.scores.headerData(seat, Qt.Orientation.Horizontal))
        assert f", {ordinal(Ordinal(rank), i18n.text)}: " in head
        assert str(match.state.scores[seat]).replace("-", "−") in head
        assert (rank == 1) == won(match.package.table, match.state.view(None), seat)
        assert head in table.panel.accessibleDescription()


def test_a_single_deal_needs_no_table_and_a_single_round_of_merchant_no_points(qtbot: QtBot) -> None:
    table = laid(qtbot, played("merchant", ANN, EASY, EASY, turn_limit=40), ROOMY)
    panel = table.panel
    assert panel.result is not None
    assert not panel.result.points
    assert panel.scores.isHidden()
    assert SCORES not in [button.face.id for button in panel.buttons]
    told = panel.accessibleDescription()
    assert "You: " in told
    assert not re.search(r"(You|Kim): \d+\b", told)
    presenter = table.presenter
    assert presenter is not None
    assert not any("Points" in plate.accessibleName() for plate in presenter.scene.player_panels.plates.values())


def test_where_only_one_of_them_has_room_a_key_turns_the_page(qtbot: QtBot) -> None:
    table = laid(qtbot, played("kobayakawa", ANN, *[EASY] * 5), SMALL)
    panel = table.panel
    assert panel.scores.isHidden()
    QTest.keyClick(panel, Qt.Key.Key_A)
    assert panel.scores.isVisible()
    assert panel.rect().contains(panel.scores.geometry())
    assert panel.scores.geometry().bottom() < min(button.y() for button in panel.buttons)
    turn = next(button for button in panel.buttons if button.face.id == SCORES)
    assert turn.face.label == "Final result"
    QTest.mouseClick(turn, Qt.MouseButton.LeftButton)
    assert panel.scores.isHidden()
    assert panel.result is not None


def test_the_longest_match_is_scrolled_by_keys_inside_the_sheet(qtbot: QtBot) -> None:
    table = laid(qtbot, played("godan", ANN, *[EASY] * 5, sets=2), SMALL, percent=120)
    panel = table.panel
    QTest.keyClick(panel, Qt.Key.Key_A)
    bar = panel.scores.verticalScrollBar()
    assert bar.value() == bar.maximum() > 0
    QTest.keyClick(panel, Qt.Key.Key_Home)
    assert bar.value() == 0
    QTest.keyClick(panel, Qt.Key.Key_Down)
    assert bar.value() > 0
    for _ in range(12):
        QTest.keyClick(panel, Qt.Key.Key_PageDown)
    assert bar.value() == bar.maximum()
    assert panel.result is not None
    table.resize(1280, 900)
    assert panel.scores.isVisible()
    assert not any(button.face.id == SCORES for button in panel.buttons)


def test_a_replay_ends_with_the_same_table(qtbot: QtBot) -> None:
    match = played("kobayakawa", ANN, EASY, EASY)
    replay = Replay(match, SteppedClock())
    table = TableView(SteppedClock())
    qtbot.addWidget(table)
    table.resize(*ROOMY)
    table.set_look(replace(table.look, speed=0))
    table.open(replay)
    table.show()
    replay.start()
    replay.jump(replay.length - 1)
    replay.forward()
    assert table.panel.scores.isVisible()
    rounds = sum(isinstance(event, DealEnded) for step in match.steps for event in step.events)
    assert table.panel.scores.scores.rowCount() == rounds
    assert [button.face.id for button in table.panel.buttons] == ["start", "continue"]


def heard(place: QAccessibleInterface) -> list[str]:
    """All accessible names below an accessible object."""
    names = [place.text(QAccessible.Text.Name)]
    return names + [name for number in range(place.childCount()) for name in heard(place.child(number))]


@pytest.mark.parametrize("deals", [0, 2])
def test_a_screen_reader_may_look_at_every_cell_of_any_table(qtbot: QtBot, deals: int) -> None:
    place = QWidget()
    qtbot.addWidget(place)
    table = ScoreTable(place)
    rows = tuple(DealScores(number + 1, (1, None), (number, 3)) for number in range(deals))
    table.scores.show(rows, (1, 2), ("Ann", "Ben"), DealWords())
    names = heard(QAccessible.queryAccessibleInterface(table))
    assert ("Ann, 1st: 1" in names) == bool(deals)
    assert sum(name.startswith("Round ") for name in names) == deals
