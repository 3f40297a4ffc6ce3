"""Cyclic garbage is collected in the window's thread; bulk objects are not scanned repeatedly."""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Iterator
from dataclasses import replace

import pytest

from cardtable_gui.controller.garbage_collection import YOUNG, Collector, bulk_of
from cardtable_gui.controller.match import Match
from cardtable_gui.core.files.limits import LONG
from cardtable_gui.core.files.record import RecordError
from tests.support.long_records import endless


@pytest.fixture(autouse=True)
def _automatic() -> Iterator[None]:
    """As in a process without a window; tests themselves collect between two of them."""
    gc.enable()
    yield
    gc.disable()


class Node:
    """Refers to itself."""

    def __init__(self) -> None:
        self.own = self


def test_nobody_looks_for_cycles_meanwhile_and_at_the_objects_while_they_are_needed() -> None:
    before = gc.get_freeze_count()
    match = Match.of(endless(LONG + 1))
    assert gc.isenabled()
    assert gc.get_freeze_count() > before + LONG
    del match
    assert gc.get_freeze_count() == 0


def test_what_was_given_up_meanwhile_is_found_later() -> None:
    owner = Node()
    with bulk_of(owner):
        assert not gc.isenabled()
        with bulk_of(owner):
            lost = weakref.ref(Node())
        assert not gc.isenabled()
    assert gc.isenabled()
    gc.collect()
    assert lost() is not None
    owner.own = None  # type: ignore[assignment]
    del owner
    gc.collect()
    assert lost() is None


def test_what_fails_leaves_the_search_as_it_was() -> None:
    record = endless(LONG + 1)
    with pytest.raises(RecordError):
        Match.of(replace(record, actions=("dance",) * (LONG + 1)))
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0


def test_a_thread_that_makes_very_many_objects_ends_none_of_the_window_s() -> None:
    collector = Collector()
    gc.collect()
    ended_in: list[threading.Thread] = []
    lost = Node()
    weakref.finalize(lost, lambda: ended_in.append(threading.current_thread()))
    del lost
    thread = threading.Thread(target=lambda: [Node() for _ in range(30 * YOUNG)])
    thread.start()
    thread.join()
    assert ended_in == []
    collector.collect_when_due()
    assert ended_in == [threading.current_thread()]


def test_what_survived_is_searched_too_once_enough_has_come() -> None:
    collector = Collector()
    gc.collect()
    lost = Node()
    gone = weakref.ref(lost)
    gc.collect(1)
    del lost
    kept: list[Node] = []
    for _ in range(100_000):
        kept += (Node() for _ in range(YOUNG // 20))
        collector.collect_when_due()
        if gone() is None:
            break
    assert gone() is None


def test_nothing_is_searched_while_very_many_objects_are_made() -> None:
    collector = Collector()
    owner = Node()
    with bulk_of(owner):
        lost = [weakref.ref(Node()) for _ in range(YOUNG + 1)]
        collector.collect_when_due()
        assert all(each() is not None for each in lost)
