"""Without a display the user gets the reason in one line; other errors of Qt are passed on."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cardtable_gui.display import problem
from tests.support.screen import NoScreenError, Screen

pytestmark = pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="windows come without a display server")

NONE = "No display found. Card Table needs a desktop to open its window."
DEAD = "Can’t open a window: the display “{display}” isn’t responding."


def started(folder: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The program's output and exit code with only these displays."""
    displays = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_SESSION_TYPE")
    kept = {name: value for name, value in os.environ.items() if name not in displays}
    return subprocess.run(
        [sys.executable, "-m", "cardtable_gui", *arguments, "--data-dir", str(folder)],
        env={**kept, **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


@pytest.mark.parametrize(
    ("arguments", "environment", "reason"),
    [
        ([], {}, NONE),
        ([], {"DISPLAY": "", "WAYLAND_DISPLAY": ""}, NONE),
        ([], {"DISPLAY": ":987654"}, DEAD.format(display=":987654")),
        (["-display", ":987655"], {"DISPLAY": ":987654"}, DEAD.format(display=":987655")),
        ([], {"WAYLAND_DISPLAY": "nowhere"}, DEAD.format(display="nowhere")),
        ([], {"WAYLAND_DISPLAY": "nowhere", "DISPLAY": ":987654"}, DEAD.format(display=":987654")),
        (["-platform", "xcb"], {"QT_QPA_PLATFORM": "offscreen"}, NONE),
        (["-platform", "nonsense"], {"DISPLAY": ":987654"}, "Unknown platform “nonsense”. Choose one of: "),
        ([], {"QT_QPA_PLATFORM": "nonsense;rubbish"}, "Unknown platform “nonsense;rubbish”. Choose one of: "),
    ],
)
def test_without_a_display_the_program_says_why_in_one_line_and_ends_with_2(
    tmp_path: Path, arguments: list[str], environment: dict[str, str], reason: str
) -> None:
    done = started(tmp_path, "--lang", "en", *arguments, **environment)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"cardtable-gui: {reason}")
    assert done.stderr.count("\n") == 1


def test_the_players_language_is_spoken(tmp_path: Path) -> None:
    done = started(tmp_path, "--lang", "ja", DISPLAY=":987654")
    assert done.returncode == 2
    assert done.stderr.startswith("cardtable-gui: ディスプレイ")


def test_known_platforms_are_told_in_order() -> None:
    heard = ['Could not find the Qt platform plugin "x" in ""', "Available platform plugins are: xcb, minimal.\n"]
    found = problem(heard, {})
    assert found is not None
    assert found.places == {"platform": "x", "platforms": "minimal, xcb"}


def test_what_only_qt_knows_is_left_to_its_own_words() -> None:
    assert problem(["This application failed to start because of something else."], {"DISPLAY": ":0"}) is None


SILENT = """
import sys
from PySide6.QtCore import qFatal, qWarning
from cardtable_gui.display import reporting_missing_display
with reporting_missing_display(print):
    qWarning("a warning")
    if sys.argv[1:]:
        qFatal("something else")
print("went on")
"""


def test_where_qt_goes_on_its_warnings_are_written() -> None:
    done = subprocess.run([sys.executable, "-c", SILENT], capture_output=True, text=True, check=True, timeout=60)
    assert (done.stdout, done.stderr) == ("went on\n", "a warning\n")


def test_where_qt_ends_for_another_reason_it_ends_as_ever_with_its_own_words() -> None:
    command = [sys.executable, "-c", SILENT, "fatal"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode < 0
    assert done.stdout == ""
    assert done.stderr.startswith("a warning\nsomething else\n")


@pytest.mark.parametrize("arguments", [[], ["-platform", "nonsense;OFFscreen"], ["-platform", "vnc:port=5905"]])
def test_where_there_is_a_display_nothing_is_said(arguments: list[str]) -> None:
    program = (
        "import sys\nfrom PySide6.QtGui import QGuiApplication\n"
        "from cardtable_gui.display import reporting_missing_display\n"
        "with reporting_missing_display(print):\n    QGuiApplication(sys.argv)\nprint('went on')"
    )
    try:
        screen = Screen()
    except NoScreenError as error:
        pytest.skip(str(error))
    try:
        command = [sys.executable, "-c", program, *arguments]
        done = subprocess.run(command, env=screen.environment(), capture_output=True, text=True, check=True, timeout=60)
    finally:
        screen.close()
    assert done.stdout.splitlines()[-1] == "went on"
