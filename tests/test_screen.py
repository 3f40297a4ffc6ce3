"""The private screen of tests in real windows starts and ends with them."""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.support.screen import NoScreenError, Screen, answers

pytestmark = pytest.mark.skipif(shutil.which("Xvfb") is None, reason="Xvfb is not installed")
PATIENCE_S = 60


def ends(name: str) -> bool:
    """Whether nothing answers at the display any more, soon."""
    until = time.monotonic() + PATIENCE_S
    while answers(name):
        if time.monotonic() > until:
            return False
        time.sleep(0.01)
    return True


def test_each_screen_is_another_and_ends_when_it_is_left() -> None:
    first, second = Screen(), Screen()
    assert first.name != second.name
    assert answers(first.name)
    first.close()
    assert ends(first.name)
    assert answers(second.name)
    second.close()
    assert ends(second.name)


def test_a_screen_ends_with_a_process_that_is_killed(repository: Path) -> None:
    script = "from tests.support.screen import Screen; screen = Screen(); print(screen.name, flush=True); input()"
    command = [sys.executable, "-c", script]
    with subprocess.Popen(command, cwd=repository, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as owner:
        assert owner.stdout is not None
        name = owner.stdout.readline().strip()
        answered = answers(name)
        owner.kill()
    assert answered
    assert ends(name)


def test_a_server_that_does_not_start_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.support.screen.SIZE", "nonsense")
    with pytest.raises(NoScreenError, match="instead of starting"):
        Screen()
    monkeypatch.setattr("tests.support.screen.shutil.which", lambda _: None)
    with pytest.raises(NoScreenError, match="not installed"):
        Screen()
