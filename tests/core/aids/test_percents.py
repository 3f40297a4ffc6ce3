"""Figures that stand together add up, and all of them are rounded in one place."""

import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable_gui.core.aids.percents import percent, permille

SHARES = st.lists(st.floats(0, 1), min_size=2, max_size=60)
_ROUNDED = re.compile(r"round\(\s*10{2,3}\s*\*|:\.\d%|10{2,3} \* [^{}]*:\+?\.\d?f")
"""How else shares become figures."""
PLACES = ("controller", "models", "views", "commands/review_command.py")
"""Where players are told shares. In the tables of other commands no figure follows from those beside it."""


@pytest.mark.parametrize(("share", "whole"), [(0, 0), (0.204, 20), (0.205, 21), (0.304, 30), (0.305, 31), (1, 100)])
def test_a_share_is_rounded_to_whole_percent(share: float, whole: int) -> None:
    assert percent(share) == whole
    assert permille(share / 10) == whole


@pytest.mark.parametrize("figure", [percent, permille])
@given(SHARES)
def test_the_differences_on_the_way_add_up_to_that_of_its_ends(
    figure: Callable[[float], int], shares: list[float]
) -> None:
    steps = [figure(after) - figure(before) for before, after in pairwise(shares)]
    assert sum(steps) == figure(shares[-1]) - figure(shares[0])
    for step, (before, after) in zip(steps, pairwise(shares), strict=True):
        assert abs(step - figure(after - before)) <= 1


@given(st.integers(0, 98_999))
def test_what_is_a_percent_apart_never_looks_alike(thousandths: int) -> None:
    assert percent((thousandths + 1_000) / 100_000) > percent(thousandths / 100_000)


def test_no_other_module_rounds_shares(repository: Path) -> None:
    package = repository / "cardtable_gui"
    files = [file for place in PLACES for file in (package / place, *sorted((package / place).rglob("*.py")))]
    found = [
        f"{file.name}: {line.strip()}"
        for file in files
        if file.is_file()
        for line in file.read_text(encoding="utf-8").splitlines()
        if _ROUNDED.search(line)
    ]
    assert len(files) > 100
    assert found == []


def test_other_rounding_would_be_found() -> None:
    for line in ("round(100 * share)", 'f"{share:.1%}"', 'f"{100 * share:.0f}%"', 'f"{100 * share:+.1f}%"'):
        assert _ROUNDED.search(line), line
