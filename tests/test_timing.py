"""The machine's clock and the one that tests step keep the same contract."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardtable_gui.timing import Clock, Stopwatch, SystemClock
from tests.support import stepped_clock
from tests.support.stepped_clock import SteppedClock, wait_for

SHORT_MS = 20
LONG_MS = 3_600_000


@pytest.fixture(params=[SystemClock, SteppedClock])
def clock(request: pytest.FixtureRequest, qapp: QApplication) -> Clock:
    made: Clock = request.param()
    return made


@pytest.fixture
def stepped(qapp: QApplication) -> SteppedClock:
    return SteppedClock()


def pass_by(clock: Clock, ms: int) -> None:
    """Let so much time pass at least."""
    if isinstance(clock, SteppedClock):
        clock.step(ms)
    else:
        QTest.qWait(ms)


def test_a_timer_rests_until_it_is_started_and_rings_once(clock: Clock) -> None:
    parent, rung = QObject(), []
    timer = clock.timer(parent, lambda: rung.append(clock.now()), SHORT_MS)
    assert (timer.active, timer.ms) == (False, SHORT_MS)
    began = clock.now()
    timer.start()
    assert timer.active
    wait_for(clock, lambda: rung)
    assert rung[0] - began >= SHORT_MS - 1
    pass_by(clock, 3 * SHORT_MS)
    assert (len(rung), timer.active) == (1, False)


def test_a_repeating_timer_rings_until_it_is_stopped(clock: Clock) -> None:
    parent, rung = QObject(), []
    timer = clock.timer(parent, lambda: rung.append(1), SHORT_MS, repeats=True, precise=True)
    timer.start()
    wait_for(clock, lambda: len(rung) >= 3)
    timer.stop()
    before = len(rung)
    pass_by(clock, 3 * SHORT_MS)
    assert (len(rung), timer.active) == (before, False)


def test_another_interval_counts_at_once(clock: Clock) -> None:
    parent, rung = QObject(), []
    timer = clock.timer(parent, lambda: rung.append(1), LONG_MS)
    timer.start()
    timer.ms = SHORT_MS
    wait_for(clock, lambda: rung)
    timer.start(LONG_MS)
    pass_by(clock, SHORT_MS)
    assert (len(rung), timer.ms, timer.active) == (1, LONG_MS, True)


def test_a_timer_ends_with_its_parent(clock: Clock) -> None:
    parent, rung = QObject(), []
    clock.timer(parent, lambda: rung.append(1), SHORT_MS).start()
    parent.deleteLater()
    QApplication.sendPostedEvents(parent, QEvent.Type.DeferredDelete)
    pass_by(clock, 3 * SHORT_MS)
    assert rung == []


def test_a_stopwatch_tells_what_has_passed_since_its_last_start(stepped: SteppedClock) -> None:
    watch = Stopwatch(stepped)
    stepped.step(5)
    assert watch.elapsed() == 5
    assert watch.restart() == 5
    stepped.step(2)
    assert watch.elapsed() == 2


def test_timers_ring_in_the_order_of_their_times_each_at_its_own(stepped: SteppedClock) -> None:
    parent = QObject()
    rung: list[tuple[str, float]] = []
    late = stepped.timer(parent, lambda: rung.append(("late", stepped.now())), 30)
    often = stepped.timer(parent, lambda: rung.append(("often", stepped.now())), 12, repeats=True)
    late.start()
    often.start()
    stepped.step(40)
    assert rung == [("often", 12), ("often", 24), ("late", 30), ("often", 36)]
    assert stepped.now() == 40


def test_what_never_happens_is_waited_for_in_vain(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stepped_clock, "PATIENCE_MS", 30)
    monkeypatch.setattr(stepped_clock, "MOST_MS", 500)
    parent = QObject()
    clock.timer(parent, lambda: None, 12, repeats=True).start()
    with pytest.raises(AssertionError, match="waited in vain for snow"):
        wait_for(clock, lambda: False, "snow")
