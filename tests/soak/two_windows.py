"""Two windows with one data folder: each adds to the same files at the same time, and nothing of either is lost."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path
from typing import Any, Final

from cardtable_gui.controller.daily.results import Results
from cardtable_gui.controller.profiles import Profiles
from cardtable_gui.controller.saves.notes import Note, Notes
from cardtable_gui.controller.saves.store_errors import StoreError
from cardtable_gui.core.files import data_files
from cardtable_gui.core.files.plain_file import FileError
from cardtable_gui.setting_entries import whole
from cardtable_gui.settings import Settings
from tests.soak.report import Order, Report

PART = "two_windows"
_ROOT = Path(__file__).resolve().parents[2]
_ROUNDS: Final = 20
"""What each window adds to each file before it is looked at."""
_FIRST_DAY: Final = date(2026, 1, 1)


def run(order: Order) -> Report:
    """Let two windows write until the time is used up."""
    report = Report(PART, order)
    deadline = order.deadline()
    while True:
        with tempfile.TemporaryDirectory() as place:
            folder = Path(place)
            windows = [
                subprocess.Popen([sys.executable, "-m", "tests.soak.two_windows", place, str(number)], cwd=_ROOT)
                for number in range(2)
            ]
            codes = [window.wait() for window in windows]
            report.count("rounds", _ROUNDS * len(windows))
            _look(report, folder, codes)
        if deadline.over:
            return report


def _look(report: Report, folder: Path, codes: list[int]) -> None:
    if any(codes):
        report.found(f"a window ended with {codes}")
    keys = [f"{number}-{index}" for number in range(2) for index in range(_ROUNDS)]
    profiles = Profiles(folder)
    profiles.load()
    settings, results, notes = Settings(folder / data_files.SETTINGS), Results(folder), Notes(folder).all()
    for key in keys:
        number, _, index = key.partition("-")
        day = _FIRST_DAY + timedelta(days=int(index))
        for what, there in (
            ("profile", any(profile.name == key for profile in profiles.people)),
            ("setting", f"test/{key}" in settings.texts()),
            ("answer", results.solved(day, number) is True),
            ("note", notes.get(key) == Note(text=key)),
        ):
            if not there:
                report.found(f"{what} {key} is lost")
    strangers = {path.name for path in folder.iterdir()} - {
        data_files.SETTINGS,
        data_files.PROFILES,
        data_files.DAILY,
        data_files.NOTES,
    }
    if strangers:
        report.found(f"left behind: {sorted(strangers)}")


def write(folder: Path, number: str) -> None:
    """What one window does."""
    profiles, results, notes = Profiles(folder), Results(folder), Notes(folder)
    settings = Settings(folder / data_files.SETTINGS)
    profiles.load()
    for index in range(_ROUNDS):
        key, day = f"{number}-{index}", _FIRST_DAY + timedelta(days=index)
        # A window that can't write now because the other one does has it in memory, and writes it with the next change.
        _again(lambda day=day: results.answer(day, number, right=True))
        _again(lambda key=key: notes.put({key: Note(text=key)}))
        profiles.add(key)
        settings.set(whole(f"test/{key}", 0, 0, 9), 1)
        settings.sync()
    while settings._unwritten:
        settings.sync()


def _again(work: Callable[..., Any]) -> None:
    while True:
        try:
            work()
        except (FileError, StoreError):
            continue
        return


if __name__ == "__main__":
    write(Path(sys.argv[1]), sys.argv[2])
