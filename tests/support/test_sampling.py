"""Thinned out tests still see every value of every parameter."""

from itertools import product

import pytest

from tests.support.sampling import sample, thin_out

CASES = [
    {"game": game, "size": size, "language": language} for game, size, language in product(range(5), range(3), range(2))
]


def test_every_value_appears_and_most_cases_do_not() -> None:
    kept = [CASES[index] for index in sample(CASES)]
    assert {case["game"] for case in kept} == set(range(5))
    assert {case["size"] for case in kept} == set(range(3))
    assert {case["language"] for case in kept} == {0, 1}
    assert len(kept) < len(CASES) / 3


def test_every_pair_of_values_appears_where_that_is_wanted() -> None:
    kept = [CASES[index] for index in sample(CASES, together=2)]
    assert {(case["game"], case["size"]) for case in kept} == set(product(range(5), range(3)))
    assert {(case["game"], case["language"]) for case in kept} == set(product(range(5), range(2)))
    assert len(kept) < len(CASES)


def test_a_sample_is_the_same_every_time() -> None:
    assert sample(CASES) == sample(list(CASES))


@pytest.mark.sampled
@pytest.mark.parametrize("size", [[800, 600], [1280, 800], [2560, 1440]], ids=str)
@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_run_leaves_out_tests_whose_values_others_have(
    size: list[int], language: str, request: pytest.FixtureRequest
) -> None:
    name = test_a_run_leaves_out_tests_whose_values_others_have.__name__
    found = [item for item in request.session.items if item.name.startswith(f"{name}[")]
    kept = [item for item in found if item not in thin_out(found)]
    assert len(kept) == min(len(found), 3)
