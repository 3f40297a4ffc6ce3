"""The confidence interval of a share that was counted."""

from __future__ import annotations

from math import isclose, sqrt
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from cardtable_gui.core.confidence import interval


@given(st.lists(st.lists(st.sampled_from([0.0, 0.5, 1.0]), min_size=1, max_size=4), min_size=1, max_size=30))
def test_an_interval_lies_within_0_and_1_around_the_share(clusters: list[list[float]]) -> None:
    low, high = interval(clusters)
    share = sum(sum(cluster) / len(cluster) for cluster in clusters) / len(clusters)
    assert 0 <= low <= share + 1e-12
    assert share - 1e-12 <= high <= 1
    assert low < high


def test_independent_results_have_the_known_interval() -> None:
    clusters = [[1.0]] * 50 + [[0.0]] * 50
    low, high = interval(clusters)
    assert isclose(low, 0.5 - 1.96 * sqrt(0.25 / 100), abs_tol=0.005)
    assert isclose(high, 0.5 + 1.96 * sqrt(0.25 / 100), abs_tol=0.005)


def test_results_that_hang_together_make_the_interval_wider() -> None:
    apart = interval([[1.0, 0.0]] * 10 + [[0.0, 1.0]] * 10 + [[1.0, 1.0]] * 5 + [[0.0, 0.0]] * 5)
    together = interval([[1.0, 1.0]] * 15 + [[0.0, 0.0]] * 15)
    assert together[1] - together[0] > apart[1] - apart[0]


def test_the_interval_covers_the_truth_about_as_often_as_it_says() -> None:
    rng = Random(1)
    covered = 0
    for _ in range(400):
        clusters = []
        for _ in range(40):
            luck = rng.choice((0.1, 0.4))
            clusters.append([float(rng.random() < luck) for _ in range(4)])
        low, high = interval(clusters)
        covered += low <= 0.25 <= high
    assert 365 <= covered <= 395
