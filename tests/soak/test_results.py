"""Kills while results are written lose nothing, and a data folder that lacks what was acknowledged is noticed."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtable_gui.controller.saves.store import Store
from tests.controller.statistics.played import finished, put_away
from tests.soak import killing, results
from tests.soak.report import Order, Report
from tests.soak.results import Acknowledged


def test_results_survive_a_kill(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(killing, "_MOST_WORDS", 40)
    report = results.run(Order(0, 3, tmp_path))
    assert report.findings == []
    assert report.figures["kills"] == 1
    assert report.figures["writes acknowledged"] >= 1


def test_what_is_lost_is_found(tmp_path: Path) -> None:
    store = Store(tmp_path)
    here = put_away(store, finished())
    rank = (finished().state.ranks or ())[0]
    told = Acknowledged()
    for line in (
        f"match|{here}|0:{rank}",
        "match|elsewhere|0:1",
        "try|2026-01-01 ann|m1|None",
        "answer|2026-01-02 ben|True",
        "profile|p1|Ann",
        f"review|{here}|3|1|0.25",
        "exercise|e1|0 2026-01-01 0.25",
        "exercise|e2|",
        "note|m1|text",
        "writing|note|m1",
    ):
        told.hear(line)
    told.end()
    report = Report("results", Order(0, 1, tmp_path))
    results.check(report, tmp_path, told)
    assert report.figures["lost"] == len(report.findings) == 8
    assert not any(f"the result of {here}" in finding or "note" in finding for finding in report.findings)


def test_what_was_being_written_may_be_there_or_not() -> None:
    told = Acknowledged()
    for line in ("review|m1|3|1|0.25", "exercise|e1|0 2026-01-01 0.25", "writing|exercise|e1"):
        told.hear(line)
    told.end()
    for line in ("review|m2|3|1|0.25", "writing|deleted|m1"):
        told.hear(line)
    told.end()
    assert not told.exercises
    assert set(told.reviews) == {"m2"}
    assert told.deleted == {"m1"}


def test_a_wrong_rank_is_found(tmp_path: Path) -> None:
    here = put_away(Store(tmp_path), finished())
    told = Acknowledged()
    told.hear(f"match|{here}|0:9")
    report = Report("results", Order(0, 1, tmp_path))
    results.check(report, tmp_path, told)
    assert report.figures["lost"] == 1
