"""The scores of all deals as a table."""

import pytest
from PySide6.QtCore import QAbstractTableModel, QCoreApplication, Qt
from PySide6.QtTest import QAbstractItemModelTester

from cardtable_gui.core.events import DealBegan, DealEnded, SeatResult
from cardtable_gui.core.messages import Message
from cardtable_gui.core.score_sheet import score_sheet
from cardtable_gui.core.table import DealWords
from cardtable_gui.models.scores import ScoreRole, ScoresModel

pytestmark = pytest.mark.usefixtures("qapp")
WHY = Message("toy", "slept")
EVENTS = (
    DealBegan(1, 0),
    DealEnded(1, (SeatResult(1, 3, 7, WHY), SeatResult(0, -1, 3, WHY), SeatResult(2, 0, 4, WHY))),
    DealBegan(2, 1),
    DealEnded(2, (SeatResult(0, None, 5, WHY), SeatResult(1, -8, -1, WHY))),
)


def texts(model: QAbstractTableModel) -> list[list[str]]:
    columns = range(model.columnCount())
    return [[str(model.index(row, column).data()) for column in columns] for row in range(model.rowCount())]


def test_a_row_tells_what_each_seat_gained_and_had(qapp: QCoreApplication) -> None:
    model = ScoresModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    assert (model.rowCount(), model.columnCount()) == (0, 0)
    model.show(score_sheet(EVENTS, 3), (1, 3, 2), ("Ann", "Ben"), DealWords())
    assert texts(model) == [["−1 (3)", "+3 (7)", "±0 (4)"], ["5", "−8 (−1)", "–"]]
    across, down = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
    assert [model.headerData(row, down) for row in range(2)] == ["Round 1", "Round 2"]
    assert [model.headerData(seat, across) for seat in range(3)] == [
        "Ann, 1st: 5",
        "Ben, 3rd: −1",
        "Player 3, 2nd: –",
    ]
    assert (model.name(1), model.rank(1), model.total(1), model.total(2)) == ("Ben", 3, "−1", "–")
    assert model.index(0, 1).data(ScoreRole.GAINED) == 3
    tester.deleteLater()


def test_a_match_without_a_deal_to_tell_has_no_rows_no_seats_and_no_headers(qapp: QCoreApplication) -> None:
    model = ScoresModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.show((), (1, 2), ("Ann", "Ben"), DealWords())
    assert (model.rowCount(), model.columnCount()) == (0, 0)
    for orientation in (Qt.Orientation.Horizontal, Qt.Orientation.Vertical):
        assert [model.headerData(section, orientation) for section in (-1, 0, 1, 99)] == [None] * 4
    tester.deleteLater()
