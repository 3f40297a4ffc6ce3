"""A part of many parameter sets in which every value of every parameter still appears.

`@pytest.mark.sampled` thins out a test that is run for many combinations; `pytest --thorough` runs them all.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from zlib import crc32

import pytest


@dataclass
class Run:
    """What the command line asks for; `conftest` sets it."""

    thorough: bool = False


RUN = Run()


def sample(cases: Sequence[Mapping[str, int]], together: int = 1) -> list[int]:
    """The indices of enough cases that every value appears, in order.

    Args:
        cases: for each parameter of a case, the number of its value.
        together: how many parameters' values have to appear together: 1 each value, 2 each pair that there is.
    """
    parts = [
        {tuple(sorted(chosen)) for chosen in combinations(case.items(), min(together, len(case)))} for case in cases
    ]
    missing = set().union(*parts)
    kept: list[int] = []
    while missing:
        # Equal cases are told apart by a number that has nothing to do with their order, so no value is always alone.
        best = max(range(len(cases)), key=lambda at: (len(parts[at] & missing), crc32(repr(cases[at]).encode())))
        kept.append(best)
        missing -= parts[best]
    return sorted(kept)


def _numbered(cases: Sequence[Mapping[str, object]]) -> list[dict[str, int]]:
    """Give each value of each parameter a number; values need not be hashable.

    pytest's own `callspec.indices` number the combinations, not the values.
    """
    numbers: dict[str, list[int]] = {}
    found = []
    for case in cases:
        for name, value in case.items():
            known = numbers.setdefault(name, [])
            if id(value) not in known:
                known.append(id(value))
        found.append({name: numbers[name].index(id(value)) for name, value in case.items()})
    return found


def thin_out(items: Sequence[pytest.Item]) -> list[pytest.Item]:
    """The items that a run leaves out which isn't thorough."""
    groups: dict[str, list[pytest.Function]] = {}
    for item in items:
        if isinstance(item, pytest.Function) and hasattr(item, "callspec") and item.get_closest_marker("sampled"):
            groups.setdefault(item.nodeid.partition("[")[0], []).append(item)
    left_out: list[pytest.Item] = []
    for group in groups.values():
        marker = group[0].get_closest_marker("sampled")
        together = marker.kwargs.get("together", 1) if marker is not None else 1
        kept = set(sample(_numbered([item.callspec.params for item in group]), together))
        left_out += [item for number, item in enumerate(group) if number not in kept]
    return left_out
