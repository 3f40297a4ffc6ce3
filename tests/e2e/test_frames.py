"""A window with its frame is wholly on the screen, at first and when restored from a larger screen.

A real window manager adds frames to real windows here, on screens of several sizes with a panel at the lower edge.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRect

from tests.support.screen import Screen

_NEEDED = ("Xvfb", "openbox")
pytestmark = pytest.mark.skipif(
    any(shutil.which(program) is None for program in _NEEDED),
    reason="frames need an X server and a window manager: Xvfb and openbox",
)
PANEL = 40
_CONFIG = """<?xml version="1.0"?>
<openbox_config xmlns="http://openbox.org/3.4/rc">
<margins><bottom>{panel}</bottom></margins>
<theme><font place="ActiveWindow"><name>sans</name><size>{title}</size></font></theme>
</openbox_config>
"""
TITLES = (8, 22)
"""Font sizes of title bars: a usual frame, and an unusually high one."""
_TRIES = 12
"""How often a program looks for the window manager, five seconds each."""
SIZES = ["1280x800x24", "1024x640x24"]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    folder.mkdir()
    return folder


@contextmanager
def desktop(size: str, tmp_path: Path, title: int = TITLES[0]) -> Iterator[Screen]:
    """A screen with a window manager, and a panel at its lower edge."""
    config = tmp_path / "rc.xml"
    config.write_text(_CONFIG.format(panel=PANEL, title=title), encoding="utf-8")
    screen = Screen(size)
    manager = subprocess.Popen(
        ["openbox", "--config-file", str(config), "--sm-disable"],
        env=screen.environment(),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        # A program that is there before the window manager may never learn of its window's frame from Qt.
        assert any(_answer(screen, Path(__file__).resolve().parents[2], tmp_path, "ready") for _ in range(_TRIES))
        yield screen
    finally:
        manager.terminate()
        manager.wait()
        screen.close()


def run(screen: Screen, repository: Path, data: Path, *task: str) -> dict[str, QRect]:
    """Run the program there, and return what it observed."""
    return {name: QRect(*rect) for name, rect in _answer(screen, repository, data, *task).items()}


def _answer(screen: Screen, repository: Path, data: Path, *task: str) -> Any:
    command = [sys.executable, "-m", "tests.e2e.framed", str(PANEL), str(data), *task]
    done = subprocess.run(
        command, cwd=repository, env=screen.environment(), capture_output=True, text=True, check=False, timeout=120
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def check(seen: dict[str, QRect], size: str) -> None:
    width, height = (int(part) for part in size.split("x")[:2])
    available = seen.pop("available")
    assert available == QRect(0, 0, width, height - PANEL)
    assert {"Start", "slider", "frame"} <= seen.keys()
    assert any(name.startswith("command ") for name in seen)
    outside = {name: rect.getRect() for name, rect in seen.items() if not available.contains(rect)}
    assert outside == {}


@pytest.mark.sampled
@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("size", SIZES)
def test_the_first_window_and_all_its_controls_are_on_the_screen(
    size: str, title: int, repository: Path, data: Path, tmp_path: Path
) -> None:
    with desktop(size, tmp_path, title) as screen:
        check(run(screen, repository, data, "look"), size)


def test_a_window_of_a_larger_screen_comes_back_on_smaller_ones(repository: Path, data: Path, tmp_path: Path) -> None:
    with desktop("1920x1200x24", tmp_path) as screen:
        run(screen, repository, data, "leave", "150,100,1700,1000")
    for size in SIZES:
        again = tmp_path / size
        shutil.copytree(data, again)
        with desktop(size, tmp_path) as screen:
            check(run(screen, repository, again, "look"), size)
