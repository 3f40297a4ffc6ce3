"""The program's window on a screen: opened in another system, and closed again."""

import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from targets.checking.bare_systems import BareSystem
from targets.checking.check import CheckFailed
from targets.checking.screens import Screen, wait_until

#: Most machines show it within two seconds; those that do other things at the same time get more.
PATIENCE_S = 60


class NoWindow(CheckFailed):
    """The program ended before its window was to be seen; the message is what it said."""


@contextmanager
def opened(
    system: BareSystem,
    shown: Screen,
    *words: str,
    environment: Mapping[str, str] | None = None,
    patience_s: float = PATIENCE_S,
) -> Iterator[subprocess.Popen[str]]:
    """The player's program while its window shows its contents; afterwards everything that the player runs is killed.

    Raises:
        NoWindow: it ended instead.
        CheckFailed: it shows nothing.
    """
    with system.start(*words, environment={**shown.environment(), **(environment or {})}) as program:
        try:
            wait_until(lambda: shown.shows_contents() or program.poll() is not None, "the window", patience_s)
            if program.poll() is not None:
                assert program.stdout is not None
                raise NoWindow(program.stdout.read().strip())
            yield program
        finally:
            system.kill()
    wait_until(lambda: not shown.shows_contents(), "the end of the window")


def open_and_quit(system: BareSystem, shown: Screen, *words: str) -> None:
    """Open the window and quit it by its key. Raises `CheckFailed` if either doesn't work."""
    with opened(system, shown, *words) as program:
        quit_by_key(program, shown)


def quit_by_key(program: subprocess.Popen[str], shown: Screen) -> None:
    """Quit a program by its key. Raises `CheckFailed` if it doesn't end, or with an error."""
    wait_until(lambda: _quits(program, shown), "the program's end after Ctrl+Q", pause_s=1)
    if program.returncode:
        raise CheckFailed(f"the window's program ended with {program.returncode}")


def _quits(program: subprocess.Popen[str], shown: Screen) -> bool:
    if program.poll() is not None:
        return True
    shown.press("ctrl+q")
    return False
