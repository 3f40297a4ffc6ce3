"""The report of a crash that Python can't catch is there for the next start, and only then."""

import subprocess
import sys
from pathlib import Path

from cardtable_gui import __version__
from cardtable_gui.core.files.data_files import CRASH
from cardtable_gui.diagnostics.crash_file import CrashFile

PROGRAM = """
import os, sys
from pathlib import Path
from cardtable_gui.diagnostics.crash_file import CrashFile

def lose_the_table(card):
    {end}

file = CrashFile(Path(sys.argv[1]))
file.open()
lose_the_table("the card 7")
"""


def left_by(folder: Path, end: str) -> str:
    """Return what a program that ends like this leaves for the next start."""
    subprocess.run([sys.executable, "-c", PROGRAM.format(end=end), str(folder)], capture_output=True, check=False)
    return CrashFile(folder).earlier()


def test_a_crash_leaves_versions_and_functions_but_no_values(tmp_path: Path) -> None:
    report = left_by(tmp_path / "data", "os.abort()")
    assert f"Card Table {__version__}" in report
    assert "lose_the_table" in report
    assert "the card 7" not in report


def test_a_killed_program_leaves_no_report(tmp_path: Path) -> None:
    assert left_by(tmp_path, "os.kill(os.getpid(), 9)") == ""
    assert (tmp_path / CRASH).exists()


def test_a_closed_program_leaves_no_file(tmp_path: Path) -> None:
    assert left_by(tmp_path, "file.close()") == ""
    assert not (tmp_path / CRASH).exists()


def test_the_next_start_overwrites_the_report(tmp_path: Path) -> None:
    assert left_by(tmp_path, "os.abort()")
    assert left_by(tmp_path, "os.kill(os.getpid(), 9)") == ""


def test_a_folder_that_cannot_be_written_is_no_trouble(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("")
    assert left_by(tmp_path / "data", "file.close()") == ""
