"""Two windows with one data folder lose nothing of each other, and a program that does is noticed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.soak import two_windows
from tests.soak.report import Order, Report


@pytest.mark.usefixtures("qapp")
def test_two_windows_that_write_at_once_lose_nothing(tmp_path: Path) -> None:
    report = two_windows.run(Order(0, 1, tmp_path))
    assert report.findings == []
    assert report.figures["rounds"] == 2 * two_windows._ROUNDS


@pytest.mark.usefixtures("qapp")
def test_what_is_lost_is_found(tmp_path: Path) -> None:
    two_windows.write(tmp_path, "0")
    (tmp_path / "left.new").touch()
    report = Report("two_windows", Order(0, 1, tmp_path))
    two_windows._look(report, tmp_path, [0, 1])
    told = "\n".join(report.findings)
    assert all(f"{what} 1-0 is lost" in told for what in ("profile", "setting", "answer", "note"))
    assert "0-0" not in told
    assert "left.new" in told
    assert "ended with [0, 1]" in told
