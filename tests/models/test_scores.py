"""The seats and how they stand."""

import pytest
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy

from cardtable_gui import i18n
from cardtable_gui.controller.match import Seat
from cardtable_gui.models.scores import ScoresModel, SeatRole
from tests.support.sessions import ANN, BEN, EASY, NORMAL, sit

pytestmark = pytest.mark.usefixtures("qapp")

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


def column(model: ScoresModel, role: int) -> list[object]:
    return [model.index(row).data(role) for row in range(model.rowCount())]


def test_every_seat_has_its_name_level_score_and_cards() -> None:
    model = ScoresModel(sit(ANN, NORMAL, Seat("", "easy")).session)
    QAbstractItemModelTester(model, FATAL, model)
    assert [str(model.index(row).data()) for row in range(3)] == [
        i18n.seat_name(seat, ("Ann", "Robin")) for seat in range(3)
    ]
    assert column(model, SeatRole.LEVEL) == ["", "Normal", "Easy"]
    assert column(model, SeatRole.SCORE) == [4, 4, 4]
    assert column(model, SeatRole.CARDS) == [1, 1, 1]
    assert column(model, SeatRole.RANK) == [None, None, None]
    assert column(model, SeatRole.BADGES) == [["Starts"], [], []]


def test_turn_onlooker_and_thinking_follow_the_session() -> None:
    desk = sit(ANN, NORMAL, EASY)
    model = ScoresModel(desk.session)
    QAbstractItemModelTester(model, FATAL, model)
    assert column(model, SeatRole.TO_MOVE) == [True, False, False]
    assert column(model, SeatRole.ONLOOKER) == [True, False, False]
    assert column(model, SeatRole.THINKING) == [False, False, False]
    desk.do("draw")
    assert column(model, SeatRole.CARDS) == [2, 1, 1]
    desk.do("discard 1")
    assert column(model, SeatRole.TO_MOVE) == [False, True, False]
    assert column(model, SeatRole.THINKING) == [False, True, False]
    desk.session.undo()
    assert column(model, SeatRole.THINKING) == [False, False, False]
    assert column(model, SeatRole.CARDS) == [2, 1, 1]


def test_only_seats_that_changed_are_told() -> None:
    desk = sit(ANN, NORMAL, EASY)
    model = ScoresModel(desk.session)
    changed = QSignalSpy(model.dataChanged)
    desk.act("draw")
    assert {changed.at(i)[0].row() for i in range(changed.count())} == {0}


def test_the_curtain_leaves_no_onlooker() -> None:
    desk = sit(ANN, BEN, EASY)
    model = ScoresModel(desk.session)
    assert column(model, SeatRole.ONLOOKER) == [False, False, False]
    desk.session.reveal()
    assert column(model, SeatRole.ONLOOKER) == [True, False, False]


def test_the_end_shows_the_ranks() -> None:
    desk = sit(NORMAL, NORMAL, EASY)
    model = ScoresModel(desk.session)
    while desk.session.to_move is not None:
        desk.runner.answer()
        desk.settle()
    assert column(model, SeatRole.RANK) == list(desk.match.state.ranks or ())
    assert column(model, SeatRole.TO_MOVE) == [False, False, False]


def test_a_change_of_language_is_told_for_all_seats() -> None:
    model = ScoresModel(sit(ANN, NORMAL, EASY).session)
    changed = QSignalSpy(model.dataChanged)
    model.retranslate()
    first, last, *_ = changed.at(0)
    assert (first.row(), last.row()) == (0, 2)
