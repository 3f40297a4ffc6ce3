"""Adam's steps, against the weighted means that its derivation begins with."""

from __future__ import annotations

from math import sqrt
from random import Random

import pytest

from cardtable_gui.lab.learning.adam import Adam


@pytest.mark.parametrize(("newest_square", "epsilon"), [(0.001, 1e-8), (0.01, 1e-7)])
def test_a_step_is_the_weighted_mean_of_slopes_over_the_root_of_that_of_squares(
    newest_square: float, epsilon: float
) -> None:
    rng = Random(1)
    adam = Adam([0.0] * 3, [0.0] * 3, newest_square, epsilon)
    seen: list[list[float]] = []
    for _ in range(50):
        seen.append([rng.gauss(0.1, 1), rng.gauss(0, 1e-4), 0.0])
        steps = adam.step(seen[-1], 0.02)
        ages = range(len(seen) - 1, -1, -1)
        of_slopes, of_squares = ([kept**age for age in ages] for kept in (0.9, 1 - newest_square))
        for step, slopes in zip(steps, zip(*seen, strict=True), strict=True):
            mean = sum(map(float.__mul__, of_slopes, slopes)) / sum(of_slopes)
            square = sum(weight * slope**2 for weight, slope in zip(of_squares, slopes, strict=True)) / sum(of_squares)
            assert step == pytest.approx(0.02 * mean / (sqrt(square) + epsilon), rel=1e-9)
    assert adam.steps == len(seen)


def test_the_first_step_is_as_long_as_the_rate_however_steep_the_slope_is() -> None:
    steps = Adam([0.0] * 3, [0.0] * 3).step([1e-3, -5.0, 0.0], 0.1)
    assert steps == pytest.approx([0.1, -0.1, 0.0], rel=1e-4)


def test_adam_comes_to_the_bottom_of_a_narrow_valley() -> None:
    at, adam = [5.0, -3.0], Adam([0.0] * 2, [0.0] * 2)
    for number in range(2000):
        steps = adam.step([2 * (at[0] - 1), 200 * (at[1] - 2)], 0.1 * (1 - number / 2000))
        at = [place - step for place, step in zip(at, steps, strict=True)]
    assert at == pytest.approx([1, 2], abs=1e-3)


def test_a_copy_with_the_same_means_and_number_of_steps_goes_on_alike() -> None:
    one = Adam([0.0] * 2, [0.0] * 2)
    one.step([1.0, -2.0])
    other = Adam([*one.slopes], [*one.squares], steps=one.steps)
    assert other.step([0.5, 3.0]) == one.step([0.5, 3.0])
