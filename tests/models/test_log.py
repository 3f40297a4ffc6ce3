"""The log: the match so far in words, for the onlooker."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy

from cardtable_gui import games, i18n
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.replay import Replay
from cardtable_gui.core.events import DealBegan, DealEnded, LogEntry, MatchEnded, SeatResult
from cardtable_gui.core.messages import Message, SeatName
from cardtable_gui.models import log as log_module
from cardtable_gui.models.log import LogKind, LogModel, LogRole, log_lines
from tests.support.long_records import endless
from tests.support.sessions import ANN, BEN, EASY, NORMAL, SessionHarness, kobayakawa, sit
from tests.support.stepped_clock import SteppedClock

pytestmark = pytest.mark.usefixtures("qapp")

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


@pytest.fixture
def english(qapp: QCoreApplication) -> Iterator[None]:
    before = i18n.language()
    i18n.install(qapp, "en")
    yield
    i18n.install(qapp, before)


def texts(model: LogModel) -> list[str]:
    return [str(model.index(row).data()) for row in range(model.rowCount())]


def test_a_deal_has_a_heading_and_every_event_that_tells_something_a_line() -> None:
    said = Message("toy", "{seat} sneezes.").put(seat=SeatName(1))
    lines = list(log_lines([DealBegan(3, 0), LogEntry(1, said), LogEntry(None, said)]))
    assert [(line.kind, line.seat) for line in lines] == [
        (LogKind.HEADING, None),
        (LogKind.LINE, 1),
        (LogKind.LINE, None),
    ]
    assert i18n.text(lines[0].message, (), "en") == "Round 3"
    assert i18n.text(lines[1].message, ("Ann", "Ben"), "en") == "Ben sneezes."


def test_where_points_do_not_count_results_say_why_alone() -> None:
    lines = list(log_lines([DealEnded(1, (SeatResult(1, 2, 6, Message("toy", "slept")),))], points=False))
    assert [i18n.text(line.message, ("Ann", "Ben"), "en") for line in lines] == ["Ben: slept"]


def test_the_result_of_a_solo_game_is_told_once() -> None:
    lines = list(log_lines([DealEnded(1, (SeatResult(0, None, 7, Message("toy", "7 turns")),))]))
    assert [i18n.text(line.message, ("Ann",), "en") for line in lines] == ["Ann: 7 turns"]


def test_results_say_what_each_seat_gained_and_why() -> None:
    why = Message("toy", "slept")
    results = (
        SeatResult(1, 2, 6, why),
        SeatResult(0, -1, -3, why),
        SeatResult(2, 0, 4, why),
        SeatResult(3, None, 1, why),
    )
    lines = list(log_lines([DealEnded(1, results)]))
    assert {line.kind for line in lines} == {LogKind.RESULT}
    assert [line.seat for line in lines] == [1, 0, 2, 3]
    assert [i18n.text(line.message, ("Ann", "Ben", "Cho", "Dan"), "en") for line in lines] == [
        "Ben: +2, slept (score: 6)",
        "Ann: −1, slept (score: −3)",
        "Cho: 0, slept (score: 4)",
        "Dan: slept (score: 1)",
    ]


def test_the_end_lists_the_places_the_best_first() -> None:
    lines = list(log_lines([MatchEnded((2, 1, 2))]))
    assert [line.kind for line in lines] == [LogKind.HEADING, LogKind.RESULT, LogKind.RESULT, LogKind.RESULT]
    assert [i18n.text(line.message, ("Ann", "Ben", "Cho"), "en") for line in lines[1:]] == [
        "1st: Ben",
        "2nd: Ann",
        "2nd: Cho",
    ]


@pytest.mark.usefixtures("english")
def test_the_log_follows_a_match_line_by_line() -> None:
    harness = SessionHarness(kobayakawa(ANN, NORMAL, EASY))
    model = LogModel(harness.session)
    QAbstractItemModelTester(model, FATAL, model)
    harness.session.start()
    harness.settle()
    assert texts(model) == ["Round 1", "You start the new round."]
    inserted = QSignalSpy(model.rowsInserted)
    reset = QSignalSpy(model.modelReset)
    harness.do("draw", "discard 5", "draw")
    assert texts(model)[2:] == ["You draw a 5.", "You discard a 5.", "Robin draws a card."]
    assert (inserted.count(), reset.count()) == (3, 0)
    row = model.index(3)
    assert (row.data(LogRole.KIND), row.data(LogRole.SEAT)) == (LogKind.LINE, 0)
    assert row.data(Qt.ItemDataRole.AccessibleTextRole) == row.data()
    assert row.data(Qt.ItemDataRole.DecorationRole) is None


@pytest.mark.usefixtures("english")
def test_what_is_undone_leaves_the_log_and_comes_back_with_redo() -> None:
    harness = sit(ANN, NORMAL, EASY)
    model = LogModel(harness.session)
    QAbstractItemModelTester(model, FATAL, model)
    harness.do("flip", "flip", "flip")
    whole = texts(model)
    harness.session.undo()
    assert texts(model) == whole[:2]
    harness.settle()
    harness.session.redo()
    assert texts(model) == whole


@pytest.mark.usefixtures("english")
def test_what_one_person_knows_leaves_the_log_with_that_person() -> None:
    harness = sit(ANN, BEN, EASY)
    model = LogModel(harness.session)
    QAbstractItemModelTester(model, FATAL, model)
    harness.session.reveal()
    harness.do("draw", "discard 1")
    assert harness.session.hand_over == 1
    assert "Ann draws a card." in texts(model)
    assert "Ann draws a 5." not in texts(model)
    harness.session.reveal()
    assert "Ann draws a 5." not in texts(model)
    harness.session.undo()
    assert "Ann draws a 5." not in texts(model)
    harness.session.consent(given=True)
    harness.settle()
    harness.session.reveal()
    assert texts(model)[-1] == "Ann draws a 5."


def test_the_log_speaks_the_language_in_force(qapp: QCoreApplication) -> None:
    harness = sit(ANN, NORMAL, EASY)
    model = LogModel(harness.session)
    english = texts(model)
    changed = QSignalSpy(model.dataChanged)
    before = i18n.language()
    i18n.install(qapp, "ja")
    try:
        model.retranslate()
        assert changed.count() == 1
        assert texts(model) != english
    finally:
        i18n.install(qapp, before)


def test_the_log_calls_a_deal_what_the_game_calls_it() -> None:
    (heading,) = log_lines([DealBegan(3, 0)], games.package("godan").table.layout.deal_words)
    assert i18n.text(heading.message, (), "en") == "Game 3"


def test_of_a_long_match_the_last_steps_are_told_and_what_comes(monkeypatch: pytest.MonkeyPatch, english: None) -> None:
    """Opening a long match, and jumping about in it, costs no more than in a short one."""
    monkeypatch.setattr(log_module, "MOST_STEPS", 10)
    replay = Replay(Match.of(endless(200)), SteppedClock())
    model = LogModel(replay)
    QAbstractItemModelTester(model, FATAL, model)
    told = QSignalSpy(model.modelReset)

    def whole(at: int) -> list[str]:
        """The complete log."""
        replay_there = Replay(replay.match, SteppedClock())
        replay_there.jump(at)
        with monkeypatch.context() as patched:
            patched.setattr(log_module, "MOST_STEPS", 1000)
            return texts(LogModel(replay_there))

    replay.jump(100)
    assert texts(model)[0] == "90 earlier moves not shown"
    assert 10 <= model.rowCount() < 60
    assert texts(model)[1:] == whole(100)[1 - model.rowCount() :]
    assert told.count() == 1
    for _ in range(10):
        replay.forward()
    assert told.count() == 1
    assert texts(model)[1:] == whole(110)[1 - model.rowCount() :]
    for _ in range(10):
        replay.forward()
    assert told.count() == 2  # It had become too long.
    assert texts(model)[0] == "101 earlier moves not shown"
    replay.jump(40)
    assert texts(model)[0] == "30 earlier moves not shown"
    replay.jump(4)
    assert texts(model) == whole(4)
    replay.jump(0)
    assert texts(model) == whole(0)
