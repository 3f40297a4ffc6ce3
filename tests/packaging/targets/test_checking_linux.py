"""Parts of the checks for Linux that need neither another system nor a screen."""

import struct
import subprocess
import sys
from pathlib import Path

import pytest
from targets.checking.bare_systems import require
from targets.checking.check import CheckFailed, NotHere
from targets.checking.screens import CONTENTS, Screen, wait_until
from targets.system_libraries import highest_version


def screen_with(colours: int, folder: Path) -> Screen:
    """A screen of 400 × 100 pixels with this many colours in turn, after a header and a map of two colours."""
    header = struct.pack(">I", 104).ljust(76, b"\0") + struct.pack(">I", 2).ljust(28, b"\0")
    pixels = b"".join(struct.pack("=I", number % colours) for number in range(40_000))
    file = folder / "pixels"
    file.write_bytes(header + bytes(2 * 12) + pixels)
    return Screen(":7", file)


def test_a_window_that_has_only_painted_its_background_shows_no_contents(tmp_path: Path) -> None:
    bare = screen_with(1, tmp_path)
    assert bare.colours() == 1
    assert not bare.shows_contents()
    assert screen_with(CONTENTS + 1, tmp_path).shows_contents()


def test_what_does_not_happen_in_time_is_named() -> None:
    with pytest.raises(CheckFailed, match=r"the window: not within 0\.05 s"):
        wait_until(lambda: False, "the window", 0.05, 0.01)
    assert wait_until(lambda: True, "the window") < 1


def test_a_missing_tool_of_a_check_is_named_with_its_package() -> None:
    with pytest.raises(NotHere, match=r"needs no-such-tool: sudo apt-get install no-such-package$"):
        require({"no-such-tool": "no-such-package", "sh": "dash"})


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="files of Linux")
def test_the_newest_version_of_a_library_s_symbols_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    told = " 05 GLIBC_2.2.5\n 04 GLIBC_2.34\n 03 GLIBCXX_3.4.9\n 02 GLIBCXX_3.4.21\n"

    def run(command: list[str], **_settings: object) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(command, 0, told, "")

    monkeypatch.setattr("targets.system_libraries.subprocess.run", run)
    assert highest_version("GLIBC", [Path("a")]) == (2, 34)
    assert highest_version("GLIBCXX", [Path("a"), Path("b")]) == (3, 4, 21)
    assert highest_version("CXXABI", [Path("a")]) == (0,)
