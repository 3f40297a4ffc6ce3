"""The kill -9 loop finds nothing in the program, and what it is there to find in one that lies."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.soak import kill, killing
from tests.soak.report import Order

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="pipes and processes as Linux and macOS have them")


def test_a_program_that_is_killed_has_lost_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(killing, "_MOST_WORDS", 4)
    report = kill.run(Order(0, 1, tmp_path), real_windows=False)
    assert report.findings == []
    assert report.figures["kills"] == 1
    assert report.figures["matches acknowledged"] == 1


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="processes are looked for in /proc")
def test_what_was_acknowledged_too_early_and_what_stays_behind_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(killing, "_PATIENCE_S", 2.0)
    monkeypatch.setattr(killing, "_LONGEST_S", 0.1)
    report = kill.run(Order(0, 1, tmp_path), program="tests.soak.faulty_program", real_windows=False)
    assert report.figures["lost"] == 1
    assert report.figures["damaged"] == 1
    assert report.figures["orphans"] == 1
    assert report.figures["left behind"] == 2
    assert "fight" in (tmp_path / "kill-3.txt").read_text(encoding="utf-8") + "".join(report.findings)
