"""A disk that refuses now and then costs nothing, and a program that loses something is noticed."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtable_gui.core.files import disk
from tests.soak import disks
from tests.soak.report import Order


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("seed", range(3))
def test_a_disk_that_refuses_loses_nothing(tmp_path: Path, seed: int) -> None:
    report = disks.run(Order(0, seed, tmp_path))
    assert report.findings == []
    assert report.figures["changes"] > report.figures["changes refused"] > 5


@pytest.mark.usefixtures("qapp")
def test_a_program_that_writes_in_place_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def write_in_place(path: Path, data: bytes) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.unlink(missing_ok=True)
        with disk.create(path) as file:
            file.write(data)

    monkeypatch.setattr(disk, "replace", write_in_place)
    report = disks.run(Order(0, 1, tmp_path))
    assert report.findings != []
