"""Under Wayland no program is told what panels take of the screen: the first window leaves them room."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(shutil.which("weston") is None, reason="Wayland needs a compositor: weston")
_PATIENCE_S = 60
_SOCKET = "cardtable-test"
LEAST_ROOM = 44
"""A panel is at most this high on the usual desktops."""


@contextmanager
def compositor(width: int, height: int, folder: Path) -> Iterator[dict[str, str]]:
    """A compositor without a screen, with one output of this size; gives the environment of its programs."""
    # Sockets have short names: those of the tests' folders are too long.
    runtime = Path(os.environ["XDG_RUNTIME_DIR"])
    variables = {**os.environ, "XDG_RUNTIME_DIR": str(runtime), "XDG_CONFIG_HOME": str(folder)}
    command = ["weston", "--backend=headless-backend.so", f"--width={width}", f"--height={height}"]
    log = (folder / "weston.log").open("w", encoding="utf-8")
    server = subprocess.Popen(
        [*command, f"--socket={_SOCKET}", "--idle-time=0"], env=variables, stdout=log, stderr=subprocess.STDOUT
    )
    try:
        until = time.monotonic() + _PATIENCE_S
        while not (runtime / _SOCKET).exists():
            told = (folder / "weston.log").read_text("utf-8")
            assert server.poll() is None, told
            assert time.monotonic() < until, told
            time.sleep(0.05)
        yield variables | {"WAYLAND_DISPLAY": _SOCKET, "QT_QPA_PLATFORM": "wayland"}
    finally:
        server.terminate()
        server.wait()
        log.close()


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1024, 640), (1920, 1080)])
def test_the_first_window_is_not_as_high_as_the_output(
    repository: Path, tmp_path: Path, width: int, height: int
) -> None:
    with compositor(width, height, tmp_path) as environment:
        command = [sys.executable, "-m", "tests.e2e.on_wayland", str(tmp_path / "data")]
        run = subprocess.run(
            command, cwd=repository, env=environment, capture_output=True, text=True, check=False, timeout=120
        )
    assert run.returncode == 0, run.stderr
    seen = json.loads(run.stdout)
    assert seen["platform"].startswith("wayland")
    assert seen["output"] == [width, height]
    assert seen["window"][0] <= width
    assert seen["window"][1] <= height - LEAST_ROOM
