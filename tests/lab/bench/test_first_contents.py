"""Measures the first contents on a screen of its own; and a click on them is never lost, however early it comes."""

from __future__ import annotations

import shutil
from ctypes.util import find_library

import pytest

from cardtable_gui.lab.bench import first_contents, virtual_screen
from cardtable_gui.lab.bench.first_contents import Shown

pytestmark = pytest.mark.skipif(
    shutil.which("Xvfb") is None or find_library("Xtst") is None, reason="needs an X server without a screen, and Xtst"
)


def test_a_click_on_the_first_contents_is_held_until_it_opens_its_page(monkeypatch: pytest.MonkeyPatch) -> None:
    # It can't be quick on a machine that is busy with tests, and must come all the same.
    monkeypatch.setattr(first_contents, "LONGEST_S", 600.0)
    monkeypatch.setattr(first_contents, "LOOK_S", 0.01)
    with virtual_screen.opened() as screen:
        (answered,) = first_contents.held_clicks(screen, 1)
    assert answered > 0


def test_the_contents_come_with_the_first_screen_that_looks_as_at_rest() -> None:
    empty, half, full = ([bytes(100)], [bytes(50) + bytes([200]) * 50], [bytes([200]) * 100])
    nearly = [bytes([190]) * 99 + b"\0"]
    frames = [(0.0, empty), (0.2, half), (0.3, nearly), (0.4, full)]
    assert first_contents.completed_s(frames) == 0.3
    assert first_contents.completed_s([*frames, (0.5, half), (0.6, full)]) == 0.6
    shown = [Shown(100, 300), Shown(90, 350), Shown(120, 310)]
    assert first_contents.summary(shown) == {
        "contents_best_ms": 300,
        "contents_median_ms": 310,
        "window_best_ms": 90,
    }
