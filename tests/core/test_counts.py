"""Packed multisets behave like the standard library's counters."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable_gui.core import counts

faces = st.lists(st.integers(0, counts.MAX_FACES - 1), max_size=30).filter(
    lambda listed: not listed or max(Counter(listed).values()) <= counts.MOST
)


@given(faces)
def test_packing_keeps_every_card(listed: list[int]) -> None:
    packed = counts.of(listed)
    assert counts.expand(packed) == tuple(sorted(listed))
    assert counts.kinds(packed) == tuple(sorted(set(listed)))
    assert counts.size(packed) == counts.size_of_few(packed) == len(listed)
    for face in range(counts.MAX_FACES):
        assert counts.number(packed, face) == listed.count(face)


@given(faces, faces)
def test_set_operations_agree_with_counters(one: list[int], two: list[int]) -> None:
    a, b = counts.of(one), counts.of(two)
    assert counts.holds(a, b) == (Counter(two) <= Counter(one))
    assert Counter(counts.expand(counts.both(a, b))) == Counter(one) & Counter(two)
    assert Counter(counts.expand(counts.without(a, b))) == Counter(one) - Counter(two)


@given(faces)
def test_the_lowest_face_is_found(listed: list[int]) -> None:
    if listed:
        assert counts.lowest(counts.of(listed)) == min(listed)
    else:
        with pytest.raises(ValueError, match="no lowest"):
            counts.lowest(counts.of(listed))


def test_the_most_of_every_face_fits() -> None:
    full = sum(counts.MOST * one for one in counts.ONE)
    assert counts.size(full) == counts.MOST * counts.MAX_FACES
    assert counts.holds(full, full)
    assert counts.holds(full, counts.EMPTY)
    assert not counts.holds(counts.EMPTY, counts.ONE[-1])


@given(faces, st.integers(1, counts.MOST))
def test_the_faces_of_which_there_are_enough(listed: list[int], least: int) -> None:
    enough = tuple(sorted(face for face, number in Counter(listed).items() if number >= least))
    assert counts.expand(counts.having(counts.of(listed), least)) == enough
