"""What the window knows of the statistics: it never waits for the disk, and what was known stays."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardtable_gui import i18n
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.controller.statistics import keeper
from cardtable_gui.controller.statistics.keeper import LOOKED_THROUGH, StatisticsKeeper
from cardtable_gui.core.files.locks import FileLock
from cardtable_gui.core.messages import Message
from cardtable_gui.models import statistics
from cardtable_gui.models.statistics import StatisticsUpdater
from cardtable_gui.settings import STATISTICS_SINCE, Settings
from tests.controller.statistics.played import finished, put_away
from tests.support.jobs_by_hand import jobs_by_hand


class Watched(StatisticsKeeper):
    """Notes in which thread it is asked."""

    def __init__(self, store: Store, folder: Path) -> None:
        super().__init__(store, folder)
        self.threads: set[int] = set()
        for name in ("update", "look_through", "results", "entries", "erase"):
            setattr(self, name, self._watched(getattr(self, name)))

    def _watched(self, real: Callable[..., object]) -> Callable[..., object]:
        def watched(*arguments: object, **named: object) -> object:
            self.threads.add(threading.get_ident())
            return real(*arguments, **named)

        return watched


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path)


@pytest.fixture
def updater(store: Store, tmp_path: Path, qtbot: QtBot) -> Iterator[StatisticsUpdater]:
    made = StatisticsUpdater(Watched(store, tmp_path), Settings())
    yield made
    made.stop()
    made.wait(30)


def settle(updater: StatisticsUpdater, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not updater.busy)


def test_the_database_is_read_and_written_beside_the_window(
    store: Store, updater: StatisticsUpdater, qtbot: QtBot
) -> None:
    put_away(store, finished())
    updater.want()
    updater.update()
    settle(updater, qtbot)
    updater.erase()
    settle(updater, qtbot)
    keeper = updater.keeper
    assert isinstance(keeper, Watched)
    assert keeper.threads
    assert threading.get_ident() not in keeper.threads


def test_what_is_known_is_read_before_new_records_are(
    store: Store, updater: StatisticsUpdater, tmp_path: Path, qtbot: QtBot
) -> None:
    first = put_away(store, finished(seed=1))
    StatisticsKeeper(store, tmp_path).update()
    second = put_away(store, finished(seed=2))
    read = list[set[str]]()
    updater.read.connect(lambda: read.append({each.match for each in updater.results}))
    assert not updater.known
    with jobs_by_hand() as hand:
        updater.update()
        updater.want()
        hand.drain()
    assert read == [{first}, {first, second}]
    assert {each.match for each in updater.entries} == {first, second}


def test_nothing_is_kept_that_nobody_wants(store: Store, updater: StatisticsUpdater, qtbot: QtBot) -> None:
    put_away(store, finished())
    with qtbot.waitSignal(updater.updated):
        updater.update()
    assert not updater.known
    assert updater.results == ()


def test_an_update_without_changes_tells_of_none(store: Store, updater: StatisticsUpdater, qtbot: QtBot) -> None:
    put_away(store, finished())
    updater.want()
    updater.update()
    settle(updater, qtbot)
    before = updater.results
    with qtbot.assertNotEmitted(updater.read), qtbot.waitSignal(updater.updated):
        updater.update()
    assert updater.results is before


def test_updates_that_are_asked_for_at_once_are_told_of_once(
    store: Store, updater: StatisticsUpdater, qtbot: QtBot
) -> None:
    told = list[int]()
    updater.updated.connect(lambda: told.append(len(updater.results)))
    updater.want()
    for seed in range(4):
        put_away(store, finished(seed=seed))
        updater.update()
    settle(updater, qtbot)
    assert told[-1] == 4
    assert len(told) <= 2


def test_while_another_window_writes_what_was_known_is_shown_and_it_is_tried_again(
    store: Store, updater: StatisticsUpdater, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(statistics, "RETRY_MS", 1)
    updater._retry_ms = 1
    put_away(store, finished(seed=1))
    updater.want()
    updater.update()
    settle(updater, qtbot)
    known, told = updater.results, list[Message]()
    updater.failed.connect(told.append)
    put_away(store, finished(seed=2))
    with FileLock(tmp_path / "statistics.lock"):
        updater.update()
        qtbot.waitUntil(lambda: bool(told))
        assert "Another program is using it." in i18n.text(told[0])
        assert updater.results is known
    # Nobody asks again but the updater itself.
    qtbot.waitUntil(lambda: len(updater.results) == 2)
    assert store.set_aside.take() == []


def test_erased_results_are_gone_at_once_and_after_an_update(
    store: Store, updater: StatisticsUpdater, qtbot: QtBot
) -> None:
    put_away(store, finished())
    updater.want()
    updater.update()
    settle(updater, qtbot)
    updater.erase()
    settle(updater, qtbot)
    assert updater.results == []
    assert updater._settings.value(STATISTICS_SINCE) > 0
    updater.update()
    settle(updater, qtbot)
    assert updater.results == []
    assert len(updater.entries) == 1


def test_an_erasure_that_fails_is_told_and_erases_nothing(
    store: Store, updater: StatisticsUpdater, tmp_path: Path, qtbot: QtBot
) -> None:
    put_away(store, finished())
    updater.want()
    updater.update()
    settle(updater, qtbot)
    before = updater.results
    with FileLock(tmp_path / "statistics.lock"), qtbot.waitSignal(updater.failed):
        updater.erase()
    assert updater._settings.value(STATISTICS_SINCE) == 0
    updater.update()
    settle(updater, qtbot)
    assert [each.match for each in updater.results] == [each.match for each in before]


def test_the_search_for_achievements_makes_room_for_whatever_is_asked(
    store: Store, updater: StatisticsUpdater, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked = list[str]()
    real = keeper.earned

    def earned(record: object, result: object) -> list[str]:
        looked.append(result.match)  # type: ignore[attr-defined] # a result
        return real(record, result)  # type: ignore[arg-type] # a record and a result

    monkeypatch.setattr(keeper, "earned", earned)
    # It would rest for hours.
    monkeypatch.setattr("cardtable_gui.controller.statistics.keeper.REST", 10**6)
    ids = {put_away(store, finished(seed=seed)) for seed in range(LOOKED_THROUGH + 3)}
    updater.want()
    with qtbot.waitSignal(updater.updated):
        updater.update()
    qtbot.waitUntil(lambda: len(looked) == LOOKED_THROUGH)
    with qtbot.waitSignal(updater.read):
        updater.erase()
    assert updater.results == []
    assert updater.keeper.waiting == 0
    assert set(looked) < ids
    assert len(set(looked)) == len(looked)


def test_results_are_shown_again_when_all_achievements_are_known(
    store: Store, updater: StatisticsUpdater, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardtable_gui.controller.statistics.keeper.REST", 0)
    for seed in range(LOOKED_THROUGH + 3):
        put_away(store, finished(seed=seed))
    known = list[bool]()
    updater.read.connect(lambda: known.append(all(each.achievements is not None for each in updater.results)))
    updater.want()
    updater.update()
    settle(updater, qtbot)
    assert known[-1]
    assert False in known
