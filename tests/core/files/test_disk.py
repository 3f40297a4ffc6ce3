"""What killed writes leave behind is deleted later, and nothing else."""

import os
import time
from pathlib import Path

from cardtable_gui.core.files import disk
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.core.files.data_files import EXERCISES, FOLDERS


def test_only_what_a_killed_write_left_long_ago_is_swept(tmp_path: Path) -> None:
    for folder in ("matches", "photos"):
        (tmp_path / folder).mkdir()
    old = time.time() - disk.LEFT_BEHIND_S - 60
    left = [tmp_path / "matches" / "a.new"]
    # A data folder may be any folder of the player's.
    foreign = [tmp_path / "list.new", tmp_path / "photos" / "a.new"]
    kept = [*foreign, tmp_path / "matches" / "a.cardtable", tmp_path / "profiles.json", tmp_path / "matches" / "b.new"]
    for path in (*left, *kept):
        path.write_text("x", encoding="utf-8")
        os.utime(path, (old, old))
    os.utime(kept[-1])
    disk.sweep(tmp_path)
    assert sorted(path for path in tmp_path.rglob("*") if path.is_file()) == sorted(kept)


def test_folders_in_which_matches_reviews_and_own_lessons_are_kept_are_swept(tmp_path: Path) -> None:
    store = Store(tmp_path)
    for over in (False, True):
        match_id = store.new()
        store.write(match_id, "{}", over=over)
        store.reviews.write(match_id, "{}")
    made = {each.name for each in tmp_path.iterdir() if each.is_dir()}
    assert made | {EXERCISES} == set(FOLDERS)


def test_a_data_folder_that_is_not_there_is_no_trouble(tmp_path: Path) -> None:
    disk.sweep(tmp_path / "gone")
