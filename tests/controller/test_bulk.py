"""Very many objects are made without being looked through again and again, and nothing is forgotten for it."""

from __future__ import annotations

import gc
import weakref
from dataclasses import replace

import pytest

from cardtable_gui.controller.bulk import made_for
from cardtable_gui.controller.match import Match
from cardtable_gui.core.limits import LONG
from cardtable_gui.core.record import RecordError
from tests.support.long_records import endless


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
    with made_for(owner):
        assert not gc.isenabled()
        with made_for(owner):
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
