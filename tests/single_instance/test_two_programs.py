"""The whole program, started twice on the same data."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cardtable_gui.core.files.data_files import LOG
from cardtable_gui.single_instance.address import address_of

if sys.platform == "win32":
    pytest.skip("looks for the socket", allow_module_level=True)

from cardtable_gui.single_instance import unix_socket


def wait_until(done: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not done():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_a_second_start_ends_at_once_and_one_after_a_kill_opens_its_own_window(tmp_path: Path) -> None:
    runtime, data = tmp_path / "run", tmp_path / "data"
    runtime.mkdir()
    variables = {**os.environ, "XDG_RUNTIME_DIR": str(runtime)}
    endpoint = address_of(data, variables).endpoint
    command = [sys.executable, "-m", "cardtable_gui", "--data-dir", str(data)]

    def listens() -> bool:
        try:
            unix_socket.connect(endpoint, 1).close()
        except OSError:
            return False
        return True

    @contextmanager
    def started() -> Iterator[subprocess.Popen[bytes]]:
        with subprocess.Popen(command, env=variables, stderr=subprocess.DEVNULL) as program:
            try:
                wait_until(listens)
                yield program
            finally:
                program.kill()

    with started() as first:
        second = subprocess.run(command, env=variables, stderr=subprocess.DEVNULL, check=False, timeout=60)
        assert second.returncode == 0
        assert first.poll() is None
        wait_until((data / LOG).exists)
    assert Path(endpoint).exists()
    with started() as third:
        assert third.poll() is None
