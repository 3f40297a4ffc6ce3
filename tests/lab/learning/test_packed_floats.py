"""Numbers packed as text."""

from __future__ import annotations

from array import array
from random import Random

import pytest

from cardtable_gui.lab.learning.packed_floats import packed_floats, unpacked_floats


def test_numbers_come_back_as_they_were() -> None:
    numbers = array("f", [0.0, -1.5, 3.25e-6, 1e20])
    assert unpacked_floats(packed_floats(numbers)) == numbers


def test_coarse_numbers_come_back_nearly_as_they_were_and_take_half_the_space() -> None:
    rng = Random(1)
    numbers = array("f", [rng.gauss(0, 1e-3) for _ in range(5000)])
    coarse = packed_floats(numbers, coarse=True)
    assert list(unpacked_floats(coarse)) == pytest.approx(list(numbers), rel=0.01)
    assert len(coarse) < 0.6 * len(packed_floats(numbers))
