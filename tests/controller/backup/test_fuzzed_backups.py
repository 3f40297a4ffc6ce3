"""Parts of backups that were mutated are refused, or restored so that the program starts with them.

`bootstrap.py soak --only backups` goes on with this for as long as it's told.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtable_gui.controller.backup import part_checks
from tests.soak.backups import BATCH, PART, Attack
from tests.soak.report import Order, Report

pytestmark = pytest.mark.usefixtures("qapp")
PARTS = 5_000


def attack(place: Path, parts: int, seed: int) -> Report:
    report = Report(PART, Order(0, seed, place / "findings"))
    made = Attack(report, report.order.rng(), place)
    for _ in range(parts // BATCH):
        made.batch(backups=1, archives=2)
    return report


def test_mutated_parts_are_refused_or_restored(tmp_path: Path) -> None:
    report = attack(tmp_path, PARTS, seed=41)
    assert report.findings == []
    figures = report.figures
    assert figures["parts"] == PARTS
    assert PARTS // 4 < figures["parts refused"] < PARTS * 4 // 5
    assert figures["starts"] >= PARTS // BATCH
    assert figures["backups refused"] >= PARTS // BATCH


def test_a_reader_that_fails_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise KeyError

    part = part_checks.FOLDER_CHECKS["reviews"]
    monkeypatch.setitem(part_checks.FOLDER_CHECKS, "reviews", part._replace(check=fail))
    findings = attack(tmp_path, BATCH, seed=1).findings
    assert any("the reader of reviews/m1.review fails" in finding for finding in findings)


def test_a_part_that_is_believed_without_a_look_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for path, part in part_checks.FILE_CHECKS.items():
        monkeypatch.setitem(part_checks.FILE_CHECKS, path, part._replace(check=lambda *_: None))
    findings = attack(tmp_path, BATCH, seed=1).findings
    assert any("after a restore these are damaged" in finding or "fails" in finding for finding in findings)
