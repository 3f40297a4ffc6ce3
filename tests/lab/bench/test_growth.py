"""The benchmark of thousands of matches measures the real window. What it finds is not judged here."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtable_gui.controller.saves.store import Store
from cardtable_gui.controller.statistics.keeper import StatisticsKeeper
from cardtable_gui.lab.bench import growth
from cardtable_gui.lab.bench.measure import TableBenchError

STEPS = {"start", "start screen", "library", "library, search", "statistics", "statistics, time", "statistics, people"}


def test_a_folder_is_filled_with_matches_that_count(tmp_path: Path) -> None:
    growth.fill(tmp_path, 12)
    store = Store(tmp_path)
    keeper = StatisticsKeeper(store, tmp_path)
    keeper.update()
    assert len(keeper.results()) == len(keeper.entries()) == len(store.finished()) == 12
    assert keeper.waiting == 0
    assert store.set_aside.take() == []


def test_every_page_is_measured_with_few_matches_and_with_more() -> None:
    found = growth.run((12, 3), 1)
    assert set(found) >= STEPS
    for by_number in found.values():
        assert list(by_number) == ["3", "12", "more"]
        for kind in growth.KINDS:
            fewest, most, more = (figures[kind] for figures in by_number.values())
            assert min(fewest, most) >= 0
            assert more == pytest.approx(most - fewest, abs=0.1)


def test_a_program_that_fails_is_told(tmp_path: Path) -> None:
    with pytest.raises(TableBenchError, match="kind"):
        growth.measured_in(tmp_path / "nothing", "")
