"""The table's benchmark measures the real window. What it finds depends on the machine and is not judged here."""

from pathlib import Path

import pytest

from cardtable_gui import games
from cardtable_gui.lab.bench import measure, processes


def test_it_measures_starts_memory_tables_and_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "STARTS", 1)
    monkeypatch.setattr(measure, "REST_S", 0.1)
    found = measure.run(0.1, "easy")
    assert min(found.bare_window_ms, found.first_window_ms) > 0
    assert found.memory_mib is None or found.memory_mib > 10
    assert list(found.open_ms) == [package.game.id for package in games.packages()]
    assert min(found.open_ms.values()) > 0
    assert found.cards > 60
    for frames in (found.dealt, found.at_once, found.scenes):
        assert 0 < frames.p50 <= frames.p95 <= frames.longest
        assert 0 <= frames.under_20 <= 1
    assert 0 < found.thought.p50 <= found.thought.p99 <= found.thought.longest
    assert found.stolen is None or 0 <= found.stolen <= 1


def test_a_program_that_fails_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "BARE", "import sys; sys.exit('no display today')")
    with pytest.raises(measure.TableBenchError, match="no display today"):
        measure.run(0.1, "easy")


def test_stolen_time_is_a_share_of_all_processors_time(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    stat = tmp_path / "stat"
    monkeypatch.setattr(processes, "STAT", stat)
    stat.write_text("cpu  100 0 50 800 5 0 5 40 7 7\ncpu0 1 2 3 4 5 6 7 8 0 0\n", encoding="ascii")
    before = processes.processor_times()
    stat.write_text("cpu  130 0 60 850 5 0 5 50 9 9\ncpu0 1 2 3 4 5 6 7 8 0 0\n", encoding="ascii")
    assert processes.stolen_since(before) == 0.1


def test_a_system_that_tells_no_times_tells_no_stolen_ones(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(processes, "STAT", tmp_path / "none")
    assert processes.processor_times() is None
    assert processes.stolen_since(None) is None
