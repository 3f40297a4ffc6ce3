"""A real mouse and keyboard on a real desktop: lost releases, a second button, the wheel, and other layouts.

xdotool sends what a hand does through an X server, where a window manager has the window.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.e2e.test_frames import desktop

_NEEDED = ("Xvfb", "openbox", "xdotool", "setxkbmap")
pytestmark = pytest.mark.skipif(
    any(shutil.which(program) is None for program in _NEEDED),
    reason="a real hand needs Xvfb, openbox, xdotool and setxkbmap",
)


def done(task: str, repository: Path, tmp_path: Path) -> dict[str, object]:
    """What came of a task."""
    with desktop("1400x950x24", tmp_path) as screen:
        command = [sys.executable, "-m", "tests.e2e.on_a_desktop", str(tmp_path / "data"), task]
        run = subprocess.run(
            command, cwd=repository, env=screen.environment(), capture_output=True, text=True, check=False, timeout=280
        )
    assert run.returncode == 0, run.stderr
    found: dict[str, object] = json.loads(run.stdout)
    assert found.pop("errors") == []
    return found


@pytest.mark.parametrize("task", ["lost", "covered"])
def test_a_card_whose_release_was_lost_is_at_home_and_not_played_by_the_next_click(
    task: str, repository: Path, tmp_path: Path
) -> None:
    assert done(task, repository, tmp_path) == {"in the air": False, "steps": 0, "picked": 0}


def test_a_second_button_cancels_the_drag_and_opens_nothing(repository: Path, tmp_path: Path) -> None:
    found = done("second", repository, tmp_path)
    assert found.pop("steps") == 0
    assert len(found) == 4
    assert not any(found.values())


def test_a_drag_that_leaves_the_window_with_its_button_held_goes_on(repository: Path, tmp_path: Path) -> None:
    assert done("outside", repository, tmp_path) == {"carried": True}


def test_the_wheel_changes_no_value_that_it_passes(repository: Path, tmp_path: Path) -> None:
    found = done("wheel", repository, tmp_path)
    assert (found["changed"], found["percent"]) == ([], 100)
    assert isinstance(found["met"], int)
    assert found["met"] > 8


def test_letters_work_after_a_click_on_the_log_in_every_layout(repository: Path, tmp_path: Path) -> None:
    found = done("letters", repository, tmp_path)
    layouts = ("us", "ru", "gr", "il")
    assert found == {**{f"log {layout}": True for layout in layouts}, **dict.fromkeys(layouts, 1)}
