"""The table's benchmark measures the real window. What it finds depends on the machine and is not judged here."""

import pytest

from cardtable_gui import games
from cardtable_gui.tablebench import measure


def test_it_measures_starts_memory_tables_and_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "STARTS", 1)
    found = measure.run(0.1)
    assert min(found.bare_window_ms, found.first_window_ms) > 0
    assert found.memory_mib is None or found.memory_mib > 10
    assert list(found.open_ms) == [box.game.id for box in games.boxes()]
    assert min(found.open_ms.values()) > 0
    assert found.cards > 60
    for frames in (found.dealt, found.at_once):
        assert 0 < frames.p50 <= frames.p95 <= frames.longest
        assert 0 <= frames.under_20 <= 1


def test_a_program_that_fails_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "BARE", "import sys; sys.exit('no display today')")
    with pytest.raises(measure.TableBenchError, match="no display today"):
        measure.run(0.1)
