"""Copies of the checkout, in which modules are broken and tests are run."""

from __future__ import annotations

import hashlib
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path

UNMEASURED = (
    "tests/assets",
    "tests/e2e",
    "tests/lab/gallery",
    "tests/i18n",
    "tests/packaging",
    "tests/soak",
    "tests/sound",
    "tests/lab/bench",
)
"""Tests that are not used: pictures, sounds, texts, installations and whole matches in the window, which are slow."""
NO_TESTS = 5
"""The exit code of pytest if it ran no test."""


def files(root: Path) -> list[str]:
    """List what belongs to a checkout: what git tracks, and what is new and not ignored, as far as it is there."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=root, check=True, capture_output=True, text=True).stdout
    return sorted(name for name in listed.split("\0") if name and (root / name).is_file())


def digest(root: Path) -> str:
    """A digest of everything that results depend on: the program and its tests."""
    whole = hashlib.sha256()
    for name in files(root):
        if name.startswith(("cardtable_gui/", "tests/", "packaging/mutation/")):
            whole.update(name.encode() + b"\0" + (root / name).read_bytes() + b"\0")
    return whole.hexdigest()[:16]


class Tree:
    """A copy of the checkout in a folder of its own."""

    def __init__(self, root: Path, folder: Path) -> None:
        """Copy a checkout to a new folder."""
        self._folder = folder
        self.path = folder / "tree"
        for name in files(root):
            target = self.path / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(root / name, target)
        (folder / "tmp").mkdir()
        self._changes = 0
        self._running: subprocess.Popen[bytes] | None = None

    def write(self, path: str, code: str) -> None:
        """Change a module, so that Python sees it: compiled modules are told apart by seconds and size alone."""
        file = self.path / path
        before = file.stat().st_mtime
        file.write_text(code, encoding="utf-8")
        self._changes += 1
        os.utime(file, (before + self._changes, before + self._changes))

    def pytest(
        self, tests: Sequence[str], wall_s: float, variables: Mapping[str, str], *options: str
    ) -> tuple[int | None, str]:
        """Run tests in the copy.

        Args:
            tests: names of tests, in the order in which they are run; files and folders too.
            wall_s: when they are ended, in seconds.
            variables: what the plugin is told, see there.
            options: further options of pytest.

        Returns:
            The exit code, None when they were ended, a negative one when a signal ended them; and what was written.
        """
        chosen = self._folder / "tests.txt"
        chosen.write_text("\n".join(tests), encoding="utf-8")
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "mutation.plugin"]
        command += [*options, f"@{chosen}"]
        search = os.pathsep.join((str(self.path / "packaging"), str(self.path)))
        environment = {**os.environ, **variables, "PYTHONPATH": search, "TMPDIR": str(self._folder / "tmp"), "CI": "1"}
        output = self._folder / "output.txt"
        with output.open("wb") as stream:
            process = self._running = subprocess.Popen(
                command,
                cwd=self.path,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=stream,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
            code: int | None
            try:
                code = process.wait(wall_s)
            except subprocess.TimeoutExpired:
                code = None
            finally:
                # What tests started may still be there, also after an interrupt.
                self.stop()
                process.wait()
        return code, output.read_text(encoding="utf-8", errors="replace")

    def stop(self) -> None:
        """End the running tests and all processes that they started."""
        if self._running is not None:
            with suppress(ProcessLookupError):
                os.killpg(self._running.pid, signal.SIGKILL)
