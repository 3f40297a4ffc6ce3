"""What killed writes leave behind is deleted later, and nothing else."""

import os
import time
from pathlib import Path

from cardtable_gui.controller.saves import disk


def test_only_what_a_killed_write_left_long_ago_is_swept(tmp_path: Path) -> None:
    (tmp_path / "matches").mkdir()
    old = time.time() - disk.LEFT_BEHIND_S - 60
    left = [tmp_path / "profiles.new", tmp_path / "matches" / "a.new"]
    kept = [tmp_path / "matches" / "a.cardtable", tmp_path / "profiles.json", tmp_path / "matches" / "b.new"]
    for path in (*left, *kept):
        path.write_text("x", encoding="utf-8")
        os.utime(path, (old, old))
    os.utime(kept[-1])
    disk.sweep(tmp_path)
    assert sorted(path for path in tmp_path.rglob("*") if path.is_file()) == sorted(kept)


def test_a_data_folder_that_is_not_there_is_no_trouble(tmp_path: Path) -> None:
    disk.sweep(tmp_path / "gone")
