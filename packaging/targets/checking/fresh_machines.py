"""README's commands on fresh machines: a normal user who has Python, a clone of the checkout, and nothing else."""

import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

from targets.checking.check import Check, CheckFailed, NotHere
from targets.checking.machines import USER, Machine, fresh_machine, missing_tools

SUITES = ("bookworm", "trixie", "sid")
"""Debian's suites with Python 3.11, 3.13 and 3.14."""
DISPLAY_TOOLS = {"Xvfb": "xvfb", "xdotool": "xdotool", "xwd": "x11-apps"}
FIRST_START_S = 600.0
NEXT_START_S = 30.0
TESTS_S = 5400.0
POLL_S = 0.1
DRAWN_COLOURS = 50
"""A window that shows its first page has more colours than this, an empty one has a few."""
SAMPLED = 7
"""Of so many pixels, one is looked at."""


def starts(suite: str) -> str:
    """Start the program twice by README's first command; return how long its window took.

    Raises:
        CheckFailed: the command's words were not one clear line, or no window came.
        NotHere: a tool is missing.
    """
    if (needed := missing_tools(DISPLAY_TOOLS)) is not None:
        raise NotHere(needed)
    with fresh_machine(suite) as machine, _display() as display:
        folder = machine.clone_checkout()
        _install_what_is_named(machine, "run")
        line = f"cd {folder} && exec python3 packaging/bootstrap.py run --lang en"
        command = machine.command(line, USER, DISPLAY=display)
        first = _seconds_to_window(command, display, FIRST_START_S)
        while _window_is_drawn(display):
            time.sleep(POLL_S)
        second = _seconds_to_window(command, display, NEXT_START_S)
        return f"{_python(machine)}: window after {first:.0f} s, at the next start after {second:.1f} s"


def passes_tests(suite: str) -> str:
    """Run README's test command; return its last line. Raises `CheckFailed` or `NotHere`."""
    with fresh_machine(suite) as machine:
        folder = machine.clone_checkout()
        _install_what_is_named(machine, "test")
        ran = machine.as_user(f"cd {folder} && nice -n 10 python3 packaging/bootstrap.py test", TESTS_S)
        print(ran.stdout, ran.stderr, sep="\n", flush=True)
        summary = f"{_python(machine)}: {(ran.stdout.strip().splitlines() or ['nothing said'])[-1].strip('= ')}"
        if ran.returncode:
            raise CheckFailed(summary)
        return summary


def root_command(told: str) -> str | None:
    """The command to paste in what `bootstrap.py` said, without `sudo`; None: it did not say just that line."""
    found = re.fullmatch(r"[^\n]*: sudo (apt-get install -y [a-z0-9.+ -]+)\n", told)
    return None if found is None else found[1]


def _install_what_is_named(machine: Machine, purpose: str) -> None:
    """Have the command say what is missing, and paste its line as root."""
    ran = machine.as_user(f"python3 card-table/packaging/bootstrap.py {purpose}")
    command = root_command(ran.stderr)
    if ran.returncode != 2 or ran.stdout or command is None:
        raise CheckFailed(f"{purpose} did not name what is missing: {ran.returncode} {ran.stdout}{ran.stderr}")
    installed = machine.as_root(command)
    if installed.returncode:
        raise CheckFailed(f"the command that {purpose} names failed: {installed.stderr.strip().splitlines()[-1]}")


def _seconds_to_window(command: list[str], display: str, limit: float) -> float:
    """Run the program until its window shows its first page; return how long that took."""
    began = time.monotonic()
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as program:
        try:
            while not _window_is_drawn(display):
                if program.poll() is not None or time.monotonic() - began > limit:
                    program.kill()
                    raise CheckFailed(f"no window: {program.communicate()[1].strip() or 'nothing said'}")
                time.sleep(POLL_S)
            return time.monotonic() - began
        finally:
            program.kill()


def _window_is_drawn(display: str) -> bool:
    window = ["xdotool", "search", "--onlyvisible", "--name", "Card Table"]
    environment = {"DISPLAY": display, "PATH": "/usr/bin:/bin"}
    if subprocess.run(window, env=environment, capture_output=True, check=False).returncode:
        return False
    picture = subprocess.run(["xwd", "-root", "-silent"], env=environment, capture_output=True, check=False).stdout
    pixels = memoryview(picture[: len(picture) // 4 * 4]).cast("I")
    return len(set(pixels[::SAMPLED])) > DRAWN_COLOURS


@contextmanager
def _display() -> Iterator[str]:
    """An X server's display, which needs no permission."""
    xvfb = shutil.which("Xvfb")
    assert xvfb is not None
    command = [xvfb, "-displayfd", "1", "-ac", "-nolisten", "tcp", "-screen", "0", "1280x800x24"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout is not None
        try:
            yield f":{server.stdout.readline().strip()}"
        finally:
            server.terminate()


def _python(machine: Machine) -> str:
    return machine.as_user("python3 --version").stdout.strip()


CHECKS = [
    *(Check(f"fresh-run-{suite}", partial(starts, suite)) for suite in SUITES),
    *(Check(f"fresh-test-{suite}", partial(passes_tests, suite)) for suite in SUITES),
]
