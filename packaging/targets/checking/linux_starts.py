"""How quickly the packages start, and how much memory they take, beside `python -m cardtable_gui` in the same run."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from targets import debian, linux_files, product
from targets.checking.check import Check, CheckFailed, NotHere
from targets.checking.screens import Screen, screen, wait_until
from targets.target import DIST, do

STARTS = 9
"""Of each program, one after the other in turn, so that all meet the same load; the median counts."""
MOST_INSTALLED = 1.05
"""The installed program, in proportion to the modules in Python."""
MOST_MORE_S = 0.8
"""The seconds that the single file may take longer to unpack itself."""
_REST_S = 3.0
"""After this time on the start screen all that follows the first contents has been loaded."""
_POLL_S = 0.003


def starts() -> str:
    """The installed program shows its first contents as soon as the modules in Python, the single file soon after."""
    figures = _measured(_until_contents, STARTS)
    python, installed, onefile = (figures[name] for name in ("python", "installed", "onefile"))
    told = f"python {python:.2f} s, installed {installed / python:.2f} times that, onefile +{onefile - python:.2f} s"
    if installed > MOST_INSTALLED * python or onefile > python + MOST_MORE_S:
        raise CheckFailed(told)
    return told


def memory() -> str:
    """The memory of all processes on the start screen: the proportional set size. It is told, not judged."""
    figures = _measured(_at_rest, 1)
    return ", ".join(f"{name} {mib:.0f} MiB" for name, mib in figures.items())


def _measured(measure: Callable[[Screen, subprocess.Popen[bytes], float], float], times: int) -> dict[str, float]:
    """The medians of something measured in each program, by the program's name.

    `measure` gets a running program, whose window is not to be seen yet, and the time when it was started.
    """
    found: dict[str, list[float]] = {}
    with TemporaryDirectory(prefix="cardtable-starts-") as temporary, screen() as shown:
        programs = _programs(Path(temporary))
        for turn in range(times + 1):
            for name, command in programs.items():
                figure = _one(measure, command, shown, Path(temporary) / "home")
                # The first start of each reads it from the disk, and makes the settings.
                if turn:
                    found.setdefault(name, []).append(figure)
    return {name: median(figures) for name, figures in found.items()}


def _one(
    measure: Callable[[Screen, subprocess.Popen[bytes], float], float],
    command: Sequence[str],
    shown: Screen,
    home: Path,
) -> float:
    home.mkdir(exist_ok=True)
    variables = {**os.environ, **shown.environment(), "HOME": str(home), "XDG_RUNTIME_DIR": str(home)}
    wait_until(lambda: not shown.shows_contents(), "the end of the window before")
    began = time.monotonic()
    with subprocess.Popen(command, env=variables, cwd=home, stderr=subprocess.DEVNULL) as program:
        try:
            return measure(shown, program, began)
        finally:
            # The single file's first process ends the second one, and removes what it unpacked.
            program.terminate()


def _programs(folder: Path) -> Mapping[str, list[str]]:
    """The commands to compare. Raises `NotHere` for one that isn't built."""
    package, onefile = DIST / debian.file_name(), DIST / product.ID
    for built in (package, onefile):
        if not built.is_file():
            raise NotHere(f"build {'deb' if built is package else 'onefile'} first")
    do("dpkg-deb", "-x", package, folder / "installed")
    program = folder / "installed" / "usr" / linux_files.PROGRAM_FOLDER / product.ID
    return {
        "python": [sys.executable, "-m", "cardtable_gui"],
        "installed": [str(program)],
        "onefile": [str(onefile)],
    }


def _until_contents(shown: Screen, program: subprocess.Popen[bytes], began: float) -> float:
    wait_until(lambda: shown.shows_contents() or program.poll() is not None, "the window", pause_s=_POLL_S)
    if program.poll() is not None:
        raise CheckFailed(f"the program ended with {program.returncode}")
    return time.monotonic() - began


def _at_rest(shown: Screen, program: subprocess.Popen[bytes], began: float) -> float:
    from cardtable_gui.lab.bench.processes import whole_memory_kib

    _until_contents(shown, program, began)
    time.sleep(_REST_S)
    total = whole_memory_kib(program.pid)
    if total is None:
        raise CheckFailed(f"the memory of process {program.pid} isn't told")
    return total / 1024


CHECKS = [Check("starts-time", starts), Check("starts-memory", memory)]
