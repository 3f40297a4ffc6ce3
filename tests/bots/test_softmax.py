"""Chances in proportion to e to the power of scores."""

from __future__ import annotations

from math import e

import pytest

from cardtable_gui.bots.softmax import softmax


def test_a_score_that_is_higher_by_the_scale_has_e_times_the_chance() -> None:
    low, high = softmax([3, 5], 2)
    assert high == pytest.approx(e * low)
    assert low + high == pytest.approx(1)


def test_scores_of_any_height_have_chances() -> None:
    assert softmax([4000.0, 4000.0]) == [0.5, 0.5]
    assert softmax([-4000.0, 4000.0]) == [0.0, 1.0]
